import { clampRow, type Matrix, zeros } from '#server/speech/scoring/numbers/matrix.ts'

/** One layer: `weights` holds one row of `inputs` numbers for each of its outputs. */
export type Layer = { inputs: number; outputs: number; weights: Float32Array; biases: Float32Array }

/** A small network that tells phones apart from 11 frames of normalised cepstra; the last of `phones` is silence. */
export type PhoneNet = { phones: readonly string[]; logPriors: readonly number[]; layers: readonly Layer[] }

const context = 5

/** The logarithm of each phone's probability, row by row. */
export function phoneLogPosteriors(net: PhoneNet, cepstra: Matrix): Matrix {
  const result = zeros(cepstra.rows, net.phones.length)
  for (let row = 0; row < cepstra.rows; row++) {
    let values = windowAround(cepstra, row)
    net.layers.forEach((layer, index) => {
      values = apply(layer, values, index < net.layers.length - 1)
    })
    result.values.set(logSoftmax(values), row * result.columns)
  }
  return result
}

function windowAround(matrix: Matrix, row: number): Float32Array {
  const { columns, values } = matrix
  const window = new Float32Array((2 * context + 1) * columns)
  for (let step = -context; step <= context; step++) {
    const from = clampRow(matrix, row + step) * columns
    window.set(values.subarray(from, from + columns), (step + context) * columns)
  }
  return window
}

function apply({ inputs, outputs, weights, biases }: Layer, values: Float32Array, rectified: boolean): Float32Array {
  const result = new Float32Array(outputs)
  for (let output = 0; output < outputs; output++) {
    const start = output * inputs
    let sum = biases[output] ?? 0
    for (let input = 0; input < inputs; input++) sum += (weights[start + input] ?? 0) * (values[input] ?? 0)
    result[output] = rectified && sum < 0 ? 0 : sum
  }
  return result
}

function logSoftmax(values: Float32Array): Float32Array {
  const highest = values.reduce((best, value) => Math.max(best, value), -Infinity)
  const total = values.reduce((sum, value) => sum + Math.exp(value - highest), 0)
  return values.map((value) => value - highest - Math.log(total))
}
