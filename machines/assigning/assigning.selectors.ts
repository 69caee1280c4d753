import type { AssigningSnapshot } from './assigning.machine.ts'
import { studentCount, workOf } from './assigning.work.ts'

/** Whether the exercise is being looked for, so that the list of them is open. */
export function isChoosingExercise(snapshot: AssigningSnapshot): boolean {
  return snapshot.matches({ open: { work: { editing: 'choosing' } } })
}

/** Whether everything is there that an assignment needs. */
export function canCreate({ context }: AssigningSnapshot): boolean {
  return workOf(context.form) !== null
}

/** How many students would get the work. */
export function chosenCount({ context }: AssigningSnapshot): number {
  return studentCount(context.form)
}

/** Whether the classes could not be read. */
export function areClassesMissing(snapshot: AssigningSnapshot): boolean {
  return snapshot.matches({ open: { classes: 'missing' } })
}

/** Whether nobody can say how far giving the work came; it is safe to try again. */
export function isInterrupted(snapshot: AssigningSnapshot): boolean {
  return snapshot.matches({ open: { work: 'interrupted' } })
}
