import type { AssigningInput, AssigningSnapshot } from './assigning.machine.ts'
import { type AssigningForm, studentCount, workOf } from './assigning.work.ts'

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

/** Whether leaving loses something: what was chosen or typed beside what it opened with, or the rest of what is being given. */
export function wouldLoseWork(snapshot: AssigningSnapshot, { exercise, students, classes, due }: AssigningInput): boolean {
  if (snapshot.matches({ open: { work: 'giving' } })) return snapshot.children.giveWork?.getSnapshot().matches('partlyDone') !== true
  if (!snapshot.matches({ open: { work: 'editing' } })) return false
  const { form } = snapshot.context
  if (form.isOwnTitle || form.closes !== '' || form.seenFrom !== null || form.allowRedo || form.due !== due) return true
  return form.exercise?.id !== exercise?.id || idsOf(form.students) !== idsOf(students) || idsOf(form.classes) !== idsOf(classes)
}

/** What a reload should bring back: the form where leaving would lose it, also while it is given; null where nothing is typed. */
export function keptForm(snapshot: AssigningSnapshot, input: AssigningInput): AssigningForm | null {
  return snapshot.matches({ open: { work: 'giving' } }) || wouldLoseWork(snapshot, input) ? snapshot.context.form : null
}

function idsOf(rows: readonly { id: number }[]): string {
  return rows.map(({ id }) => id).toSorted((one, other) => one - other).join()
}
