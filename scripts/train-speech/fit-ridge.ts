import { mean, deviation, clamp } from '#server/speech/scoring/numbers/statistics.ts'
import type { Ridge, Term } from '#server/speech/scoring/model/ridge.ts'

/** One example: what was measured, and what the answer is. On the average of every `group` that is named the fit is held to be right. */
export type Example = { measures: Readonly<Record<string, number>>; target: number; speaker: string; group?: string }

/** How much every fit here is held back, in units of examples. */
export const penalty = 30

/** How much more the mean of a group weighs than its examples: enough that children and men are marked as others are. */
const evenness = 20

/** Fits a ridge regression to the named measures; `heldBack` is in units of examples. */
export function fitRidge(examples: readonly Example[], names: readonly string[], heldBack: number): Ridge {
  const terms = names.map((name) => {
    const values = examples.map((example) => example.measures[name] ?? 0)
    return { name, mean: mean(values), spread: Math.max(1e-6, deviation(values)) }
  })
  const intercept = mean(examples.map((example) => example.target))
  const rowOf = ({ measures }: Example) => terms.map((term) => clamp(((measures[term.name] ?? term.mean) - term.mean) / term.spread, -3, 3))
  const size = names.length
  const left = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row === column ? heldBack : 0)))
  const right = new Array<number>(size).fill(0)
  for (const example of examples) add(rowOf(example), example.target - intercept, 1)
  for (const { rows, targets } of groupsOf(examples, rowOf)) {
    const middle = names.map((_, index) => mean(rows.map((row) => row[index] ?? 0)))
    add(middle, mean(targets) - intercept, evenness * rows.length)
  }
  const coefficients = solve(left, right)
  const entries = terms.map(({ name, mean: middle, spread }, index): [string, Term] => [
    name,
    { coefficient: rounded(coefficients[index] ?? 0), mean: rounded(middle), spread: rounded(spread) },
  ])
  return { intercept: rounded(intercept), terms: Object.fromEntries(entries) }

  function add(row: readonly number[], answer: number, weight: number): void {
    row.forEach((value, index) => {
      right[index] = (right[index] ?? 0) + weight * value * answer
      const line = left[index] ?? []
      row.forEach((other, column) => {
        line[column] = (line[column] ?? 0) + weight * value * other
      })
    })
  }
}

function groupsOf(examples: readonly Example[], rowOf: (example: Example) => number[]): { rows: number[][]; targets: number[] }[] {
  const names = new Set(examples.flatMap(({ group }) => group ?? []))
  return [...names].map((name) => {
    const own = examples.filter(({ group }) => group === name)
    return { rows: own.map(rowOf), targets: own.map(({ target }) => target) }
  })
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
