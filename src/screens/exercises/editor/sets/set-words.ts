import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'

/** How a set is asked, in one line. */
export function setInWords(set: AssignedQuestionSet): string {
  const skipping = set.allow_skipping ? 'skipping allowed' : 'no skipping'
  if (set.question_type === 'ACCENT_TRAINING') {
    return `${counted(set.num_questions, 'repetition')}, ${skipping}. Audio speed ${speedInWords(set.reading_speed)}.`
  }
  const [corrections, answers, movingOn] = triesOf(set)
  const asked = set.num_questions === 1 ? '1 question' : `${set.num_questions} variations`
  return `${asked}, ${skipping}. Corrections after ${corrections}, answer after ${answers}, moving on after ${movingOn}.`
}

/** What does not make sense in how a set is asked, each in one sentence; `variations` counts those of its question, if that is known. */
export function setWarnings(set: AssignedQuestionSet, variations: number | null): string[] {
  if (set.question_type === 'ACCENT_TRAINING') return []
  const [corrections, answers, movingOn] = triesOf(set)
  return [
    ...(answers > movingOn
      ? [`Students may move on after ${tries(movingOn)}, before the answer is shown after ${answers}. They will see it only at the end.`]
      : []),
    ...(corrections > answers ? [`The answer is shown after ${tries(answers)}, so corrections after ${corrections} never come.`] : []),
    ...(corrections > movingOn && corrections <= answers
      ? [`Students may move on after ${tries(movingOn)}, before they get corrections after ${corrections}.`]
      : []),
    ...(variations !== null && set.num_questions > variations ? [repeated(set.num_questions, variations)] : []),
  ]
}

/** A speed as people read it: `1.2×`. */
export function speedInWords(speed: number): string {
  return `${speed.toFixed(1)}×`
}

function repeated(asked: number, variations: number): string {
  if (variations === 1) return `This question has no variations, so students get the same question ${asked} times. “Let:” lines make variations.`
  return `This question has ${variations} variations, so some of the ${asked} will be the same.`
}

function triesOf(set: AssignedQuestionSet): [number, number, number] {
  return [set.num_attempts_before_suggesting_corrections, set.num_attempts_before_answers, set.num_attempts_before_moving_on]
}

function tries(count: number): string {
  return count === 1 ? '1 try' : `${count} tries`
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`
}
