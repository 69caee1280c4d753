import { clamp } from '#server/speech/scoring/numbers/statistics.ts'

/** What one measure adds: its coefficient for each standard deviation from the mean it had in training. */
export type Term = { coefficient: number; mean: number; spread: number }

/** A take of training, in standard deviations, measure by measure: takes like it are worth so much more than the straight sum says. */
export type Likeness = { at: readonly number[]; worth: number }

/**
 * A weighted sum of measures, fitted by ridge regression (Hoerl and Kennard, 1970), and where marks do not follow it straight, what likeness to some
 * takes of training adds. Takes unlike all of them keep the straight sum.
 */
export type Ridge = { intercept: number; terms: Readonly<Record<string, Term>>; bend?: readonly Likeness[] }

const farthest = 3

/** The value of the sum. A measure farther than three standard deviations from the mean counts as three: beyond, nothing was seen in training. */
export function predict(ridge: Ridge, measures: Readonly<Record<string, number>>): number {
  const values = standardised(ridge, measures)
  const straight = Object.values(ridge.terms).reduce((sum, { coefficient }, index) => sum + coefficient * (values[index] ?? 0), ridge.intercept)
  return (ridge.bend ?? []).reduce((sum, { at, worth }) => sum + worth * likeness(values, at), straight)
}

/** Measures in standard deviations, in the order of the ridge's terms. */
export function standardised({ terms }: Ridge, measures: Readonly<Record<string, number>>): number[] {
  return Object.entries(terms).map(([name, { mean, spread }]) => clamp(((measures[name] ?? mean) - mean) / spread, -farthest, farthest))
}

/** How alike two takes are: 1 where all measures agree, and less the more standard deviations lie between them. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const apart = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0)
  return Math.exp((-0.25 * apart) / Math.max(1, one.length))
}
