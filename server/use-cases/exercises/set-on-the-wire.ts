import { defaultPoints, type ExerciseConfig } from '#contract/exercises/exercises.ts'
import type { AssignedQuestionSet, QuestionSet, setSettings } from '#contract/exercises/question-sets.ts'
import type { SetOfExercise } from '#server/db/exercises/exercises.queries.ts'
import { findQuestionSet, type QuestionSetRow, type SetChange } from '#server/db/exercises/question-sets.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import type * as v from 'valibot'

/** A set of an exercise, with the points and the reading speed its exercise gives it. */
export function assignedSet(set: SetOfExercise, { point_map, reading_speed_map }: ExerciseConfig): AssignedQuestionSet {
  const points = point_map.find((entry) => entry.question_definition_id === set.questionId)?.point_value
  const speed = reading_speed_map.find((entry) => entry.question_definition_id === set.questionId)?.reading_speed
  return {
    id: set.id,
    question_set_id: set.id,
    question_id: set.questionId,
    question_definition_id: set.questionId,
    question_title: set.title,
    subject: set.subject,
    question_type: set.type,
    num_questions: set.count,
    allow_skipping: set.allowSkipping,
    num_attempts_before_moving_on: set.attemptsBeforeMovingOn,
    num_attempts_before_suggesting_corrections: set.attemptsBeforeCorrections,
    num_attempts_before_answers: set.attemptsBeforeAnswers,
    points: points ?? defaultPoints,
    reading_speed: speed ?? 1,
  }
}

/** A set by itself. */
export function setOnTheWire(row: QuestionSetRow): QuestionSet {
  return { ...assignedSet(row, row.config), exercise_id: row.exerciseId, prompt: row.prompt, version: row.version }
}

/** Reads a set the viewer may see; 404 without one. */
export async function readSet(db: Db | Transaction, viewer: Caller, id: number): Promise<QuestionSet> {
  const row = await findQuestionSet(db, viewer, id)
  if (!row) throw fail('not_found')
  return setOnTheWire(row)
}

/** What a body says of how a set is asked, as it is stored. */
export function settingsIn(body: v.InferOutput<v.ObjectSchema<typeof setSettings, undefined>>): SetChange {
  return {
    numQuestions: body.num_questions,
    allowSkipping: body.allow_skipping,
    attemptsBeforeCorrections: body.num_attempts_before_suggesting_corrections,
    attemptsBeforeAnswers: body.num_attempts_before_answers,
    attemptsBeforeMovingOn: body.num_attempts_before_moving_on,
  }
}
