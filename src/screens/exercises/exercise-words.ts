import type { Exercise } from '#contract/exercise-library.ts'
import { countOf } from '#src/ui/data-table/counts.ts'

/** A grade level as people say it: `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(grade: number): string {
  const isTeen = grade % 100 >= 11 && grade % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][grade % 10] ?? 'th')
  return `${grade}${ending}`
}

/** How much an exercise asks: `3 sets, 12 questions`. */
export function sizeWords({ num_question_sets: sets, total_questions: questions }: Pick<Exercise, 'num_question_sets' | 'total_questions'>): string {
  return `${countOf(sets, { one: 'set', many: 'sets' })}, ${countOf(questions, { one: 'question', many: 'questions' })}`
}

/** Whether an exercise asks nothing yet, so that it cannot be assigned. */
export function asksNothing({ total_questions: questions, num_question_sets: sets }: Pick<Exercise, 'num_question_sets' | 'total_questions'>): boolean {
  return questions === 0 || sets === 0
}
