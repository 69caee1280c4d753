import type { ReplyOf } from '#contract/endpoint.ts'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { exerciseUse } from '#contract/exercises/exercise-use.ts'
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

/** What deleting `count` exercises touches, in numbers; null when it could not be read. */
export function workTouched(use: ReplyOf<typeof exerciseUse> | null, count: number): string {
  const it = count === 1 ? 'it' : 'them'
  if (use === null) return `Could not check where ${count === 1 ? 'it is' : 'they are'} assigned. Scores stay, and open sessions go on.`
  const { assignment_count: assignments, unfinished_students: students, running_sessions: sessions } = use
  if (assignments === 0) return `No assignment uses ${it}.`
  const work = `${countOf(assignments, { one: 'assignment uses', many: 'assignments use' })} ${it}.`
  const waiting =
    students === 0 ? 'Every student has finished.' : `${countOf(students, { one: 'student has', many: 'students have' })} not finished and can no longer start ${it}.`
  const open = sessions === 0 ? 'Scores stay.' : `Scores stay, and ${countOf(sessions, { one: 'open session goes', many: 'open sessions go' })} on.`
  return `${work} ${waiting} ${open}`
}
