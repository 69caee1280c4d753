import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnNotes } from '#src/app/assignments/own-notes.tsx'
import { createApi } from '#src/api/client.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

const now = new Date('2026-11-20T19:30:00.000Z')
const api = createApi({ root: `${location.origin}/api`, readToken: () => null, timeZone: () => 'UTC' })

function written(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, from: 'Elena Alvarez', about: 'Sums', text: `Message ${index + 1}`, at: now.toISOString() }))
}

test('many messages leave the work in sight: the newest two stand open, the others behind one press', async () => {
  draw(<OwnNotes {...{ api, now }} notes={written(10)} timeZone="UTC" />)
  const older = page.getByText('Show 8 older messages')
  await expect.element(page.getByText('Message 2', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Message 3', { exact: true })).not.toBeVisible()
  await older.click()
  await expect.element(page.getByText('Message 10', { exact: true })).toBeVisible()
})

test('two messages stand there alone', async () => {
  draw(<OwnNotes {...{ api, now }} notes={written(2)} timeZone="UTC" />)
  await expect.element(page.getByText('Message 2', { exact: true })).toBeVisible()
  expect(page.getByText(/older message/).elements()).toEqual([])
})
