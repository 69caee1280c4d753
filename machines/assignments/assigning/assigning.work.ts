import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { createBatchMachine, type BatchOutput } from '#machines/forms/batch/batch.machine.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'

/** What an assignment needs to know of an exercise. */
export type AssignableExercise = Pick<Exercise, 'id' | 'title' | 'num_question_sets' | 'total_questions' | 'total_possible_score'>

/** A student who can be given work, with the classes they are in. */
export type AssignableStudent = { id: number; name: string; classes: readonly { id: number; name: string }[] }

/** A class that can be given work as a whole; those who join later get it too. */
export type AssignableClass = { id: number; name: string; memberIds: readonly number[] }

/** Whom one call gives the work to: a student, or a class of so many. */
export type AssignTarget = { kind: 'student' | 'class'; id: number; name: string; size: number }

/**
 * What is given: `due`, when it closes (null is never) and from when students see it (null is at once), as the reader's clock says them
 * (`2026-11-21T23:59`).
 */
export type AssignedWork = { exerciseId: number; title: string; due: string; closes: string | null; seenFrom: string | null; allowRedo: boolean }

/** The dialog as it stands; `closes` is empty for never. Without a hand in it the title follows the exercise. */
export type AssigningForm = {
  exercise: AssignableExercise | null
  students: readonly AssignableStudent[]
  classes: readonly AssignableClass[]
  title: string
  isOwnTitle: boolean
  due: string
  closes: string
  seenFrom: string | null
  allowRedo: boolean
}

/** The students the teacher sees, in pages; the query is the words looked for. */
export const studentListMachine = createPagedListMachine<AssignableStudent, string, null>({ id: 'assignableStudents', idOf: ({ id }) => id })

/** The exercises that can be given, in pages; the query is the words looked for. */
export const assignableExercisesMachine = createPagedListMachine<AssignableExercise, string, null>({ id: 'assignableExercises', idOf: ({ id }) => id })

/** Gives the work to each: `Kept` is how many assignments a call made. */
export const giveWorkMachine = createBatchMachine<{ target: AssignTarget; work: AssignedWork }, number>('giveWork')

/** Whether an exercise can be given at all. */
export function isAssignable({ num_question_sets: sets, total_questions: questions }: AssignableExercise): boolean {
  return sets > 0 && questions > 0
}

/** The title an assignment of an exercise gets by itself. */
export function usualTitle({ title }: AssignableExercise): string {
  return `${title} Assignment`
}

/** Who gets the work by which call: whole classes first, then the students who are in none of them. */
export function targetsOf({ students, classes }: Pick<AssigningForm, 'students' | 'classes'>): AssignTarget[] {
  const members = new Set(classes.flatMap(({ memberIds }) => memberIds))
  return [
    ...classes.map(({ id, name, memberIds }) => ({ kind: 'class' as const, id, name, size: memberIds.length })),
    ...students.filter(({ id }) => !members.has(id)).map(({ id, name }) => ({ kind: 'student' as const, id, name, size: 1 })),
  ]
}

/** How many students get the work, each counted once. */
export function studentCount({ students, classes }: Pick<AssigningForm, 'students' | 'classes'>): number {
  return new Set([...classes.flatMap(({ memberIds }) => memberIds), ...students.map(({ id }) => id)]).size
}

/** The work of a form, or null while something is missing. */
export function workOf(form: AssigningForm): AssignedWork | null {
  const { exercise, title, due, closes, seenFrom, allowRedo } = form
  if (isSeenTooLate(form) || isClosedTooEarly(form)) return null
  if (exercise === null || !isAssignable(exercise) || due === '' || title.trim() === '' || targetsOf(form).length === 0) return null
  return { exerciseId: exercise.id, title: title.trim(), due, closes: closes === '' ? null : closes, seenFrom, allowRedo }
}

/** Whether students would see the work only when it is due, or never, as its time is not typed whole. */
export function isSeenTooLate({ due, seenFrom }: Pick<AssigningForm, 'due' | 'seenFrom'>): boolean {
  return seenFrom !== null && (seenFrom === '' || seenFrom >= due)
}

/** Whether the work would close before it is due. */
export function isClosedTooEarly({ due, closes }: Pick<AssigningForm, 'due' | 'closes'>): boolean {
  return closes !== '' && closes < due
}

/** What became of the calls, counted in students. */
export function givenCounts(items: BatchOutput<{ target: AssignTarget }, number>['items']): { created: number; failed: number } {
  let [created, failed] = [0, 0]
  for (const { status, kept, value } of items) {
    if (status === 'done') created += kept ?? 0
    else if (status === 'failed') failed += value.target.size
  }
  return { created, failed }
}
