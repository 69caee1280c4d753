import type { WatchReason } from '#contract/dashboard/dashboard.ts'

/** How many tries without success make a student stuck. */
export const stuckTries = 3
/** A student is stuck for this many days after their last word. */
export const stuckDays = 7
/** Scores of this many days make the trends and averages. */
export const scoreDays = 28

const trendLength = 3
const trendPoints = 15
const lowAverage = 60
const helpKinds: readonly WatchReason['kind'][] = ['stuck', 'overdue', 'dropping', 'low']

/** What is known of a student: instants in ISO form, `scores` of first attempts with the oldest first. */
export type KnownFacts = {
  stuck: { sessionId: number; title: string; tries: number } | null
  overdue: number
  overdueSince: string | null
  scores: readonly number[]
  lastActive: string | null
}

/** Why a student stands where they do, the most urgent reason first, at least one; the rules are told at `WatchReason`. */
export function watchReasons({ stuck, overdue, overdueSince, scores, lastActive }: KnownFacts): WatchReason[] {
  const average = averageOf(scores)
  const last = scores.slice(-trendLength)
  const trend = trendOf(last)
  const isLow = scores.length >= 2 && average <= lowAverage && trend !== 'improving'
  const help: WatchReason[] = [
    ...(stuck ? [{ kind: 'stuck' as const, question_title: stuck.title, tries: stuck.tries, session_id: stuck.sessionId }] : []),
    ...(overdueSince === null ? [] : [{ kind: 'overdue' as const, count: overdue, since: overdueSince }]),
    ...(trend === 'dropping' ? [{ kind: 'dropping' as const, scores: last }] : []),
    ...(isLow ? [{ kind: 'low' as const, average, works: scores.length }] : []),
  ]
  if (trend === 'improving') return [...help, { kind: 'improving', scores: last }]
  if (help.length > 0) return help
  return scores.length === 0 ? [{ kind: 'quiet', last_active: lastActive }] : [{ kind: 'steady', average, works: scores.length }]
}

/** Whether one of the reasons asks for the teacher. */
export function needsHelp(reasons: readonly WatchReason[]): boolean {
  return reasons.some(({ kind }) => helpKinds.includes(kind))
}

/** How urgent the first reason is, 0 being the most. */
export function urgencyOf([first]: readonly WatchReason[]): number {
  const place = first ? helpKinds.indexOf(first.kind) : -1
  return place === -1 ? helpKinds.length : place
}

function trendOf(last: readonly number[]): 'dropping' | 'improving' | null {
  const [first = 0, newest = 0] = [last.at(0), last.at(-1)]
  if (last.length < trendLength || Math.abs(newest - first) < trendPoints) return null
  const steps = last.slice(1).map((score, index) => score - (last[index] ?? score))
  if (steps.every((step) => step < 0)) return 'dropping'
  return steps.every((step) => step > 0) ? 'improving' : null
}

function averageOf(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100) / 100
}
