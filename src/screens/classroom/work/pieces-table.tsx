import { useMemo, useState } from 'react'
import { formatTime } from '#src/screens/dates.ts'
import { listedWords } from '#src/ui/data-table/counts.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { isNothing, pagedTable } from '#src/ui/data-table/paged-table.tsx'
import type { Selection } from '#src/ui/data-table/selection.ts'
import { chosenRows } from '#src/ui/data-table/chosen-rows.ts'
import { PieceActions, PieceBulkActions, PieceNoteRow } from './piece-parts.tsx'
import { nameOf, pieceColumns } from './piece-columns.tsx'
import { idOfPiece, type PieceRow, pieceRows } from './piece-rows.ts'
import { WorkActions } from './work-actions.tsx'
import { idOfWork } from './work-columns.tsx'
import { NoWork, WorkBulkActions } from './work-parts.tsx'
import type { PiecesTableProps } from './work-props.ts'
import { workTools } from './work-tools.tsx'

/** What was given, a row for each piece of work: how many turned it in and how well; a press opens it to its students. */
export function PiecesTable(props: PiecesTableProps) {
  const { list, opened, openId, chosen, chosenPieces, now, timeZone, isOfClass, onOpen } = props
  const [anchor, setAnchor] = useState<number | null>(null)
  const [wholeId, setWholeId] = useState<number | null>(null)
  const rows = useMemo(() => pieceRows(list.rows, openId, opened, wholeId === openId), [list.rows, openId, opened, wholeId])
  const columns = useMemo(() => pieceColumns({ now, timeZone, isOfClass, onOpen }), [now, timeZone, isOfClass, onOpen])
  const value: Selection =
    chosenPieces.length > 0
      ? { ids: new Set(chosenPieces.map(idOfPiece)), kind: 'piece', anchor }
      : { ids: new Set(chosen.map(idOfWork)), kind: chosen.length === 0 ? null : 'student', anchor }
  return (
    <DataTable
      caption="Assignments"
      noun={pieces}
      listed={listedWords(list.rows.length, list.total, pieces)}
      tools={isNothing(list) && props.words === '' && props.filter === 'all' ? undefined : workTools({ ...props, by: 'assignment' })}
      lines="one"
      columns={columns}
      idOf={idOf}
      sort={props.sort}
      onSort={props.onSort}
      parts={{
        isPart: ({ kind }) => kind !== 'piece',
        across: (row) => (row.kind === 'note' ? <PieceNoteRow {...props} row={row} onAll={() => setWholeId(openId)} /> : null),
      }}
      choice={{
        value,
        kindOf: ({ kind }) => kind,
        refusalOf: ({ kind }) => (kind === 'note' ? 'Nothing to select' : null),
        mixed: 'Select assignments or students, not both.',
        nounOf: (kind) => (kind === 'student' ? students : pieces),
        nameOf: (row) => (row.kind === 'student' ? `${nameOf(row.work.student.name)}, ${row.work.assignment_title}` : row.piece.title),
        onChange: (next) => {
          setAnchor(next.anchor)
          props.onChoosePieces(chosenRows(next, chosenPieces, list.rows, idOfPiece))
          props.onChoose(chosenRows(next, chosen, opened.rows, idOfWork))
        },
        actions: chosenPieces.length > 0 ? <PieceBulkActions {...props} /> : <WorkBulkActions {...props} />,
      }}
      actions={{
        width: 'sm',
        of: (row) =>
          row.kind === 'student' ? (
            <WorkActions
              {...{ now, onEdit: props.onEdit, onMessage: props.onMessageStudent }}
              work={row.work}
              onDelete={(one) => props.onDelete([one])}
            />
          ) : (
            <PieceActions piece={row.piece} now={now} onEdit={props.onEditPiece} onDelete={(piece) => props.onDeletePieces([piece])} />
          ),
      }}
      {...pagedTable(
        { ...list, rows, total: list.total + rows.length - list.rows.length },
        { loading: 'Loading assignments...', failed: 'Failed to fetch assignments', timeOf: (at) => formatTime(new Date(at), timeZone) },
        props,
        <NoWork {...props} />,
      )}
    />
  )
}

function idOf({ id }: PieceRow): number {
  return id
}

const pieces = { one: 'assignment', many: 'assignments' }
const students = { one: 'student', many: 'students' }
