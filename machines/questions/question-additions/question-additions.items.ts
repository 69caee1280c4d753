import { type Exercise, mostSets } from '#contract/exercises/exercise-library.ts'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { BatchCall, BatchItem } from '#machines/forms/batch/batch.items.ts'

/** The questions to add, all of one type. */
export type AddedQuestions = { ids: readonly number[]; type: QuestionType }

/** How an exercise stands to these questions: it may take `toAdd` of them (it asks `already` others), or not, and why. */
export type Standing = { isOpen: true; toAdd: number; already: number } | { isOpen: false; why: string }

/** One exercise with the questions that are missing in it. */
export type Addition = { exerciseId: number; title: string; questionIds: readonly number[] }

/** What was done of an addition: the questions that are in now, and how many of them somebody else had put there meanwhile. */
export type AdditionDone = { done: readonly number[]; found: number }

/** What came of adding: pairs of question and exercise added, exercises that got some, pairs skipped, and what could not be added. */
export type AdditionOutcome = {
  questions: number
  added: number
  exercises: number
  skipped: number
  failed: readonly { title: string; sentence: string }[]
}

/** How an exercise stands to the questions. */
export function standingOf(exercise: Exercise, { ids, type }: AddedQuestions): Standing {
  const missing = missingIn(exercise, ids).length
  const already = ids.length - missing
  if (missing === 0) return { isOpen: false, why: 'Already added' }
  if (!exercise.can_edit) return { isOpen: false, why: 'Only an administrator can change this exercise' }
  if (exercise.num_question_sets > 0 && exercise.has_accent_training !== (type === 'ACCENT_TRAINING')) {
    return { isOpen: false, why: 'Cannot mix different question types' }
  }
  if (exercise.num_question_sets + missing > mostSets) return { isOpen: false, why: `An exercise holds up to ${mostSets} questions` }
  return { isOpen: true, toAdd: missing, already }
}

/** The work of adding questions to these exercises; pairs that exist are left out. */
export function additionCalls(exercises: readonly Exercise[], { ids }: AddedQuestions): BatchCall<Addition, AdditionDone>[] {
  return exercises.map((exercise) => ({
    key: String(exercise.id),
    value: { exerciseId: exercise.id, title: exercise.title, questionIds: missingIn(exercise, ids) },
    kept: null,
  }))
}

/** What came of it. Pairs that existed before count as skipped, like those that somebody made meanwhile. */
export function outcomeOf(items: readonly BatchItem<Addition, AdditionDone>[], { ids }: AddedQuestions): AdditionOutcome {
  const known = items.reduce((sum, { value }) => sum + ids.length - value.questionIds.length, 0)
  const found = items.reduce((sum, { kept }) => sum + (kept?.found ?? 0), 0)
  const addedTo = ({ kept }: BatchItem<Addition, AdditionDone>) => (kept === null ? 0 : kept.done.length - kept.found)
  return {
    questions: ids.length,
    added: items.reduce((sum, item) => sum + addedTo(item), 0),
    exercises: items.filter((item) => addedTo(item) > 0).length,
    skipped: known + found,
    failed: items.filter(({ status }) => status !== 'done').map(({ value, sentence }) => ({ title: value.title, sentence: sentence ?? 'Not added' })),
  }
}

/** What is told about an outcome, in the literal words; null when nothing was added. */
export function additionWords({ questions, added, exercises, skipped }: AdditionOutcome): string | null {
  if (added === 0 && skipped === 0) return null
  if (questions > 1) return `${added} additions completed successfully.${skipped > 0 ? ` (${skipped} duplicates skipped)` : ''}`
  const words = `Question was added to ${exercises} ${exercises === 1 ? 'exercise' : 'exercises'}`
  return skipped > 0 ? `${words}, skipped ${skipped} where it already exists` : words
}

function missingIn(exercise: Exercise, ids: readonly number[]): number[] {
  const asked = new Set(exercise.question_ids)
  return ids.filter((id) => !asked.has(id))
}
