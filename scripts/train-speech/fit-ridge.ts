import { mean, deviation } from '#server/speech/scoring/numbers/statistics.ts'
import { likeness, predict, type Ridge, standardised, type Term } from '#server/speech/scoring/model/ridge.ts'

/** One example: what was measured, and what the answer is. On the average of every `group` that is named the fit is held to be right. */
export type Example = { measures: Readonly<Record<string, number>>; target: number; speaker: string; group?: string }

/** How much every straight fit here is held back, in units of examples. */
export const penalty = 30

/** How much more the mean of a group weighs than its examples: enough that children and men are marked as others are, at little cost. */
const evenness = 2

/** How many examples a bend is made of, and how much it is held back. */
const bendCount = 100
const bendPenalty = 1

/** Fits a ridge regression to the named measures; `heldBack` is in units of examples. */
export function fitRidge(examples: readonly Example[], names: readonly string[], heldBack: number): Ridge {
  const scales = names.map((name): [string, Term] => {
    const values = examples.map((example) => example.measures[name] ?? 0)
    return [name, { coefficient: 0, mean: rounded(mean(values)), spread: rounded(Math.max(1e-6, deviation(values))) }]
  })
  const flat = { intercept: rounded(mean(examples.map((example) => example.target))), terms: Object.fromEntries(scales) }
  const holding = names.map((_, row) => names.map((__, column) => (row === column ? heldBack : 0)))
  const coefficients = fitted(examples, ({ measures }) => standardised(flat, measures), ({ target }) => target - flat.intercept, holding)
  const terms = scales.map(([name, term], index): [string, Term] => [name, { ...term, coefficient: rounded(coefficients[index] ?? 0) }])
  return { ...flat, terms: Object.fromEntries(terms) }
}

/**
 * The same, and then a bend: what the straight sum misses is fitted by kernel ridge regression (Gaussian kernel) on every so many-th example, so
 * that the order of the examples decides which they are.
 */
export function fitBent(examples: readonly Example[], names: readonly string[], heldBack: number): Ridge {
  const straight = fitRidge(examples, names, heldBack)
  const count = Math.min(bendCount, examples.length)
  const chosen = Array.from({ length: count }, (_, index) => {
    const example = examples[Math.floor((index * examples.length) / count)]
    return standardised(straight, example?.measures ?? {}).map((value) => Number(value.toFixed(2)))
  })
  const likenessesTo = (values: readonly number[]) => chosen.map((at) => likeness(values, at))
  const holding = chosen.map((one, row) => chosen.map((other, column) => bendPenalty * likeness(one, other) + (row === column ? 1e-6 : 0)))
  const worths = fitted(
    examples,
    ({ measures }) => likenessesTo(standardised(straight, measures)),
    ({ measures, target }) => target - predict(straight, measures),
    holding,
  )
  return { ...straight, bend: chosen.map((at, index) => ({ at, worth: rounded(worths[index] ?? 0) })) }
}

/** Least squares of answers by rows, held back by a matrix; the mean of each group counts besides. */
function fitted(
  examples: readonly Example[],
  rowOf: (example: Example) => number[],
  answerOf: (example: Example) => number,
  holding: readonly number[][],
): number[] {
  const lines = examples.map((example) => ({ row: rowOf(example), answer: answerOf(example), group: example.group }))
  const left = holding.map((line) => Float64Array.from(line))
  const right = new Float64Array(holding.length)
  for (const { row, answer } of lines) add(row, answer, 1)
  for (const name of new Set(lines.flatMap(({ group }) => group ?? []))) {
    const own = lines.filter(({ group }) => group === name)
    add(Array.from(right, (_, index) => mean(own.map(({ row }) => row[index] ?? 0))), mean(own.map(({ answer }) => answer)), evenness * own.length)
  }
  return solve(left.map((line) => [...line]), [...right])

  function add(row: readonly number[], answer: number, weight: number): void {
    row.forEach((value, index) => {
      right[index] = (right[index] ?? 0) + weight * value * answer
      const line = left[index]
      if (line) row.forEach((other, column) => (line[column] = (line[column] ?? 0) + weight * value * other))
    })
  }
}

/** Gaussian elimination; the matrix is symmetric and positive, so no pivoting is needed. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  const rows = matrix.map((line, index) => [...line, right[index] ?? 0])
  for (let pivot = 0; pivot < size; pivot++) {
    const top = rows[pivot] ?? []
    for (let row = 0; row < size; row++) {
      const line = rows[row] ?? []
      if (row === pivot) continue
      const factor = (line[pivot] ?? 0) / (top[pivot] ?? 1)
      for (let column = pivot; column <= size; column++) line[column] = (line[column] ?? 0) - factor * (top[column] ?? 0)
    }
  }
  return rows.map((line, index) => (line[size] ?? 0) / (line[index] ?? 1))
}

function rounded(value: number): number {
  return Number(value.toPrecision(6))
}
