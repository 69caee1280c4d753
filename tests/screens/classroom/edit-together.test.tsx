import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { dueInput } from '#src/screens/classroom/work/due-input.ts'
import { EditWorksDialog } from '#src/screens/classroom/work/edit-works-dialog.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

beforeEach(() => page.viewport(1280, 900))

const due = '2026-11-25T17:00:00.000Z'
const closes = '2026-12-01T17:00:00.000Z'

/** The dialog about work that became what `as` makes of each piece. */
function edit(as: (work: Assignment, index: number) => Assignment) {
  const on = { onTyped: vi.fn(), onSave: vi.fn(), onRetry: vi.fn(), onCancel: vi.fn(), onClose: vi.fn() }
  const work = exampleWork.slice(0, 3).map(as)
  draw(<EditWorksDialog view={untouchedForm} work={work} kept={0} timeZone="America/New_York" now={exampleNow} {...on} />)
  return on
}

test('what all chosen assignments share stands in the boxes, and only what is changed is saved', async () => {
  const on = edit((work) => ({ ...work, due_date: due, closes_at: closes, config: { ...work.config, allowRedoAssignment: true } }))
  await expect.element(page.getByLabelText('Due date and time')).toHaveValue(dueInput(due))
  await expect.element(page.getByRole('radio', { name: 'At a time' })).toBeChecked()
  await expect.element(page.getByLabelText('Closes on')).toHaveValue(dueInput(closes))
  await expect.element(page.getByRole('radio', { name: 'Allow', exact: true })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Mixed' })).not.toBeInTheDocument()
  const save = page.getByRole('button', { name: 'Update Assignments' })
  await expect.element(save).toBeDisabled()
  await page.getByRole('radio', { name: 'Never' }).click()
  await save.click()
  expect([on.onTyped.mock.lastCall, on.onSave.mock.lastCall]).toEqual([[true], [{ dueAt: null, allowsRedo: null, closing: { at: null } }]])
})

test('where they differ it says mixed, and what is left alone stays as each has it', async () => {
  const on = edit((work, index) => ({
    ...work,
    due_date: index === 0 ? due : closes,
    closes_at: index === 0 ? null : closes,
    config: { ...work.config, allowRedoAssignment: index === 0 },
  }))
  await expect.element(page.getByLabelText('Due date and time')).toHaveValue('')
  await expect.element(page.getByLabelText('Due date and time')).toHaveAccessibleDescription(/^Mixed\./)
  for (const label of ['Closes', 'Allow multiple attempts']) {
    await expect.element(page.getByRole('group', { name: label }).getByRole('radio', { name: 'Mixed' })).toBeChecked()
  }
  await page.getByLabelText('Due date and time').fill(dueInput('2026-12-02T17:00:00.000Z'))
  await page.getByRole('button', { name: 'Update Assignments' }).click()
  expect(on.onSave.mock.lastCall).toEqual([{ dueAt: '2026-12-02T17:00:00.000Z', allowsRedo: null, closing: null }])
})
