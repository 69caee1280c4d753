import { mean, deviation, clamp } from '#server/speech/scoring/numbers/statistics.ts'
import type { Ridge, Term } from '#server/speech/scoring/model/ridge.ts'

/** One example: what was measured, and what the answer is. */
export type Example = { measures: Readonly<Record<string, number>>; target: number; speaker: string }

/** How much every fit here is held back, in units of examples. */
export const penalty = 30

/** Fits a ridge regression to the named measures; `heldBack` is in units of examples. */
export function fitRidge(examples: readonly Example[], names: readonly string[], heldBack: number): Ridge {
  const terms = names.map((name) => {
    const values = examples.map((example) => example.measures[name] ?? 0)
    return { name, mean: mean(values), spread: Math.max(1e-6, deviation(values)) }
  })
  const intercept = mean(examples.map((example) => example.target))
  const size = names.length
  const left = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row === column ? heldBack : 0)))
  const right = new Array<number>(size).fill(0)
  for (const { measures, target } of examples) {
    const row = terms.map((term) => clamp(((measures[term.name] ?? term.mean) - term.mean) / term.spread, -3, 3))
    row.forEach((value, index) => {
      right[index] = (right[index] ?? 0) + value * (target - intercept)
      const line = left[index] ?? []
      row.forEach((other, column) => {
        line[column] = (line[column] ?? 0) + value * other
      })
    })
  }
  const coefficients = solve(left, right)
  const entries = terms.map(({ name, mean: middle, spread }, index): [string, Term] => [
    name,
    { coefficient: rounded(coefficients[index] ?? 0), mean: rounded(middle), spread: rounded(spread) },
  ])
  return { intercept: rounded(intercept), terms: Object.fromEntries(entries) }
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
