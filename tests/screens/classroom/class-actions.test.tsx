import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleClasses } from '#src/screens/classroom/example-classroom.ts'
import { ClassActions } from '#src/screens/classroom/classes/class-actions.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

test('the second and later tools of a class stand behind More, named by words and reached with keys alone', async () => {
  const onJoinCode = vi.fn()
  const nothing = vi.fn()
  const [shown = null] = exampleClasses
  draw(
    <ClassActions
      shown={shown}
      mayDecide={() => true}
      onRename={nothing}
      onPrintCards={nothing}
      onJoinCode={onJoinCode}
      onTeachers={nothing}
      onArchive={nothing}
      onCopy={nothing}
      onShowDeleted={nothing}
      onDelete={nothing}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Class cards and links' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete class...' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  for (const name of ['Join code', 'Teachers of this class', 'Edit class', 'Copy class...', 'Archive class...', 'Recently deleted', 'Delete class...']) {
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  }
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect([onJoinCode.mock.calls, nothing.mock.calls]).toEqual([[[shown]], []])
  await expect.element(page.getByRole('button', { name: 'Delete class...' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
})
