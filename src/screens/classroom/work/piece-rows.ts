import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { workToldApart } from './work-told-apart.ts'

/** What stands between an open piece and its students, or below them: how it stands, that they come, that they did not, that there are more. */
export type PieceNote = { kind: 'standing' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'rest'; count: number; areHere: boolean }

/** A row of the pieces of work: a piece, or below an open one its notes and its students. `id` tells rows of all kinds apart. */
export type PieceRow =
  | { kind: 'piece'; id: number; piece: GivenWork; isOpen: boolean }
  | { kind: 'student'; id: number; work: Assignment }
  | { kind: 'note'; id: number; piece: GivenWork; opened: readonly Assignment[]; note: PieceNote }

/** How many students an open piece shows before it is asked for the others. */
const firstFew = 6

/** The rows of a list of pieces, the open one followed by its students, all of them or those who come first. */
export function pieceRows(
  pieces: readonly GivenWork[],
  openId: number | null,
  opened: PagedListView<Assignment, null>,
  showsAll: boolean,
): PieceRow[] {
  return pieces.flatMap((piece): PieceRow[] => {
    const isOpen = piece.id === openId
    const row: PieceRow = { kind: 'piece', id: idOfPiece(piece), piece, isOpen }
    return isOpen ? [row, ...partsOf(piece, opened, showsAll)] : [row]
  })
}

/** What tells a piece of work apart from assignments, which have its number too. */
export function idOfPiece({ id }: GivenWork): number {
  return -id
}

function partsOf(piece: GivenWork, { state, rows, total }: PagedListView<Assignment, null>, showsAll: boolean): PieceRow[] {
  const noteOf = (id: number, note: PieceNote): PieceRow => ({ kind: 'note', id, piece, opened: rows, note })
  const isBefore = rows.some(({ id }) => !piece.assignment_ids.includes(id))
  if (state === 'loading' || (state === 'searching' && isBefore)) return [noteOf(noteId.first, { kind: 'loading' })]
  if (state === 'failed' || isBefore) return [noteOf(noteId.first, { kind: 'failed' })]
  const apart = workToldApart(rows)
  const shown = showsAll ? apart : apart.slice(0, firstFew)
  const left = total - shown.length
  return [
    ...(piece.assigned === 1 ? [] : [noteOf(noteId.first, { kind: 'standing' })]),
    ...shown.map((work): PieceRow => ({ kind: 'student', id: work.id, work })),
    ...(left > 0 ? [noteOf(noteId.last, { kind: 'rest', count: left, areHere: shown.length < rows.length })] : []),
  ]
}

/** No piece and no assignment has these numbers. */
const noteId = { first: 0, last: 0.5 } as const
