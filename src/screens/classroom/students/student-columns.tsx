import type { Student } from '#contract/classroom/students.ts'
import { formatAgo, formatDue } from '#src/screens/dates.ts'
import { css, cva } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { CutTitle } from '#src/ui/text/short-title.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { studentFacts, type StudentFacts } from './student-facts.ts'
import { TrendLine } from './trend-line.tsx'

const longestEmail = 16

/** A student as a row of the classroom. */
export type StudentRow = Student & { facts: StudentFacts }

/** Students with what their work adds up to at `now`; the same rows while nothing changed. */
export function studentRows(students: readonly Student[], now: Date, timeZone: string): StudentRow[] {
  return students.map((student) => ({ ...student, facts: studentFacts(student.assignments, now, timeZone) }))
}

/** What tells students apart. */
export function idOfStudent({ id }: Student): number {
  return id
}

/** A student's name, which an account may lack. */
export function nameOfStudent({ name }: Pick<Student, 'name'>): string {
  return name.trim() === '' ? 'Unnamed' : name
}

/** The columns of the students at `now`; due dates carry their zone. */
export function studentColumns(now: Date, timeZone: string): readonly DataColumn<StudentRow>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      kind: 'title',
      sort: 'server',
      cell: (student) => (
        <>
          <TextLink href={studentHref(student.id)} className={named}>
            {nameOfStudent(student)}
          </TextLink>
          <span className={below}>
            <CutTitle most={longestEmail}>{student.email}</CutTitle>
          </span>
          <span className={below}>{student.last_active === undefined ? 'Never active' : `Last active ${formatAgo(student.last_active, now, timeZone)}`}</span>
        </>
      ),
    },
    { id: 'assigned', head: 'Assigned', kind: 'number', width: 'sm', sort: 'server', cell: ({ facts }) => <Count value={facts.assigned} /> },
    { id: 'due_today', head: 'Due Today', kind: 'number', width: 'sm', sort: 'server', cell: ({ facts }) => <Count value={facts.dueToday} tone="today" /> },
    { id: 'overdue', head: 'Overdue', kind: 'number', width: 'sm', sort: 'server', cell: ({ facts }) => <Count value={facts.overdue} tone="overdue" /> },
    {
      id: 'next_due_date',
      head: 'Next Due Date',
      width: 'lg',
      sort: 'server',
      cell: ({ facts }) => (facts.next === null ? <span className={quiet}>No due date</span> : formatDue(facts.next, timeZone)),
    },
    { id: 'trend', head: 'Trend', width: 'sm', card: 'hidden', from: 'wide', cell: ({ facts }) => <TrendLine scores={facts.scores} /> },
  ]
}

function Count({ value, tone }: { value: number; tone?: 'today' | 'overdue' }) {
  return <span className={count({ tone: value === 0 ? 'none' : tone })}>{value}</span>
}

const count = cva({
  variants: {
    tone: { none: { color: 'subtle' }, today: { color: 'todayInk', fontWeight: 'bold' }, overdue: { color: 'badInk', fontWeight: 'bold' } },
  },
})
const named = css({ color: 'ink', fontWeight: 'semibold' })
const below = css({ display: 'block', color: 'muted', fontWeight: 'normal', textStyle: 'label' })
const quiet = css({ color: 'muted' })
