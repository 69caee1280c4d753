import { useMemo, useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { RowAction } from '#src/screens/lists/row-actions.tsx'
import { css } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import type { Sort } from '#src/ui/data-table/sort.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import { sizeWords } from '#src/screens/exercises/list/exercise-words.ts'
import { WorkActions } from '#src/screens/classroom/work/work-actions.tsx'
import { DueAndClosing, idOfWork, WorkScore, WorkSeenFrom, WorkStatus } from '#src/screens/classroom/work/work-columns.tsx'

/** Props of `StudentWorkTable`; `onTranscript` gets the id of a session. */
export type StudentWorkTableProps = {
  work: readonly Assignment[]
  now: Date
  timeZone: string
  onEdit: (work: Assignment) => void
  onDelete: (work: Assignment) => void
  onTranscript: (sessionId: number) => void
}

/** All that one student has to do or did. */
export function StudentWorkTable({ work, now, timeZone, onEdit, onDelete, onTranscript }: StudentWorkTableProps) {
  const [sort, setSort] = useState<Sort | null>(null)
  const columns = useMemo(() => columnsOf(now, timeZone), [now, timeZone])
  const done = work.filter(({ config }) => config.complete).length
  return (
    <DataTable
      caption="Assignments"
      noun={{ one: 'assignment', many: 'assignments' }}
      listed={`${work.length - done} open, ${done} completed`}
      lines="one"
      columns={columns}
      rows={work}
      idOf={idOfWork}
      sort={sort}
      onSort={setSort}
      actions={{ width: 'md', of: (one) => <StudentWorkActions work={one} {...{ now, onEdit, onDelete, onTranscript }} /> }}
      empty={
        <EmptyState level={3} of="work" title="No assignments found for this student.">
          Give them an exercise from the classroom or the exercise list.
        </EmptyState>
      }
    />
  )
}

function columnsOf(now: Date, timeZone: string): readonly DataColumn<Assignment>[] {
  return [
    {
      id: 'title',
      head: 'Title',
      kind: 'title',
      sort: ({ assignment_title: title }) => title,
      cell: (one) => (
        <>
          <ShortTitle>{one.assignment_title}</ShortTitle>
          <WorkSeenFrom work={one} now={now} timeZone={timeZone} />
        </>
      ),
    },
    { id: 'size', head: 'Questions', width: 'lg', card: 'hidden', from: 'wide', cell: (one) => <span className={quiet}>{sizeOf(one)}</span> },
    { id: 'status', head: 'Status', width: 'md', card: 'bare', cell: (one) => <WorkStatus work={one} now={now} timeZone={timeZone} /> },
    {
      id: 'due',
      head: 'Due Date',
      width: 'md',
      card: 'end',
      sort: ({ due_date: due }) => due,
      cell: ({ due_date: due, closes_at: closes }) => <DueAndClosing work={{ due_date: due, closes_at: closes }} now={now} timeZone={timeZone} />,
    },
    {
      id: 'score',
      head: 'Score',
      kind: 'number',
      width: 'sm',
      card: 'bare',
      sort: ({ config }) => (config.complete ? config.score : null),
      cell: (one) => <WorkScore work={one} now={now} timeZone={timeZone} />,
    },
  ]
}

type ActionsProps = Pick<StudentWorkTableProps, 'now' | 'onEdit' | 'onDelete' | 'onTranscript'> & { work: Assignment }

/** The session of work that was begun is what is opened most; of other work its date is changed. */
function StudentWorkActions({ work, onTranscript, ...on }: ActionsProps) {
  const id = work.config.chat_session_id ?? work.open_session?.id ?? null
  const session: readonly RowAction[] =
    id === null
      ? []
      : [
          { word: 'View details', href: `/session_details/${id}` },
          { word: 'Download transcript', onPress: () => onTranscript(id) },
        ]
  return <WorkActions {...on} work={work} more={session} first={id === null ? 'Edit' : 'View details'} />
}

function sizeOf({ exercise }: Assignment): string {
  if (exercise.is_withdrawn === true || exercise.title.trim() === '') return 'Exercise details not available'
  return sizeWords(exercise)
}

const quiet = css({ color: 'muted' })
