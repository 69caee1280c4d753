import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewItem, ReviewQuestion, SuggestedMark } from '#contract/review/review.ts'

/** When the examples are looked at. */
export const exampleNow = new Date('2026-11-20T19:31:00.000Z')

const answers = [
  'because it throws the green light back and keeps the rest',
  'I think plants are green so that animals do not see them. In my garden there is a plant with red leaves, and it grows too, so maybe green is not needed.',
  'chlorophyll',
]

/** Answers that wait for a teacher. */
export function exampleItems(count: number): ReviewItem[] {
  return Array.from({ length: count }, (_, index) => ({
    message_id: 100 + index,
    session_id: 60 + index,
    student: { id: 5 + index, name: ['Maya Okafor', 'Jonas Weber', 'Ana Ruiz'][index % 3] ?? 'Maya Okafor' },
    assignment: { id: 12, title: 'Plants and Equations Assignment' },
    question_id: 31,
    question_title: 'Why is a leaf green?',
    prompt: 'Why does a leaf look green?\n\nCheck: teacher\nHint: Which light comes back to your eye?',
    answer: answers[index % 3] ?? '',
    points: 10,
    at: new Date(exampleNow.getTime() - (count - index) * 3_000_000).toISOString(),
    version: 0,
    suggestion: null,
  }))
}

/** The question that `count` of them wait to. */
export function exampleQuestion(count: number): ReviewQuestion {
  const prompt = 'Why does a leaf look green?\n\nCheck: teacher\nHint: Which light comes back to your eye?'
  return {
    ...{ first_message_id: 100, question_id: 31, question_title: 'Why is a leaf green?', prompt },
    student_text: 'Why does a leaf look green?',
    notes: [{ label: 'Hint', text: 'Which light comes back to your eye?' }],
    ...{ points: 10, count, at: exampleNow.toISOString() },
  }
}

/** Answers in few wordings, as a class gives them. */
export function exampleAlike(count: number): ReviewItem[] {
  const wordings = ['It keeps red light', 'it keeps  red light.', 'Chlorophyll', 'The sun', 'Because']
  return exampleItems(count).map((item, index) => ({ ...item, answer: wordings[index % 5] ?? '' }))
}

/** Words that a teacher should read. */
export const exampleConcern: Concern = {
  id: 7,
  kind: 'self_harm',
  session_id: 61,
  student: { id: 6, name: 'Jonas Weber' },
  assignment_title: 'Plants and Equations Assignment',
  question_title: 'Solve 2x + 3 = 11',
  text: 'i dont want to be here anymore',
  at: '2026-11-20T18:02:00.000Z',
}

const suggestions: readonly (SuggestedMark | null)[] = [
  {
    quality: 0.75,
    reason: 'Names the light that is thrown back. It does not say that the rest is taken in for the plant to use.',
    quote: 'throws the green light back',
    model: 'school-model',
  },
  { quality: 0, reason: 'Tells what green might be good for, not which light comes back to the eye.', quote: null, model: 'school-model' },
  null,
]

/** The same with what a language model says about the first two; it was not asked about the third yet. */
export function exampleSuggested(): ReviewItem[] {
  return exampleItems(3).map((item, index) => ({ ...item, suggestion: suggestions[index] ?? null }))
}
