import { clampRow, type Matrix, zeros } from '#server/speech/scoring/numbers/matrix.ts'

const reach = 3
const weight = 0.6
const divisor = 2 * Array.from({ length: reach }, (_, index) => (index + 1) ** 2).reduce((sum, value) => sum + value, 0)

/**
 * Appends to each row how its values change over three rows to both sides (regression of Furui, 1986), scaled to weigh somewhat less than the values
 * themselves when distances are taken.
 */
export function deltas(matrix: Matrix): Matrix {
  const { rows, columns, values } = matrix
  const changes = zeros(rows, columns)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let slope = 0
      for (let step = 1; step <= reach; step++) {
        const after = values[clampRow(matrix, row + step) * columns + column] ?? 0
        const before = values[clampRow(matrix, row - step) * columns + column] ?? 0
        slope += step * (after - before)
      }
      changes.values[row * columns + column] = slope / divisor
    }
  }
  return beside(matrix, scaled(changes))
}

function scaled(changes: Matrix): Matrix {
  const { columns, rows, values } = changes
  const result = zeros(rows, columns)
  for (let column = 0; column < columns; column++) {
    let squares = 0
    for (let at = column; at < values.length; at += columns) squares += (values[at] ?? 0) ** 2
    const spread = Math.sqrt(squares / Math.max(1, rows) + 1e-6)
    for (let at = column; at < values.length; at += columns) result.values[at] = (weight * (values[at] ?? 0)) / spread
  }
  return result
}

function beside(left: Matrix, right: Matrix): Matrix {
  const joined = zeros(left.rows, left.columns + right.columns)
  for (let row = 0; row < left.rows; row++) {
    joined.values.set(left.values.subarray(row * left.columns, (row + 1) * left.columns), row * joined.columns)
    joined.values.set(right.values.subarray(row * right.columns, (row + 1) * right.columns), row * joined.columns + left.columns)
  }
  return joined
}
