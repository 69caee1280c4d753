import type { Student } from '#contract/classroom/students.ts'
import { studentsToldApart } from '#contract/classroom/told-apart.ts'
import { formatAgo, formatDueDay } from '#src/screens/dates.ts'
import { css, cva } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { circleAlert } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { Pill, StatusPill } from '#src/ui/session/pill.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { studentFacts, type StudentFacts } from './student-facts.ts'
import { TrendLine } from './trend-line.tsx'

/** A student as a row of the classroom; `isNamesake` where another row has that name. */
export type StudentRow = Student & { facts: StudentFacts; isNamesake: boolean }

/** Students with what their work adds up to at `now`; the same rows while nothing changed. */
export function studentRows(students: readonly Student[], now: Date, timeZone: string): StudentRow[] {
  const apart = studentsToldApart(students)
  return students.map((student, index) => ({
    ...student,
    facts: studentFacts(student.assignments, now, timeZone),
    isNamesake: apart[index]?.name !== student.name,
  }))
}

/** What tells students apart. */
export function idOfStudent({ id }: Student): number {
  return id
}

/** A student's name, which an account may lack. */
export function nameOfStudent({ name }: Pick<Student, 'name'>): string {
  return name.trim() === '' ? 'Unnamed' : name
}

/** The columns of the students at `now`; due dates are days of `timeZone`. */
export function studentColumns(now: Date, timeZone: string): readonly DataColumn<StudentRow>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      kind: 'title',
      sort: 'server',
      cell: (student) => (
        <TextLink href={studentHref(student.id)} className={named} title={student.email === '' ? undefined : `${nameOfStudent(student)}, ${student.email}`}>
          <bdi>{nameOfStudent(student)}</bdi>
          {student.isNamesake ? <span className={under}>{student.username}</span> : null}
        </TextLink>
      ),
    },
    { id: 'assigned', head: 'Assigned', kind: 'number', width: 'xs', card: 'hidden', sort: 'server', cell: ({ facts }) => <Count value={facts.assigned} /> },
    { id: 'due_today', head: 'Due Today', kind: 'number', width: 'xs', card: 'hidden', sort: 'server', cell: ({ facts }) => <Count value={facts.dueToday} tone="today" /> },
    { id: 'overdue', head: 'Overdue', kind: 'number', width: 'xs', card: 'hidden', sort: 'server', cell: ({ facts }) => <Count value={facts.overdue} tone="overdue" /> },
    {
      id: 'next_due_date',
      head: 'Next Due Date',
      width: 'md',
      card: 'hidden',
      sort: 'server',
      cell: ({ facts }) => (facts.next === null ? <span className={quiet}>No due date</span> : formatDueDay(facts.next, now, timeZone)),
    },
    { id: 'trend', head: 'Trend', width: 'sm', card: 'hidden', from: 'wide', cell: ({ facts }) => <TrendLine scores={facts.scores} /> },
    {
      id: 'active',
      head: 'Last active',
      width: 'sm',
      card: 'hidden',
      from: 'wide',
      cell: ({ last_active: at }) => <span className={quiet}>{at === undefined ? 'Never' : formatAgo(at, now, timeZone)}</span>,
    },
    { id: 'last_score', head: 'Last score', kind: 'number', card: 'end', from: 'card', cell: ({ facts }) => <LastScore scores={facts.scores} /> },
    { id: 'standing', head: 'Standing', card: 'bare', from: 'card', cell: ({ facts }) => <Standing facts={facts} /> },
  ]
}

/** A number that is worth looking at; nothing for none, which only screen readers hear. */
function Count({ value, tone }: { value: number; tone?: 'today' | 'overdue' }) {
  return value === 0 ? <VisuallyHidden>0</VisuallyHidden> : <span className={count({ tone })}>{value}</span>
}

function LastScore({ scores }: { scores: readonly number[] }) {
  const last = scores.at(-1)
  return last === undefined ? null : <ScoreText percent={last} />
}

/** The worst of what a student has to do, and how much that is. */
function Standing({ facts: { assigned, dueToday, overdue } }: { facts: StudentFacts }) {
  return (
    <span className={standing}>
      {overdue > 0 ? (
        <Pill tone="bad" icon={circleAlert}>
          {overdue} overdue
        </Pill>
      ) : dueToday > 0 ? (
        <StatusPill status="due_today" />
      ) : null}
      {assigned === 0 ? 'Nothing assigned' : `${assigned} assigned`}
    </span>
  )
}

const count = cva({
  variants: {
    tone: { today: { color: 'todayInk', fontWeight: 'bold' }, overdue: { color: 'badInk', fontWeight: 'bold' } },
  },
})
const under = css({ display: 'block', color: 'muted', textStyle: 'caption', fontWeight: 'normal', overflow: 'hidden', textOverflow: 'ellipsis' })
const named = css({ color: 'ink', fontWeight: 'semibold' })
const standing = css({ display: 'inline-flex', alignItems: 'center', gap: '3', color: 'muted' })
const quiet = css({ color: 'muted' })
