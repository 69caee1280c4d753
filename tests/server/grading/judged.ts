import type { Strictness } from '#contract/exercises/exercises.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import type { Instance, Judgement } from '#server/grading/types.ts'

/** A question without variations. */
export function question(prompt: string): Instance {
  return fillIn(parsePrompt(prompt), {})
}

/** What the built-in judge makes of an answer that is nobody's repeat. */
export function judgementOf(prompt: string, answer: string, strictness: Strictness = 'moderate'): Judgement {
  return judgeBuiltIn(question(prompt), answer, { strictness, earlier: [] })
}

/** The same in one word: `right`, `not yet`, `partly 0.5`, `unclear`, `help` or `pending`. */
export function verdict(prompt: string, answer: string, strictness: Strictness = 'moderate'): string {
  const { outcome, quality } = judgementOf(prompt, answer, strictness)
  if (outcome !== 'graded') return outcome
  return quality === 1 ? 'right' : quality === 0 ? 'not yet' : `partly ${quality}`
}

/** Verdicts at loose, moderate and strict, in this order. */
export function verdicts(prompt: string, answer: string): string {
  return [verdict(prompt, answer, 'loose'), verdict(prompt, answer, 'moderate'), verdict(prompt, answer, 'strict')].join(' | ')
}
