import type { AspectFeedback } from '#contract/accent/spoken-feedback.ts'

/** The score from which a side needs no work. */
export const strong = 85

/**
 * What can be said of one side of a reading, each only where its evidence stands in the take: `fault` is the one thing to try, `praise` what
 * went well. Decision 0074 lists them all.
 */
export type SideTip = { fault: string | null; praise: string | null }

/** A side with its score of 0 to 100. */
export type Side = { score: number } & SideTip

/** A side as it is told: the fault, else the praise. */
export function aspectOf({ score, fault, praise }: Side): AspectFeedback {
  return { score, tips: [fault ?? praise].filter((tip) => tip !== null) }
}
