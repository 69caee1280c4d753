import type { KeyPart } from '#contract/sessions/verdicts.ts'

/**
 * What one key says about one answer. `isExact` matches come before known mistakes. An `unclear` that is `isUnreadable`
 * loses against another key that could read the answer; `undecided` means the built-in judge can't tell.
 */
export type KeyResult =
  | { type: 'match'; isExact: boolean; rule: string; remark: string | null }
  | { type: 'miss'; rule: string; reply: string | null; correction: string | null; parts?: readonly KeyPart[] }
  | { type: 'unclear'; rule: string; reply: string; isUnreadable: boolean }
  | { type: 'undecided'; rule: string }

/** An answer that satisfies the key; exact unless it leaned on a tolerance, a slip or the words around it. */
export function match(rule: string, remark: string | null = null, isExact = false): KeyResult {
  return { type: 'match', isExact, rule, remark }
}

/** An answer that does not; `reply` is said at once, `correction` when corrections are due, `parts` are what it has of the key and what not. */
export function miss(rule: string, said: { reply?: string | null; correction?: string | null; parts?: readonly KeyPart[] } = {}): KeyResult {
  const { reply = null, correction = null, parts } = said
  return { type: 'miss', rule, reply, correction, ...(parts ? { parts } : {}) }
}

/** An answer that needs a repair and costs nothing. */
export function unclear(rule: string, reply: string, isUnreadable = false): KeyResult {
  return { type: 'unclear', rule, reply, isUnreadable }
}

/** An answer that names several things and chooses none. */
export const severalAnswers = { type: 'unclear', rule: 'several answers', reply: 'Choose one answer.', isUnreadable: false } as const satisfies KeyResult

/** An answer that says something else with the key in it. */
export const insideAnother = {
  type: 'unclear',
  rule: 'the key inside another statement',
  reply: 'Is that your answer? Send only the answer.',
  isUnreadable: false,
} as const satisfies KeyResult
