import type { Strictness } from '#contract/exercises.ts'
import type { Judge } from '#server/ports/tutor.ts'
import type { EarlierAnswer, Instance, Judgement } from './types.ts'

/** The built-in judge: deterministic, explains each verdict by its rule. */
export const builtInJudge: Judge = { judge: (question, answer, context) => Promise.resolve(judgeBuiltIn(question, answer, context)) }

/** Judges one answer by the question's keys; the same answer always gets the same judgement. */
export function judgeBuiltIn(
  question: Instance,
  answer: string,
  _context: { strictness: Strictness; earlier: readonly EarlierAnswer[] },
): Judgement {
  const normalised = answer.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const shared = { matchedKey: null, normalised, remark: null, reply: null, correction: null, ideas: null }
  const key = question.keys.find(({ text }) => text.toLowerCase() === normalised)
  if (key) return { ...shared, outcome: 'graded', quality: 1, rule: 'equal to a key', matchedKey: key.text }
  if (question.keys.length === 0) return { ...shared, outcome: 'pending', quality: null, rule: 'no key' }
  return { ...shared, outcome: 'graded', quality: 0, rule: 'no key fits' }
}
