import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TestPanel } from '#src/screens/questions/workbench/test-panel.tsx'
import { TryTable } from '#src/screens/questions/workbench/try-table.tsx'
import type { TestView } from '#src/screens/questions/workbench/workbench-view.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

const idle: TestView = { run: 'inactive', log: [], answer: '', problem: null, isStale: false }
const on = { onStartTest: vi.fn(), onAnswerTest: vi.fn(), onRetryTest: vi.fn(), onRestartTest: vi.fn() }

test('who starts a test goes on in its answer box', async () => {
  const show = draw(<TestPanel test={idle} isSpoken={false} {...on} />)
  await page.getByRole('button', { name: 'Start test mode' }).click()
  show(<TestPanel test={{ ...idle, run: 'starting' }} isSpoken={false} {...on} />)
  show(<TestPanel test={{ ...idle, run: 'answering', log: [{ id: 1, role: 'assistant', content: 'Solve for x.', at: '2026-11-20T19:30:00.000Z' }] }} isSpoken={false} {...on} />)
  await expect.element(page.getByRole('textbox', { name: 'Your answer as a student' })).toHaveFocus()
})

const shownLook = { state: 'looked', isCurrent: true, mendable: [], variation: 0, strictness: 'moderate' } as const

test('an answer that is tried stands before those that were tried before', async () => {
  const onSamples = vi.fn()
  const found = { student_text: 'Solve for x.', keys: [], ideas: 0, hints: 0, steps: 0, words: 0, has_example: false, variations: 0, lints: [], answers: [], typical: [] }
  draw(<TryTable look={{ ...shownLook, looked: { prompt: '', type: 'FREE_FORM', samples: ['4', '5'], look: found } }} onSamples={onSamples} />)
  await page.getByRole('textbox', { name: 'Type another answer to check' }).fill('x = 4')
  await userEvent.keyboard('{Enter}')
  expect(onSamples.mock.calls).toEqual([[['x = 4', '4', '5']]])
})
