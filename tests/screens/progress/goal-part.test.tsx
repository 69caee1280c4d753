import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OwnGoal } from '#contract/progress/own-progress.ts'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { GoalPart } from '#src/screens/progress/own/goal-part.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const part = page.getByRole('region')

function drawGoal(goal: OwnGoal) {
  const onSave = vi.fn<(perWeek: number | null) => void>()
  draw(<GoalPart goal={goal} view={untouchedForm} wasSaved={false} onSave={onSave} onRetry={vi.fn()} />)
  return onSave
}

test.each([
  [{ per_week: null, done: 2 }, 'My goalSet a goalHow many exercises a week you would like to finish. Only you see it.'],
  [{ per_week: 3, done: 0 }, 'My goal: 3 a weekChangeNothing finished yet this week.'],
  [{ per_week: 3, done: 2 }, 'My goal: 3 a weekChange2 done this week'],
  [{ per_week: 3, done: 5 }, 'My goal: 3 a weekChange5 done this week. You met your goal.'],
])('a goal says what the week has, and nothing of what it lacks: %o', async (goal, words) => {
  drawGoal(goal)
  await expect.poll(() => part.element().textContent).toEqual(words)
})

test('keys set a goal, and Cancel changes nothing', async () => {
  const onSave = drawGoal({ per_week: null, done: 0 })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('spinbutton', { name: 'Exercises a week' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(onSave.mock.calls).toEqual([[5]])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: 'Set a goal' })).toHaveFocus()
})

test('a goal is given up', async () => {
  const onSave = drawGoal({ per_week: 4, done: 1 })
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'No goal' }).click()
  expect(onSave.mock.calls).toEqual([[null]])
})
