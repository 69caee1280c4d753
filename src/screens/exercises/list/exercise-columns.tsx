import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { formatDateInYear } from '#src/screens/dates.ts'
import { css, cx } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert } from '#src/ui/icons/icons.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import { asksNothing, ordinal, sizeWords } from './exercise-words.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** What tells exercises apart. */
export function idOfExercise({ id }: Exercise): number {
  return id
}

/** The columns of the exercise list; dates are read in `timeZone`. */
export function exerciseColumns(timeZone: string): readonly DataColumn<Exercise>[] {
  return [
    {
      id: 'title',
      head: 'Title',
      kind: 'title',
      sort: 'server',
      cell: ({ id, title }) => (
        <TextLink quiet href={`/exercises/${id}`} className={named}>
          <ShortTitle>{title}</ShortTitle>
        </TextLink>
      ),
    },
    { id: 'size', head: 'Questions', width: 'lg', card: 'rest', cell: (exercise) => <SizeAndTags exercise={exercise} /> },
    { id: 'grade_level', head: 'Grade Level', width: 'sm', card: 'hidden', sort: 'server', cell: (exercise) => ordinal(exercise.grade_level) },
    {
      id: 'completed',
      head: 'Last Completed In',
      width: 'xl',
      card: 'hidden',
      from: 'wide',
      cell: ({ last_completed_assignment: last }) =>
        last === null ? null : (
          <span className={cx(quiet, nameAndDay)} title={`${isolated(last.name)}, ${formatDateInYear(last.date, timeZone)}`}>
            <bdi>{last.name}</bdi>
            <span>, {formatDateInYear(last.date, timeZone)}</span>
          </span>
        ),
    },
    { id: 'owner', head: 'Added by', width: 'sm', card: 'end', cell: (exercise) => <AddedBy exercise={exercise} /> },
  ]
}

/** Whose an exercise is that the viewer did not make. */
function AddedBy({ exercise: { owner, shared_by: sharer } }: { exercise: Exercise }) {
  if (sharer === null && owner !== 'admin') return null
  return (
    <span className={quiet}>
      <span className={onCards}>By </span>
      {sharer === null ? 'Admin' : <bdi>{sharer.name}</bdi>}
    </span>
  )
}

function SizeAndTags({ exercise }: { exercise: Exercise }) {
  if (exercise.tags.length === 0) return <Size exercise={exercise} />
  return (
    <>
      <Size exercise={exercise} />
      <span className={quiet}>
        {' '}
        · <bdi>{exercise.tags.join(', ')}</bdi>
      </span>
    </>
  )
}

function Size({ exercise }: { exercise: Exercise }) {
  if (!asksNothing(exercise)) return <span className={quiet}>{sizeWords(exercise)}</span>
  return (
    <span className={empty}>
      <Icon of={circleAlert} size={15} />
      No questions yet
    </span>
  )
}

const named = css({ color: 'ink', fontWeight: 'semibold' })
// In a wide table the head says so.
const onCards = css({ display: 'none', '@container data-table (width < 52rem)': { display: 'inline' } })
const quiet = css({ color: 'muted' })
// A long name is cut, its day is not.
const nameAndDay = css({ display: 'flex', '& > bdi': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' }, '& > span': { flexShrink: '0' } })
const empty = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'bad', fontWeight: 'semibold', textStyle: 'label' })
