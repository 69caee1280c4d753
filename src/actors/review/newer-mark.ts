import * as v from 'valibot'
import type { ErrorBody } from '#contract/errors.ts'
import { StandingMark } from '#contract/review/review.ts'

/** The mark that a refused one did not know of; null when it was refused for something else. */
export function newerMarkIn({ code, current }: ErrorBody): StandingMark | null {
  const mark = v.safeParse(StandingMark, current)
  return code === 'stale_version' && mark.success ? mark.output : null
}
