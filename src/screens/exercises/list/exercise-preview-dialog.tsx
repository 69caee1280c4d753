import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { timerMinutes } from '#contract/exercises/exercises.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { asksNothing, ordinal, sizeWords } from './exercise-words.ts'

/** Props of `ExercisePreviewDialog`. */
export type ExercisePreviewDialogProps = {
  exercise: Exercise
  /** Goes through it as a student would; nothing of it counts. */
  onTry: () => void
  onAssign: () => void
  onOpen: () => void
  onClose: () => void
}

/** An exercise without its editor: what it asks, how it is graded, and what can be done with it. Load it lazily. */
export function ExercisePreviewDialog({ exercise, onTry, onAssign, onOpen, onClose }: ExercisePreviewDialogProps) {
  const isEmpty = asksNothing(exercise)
  return (
    <Dialog open size="lg" title={exercise.title} onClose={onClose}>
      <DialogBody>
        <dl className={facts}>
          {factsOf(exercise).map(({ term, value }) => (
            <div key={term} className={fact}>
              <dt className={css({ color: 'muted', textStyle: 'label' })}>{term}</dt>
              <dd dir="auto" className={css({ fontWeight: 'semibold' })}>{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={css({ textStyle: 'section', mt: '5', mb: '2' })}>Questions</h3>
        {isEmpty ? (
          <EmptyState level={3} title="No questions yet">
            {exercise.can_edit ? 'Open the exercise to add some.' : `${exercise.shared_by?.name ?? 'An administrator'} has not added any yet.`}
          </EmptyState>
        ) : (
          <Questions exercise={exercise} />
        )}
      </DialogBody>
      <DialogFooter>
        {exercise.can_edit ? (
          <Button variant="secondary" onClick={onOpen}>
            Open
          </Button>
        ) : null}
        <Button variant="secondary" disabled={isEmpty} onClick={onTry}>
          Try it as a student
        </Button>
        <Button disabled={isEmpty} onClick={onAssign}>
          Create Assignment
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function Questions({ exercise }: { exercise: Exercise }) {
  return (
    <ol className={list}>
      {exercise.assigned_question_sets.map((set) => (
        <li key={set.question_set_id} className={row}>
          <span dir="auto" className={css({ fontWeight: 'semibold', overflowWrap: 'break-word' })}>{set.question_title}</span>
          <span className={css({ color: 'muted', textStyle: 'label', whiteSpace: 'nowrap' })}>
            {set.num_questions > 1 ? `${set.num_questions} × ` : ''}
            {countOf(set.points, { one: 'point', many: 'points' })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function factsOf(exercise: Exercise) {
  const minutes = timerMinutes(exercise.config.timer)
  return [
    { term: 'Grade Level', value: ordinal(exercise.grade_level) },
    { term: 'Subject', value: <SubjectBadge subject={exercise.subject} /> },
    { term: 'Kind', value: exercise.has_accent_training ? 'Accent Training' : 'Free Form' },
    { term: 'Asks', value: sizeWords(exercise) },
    { term: 'Worth', value: countOf(exercise.total_possible_score, { one: 'point', many: 'points' }) },
    { term: 'Time', value: minutes === null ? 'No time limit' : `${minutes} minutes` },
    { term: 'Themes', value: exercise.themes.length === 0 ? 'None' : exercise.themes.join(', ') },
    { term: 'Added by', value: exercise.shared_by?.name ?? (exercise.owner === 'admin' ? 'Admin' : 'You') },
  ]
}

const facts = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '[repeat(auto-fit, minmax(min(8rem, 100%), 1fr))]', md: '1fr 1fr 1fr 1fr' } })
const fact = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', overflowWrap: 'break-word' })
const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'decimal', paddingInlineStart: '6' })
const row = css({
  display: 'list-item',
  py: '2',
  borderBottom: '[1px solid token(colors.hairline)]',
  '& > span:last-child': { float: 'end', marginInlineStart: '3' },
})
