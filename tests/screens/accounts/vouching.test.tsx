import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Teacher } from '#contract/accounts/teachers.ts'
import { TeachersTable } from '#src/screens/accounts/teachers/teachers-table.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const ada = { id: 1, name: 'Ada', username: 'ada', email: 'ada@school.example', students: 2, classes: 1, created_at: '2026-11-02T09:00:00.000Z' }

function nothing(): void {}

test.each<[Teacher['state'], boolean, string[]]>([
  ['active', false, ['Suspend Ada', 'Vouch Ada', 'Remove Ada']],
  ['active', true, ['Suspend Ada', 'Stop vouching Ada', 'Remove Ada']],
  ['unconfirmed', false, ['Suspend Ada', 'Remove Ada']],
  ['suspended', false, ['Let in again Ada', 'Remove Ada']],
  ['suspended', true, ['Let in again Ada', 'Stop vouching Ada', 'Remove Ada']],
])('of a teacher who is %s (vouched for: %s) an administrator is offered what the server takes, one of it in a word', async (state, is_vouched_for, expected) => {
  await page.viewport(1280, 800)
  draw(<TeachersTable results={[{ ...ada, state, is_vouched_for }]} total={1} timeZone="UTC" onAct={nothing} />)
  const words = () => page.getByRole('button').elements().map(({ textContent }) => textContent)
  await expect.poll(words).toEqual(expected.slice(0, 1))
  document.querySelector('summary')?.click()
  await expect.poll(words).toEqual(expected)
})
