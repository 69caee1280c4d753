import { useMemo, useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { formatDueDay } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import type { Sort } from '#src/ui/data-table/sort.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { WorkActions } from '#src/screens/classroom/work/work-actions.tsx'
import { idOfWork, WorkScore, WorkSeenFrom, WorkStatus } from '#src/screens/classroom/work/work-columns.tsx'

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
  const columns = useMemo(() => columnsOf(now, timeZone, onTranscript), [now, timeZone, onTranscript])
  const done = work.filter(({ config }) => config.complete).length
  return (
    <DataTable
      caption="Assignments"
      noun={{ one: 'assignment', many: 'assignments' }}
      listed={`${work.length - done} open, ${done} completed`}
      columns={columns}
      rows={work}
      idOf={idOfWork}
      sort={sort}
      onSort={setSort}
      actions={{ width: 'sm', of: (one) => <WorkActions work={one} now={now} onEdit={onEdit} onDelete={onDelete} /> }}
      empty={
        <EmptyState level={3} title="No assignments found for this student.">
          Give them an exercise from the classroom or the exercise list.
        </EmptyState>
      }
    />
  )
}

function columnsOf(now: Date, timeZone: string, onTranscript: (sessionId: number) => void): readonly DataColumn<Assignment>[] {
  return [
    {
      id: 'title',
      head: 'Title',
      kind: 'title',
      sort: ({ assignment_title: title }) => title,
      cell: (one) => (
        <>
          {one.assignment_title}
          <span className={below}>{sizeOf(one)}</span>
          <WorkSeenFrom work={one} now={now} timeZone={timeZone} />
          <SessionLinks work={one} onTranscript={onTranscript} />
        </>
      ),
    },
    { id: 'status', head: 'Status', width: 'md', card: 'bare', cell: (one) => <WorkStatus work={one} now={now} timeZone={timeZone} /> },
    {
      id: 'due',
      head: 'Due Date',
      width: 'md',
      card: 'bare',
      sort: ({ due_date: due }) => due,
      cell: ({ due_date: due }) => (due === null ? <span className={css({ color: 'muted' })}>No due date</span> : formatDueDay(due, now, timeZone)),
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

function SessionLinks({ work, onTranscript }: { work: Assignment; onTranscript: (sessionId: number) => void }) {
  const id = work.config.chat_session_id ?? work.open_session?.id ?? null
  if (id === null) return null
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', fontWeight: 'normal' })}>
      <TextLink href={`/session_details/${id}`}>
        View details<VisuallyHidden>: {work.assignment_title}</VisuallyHidden>
      </TextLink>
      <Button variant="text" size="row" className={css({ mx: '-2.5' })} onClick={() => onTranscript(id)}>
        Download transcript<VisuallyHidden>: {work.assignment_title}</VisuallyHidden>
      </Button>
    </span>
  )
}

function sizeOf({ exercise }: Assignment): string {
  if (exercise.is_withdrawn === true || exercise.title.trim() === '') return 'Exercise details not available'
  const sets = countOf(exercise.num_question_sets, { one: 'set', many: 'sets' })
  return `${sets}, ${countOf(exercise.total_questions, { one: 'question', many: 'questions' })}`
}

const below = css({ display: 'block', color: 'muted', fontWeight: 'normal', textStyle: 'label' })
