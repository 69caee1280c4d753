import type { TaskStatus } from '#contract/chat/chat-sessions.ts'
import { beginningOf } from './carried.ts'
import { afterAttempt, afterReview, nextAttemptWorth, reachesLetter, scoreOf, taskStatus, verdictOf } from './credit-of-tries.ts'
import { takeJudgement } from './turn.ts'
import type { Instance, InstanceState, JudgedAnswer, Judgement, Rules } from '#server/grading/types.ts'

/**
 * One answer as the log kept it: what the judge made of it when it came, and the quality it has since been given by a teacher
 * (`reviewed`, 0 to 1), null when nobody changed it.
 */
export type LoggedAnswer = Pick<Judgement, 'outcome' | 'quality' | 'normalised'> & { reviewed: number | null }

/** What the log says of a graded answer, in points; null of one that was no try. */
export type AnswerMarks = Pick<JudgedAnswer, 'verdict' | 'accepted' | 'attempt' | 'worth' | 'nextWorth' | 'earned'>

/**
 * Counts a question's answers once more, in their order, with the qualities teachers gave them. What was shown to the student
 * stays as it was: hints, and from which try on the answer was known. `state` is the question as it stands.
 */
export function replayed(
  { instance, rules, state }: { instance: Instance; rules: Rules; state: InstanceState },
  answers: readonly LoggedAnswer[],
): { state: InstanceState; marks: (AnswerMarks | null)[] } {
  const shownBefore = answerShownBefore(instance, rules, state, answers)
  let current = beginningOf(state)
  const marks = answers.map((answer, index) => {
    const before = { ...current, answerGiven: shownBefore[index] ?? false }
    const quality = answer.reviewed ?? answer.quality
    if (quality === null) {
      current = { ...before, isPending: before.isPending || answer.outcome === 'pending' }
      return null
    }
    const isLate = answer.quality === null
    current = isLate ? afterReview(before, rules, quality) : afterAttempt(before, rules, quality, answer.normalised)
    return {
      verdict: verdictOf(quality),
      accepted: reachesLetter(quality, rules.letter),
      attempt: current.attempts,
      worth: nextAttemptWorth(before, rules),
      nextWorth: nextAttemptWorth(current, rules),
      earned: scoreOf(current, rules) / 100,
    }
  })
  const { answerGiven, hintsShown, partner } = state
  // Whoever was told to go on while the answer waited still may, whatever its mark.
  const passed = state.passed || (state.isPending && !current.isPending)
  return { state: { ...current, answerGiven, hintsShown, passed, ...(partner ? { partner } : {}) }, marks }
}

/** `next` with nothing of `before` lost: counting again for more right answers never lowers a score. */
export function neverWorse(before: InstanceState, next: InstanceState): InstanceState {
  return {
    ...next,
    bestCredit: Math.max(before.bestCredit, next.bestCredit),
    bestQuality: Math.max(before.bestQuality, next.bestQuality),
    accepted: before.accepted || next.accepted,
    acceptedBeforeAnswer: before.acceptedBeforeAnswer || next.acceptedBeforeAnswer,
    isPending: before.isPending && next.isPending,
  }
}

/** The status of a question whose score a teacher set (`overriddenCenti`; null: did not): it waits for nobody any more. */
export function statusWith(state: InstanceState, pointsCenti: number, overriddenCenti: number | null): TaskStatus {
  const status = taskStatus(state)
  if (overriddenCenti === null || status !== 'pending') return status
  return overriddenCenti >= pointsCenti ? 'done' : 'partly'
}

/** Before which answers the answer was known. Where the tries alone do not explain that it was shown, a teacher's word in between does. */
function answerShownBefore(instance: Instance, rules: Rules, state: InstanceState, answers: readonly LoggedAnswer[]): boolean[] {
  if (!state.answerGiven) return answers.map(() => false)
  const alone = shownBefore(instance, rules, state, answers.map((one) => ({ ...one, reviewed: null })))
  return (alone.isShown ? alone : shownBefore(instance, rules, state, answers)).before
}

function shownBefore(
  instance: Instance,
  rules: Rules,
  state: InstanceState,
  answers: readonly LoggedAnswer[],
): { before: boolean[]; isShown: boolean } {
  let current = beginningOf(state)
  const before = answers.map(({ outcome, quality, normalised, reviewed }) => {
    const isShown = current.answerGiven
    const judgement = { rule: '', matchedKey: null, remark: null, reply: null, correction: null, ideas: null, outcome, quality, normalised }
    const isLate = quality === null && reviewed !== null
    current = isLate ? afterReview(current, rules, reviewed) : takeJudgement({ instance, state: current, rules, judgement, answer: '', strategySaid: true }).state
    return isShown
  })
  return { before, isShown: current.answerGiven }
}
