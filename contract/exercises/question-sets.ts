import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { QuestionType } from './exercises.ts'
import { Id, Version } from '#contract/values.ts'

/** The most questions one set asks. */
export const mostQuestions = 50

const mostAttempts = 100

/** A whole number; one below `least` becomes `least`, one above `most` is refused. */
function atLeast(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.integer('This must be a whole number.'),
    v.maxValue(most, `This can be at most ${most}.`),
    v.transform((value) => Math.max(least, value)),
  )
}

/** How an exercise asks one question. Numbers under their least are set to it. */
export const setSettings = {
  num_questions: v.optional(atLeast(1, mostQuestions)),
  allow_skipping: v.optional(v.boolean()),
  num_attempts_before_moving_on: v.optional(atLeast(1, mostAttempts)),
  num_attempts_before_suggesting_corrections: v.optional(atLeast(1, mostAttempts)),
  num_attempts_before_answers: v.optional(atLeast(1, mostAttempts)),
}

/** One question inside an exercise. `question_set_id` is `id`, `question_definition_id` is `question_id`; points are per question asked. */
export const AssignedQuestionSet = v.object({
  id: Id,
  question_set_id: Id,
  question_id: Id,
  question_definition_id: Id,
  question_title: v.string(),
  subject: v.string(),
  question_type: QuestionType,
  num_questions: v.number(),
  allow_skipping: v.boolean(),
  num_attempts_before_moving_on: v.number(),
  num_attempts_before_suggesting_corrections: v.number(),
  num_attempts_before_answers: v.number(),
  points: v.number(),
  reading_speed: v.number(),
})
export type AssignedQuestionSet = v.InferOutput<typeof AssignedQuestionSet>

/** A set by itself, with its question. `version` is its exercise's, which every change of a set moves on. */
export const QuestionSet = v.object({ ...AssignedQuestionSet.entries, exercise_id: Id, prompt: v.string(), version: v.number() })
export type QuestionSet = v.InferOutput<typeof QuestionSet>

/**
 * Adds a question at the end of the exercise `id`. 409 when it is there already or the exercise asks questions of the other
 * type; 422 for a question the exercise's owner does not see.
 */
export const addQuestionSet = endpoint({
  method: 'POST',
  path: '/question_sets/:id',
  summary: 'Add a question to an exercise',
  status: 201,
  body: v.object({ question_definition_id: Id, ...setSettings }),
  reply: QuestionSet,
})

/** One set; 404 when it is not there or its exercise is not the caller's to see. */
export const getQuestionSet = endpoint({ method: 'GET', path: '/question_sets/:id', summary: 'One question set', status: 200, reply: QuestionSet })

/** Changes how a set is asked; what is not named stays. */
export const updateQuestionSet = endpoint({
  method: 'PUT',
  path: '/question_sets/:id',
  summary: 'Change a question set',
  status: 200,
  body: v.object({ ...setSettings, version: v.optional(Version) }),
  reply: QuestionSet,
})

/** Takes a question out of an exercise. */
export const deleteQuestionSet = endpoint({
  method: 'DELETE',
  path: '/question_sets/:id',
  summary: 'Take a question out of an exercise',
  status: 204,
  reply: null,
})
