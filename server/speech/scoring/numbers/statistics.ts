/** Mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard deviation over all values; 0 of fewer than two. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return values.length < 2 ? 0 : Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** The value below which the share `at` (0 to 1) of the values lies, between neighbours in a straight line; 0 of nothing. */
export function quantile(values: ArrayLike<number>, at: number): number {
  const sorted = Float64Array.from(values).toSorted()
  const place = at * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/** Pearson's correlation of two equally long lists; 0 when one of them does not vary. */
export function correlation(left: readonly number[], right: readonly number[]): number {
  const leftMean = mean(left)
  const rightMean = mean(right)
  const spread = deviation(left) * deviation(right)
  if (spread < 1e-9) return 0
  return mean(left.map((value, index) => (value - leftMean) * ((right[index] ?? rightMean) - rightMean))) / spread
}

/** `value` kept between `low` and `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/**
 * Normalised pairwise variability: how much neighbours differ in length, in percent of their mean. Speech with long and short syllables has a high
 * one. Source: Grabe and Low, "Durational variability in speech and the rhythm class hypothesis", 2002.
 */
export function pairwiseVariability(durations: readonly number[]): number {
  const differences = durations.slice(1).map((next, index) => {
    const before = durations[index] ?? next
    return Math.abs(next - before) / Math.max(1e-6, (next + before) / 2)
  })
  return 100 * mean(differences)
}
