/** The middle of some numbers, the mean of the middle two of an even count, to two decimals; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const inOrder = numbers.toSorted((one, other) => one - other)
  const [low, high] = [inOrder[Math.floor((inOrder.length - 1) / 2)], inOrder[Math.floor(inOrder.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 100) / 100
}
