/**
 * Which expected phone each spoken phone is, by the least number of changes: the index into `expected`, for an added phone
 * the one before it. Both lists are without pauses.
 */
export function alignPhones(spoken: readonly string[], expected: readonly string[]): number[] {
  const width = expected.length + 1
  const moves = new Uint8Array((spoken.length + 1) * width)
  let above = Float32Array.from({ length: width }, (_, index) => index)
  moves.fill(left, 1, width)
  for (let row = 1; row <= spoken.length; row += 1) {
    const current = new Float32Array(width)
    current[0] = row
    moves[row * width] = up
    for (let column = 1; column < width; column += 1) {
      const change = (above[column - 1] ?? 0) + costOf(spoken[row - 1] ?? '', expected[column - 1] ?? '')
      const added = (above[column] ?? 0) + 1
      const dropped = (current[column - 1] ?? 0) + 1
      const least = Math.min(change, added, dropped)
      current[column] = least
      moves[row * width + column] = least === change ? diagonal : least === added ? up : left
    }
    above = current
  }
  const found: number[] = []
  let [row, column] = [spoken.length, expected.length]
  while (row > 0) {
    const move = moves[row * width + column]
    if (move !== left) found[row - 1] = Math.max(0, column - 1)
    if (move !== left) row -= 1
    if (move !== up) column -= 1
  }
  return found
}

const diagonal = 0
const up = 1
const left = 2
const vowel = /^[aeiou@]/

/** A reduced vowel is likelier than a vowel in the place of a consonant. */
function costOf(one: string, other: string): number {
  if (one === other) return 0
  return vowel.test(one) === vowel.test(other) ? 0.6 : 1.2
}
