import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import { createPagedListMachine, type PagedListActorRef } from '#machines/lists/paged-list/paged-list.machine.ts'

/** Which exercises are wanted, and in which order; null is no filter, and the newest first. */
export type ExerciseQuery = {
  q: string
  grade: number | null
  theme: string | null
  tag: string | null
  status: 'added' | 'not_added' | null
  owner: OwnerFilter
  sort: 'title' | '-title' | 'grade_level' | '-grade_level' | null
}

/** What the list tells beside its exercises: the grade levels, themes and tags there are, and how many are the teacher's own. */
export type ExerciseFacts = { gradeLevels: readonly number[]; themes: readonly string[]; tags: readonly string[]; owned: number }

/** The exercises a teacher may assign, in pages. */
export const exerciseListMachine = createPagedListMachine<Exercise, ExerciseQuery, ExerciseFacts>({ id: 'exerciseList', idOf: ({ id }) => id })

/** The list of exercises of a page. */
export type ExerciseListActorRef = PagedListActorRef<Exercise, ExerciseQuery, ExerciseFacts>

/** All exercises, nothing narrowed. */
export const everyExercise: ExerciseQuery = { q: '', grade: null, theme: null, tag: null, status: null, owner: 'both', sort: null }

/** Whether anything narrows the list. */
export function isNarrowed({ q, grade, theme, tag, status, owner }: ExerciseQuery): boolean {
  return q !== '' || grade !== null || theme !== null || tag !== null || status !== null || owner !== 'both'
}
