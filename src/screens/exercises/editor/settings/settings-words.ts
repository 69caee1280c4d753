import type { LetterGrade, ModelUse, Strictness } from '#contract/exercises/exercises.ts'

/** What each strictness takes as right, as a teacher sees it in students' answers. */
export const strictnessWords: Record<Strictness, string> = {
  loose: 'Spelling slips, missing accents and missing units pass. 3.14 takes 3.08 to 3.20.',
  moderate: 'Small spelling slips pass with a remark, units are needed. 3.14 takes 3.135 to 3.145.',
  strict: 'Spelling, capitals, accents and the form of a formula must match. 3.14 takes 3.14.',
}

/** What a language model may do in an exercise, as a teacher sees it; it does nothing where the school has none. */
export const modelUseWords: Record<ModelUse, string> = {
  off: 'No AI: the built-in tutor alone talks and grades.',
  helps: 'In classes that agreed, AI may word replies and suggest marks. You give the marks.',
  grades: 'AI also grades answers to questions without a key, in quarters and marked “Graded by AI”. “Check: teacher” in a question keeps its answers for you.',
}

/** Why spoken questions have neither strictness nor costs. */
export const spokenWords =
  'Spoken questions have no strictness, letter grade or costs: a recording is scored by how it sounds, more tries cost nothing, and the best one counts.'

const share: Record<Exclude<LetterGrade, 'F'>, number> = { A: 90, B: 80, C: 70, D: 60 }

/** What a letter asks of an answer before a student may move on. */
export function letterWords(letter: LetterGrade): string {
  if (letter === 'F') return 'Any answer that can be graded is enough to move on.'
  return `${letter} asks for ${share[letter]}% of a question's ideas. Where an answer is right or wrong, A to D are the same.`
}

/** What tries earn on a question of `points`: the first four, what the last of all gives, and what an answer is worth once it was shown. */
export type WorkedExample = { worths: readonly number[]; floor: number; afterAnswer: number }

/** Three percentages as they count. */
export type Reductions = { pointReductionPerAttempt: number; maxReductionFromAttempts: number; maxPointsAfterAnswerGiven: number }

/** The reductions worked out: each extra try costs a share of the points up to a most, and after the answer a cap holds. */
export function workedExample(points: number, reductions: Reductions): WorkedExample {
  const { pointReductionPerAttempt: each, maxReductionFromAttempts: most, maxPointsAfterAnswerGiven: cap } = reductions
  const worths = [0, 1, 2, 3].map((extra) => (points * (100 - Math.min(extra * each, most))) / 100)
  const floor = (points * (100 - (each === 0 ? 0 : most))) / 100
  return { worths, floor, afterAnswer: Math.min(worths[3] ?? 0, (points * cap) / 100) }
}
