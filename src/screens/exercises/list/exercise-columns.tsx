import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { formatDate } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert } from '#src/ui/icons/icons.ts'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import { asksNothing, ordinal, sizeWords } from './exercise-words.ts'

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
      cell: (exercise) => (
        <>
          <ShortTitle>{exercise.title}</ShortTitle>
          <Size exercise={exercise} />
        </>
      ),
    },
    { id: 'grade_level', head: 'Grade Level', width: 'md', sort: 'server', cell: (exercise) => ordinal(exercise.grade_level) },
    {
      id: 'completed',
      head: 'Last Completed In',
      width: 'lg',
      cell: ({ last_completed_assignment: last }) =>
        last === null ? (
          <span className={quiet}>Not yet</span>
        ) : (
          <>
            {last.name}
            <span className={below}>{formatDate(last.date, timeZone)}</span>
          </>
        ),
    },
  ]
}

function Size({ exercise }: { exercise: Exercise }) {
  if (!asksNothing(exercise)) {
    return (
      <span className={below}>
        {sizeWords(exercise)}
        {exercise.owner === 'admin' ? ' · Added by Admin' : ''}
      </span>
    )
  }
  return (
    <span className={empty}>
      <Icon of={circleAlert} size={15} />
      {sizeWords(exercise)}: nothing to assign yet
    </span>
  )
}

const quiet = css({ color: 'muted' })
const below = css({ display: 'block', color: 'muted', fontWeight: 'normal', textStyle: 'label' })
const empty = css({ display: 'flex', alignItems: 'center', gap: '1.5', color: 'bad', fontWeight: 'semibold', textStyle: 'label' })
