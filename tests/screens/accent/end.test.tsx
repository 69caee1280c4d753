import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import { exampleScored, exampleSounds, exampleUsable, idleAccent } from '#src/screens/accent/example-accent.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

beforeEach(() => page.viewport(390, 844))

const now = new Date('2026-11-20T19:31:00.000Z')

test('the end of a spoken session leads to practicing what was not read, and has nothing left to send', async () => {
  const session = exampleScored(exampleUsable, { status: 'complete', ended_at: now.toISOString() })
  draw(<AccentScreen view={{ mode: 'complete', session, isReviewing: true }} time={null} sounds={exampleSounds()} now={now} timeZone="UTC" {...idleAccent} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Practice the 5 you missed' })).toHaveFocus()
  expect(dialog.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Return Home', 'Practice the 5 you missed'])
})
