import { namesIn } from './expression.ts'
import type { Expression } from './expression.ts'
import { approximate } from './formula-value.ts'
import type { Approximate } from './formula-value.ts'
import { seededRandom } from '#server/grading/keys/random.ts'

/** What sampling found out: the same value wherever both have one, not the same, or too few places to tell. */
export type Sampled = 'equal' | 'different' | 'undecided'

const intervals = [4, 40, 400]
const wantedPoints = 10
const neededPoints = 6
const drawsPerInterval = 40
const relative = 1e-9

/** How far rounding may take a value from the truth, as a multiple of the first-order bound. */
const safety = 16

/** An error above this share of the value makes a point worthless. */
const largestShare = 1e-6

type Point = Readonly<Record<string, number>>

/**
 * Whether two expressions have the same value everywhere, by ten points drawn from (−4, 4), wider when there are too few
 * where both have a value. The points depend on the names only, so that the same pair always gets the same answer.
 */
export function compareByValue(a: Expression, b: Expression): Sampled {
  return decide([...namesIn(a), ...namesIn(b)], (point) => {
    const left = approximate(a, point)
    const right = left && approximate(b, point)
    return left && right ? isClose(left, right) : null
  })
}

/** Whether a is b times a number other than 0, and the sign of that number. */
export function compareUpToFactor(a: Expression, b: Expression): { sampled: Sampled; sign: 1 | -1 } {
  let first: Approximate | null = null
  const sampled = decide([...namesIn(a), ...namesIn(b)], (point) => {
    const left = approximate(a, point)
    const right = left && approximate(b, point)
    if (!left || !right || !isCertain(left)) return null
    if (!isCertain(right)) return false
    const value = left.value / right.value
    const ratio = { value, error: Math.abs(value) * (left.error / Math.abs(left.value) + right.error / Math.abs(right.value)) }
    first ??= ratio
    return isClose(first, ratio)
  })
  return { sampled, sign: valueOf(first) < 0 ? -1 : 1 }
}

/** The values at the first points as text: the same for expressions that are equal. */
export function fingerprint(expression: Expression, isUpToFactor = false): string {
  const values: number[] = []
  decide(namesIn(expression), (point) => {
    const at = approximate(expression, point)
    if (!at || !isCertain(at)) return null
    values.push(at.value)
    return true
  })
  const unit = isUpToFactor ? (values[0] ?? 1) : 1
  return values.slice(0, 4).map((value) => (value / unit).toPrecision(8)).join(' ')
}

function decide(names: readonly string[], look: (point: Point) => boolean | null): Sampled {
  const sorted = [...new Set(names)].toSorted()
  const random = seededRandom(sorted.join(' '))
  let valid = 0
  let isDifferent = false
  for (const size of intervals) {
    for (let draw = 0; draw < drawsPerInterval && valid < wantedPoints; draw += 1) {
      const isSame = look(Object.fromEntries(sorted.map((name) => [name, (random() * 2 - 1) * size])))
      if (isSame !== null) valid += 1
      isDifferent ||= isSame === false
    }
    if (valid >= neededPoints) return isDifferent ? 'different' : 'equal'
  }
  return 'undecided'
}

function isClose(a: Approximate, b: Approximate): boolean | null {
  const size = Math.max(Math.abs(a.value), Math.abs(b.value))
  const error = safety * (a.error + b.error)
  return error > largestShare * size ? null : Math.abs(a.value - b.value) <= relative * size + error
}

function isCertain({ value, error }: Approximate): boolean {
  return safety * error <= largestShare * Math.abs(value)
}

function valueOf(ratio: Approximate | null): number {
  return ratio?.value ?? 1
}
