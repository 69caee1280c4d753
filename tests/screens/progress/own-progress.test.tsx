import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleOwnProgress } from '#src/screens/progress/own/own-progress.example.tsx'
import { ScorePanel } from '#src/screens/progress/own/score-panel.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

function drawScores() {
  const onOpen = vi.fn<(sessionId: number) => void>()
  draw(<ScorePanel progress={exampleOwnProgress} timeZone="UTC" onOpen={onOpen} />)
  return onOpen
}

test('a mark says its work, its score, its subject and its day, and opens the session', async () => {
  const onOpen = drawScores()
  await page.getByRole('button', { name: 'The Roman Republic, 70%. History, Sep 25. Open' }).click()
  expect(onOpen.mock.calls).toEqual([[43]])
})

test('the marks are one stop of Tab, the newest first, and the arrow keys go from one to the next', async () => {
  const onOpen = drawScores()
  const names = []
  for (const key of ['{Tab}', '{ArrowLeft}', '{Home}', '{ArrowRight}', '{End}']) {
    await userEvent.keyboard(key)
    names.push(document.activeElement?.getAttribute('aria-label')?.split(',')[0])
  }
  await userEvent.keyboard('{Enter}{Tab}')
  expect([names, document.activeElement?.textContent, onOpen.mock.calls]).toEqual([
    ['Two Revolutions', 'Parts of Speech', 'Linear Graphs', 'Forces and Motion', 'Two Revolutions'],
    'Show as table: My scores',
    [[53]],
  ])
})

test('the same stands in a table, the newest first', async () => {
  const onOpen = drawScores()
  await page.getByText('Show as table').click()
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/Nov 19Two RevolutionsHistory93%/)
  await page.getByRole('table').getByRole('button', { name: 'Two Revolutions, 93%' }).click()
  expect(onOpen.mock.calls).toEqual([[53]])
})
