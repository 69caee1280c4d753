import type { BatchItem } from '#machines/batch/batch.items.ts'
import { type BatchActorRef, unansweredSentence } from '#machines/batch/batch.machine.ts'
import type { ExerciseListActorRef } from '#machines/exercise-list/exercise-list.ts'
import type { Addition, AdditionDone } from './question-additions.items.ts'
import type { QuestionAdditionsSnapshot } from './question-additions.machine.ts'

/** The exercises to choose from. */
export function exercisesOf({ children }: QuestionAdditionsSnapshot): ExerciseListActorRef | undefined {
  return children.list
}

/** The adding that runs, or stands with what could not be added; undefined while choosing. */
export function addingOf({ children }: QuestionAdditionsSnapshot): BatchActorRef<Addition, AdditionDone> | undefined {
  return children.addQuestions
}

const silent = 'The server did not answer, so not all was added.'

/** What could not be added, and why. */
export function failuresOf(items: readonly BatchItem<Addition, AdditionDone>[]): { title: string; sentence: string }[] {
  return items.filter(({ status }) => status === 'failed').map(({ value, sentence }) => ({ title: value.title, sentence: sentence === null || sentence === unansweredSentence ? silent : sentence }))
}
