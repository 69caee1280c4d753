import { questionPickerMachine } from '#machines/questions/question-picker/question-picker.machine.ts'
import { questionOf } from '#tests/support/school/questions.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Two written questions, a spoken one, and one that the exercise asks already. */
export const written = [questionOf(1), questionOf(2)]
/** A spoken question. */
export const spoken = questionOf(3, { question_type: 'ACCENT_TRAINING' })
/** A written question that the exercise asks already. */
export const asked = questionOf(4)

const events = [
  { type: 'filters.changed', filters: { q: 'plants' } },
  { type: 'filters.changed', filters: { author: 'both', subject: 'Math' } },
  { type: 'questions.chosen', questions: [] },
  { type: 'questions.chosen', questions: written.slice(0, 1) },
  { type: 'questions.chosen', questions: written },
  { type: 'questions.chosen', questions: [spoken] },
  { type: 'questions.chosen', questions: [...written, spoken] },
  { type: 'questions.chosen', questions: [asked] },
]

function contextOf({ context: { query, chosen } }: { context: { query: object; chosen: readonly { id: number }[] } }) {
  return [query, chosen.map(({ id }) => id)]
}

/** Every moment of picking for a new exercise. */
export const questionPickerWalk = walkMachine(questionPickerMachine, {
  input: { lockedType: null, alreadyAdded: [asked.id], selected: [] },
  events,
  context: contextOf,
  limit: 400,
})

/** Every moment of picking for an exercise of written questions. */
export const lockedPickerWalk = walkMachine(questionPickerMachine, {
  input: { lockedType: 'FREE_FORM', alreadyAdded: [asked.id], selected: [] },
  events,
  context: contextOf,
  limit: 200,
})

/** Picking that goes on with what was chosen before. */
export const resumedPickerWalk = walkMachine(questionPickerMachine, {
  input: { lockedType: null, alreadyAdded: [], selected: written },
  events: events.slice(2, 4),
  context: contextOf,
  limit: 200,
})
