import { clampRow, type Matrix, zeros } from '#server/speech/scoring/numbers/matrix.ts'

/** One layer: `weights` holds one row of `inputs` numbers for each of its outputs. */
export type Layer = { inputs: number; outputs: number; weights: Float32Array; biases: Float32Array }

/** A small network that tells phones apart from 11 frames of normalised cepstra; the last of `phones` is silence. */
export type PhoneNet = { phones: readonly string[]; logPriors: readonly number[]; layers: readonly Layer[] }

const context = 5

/** The logarithm of each phone's probability, row by row, or only at some `rows`. */
export function phoneLogPosteriors(net: PhoneNet, cepstra: Matrix, rows: Iterable<number> = new Array(cepstra.rows).keys()): Matrix {
  let values = windows(cepstra, [...rows])
  net.layers.forEach((layer, index) => {
    values = apply(layer, values, index < net.layers.length - 1 ? 0 : -Infinity)
  })
  for (let row = 0; row < values.rows; row++) logSoftmax(values.values.subarray(row * values.columns, (row + 1) * values.columns))
  return values
}

/** Some rows, each with the five before and the five after it. */
function windows(matrix: Matrix, rows: readonly number[]): Matrix {
  const { columns, values } = matrix
  const result = zeros(rows.length, (2 * context + 1) * columns)
  for (const [place, row] of rows.entries()) {
    for (let step = -context; step <= context; step++) {
      const from = clampRow(matrix, row + step) * columns
      result.values.set(values.subarray(from, from + columns), place * result.columns + (step + context) * columns)
    }
  }
  return result
}

/** Four rows at a time, so that each weight is fetched once for them. */
function apply({ inputs, outputs, weights, biases }: Layer, input: Matrix, least: number): Matrix {
  const result = zeros(input.rows, outputs)
  const from = input.values
  for (let row = 0; row < input.rows; row += 4) {
    const [one, two, three, four] = [0, 1, 2, 3].map((step) => clampRow(input, row + step) * inputs)
    if (one === undefined || two === undefined || three === undefined || four === undefined) continue
    for (let output = 0; output < outputs; output++) {
      const start = output * inputs
      const bias = biases[output] ?? 0
      let [first, second, third, fourth] = [bias, bias, bias, bias]
      for (let index = 0; index < inputs; index++) {
        const weight = weights[start + index] ?? 0
        first += weight * (from[one + index] ?? 0)
        second += weight * (from[two + index] ?? 0)
        third += weight * (from[three + index] ?? 0)
        fourth += weight * (from[four + index] ?? 0)
      }
      const at = row * outputs + output
      result.values[at] = Math.max(least, first)
      if (row + 1 < input.rows) result.values[at + outputs] = Math.max(least, second)
      if (row + 2 < input.rows) result.values[at + 2 * outputs] = Math.max(least, third)
      if (row + 3 < input.rows) result.values[at + 3 * outputs] = Math.max(least, fourth)
    }
  }
  return result
}

function logSoftmax(values: Float32Array): void {
  let highest = -Infinity
  for (const value of values) highest = Math.max(highest, value)
  let total = 0
  for (const value of values) total += Math.exp(value - highest)
  const shift = highest + Math.log(total)
  for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) - shift
}
