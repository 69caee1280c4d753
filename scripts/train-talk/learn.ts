import { features } from '#server/grading/turn/talk/weights/features.ts'
import type { Expected } from '#server/grading/turn/talk/asked-for.ts'

/** A message as the learner sees it: which features hold, by their place in the table. */
export type Row = { holds: readonly number[]; expected: Expected; isTalk: boolean; weight: number; group: string; isFresh: boolean }

export type Weights = Record<Expected, readonly number[]>

const expected = ['figures', 'words', 'explanation'] as const satisfies readonly Expected[]
const rounds = 250
const pace = 0.5

/** The place of the weight that always counts. */
export const always = features.length

/**
 * Logistic regression with three columns: one for each kind of question, held near the weights that all three share.
 * `apart` and `large` say how much it costs to leave them, and to be large.
 */
export function learnt(rows: readonly Row[], { apart = 0.0006, large = 0.0001 } = {}): Weights {
  const width = features.length + 1
  const shared = new Float64Array(width)
  const own = { figures: new Float64Array(width), words: new Float64Array(width), explanation: new Float64Array(width) }
  const tables = [shared, ...expected.map((name) => own[name])]
  const moved = tables.map((table) => ({ table, squares: new Float64Array(width), costs: table === shared ? large : apart }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < rounds; round += 1) {
    const slopes = moved.map(({ table, costs }) => Float64Array.from(table, (value, place) => (place === always ? 0 : costs * value)))
    for (const row of rows) {
      const mine = own[row.expected]
      const at = 1 + expected.indexOf(row.expected)
      const sum = row.holds.reduce((all, place) => all + (shared[place] ?? 0) + (mine[place] ?? 0), (shared[always] ?? 0) + (mine[always] ?? 0))
      const off = ((1 / (1 + Math.exp(-sum)) - (row.isTalk ? 1 : 0)) * row.weight) / total
      for (const place of [...row.holds, always]) {
        for (const slope of [slopes[0], slopes[at]]) if (slope) slope[place] = (slope[place] ?? 0) + off
      }
    }
    for (const [index, { table, squares }] of moved.entries()) {
      const slope = slopes[index]
      for (let place = 0; place < width; place += 1) {
        const by = slope?.[place] ?? 0
        squares[place] = 0.98 * (squares[place] ?? 0) + 0.02 * by * by
        table[place] = (table[place] ?? 0) - (pace * by) / (Math.sqrt(squares[place] ?? 0) + 1e-3) / (1 + round / 60)
      }
    }
  }
  const column = (name: Expected) => Array.from(shared, (value, place) => value + (own[name][place] ?? 0))
  return { figures: column('figures'), words: column('words'), explanation: column('explanation') }
}

/** The sum of a row's weights. */
export function sumOf({ holds, expected: name }: Row, weights: Weights): number {
  const table = weights[name]
  return holds.reduce((sum, place) => sum + (table[place] ?? 0), table[always] ?? 0)
}
