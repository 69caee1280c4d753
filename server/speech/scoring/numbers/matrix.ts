/** Rows of numbers in one array, row after row. */
export type Matrix = { rows: number; columns: number; values: Float32Array }

/** A matrix of zeros. */
export function zeros(rows: number, columns: number): Matrix {
  return { rows, columns, values: new Float32Array(rows * columns) }
}

/** Rows `indices` of `matrix`, in that order. */
export function pickRows(matrix: Matrix, indices: Int32Array): Matrix {
  const picked = zeros(indices.length, matrix.columns)
  indices.forEach((from, row) => {
    picked.values.set(matrix.values.subarray(from * matrix.columns, (from + 1) * matrix.columns), row * matrix.columns)
  })
  return picked
}

/** Each column with mean 0 and spread 1 over all rows: takes away the colour of a microphone and the level of a room. */
export function normaliseColumns(matrix: Matrix): Matrix {
  const { rows, columns, values } = matrix
  const result = zeros(rows, columns)
  for (let column = 0; column < columns; column++) {
    let sum = 0
    let squares = 0
    for (let at = column; at < values.length; at += columns) {
      const value = values[at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / Math.max(1, rows)
    const spread = Math.sqrt(Math.max(1e-6, squares / Math.max(1, rows) - mean * mean))
    for (let at = column; at < values.length; at += columns) result.values[at] = ((values[at] ?? 0) - mean) / spread
  }
  return result
}

/** Row `index` for `offset` rows before and after, clamped to the matrix: where a window runs over the edge it repeats the edge. */
export function clampRow(matrix: Matrix, index: number): number {
  return Math.max(0, Math.min(matrix.rows - 1, index))
}
