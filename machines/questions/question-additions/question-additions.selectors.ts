import { type BatchActorRef, unansweredSentence } from '#machines/forms/batch/batch.machine.ts'
import type { ExerciseListActorRef } from '#machines/exercises/exercise-list/exercise-list.ts'
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

/** An addition that failed, and why. */
export function failureOf({ title }: Addition, sentence: string): { title: string; sentence: string } {
  return { title, sentence: sentence === unansweredSentence ? silent : sentence }
}
