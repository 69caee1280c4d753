import { percentOf } from '#contract/exercises/points.ts'
import type { TaskStatus, Verdict } from '#contract/chat/chat-sessions.ts'
import type { LetterGrade } from '#contract/exercises/exercises.ts'
import type { InstanceState, Rules, TriesSoFar } from '#server/grading/types.ts'

const thresholds: Readonly<Record<LetterGrade, number>> = { A: 0.9, B: 0.8, C: 0.7, D: 0.6, F: 0 }

/** An instance nobody has answered yet. */
export function newInstanceState(): InstanceState {
  return {
    attempts: 0,
    unaccepted: 0,
    bestCredit: 0,
    bestQuality: 0,
    accepted: false,
    acceptedBeforeAnswer: false,
    answerGiven: false,
    hintsShown: 0,
    passed: false,
    isPending: false,
    earlier: [],
  }
}

/** Whether an answer of this quality is accepted: at least A .90, B .80, C .70, D .60, F 0, compared unrounded. */
export function reachesLetter(quality: number, letter: LetterGrade): boolean {
  return quality >= thresholds[letter]
}

/** The share of the points the k-th graded try earns: quality less min((k−1)·r, m) percent, at most g percent once the answer was shown. */
export function creditOf(quality: number, attempt: number, answerGiven: boolean, rules: Rules): number {
  const reduction = Math.min((attempt - 1) * rules.reduction, rules.maxReduction)
  const credit = Math.max(0, tidy(quality - reduction / 100))
  return answerGiven ? Math.min(credit, rules.afterAnswer / 100) : credit
}

/**
 * What the next try can earn at most, in points; null when no further try is open (tries used up, all right already, nothing to gain, or
 * settled in an earlier session).
 */
export function nextAttemptWorth(state: TriesSoFar, rules: Rules): number | null {
  if (state.isKept || state.attempts >= rules.triesBeforeMovingOn || state.bestQuality >= 1) return null
  const credit = creditOf(1, state.attempts + 1, state.answerGiven, rules)
  return credit > state.bestCredit ? toPoints(credit, rules) : null
}

/** What each of the tries can earn in points as long as the answer is not shown: the steps of the try meter. */
export function attemptWorths(rules: Rules): number[] {
  return Array.from({ length: rules.triesBeforeMovingOn }, (_, index) => toPoints(creditOf(1, index + 1, false, rules), rules))
}

/** The most a try can earn in points once the answer was shown. */
export function answerGivenWorth(rules: Rules): number {
  return toPoints(rules.afterAnswer / 100, rules)
}

/** Whether Next is offered: accepted, tries used up, nothing left to gain, waiting for the teacher, or moved on already. */
export function shouldMoveOn(state: InstanceState, rules: Rules): boolean {
  return (
    state.accepted || state.passed || state.isPending || state.unaccepted >= rules.triesBeforeMovingOn || nextAttemptWorth(state, rules) === null
  )
}

/** Whether the student may leave the question now, as Next or as Skip. */
export function mayPass(state: InstanceState, rules: Rules): boolean {
  return shouldMoveOn(state, rules) || rules.allowSkipping
}

/** The instance after Next or Skip. Keeps the best credit. */
export function pass(state: InstanceState): InstanceState {
  return { ...state, passed: true }
}

/** Where the instance stands for the student: open until accepted or passed. */
export function taskStatus(state: InstanceState): TaskStatus {
  if (!state.accepted && !state.passed) return 'open'
  if (state.acceptedBeforeAnswer) return 'done'
  if (state.isPending) return 'pending'
  return state.attempts === 0 ? 'skipped' : 'partly'
}

/** The best credit so far in centi-points, rounded half up. */
export function scoreOf(state: InstanceState, rules: Rules): number {
  return toCentiPoints(state.bestCredit, rules)
}

/** The centi-points that wait for the teacher: all of an instance whose last answer is pending and that no answer got accepted on. */
export function pendingOf(state: InstanceState, rules: Rules): number {
  return state.isPending && !state.accepted ? rules.points : 0
}

/** Sums over a session in centi-points; `percent` is 0 to 100. */
export type Totals = { score: number; total: number; pending: number; percent: number }

/** The sums over a session's instances. `percent` leaves those that wait for the teacher out of both sides. */
export function totalsOf(instances: readonly { state: InstanceState; rules: Rules }[]): Totals {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const judged = instances.filter(({ state, rules }) => pendingOf(state, rules) === 0)
  const total = sum(instances.map(({ rules }) => rules.points))
  const pending = sum(instances.map(({ state, rules }) => pendingOf(state, rules)))
  return {
    score: sum(instances.map(({ state, rules }) => scoreOf(state, rules))),
    total,
    pending,
    percent: percentOf(sum(judged.map(({ state, rules }) => scoreOf(state, rules))), total - pending),
  }
}

/** The instance after one more graded try; `normalised` makes a repeat of it recognisable. Never lowers the score. */
export function afterAttempt(state: InstanceState, rules: Rules, quality: number, normalised: string): InstanceState {
  const attempts = state.attempts + 1
  const isAccepted = reachesLetter(quality, rules.letter)
  const accepted = state.accepted || isAccepted
  return {
    ...state,
    attempts,
    unaccepted: state.unaccepted + (accepted ? 0 : 1),
    bestCredit: Math.max(state.bestCredit, creditOf(quality, attempts, state.answerGiven, rules)),
    bestQuality: Math.max(state.bestQuality, quality),
    accepted,
    acceptedBeforeAnswer: state.acceptedBeforeAnswer || (isAccepted && !state.answerGiven),
    isPending: false,
    earlier: [...state.earlier, { normalised, quality }],
  }
}

/** The instance after a teacher judged its pending answer: a graded try like any other, with nothing shown for it. */
export function afterReview(state: InstanceState, rules: Rules, quality: number): InstanceState {
  return { ...afterAttempt(state, rules, quality, ''), earlier: state.earlier }
}

/** The word for a graded quality: 1 right, between 0 and 1 partly, 0 not yet. */
export function verdictOf(quality: number): Verdict {
  return quality >= 1 ? 'right' : quality > 0 ? 'partly' : 'not_yet'
}

/** A credit in points, exact to the cent. */
export function toPoints(credit: number, rules: Rules): number {
  return toCentiPoints(credit, rules) / 100
}

function toCentiPoints(credit: number, rules: Rules): number {
  return Math.floor(tidy(credit * rules.points) + 0.5)
}

/** Takes binary noise off a decimal result, so that 0.8 − 0.1 is 0.7. */
function tidy(value: number): number {
  return Math.round(value * 1e9) / 1e9
}
