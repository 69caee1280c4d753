import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deleteStudent } from '#contract/classroom/students.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { removalWords } from '#src/app/bin/removal-words.ts'
import { useRemoval } from '#src/app/bin/use-removal.ts'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { drawInApp } from './in-app.tsx'

const students = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, title: `Student ${index + 1}` }))

function Students() {
  const removal = useRemoval({
    kind: 'student',
    remove: (api, id, signal) => api.send(deleteStudent, { params: { id }, signal }),
    failed: 'Failed to delete student. Please try again.',
    removedWords: (items) => `${items.length} students deleted`,
    onChanged: () => undefined,
  })
  return (
    <main>
      <button type="button" onClick={() => removal.send({ type: 'removal.requested', items: students })}>
        Delete all
      </button>
      <RemovalLayer removal={removal} wordsFor={(items) => removalWords('Student', items, 'Gone.', 'Failed')} />
      <Toaster />
    </main>
  )
}

/** Nine students are being deleted, of whom four are under way and nobody is through. */
async function deleting() {
  const deleted: string[] = []
  let answerAll = () => {}
  const gate = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  const history = drawInApp(<Students />, async ({ path }) => {
    deleted.push(path)
    await gate
    return { status: 204, body: null }
  })
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 9 students' }).click()
  await expect.element(page.getByText('0 of 9 deleted')).toBeVisible()
  return { deleted, history, answerAll: () => answerAll() }
}

test('whoever goes to another page while students are deleted is asked first, and told how far it went, with Undo', async () => {
  const { deleted, history, answerAll } = await deleting()
  history.push('/exercises')
  await page.getByRole('alertdialog', { name: 'Stop here?' }).getByRole('button', { name: 'Stop and leave' }).click()
  await expect.element(page.getByRole('button', { name: 'Stopping...' })).toBeInTheDocument()
  expect(history.location.pathname).toEqual('/')
  answerAll()
  await expect.element(page.getByText('4 of 9 deleted')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.poll(() => history.location.pathname).toEqual('/exercises')
  expect(deleted).toHaveLength(4)
})

test('whoever goes on deletes them all and stays', async () => {
  const { deleted, history, answerAll } = await deleting()
  history.push('/exercises')
  await page.getByRole('alertdialog', { name: 'Stop here?' }).getByRole('button', { name: 'Go on' }).click()
  answerAll()
  await expect.element(page.getByText('9 students deleted')).toBeVisible()
  expect([history.location.pathname, deleted.length]).toEqual(['/', 9])
})
