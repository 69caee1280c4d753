import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deleteStudent } from '#contract/classroom/students.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { removalWords } from '#src/app/bin/removal-words.ts'
import { useRemoval } from '#src/app/bin/use-removal.ts'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { drawInApp } from './in-app.tsx'

function StudentPage({ onGone, onBack }: { onGone: () => void; onBack: () => void }) {
  const removal = useRemoval({
    kind: 'student',
    remove: (api, id, signal) => api.send(deleteStudent, { params: { id }, signal }),
    failed: 'Failed to delete student. Please try again.',
    removedWords: () => 'Student deleted',
    onChanged: (ids) => (ids.length > 0 ? onGone() : onBack()),
  })
  return (
    <>
      <button type="button" onClick={() => removal.send({ type: 'removal.requested', items: [{ id: 7, title: 'Maya Okafor' }] })}>
        Delete Student
      </button>
      <RemovalLayer removal={removal} wordsFor={(items) => removalWords('Student', items, 'Gone.', 'Failed')} />
    </>
  )
}

function Pages() {
  const [isGone, setIsGone] = useState(false)
  return (
    <main>
      <h1>{isGone ? 'Classroom' : 'Maya Okafor'}</h1>
      {isGone ? null : <StudentPage onGone={() => setIsGone(true)} onBack={() => setIsGone(false)} />}
      {isGone ? <UndoneHere onBack={() => setIsGone(false)} /> : null}
      <Toaster />
    </main>
  )
}

function UndoneHere({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" onClick={onBack}>
      Back
    </button>
  )
}

test('Undo brings a student back when the page they were deleted on is left already, also at a second try', async () => {
  const calls: string[] = []
  drawInApp(<Pages />, ({ method, path }) => {
    calls.push(`${method} ${path}`)
    const entry = { id: 31, kind: 'student', object_id: 7, title: 'Maya Okafor', deleted_at: '2026-11-20T19:59:00.000Z', expires_at: '2026-12-20T19:59:00.000Z' }
    if (method === 'DELETE') return { status: 204, body: null }
    if (method === 'POST' && calls.filter((call) => call.startsWith('POST')).length === 1) return { status: 502, body: {} }
    return { status: 200, body: method === 'POST' ? entry : { results: [entry], total: 1, next_cursor: null } }
  })
  await page.getByRole('button', { name: 'Delete Student' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('heading', { name: 'Classroom' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Could not bring it back. It is kept for 30 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('"Maya Okafor" is back')).toBeVisible()
  expect(calls).toEqual(['DELETE /students/7', 'GET /bin', 'POST /bin/31/restore', 'GET /bin', 'POST /bin/31/restore'])
})
