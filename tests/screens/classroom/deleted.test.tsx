import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ClassroomPage } from '#src/app/classroom/classroom-page.tsx'
import type { ClassroomSearch } from '#src/app/classroom/classroom-search.ts'
import { exampleClasses, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { drawInApp } from './in-app.tsx'

beforeEach(() => page.viewport(1280, 900))

function nothing(): void {}

function Classroom({ first }: { first: ClassroomSearch }) {
  const [search, setSearch] = useState(first)
  function change(next: Partial<ClassroomSearch>) {
    setSearch((now) => ({ ...now, ...next }))
  }
  return (
    <main>
      <ClassroomPage search={search} onNarrow={change} onShow={change} onClassesGone={nothing} />
    </main>
  )
}

const days = { deleted_at: '2026-11-19T12:00:00.000Z', expires_at: '2026-12-19T12:00:00.000Z' }
const deleted = [
  { id: 41, kind: 'class', object_id: 9, title: 'Chess club', ...days },
  { id: 42, kind: 'student', object_id: 8, title: 'Ana Lima', ...days },
]

test('what was deleted in the classroom is listed by kind and comes back', async () => {
  const calls: string[] = []
  let bin = deleted
  drawInApp(<Classroom first={{ q: 'a', sort: '-overdue' }} />, ({ method, path }) => {
    if (path === '/bin/41/restore') {
      calls.push(`${method} ${path}`)
      bin = bin.slice(1)
      return { status: 200, body: deleted[0] }
    }
    const lists: Record<string, readonly object[]> = { '/classes': exampleClasses, '/students': exampleStudents, '/assignments': exampleWork, '/bin': bin }
    const results = lists[path] ?? []
    return { status: 200, body: { results, total: results.length, next_cursor: null } }
  })
  await expect.element(page.getByRole('link', { name: 'Homeroom 0 students' })).toHaveAttribute('href', '/classroom?class_id=4&q=a&sort=-overdue')
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Ana Lima').first()).toBeVisible()
  await dialog.getByRole('radio', { name: 'Classes' }).click()
  await dialog.getByRole('button', { name: 'Restore Chess club' }).click()
  await expect.element(dialog.getByText('No deleted classes')).toBeVisible()
  expect(calls).toEqual(['POST /bin/41/restore'])
})
