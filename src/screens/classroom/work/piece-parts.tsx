import { isEditable } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { atWorkHref } from '#src/screens/classroom/classroom-links.ts'
import { behindIn } from './message-words.ts'
import { RefusableButton } from '#src/screens/classroom/refusable-button.tsx'
import { RowActions } from '#src/screens/lists/row-actions.tsx'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { calendarClock, mail, pencil, radio, rotateCcw, trash2 } from '#src/ui/icons/icons.ts'
import type { PieceRow } from './piece-rows.ts'
import type { PiecesTableProps } from './work-props.ts'

type PieceActionsProps = { piece: GivenWork; now: Date; onEdit: (piece: GivenWork) => void; onDelete: (piece: GivenWork) => void }

/** Edit and Delete of one piece of work; what is not possible any more stays in its place and says why. */
export function PieceActions({ piece, now, onEdit, onDelete }: PieceActionsProps) {
  return (
    <RowActions
      title={piece.title}
      first="Edit"
      actions={[
        { word: 'Edit', refusal: editRefusal(piece, now), onPress: () => onEdit(piece) },
        { word: 'Delete', look: 'dangerText', refusal: deleteRefusal(piece), onPress: () => onDelete(piece) },
      ]}
    />
  )
}

type BulkProps = Pick<PiecesTableProps, 'chosenPieces' | 'now' | 'isGathering' | 'onEditChosen' | 'onFreshStartChosen' | 'onDeletePieces'>

/** What can be done with all pieces that are chosen; what cannot says why. */
export function PieceBulkActions({ chosenPieces, now, isGathering, onEditChosen, onFreshStartChosen, onDeletePieces }: BulkProps) {
  const fixed = chosenPieces.every((piece) => editRefusal(piece, now) !== null)
  const kept = chosenPieces.some((piece) => deleteRefusal(piece) !== null)
  return (
    <>
      <RefusableButton
        variant="secondary"
        size="sm"
        icon={pencil}
        busy={isGathering}
        refusal={fixed ? 'They are completed and past due.' : null}
        onClick={onEditChosen}
      >
        Edit together
      </RefusableButton>
      <RefusableButton variant="secondary" size="sm" icon={rotateCcw} busy={isGathering} refusal={null} onClick={onFreshStartChosen}>
        Allow a fresh start
      </RefusableButton>
      <RefusableButton variant="danger" size="sm" icon={trash2} refusal={kept ? keptWork : null} onClick={() => onDeletePieces(chosenPieces)}>
        Delete...
      </RefusableButton>
    </>
  )
}

type NoteProps = Pick<PiecesTableProps, 'opened' | 'chosen' | 'onEditPiece' | 'onEditOthers' | 'onMessage' | 'isGathering' | 'onMoreStudents' | 'onRetryStudents' | 'now'> & {
  row: Extract<PieceRow, { kind: 'note' }>
  onAll: () => void
}

/** A note of an open piece: how it stands, that its students come or did not come, and those who are not shown yet. */
export function PieceNoteRow({ row, opened, chosen, now, isGathering, onAll, ...on }: NoteProps) {
  const { onEditPiece, onEditOthers, onMessage, onMoreStudents, onRetryStudents } = on
  const { piece, opened: students, note } = row
  switch (note.kind) {
    case 'loading':
      return (
        <div className={line}>
          <LoadingLine>Loading students...</LoadingLine>
        </div>
      )
    case 'failed':
      return (
        <div className={line}>
          <p role="alert">Failed to fetch students</p>
          <Button variant="text" size="row" onClick={onRetryStudents}>
            Try again
          </Button>
        </div>
      )
    case 'rest':
      return (
        <div className={line}>
          <Button variant="text" size="row" busy={opened.state === 'loadingMore'} onClick={note.areHere ? onAll : onMoreStudents}>
            Show the other {note.count}
          </Button>
        </div>
      )
    case 'standing': {
      const behind = behindIn(piece).count
      return (
        <div className={line}>
          <p>
            {piece.overdue === 0 ? null : <strong>{piece.overdue === 1 ? '1 is behind.' : `${piece.overdue} are behind.`} </strong>}
            <span className={css({ color: 'muted' })}>{standing(piece, students)}</span>
          </p>
          <span className={actions}>
            {piece.class === null ? null : (
              <ButtonLink variant="secondary" size="sm" icon={radio} href={atWorkHref(piece.class.id, piece.exercise_id)}>
                At work
              </ButtonLink>
            )}
            {editRefusal(piece, now) !== null ? null : chosen.length > 0 && chosen.length < piece.assigned ? (
              <Button variant="secondary" size="sm" icon={calendarClock} busy={isGathering} onClick={() => onEditOthers(piece)}>
                Change all but {leftOut(chosen)}
              </Button>
            ) : chosen.length > 0 ? null : (
              <Button variant="secondary" size="sm" icon={calendarClock} onClick={() => onEditPiece(piece)}>
                Change due date
              </Button>
            )}
            {chosen.length > 0 || behind === 0 ? null : (
              <Button variant="secondary" size="sm" icon={mail} onClick={() => onMessage(piece)}>
                Message the {behind}
              </Button>
            )}
          </span>
        </div>
      )
    }
  }
}

/** Who is left out, by name: one, two, or one and how many others. */
function leftOut(chosen: readonly Assignment[]): string {
  const [first = '', second = ''] = chosen.map(({ student }) => (student.name.trim() === '' ? 'Unknown Student' : student.name))
  if (chosen.length <= 1) return first
  return chosen.length === 2 ? `${first} and ${second}` : `${first} and ${chosen.length - 1} others`
}

function standing(piece: GivenWork, students: readonly Assignment[]): string {
  const { assigned, turned_in: done, in_progress: running } = piece
  const started = students.filter(({ first_started_at: startedAt }) => typeof startedAt === 'string').length
  const begun = Math.max(started, done + running)
  const median = piece.median === null ? '' : `, median ${formatPercent(piece.median)}`
  return `${begun} of ${assigned} started, ${done} turned in${median}.`
}

function editRefusal({ turned_in: done, assigned, due_date }: GivenWork, now: Date): string | null {
  return isEditable({ complete: done === assigned, due_date }, now) ? null : 'It is completed and its due date has passed.'
}

function deleteRefusal({ turned_in: done }: GivenWork): string | null {
  return done > 0 ? keptWork : null
}

const keptWork = 'Completed work stays, with its score.'
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  minHeight: '9',
  paddingInlineStart: { base: '10', md: '18' },
  '& > button': { flexShrink: '0' },
})
