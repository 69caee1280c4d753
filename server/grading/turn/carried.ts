import { newInstanceState, nextAttemptWorth } from './credit-of-tries.ts'
import type { InstanceState, Rules } from '#server/grading/types.ts'

/**
 * A question as it begins in a session after an abandoned one: its tries, its best credit and that its answer was shown stay; what was
 * accepted or has no try left is settled. Only an answer to the same values (`isSameAsked`) can be a repeat.
 */
export function carriedOver(before: InstanceState, rules: Rules, isSameAsked: boolean): InstanceState {
  const { attempts, unaccepted, bestCredit, bestQuality, accepted, acceptedBeforeAnswer, answerGiven } = before
  const tries = { attempts, unaccepted, bestCredit, bestQuality, accepted, acceptedBeforeAnswer, answerGiven }
  const isKept = before.isKept === true || accepted || nextAttemptWorth(before, rules) === null
  const begun = { ...newInstanceState(), ...tries, earlier: isSameAsked ? before.earlier : [], ...(isKept ? { isKept, passed: true } : {}) }
  return { ...begun, begun }
}

/** What a question began with in its own session, before any answer there. */
export function beginningOf({ begun }: InstanceState): InstanceState {
  return begun === undefined ? newInstanceState() : { ...begun, begun }
}
