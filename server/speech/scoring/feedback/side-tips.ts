import type { AspectFeedback } from '#contract/accent/spoken-feedback.ts'

/** The score from which a side needs no work. */
export const strong = 85

/** One thing to try in a reading, and what the summary calls the work on it. */
export type Fault = { words: string; work: string }

/**
 * What can be said of one side of a reading, each only where its evidence stands in the take: `fault` is the one thing to try, `praise` what
 * went well. Decision 0088 lists them all.
 */
export type SideTip = { fault: Fault | null; praise: string | null }

/** A side with its score of 0 to 100. */
export type Side = { score: number } & SideTip

const flawless = 95

/** What to try on a side with this score: nothing beside a full one. */
export function unlessFlawless(score: number, fault: Fault | null): Fault | null {
  return score >= flawless ? null : fault
}

/** A side as it is told: the fault, else the praise, which a take that lacks words (`isWhole` false) does without. */
export function aspectOf({ score, fault, praise }: Side, isWhole: boolean): AspectFeedback {
  return { score, tips: [fault?.words ?? (isWhole ? praise : null)].filter((tip) => tip !== null) }
}
