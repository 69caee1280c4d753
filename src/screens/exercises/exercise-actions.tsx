import type { Exercise } from '#contract/exercise-library.ts'
import { Button } from '#src/ui/button.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { asksNothing } from './exercise-words.ts'

/** What can be done with one exercise; each gets it. */
export type ExerciseGestures = {
  onAssign: (exercise: Exercise) => void
  onPreview: (exercise: Exercise) => void
  onOpen: (exercise: Exercise) => void
  onDelete: (exercise: Exercise) => void
}

/** The actions of a row. What is not possible stays in its place and says why; one that asks nothing answers how to mend that. */
export function ExerciseActions({ exercise, ...on }: ExerciseGestures & { exercise: Exercise }) {
  const name = <VisuallyHidden> {exercise.title}</VisuallyHidden>
  return (
    <>
      {asksNothing(exercise) ? (
        <Tooltip words="This exercise has no questions yet." align="end">
          {(described) => (
            <Button {...described} variant="text" size="row" aria-disabled onClick={() => on.onAssign(exercise)}>
              Create assignment{name}
            </Button>
          )}
        </Tooltip>
      ) : (
        <Button variant="text" size="row" onClick={() => on.onAssign(exercise)}>
          Create assignment{name}
        </Button>
      )}
      <Button variant="text" size="row" onClick={() => on.onPreview(exercise)}>
        {exercise.owner === 'admin' ? 'View details' : 'Preview'}
        {name}
      </Button>
      {exercise.can_edit ? (
        <>
          <Button variant="text" size="row" onClick={() => on.onOpen(exercise)}>
            Edit{name}
          </Button>
          <Button variant="dangerText" size="row" onClick={() => on.onDelete(exercise)}>
            Delete{name}
          </Button>
        </>
      ) : (
        <>
          <Refused word="Edit" title={exercise.title} />
          <Refused word="Delete" title={exercise.title} />
        </>
      )}
    </>
  )
}

function Refused({ word, title }: { word: string; title: string }) {
  return (
    <Tooltip words="Only an administrator can change what an administrator added." align="end">
      {(described) => (
        <Button {...described} variant="text" size="row" aria-disabled>
          {word}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </Tooltip>
  )
}
