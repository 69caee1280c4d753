import type { Instance } from '#server/grading/types.ts'

/** The most steps of judging an answer in the thread that also answers everybody else. */
export const mostStepsHere = 2_000

const longestAnswer = 150
const longestQuestion = 1_000

/** Whether question and answer are short enough to begin judging at once; what steps do not count grows with these. */
export function isSmall(question: Instance, answer: string): boolean {
  return answer.length <= longestAnswer && sizeOf(question) <= longestQuestion
}

/** The characters of everything a judge may read of a question; of lines that belong to it, one more for each. */
function sizeOf({ studentText, keys, halfCredits, mistakes, ideas, hints, explain, steps, definitions, example, accepted = [] }: Instance): number {
  return [
    [studentText, explain ?? '', example ?? ''],
    [...keys, ...halfCredits, ...accepted].map(({ text }) => text),
    ...mistakes.map(({ sayings, reply }) => [...sayings, reply]),
    ...ideas.map(({ synonyms }) => synonyms),
    hints,
    steps,
    ...definitions.map(({ names, meaning }) => [...names, meaning]),
  ].reduce((sum, texts) => sum + texts.reduce((all, text) => all + text.length + 1, 0), 0)
}
