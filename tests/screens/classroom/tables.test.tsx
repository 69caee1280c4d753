import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Student } from '#contract/classroom/students.ts'
import { examples } from '#src/screens/classroom/classroom.example.tsx'
import { exampleStudents } from '#src/screens/classroom/example-classroom.ts'
import { StudentWorkTable } from '#src/screens/classroom/students/student-work-table.tsx'
import { StudentsTable } from '#src/screens/classroom/students/students-table.tsx'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

beforeEach(() => page.viewport(1280, 900))

test('the class panel counts everybody and each class, and the shown one is marked', async () => {
  const Picture = examples['A class with some chosen']
  draw(<Picture />)
  const classes = page.getByRole('navigation', { name: 'Filter by Class' })
  await expect.element(classes.getByRole('link', { name: 'Show All 62 students' })).not.toHaveAttribute('aria-current')
  await expect.element(classes.getByRole('link', { name: 'Algebra 1, Period 2 9 students' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText('3 students selected').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove from class' })).toBeVisible()
})

function studentsTable(onChoose: (students: readonly Student[]) => void = vi.fn()) {
  const nothing = vi.fn()
  return (
    <StudentsTable
      list={{ state: 'ready', rows: exampleStudents, total: 9, facts: null, readAtMs: 0 }}
      className={null}
      words=""
      sort={null}
      chosen={[]}
      now={exampleNow}
      timeZone="America/New_York"
      onSearch={nothing}
      onSort={nothing}
      onChoose={onChoose}
      onAddToClass={nothing}
      onMove={nothing}
      onRemove={nothing}
      onNew={nothing}
      onImport={nothing}
      onMore={nothing}
      onRetry={nothing}
    />
  )
}

test.each([704, 768, 831, 832])('the names of students have room where %i pixels are left for the table', async (width) => {
  await page.viewport(width, 900)
  draw(studentsTable())
  await expect.element(page.getByRole('link', { name: 'Liam Chen', exact: true })).toBeVisible()
  const widths = page.getByRole('rowheader').elements().map((cell) => cell.clientWidth)
  expect([Math.min(...widths) >= 80, document.documentElement.scrollWidth]).toEqual([true, width])
})

test('students are chosen by their boxes, and what they have to do stands in numbers', async () => {
  const onChoose = vi.fn()
  draw(studentsTable(onChoose))
  const row = page.getByRole('row').filter({ hasText: 'Liam Chen' })
  const cells = row.getByRole('cell').elements().map((cell) => cell.textContent)
  expect(cells.slice(1, 5)).toEqual(['3', '0', '1', 'Tue, Nov 24'])
  await row.getByRole('checkbox').click()
  expect(onChoose.mock.calls).toEqual([[[exampleStudents[1]]]])
  await expect.element(page.getByRole('link', { name: 'Unnamed', exact: true })).toHaveAttribute('href', '/classroom/student_details?studentId=8&from=classroom')
})

test('one student’s assignments are told as open and completed, since their heading counts them', async () => {
  const work = exampleStudents[0]?.assignments ?? []
  draw(<StudentWorkTable work={work} now={exampleNow} timeZone="UTC" onEdit={vi.fn()} onDelete={vi.fn()} onTranscript={vi.fn()} />)
  await expect.element(page.getByText('2 open, 1 completed', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3 assignments')).not.toBeInTheDocument()
})

test('finished work cannot be deleted or edited together, and the buttons say why', async () => {
  const Picture = examples['Finished work chosen']
  draw(<Picture />)
  await expect.element(page.getByRole('button', { name: 'Edit together' })).toHaveAccessibleDescription('Some of these are completed and past due.')
  await expect.element(page.getByRole('button', { name: 'Delete...' , exact: true })).toHaveAccessibleDescription('Completed work stays, with its score.')
})

test('a fresh start is offered for what was begun, finished work as well', async () => {
  const Picture = examples['Finished work chosen']
  draw(<Picture />)
  await expect.element(page.getByRole('button', { name: 'Allow a fresh start' })).not.toHaveAccessibleDescription(/.+/)
})
