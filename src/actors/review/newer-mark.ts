import * as v from 'valibot'
import type { ErrorBody } from '#contract/errors.ts'
import { StandingMark, StandingMarks } from '#contract/review/review.ts'

/** The mark that a refused one did not know of, the first where it was for several answers; null when it was refused for something else. */
export function newerMarkIn({ code, current }: ErrorBody): StandingMark | null {
  const mark = v.safeParse(StandingMark, Array.isArray(current) ? current[0] : current)
  return code === 'stale_version' && mark.success ? mark.output : null
}

/** The marks that one for several answers did not know of; null when it was refused for something else. */
export function newerMarksIn({ code, current }: ErrorBody): StandingMarks | null {
  const marks = v.safeParse(StandingMarks, current)
  return code === 'stale_version' && marks.success ? marks.output : null
}
