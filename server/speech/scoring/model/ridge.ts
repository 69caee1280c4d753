import { clamp } from '#server/speech/scoring/numbers/statistics.ts'

/** What one measure adds: its coefficient for each standard deviation from the mean it had in training. */
export type Term = { coefficient: number; mean: number; spread: number }

/** A weighted sum of measures, fitted by ridge regression (Hoerl and Kennard, 1970). */
export type Ridge = { intercept: number; terms: Readonly<Record<string, Term>> }

const farthest = 3

/** The value of the sum. A measure farther than three standard deviations from the mean counts as three: beyond, nothing was seen in training. */
export function predict({ intercept, terms }: Ridge, measures: Readonly<Record<string, number>>): number {
  return Object.entries(terms).reduce((sum, [name, { coefficient, mean, spread }]) => {
    const value = ((measures[name] ?? mean) - mean) / spread
    return sum + coefficient * clamp(value, -farthest, farthest)
  }, intercept)
}
