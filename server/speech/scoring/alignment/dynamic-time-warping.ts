import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'

/** How two recordings of the same words lie on each other. */
export type Warping = {
  /** The rows that belong together, from first to last; both lists are equally long and never go back. */
  left: Int32Array
  right: Int32Array
  /** The distance of each pair: about 1 for unrelated frames of normalised features. */
  distances: Float32Array
  /** Mean distance along the way. */
  cost: number
  /** The share of steps in which both move on: 1 is the same tempo throughout. */
  diagonalShare: number
}

const sideStep = 0.25
const widestBand = 400

/** How much dearer than the best one so far a way may be to be followed on: more than any step back inside the band costs. */
const widestGap = 120

/**
 * Dynamic time warping (Sakoe and Chiba, 1978) with steps (1,1), (1,0) and (0,1), a small charge on side steps, and a band around the straight
 * line of 35 % of the length, 4 seconds at most. Inside it only ways are followed that may still be the best, which keeps the cost in
 * proportion to the length; where none of them arrives all are.
 */
export function warpTime(left: Matrix, right: Matrix): Warping {
  const { steps, offsets, width } = fillTable(left, right)
  return trace(left, right, steps, offsets, width)
}

/** Only what the best way costs per row, for choosing between candidates. */
export function warpingCost(left: Matrix, right: Matrix): number {
  return fillTable(left, right).total / (left.rows + right.rows)
}

/** Euclidean distance of two rows over the root of their length. */
function distance(left: Matrix, row: number, right: Matrix, column: number): number {
  let sum = 0
  const count = left.columns
  const leftStart = row * count
  const rightStart = column * count
  for (let index = 0; index < count; index++) {
    const difference = (left.values[leftStart + index] ?? 0) - (right.values[rightStart + index] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum / count)
}

type Table = { steps: Uint8Array; offsets: Int32Array; width: number; total: number }

function fillTable(left: Matrix, right: Matrix): Table {
  const table = fillBand(left, right, widestGap)
  return table.total < Infinity ? table : fillBand(left, right, Infinity)
}

function fillBand(left: Matrix, right: Matrix, gap: number): Table {
  const slope = (right.rows - 1) / Math.max(1, left.rows - 1)
  const reach = Math.ceil(Math.max(slope + 2, Math.min(0.35 * right.rows, widestBand)))
  const width = 2 * reach + 1
  const steps = new Uint8Array(left.rows * width)
  const offsets = Int32Array.from({ length: left.rows }, (_, row) => Math.round(row * slope) - reach)
  let before = new Float64Array(width).fill(Infinity)
  let here = new Float64Array(width).fill(Infinity)
  let cheapest = 0
  for (let row = 0; row < left.rows; row++) {
    here.fill(Infinity)
    const offset = offsets[row] ?? 0
    const shift = row === 0 ? 0 : offset - (offsets[row - 1] ?? 0)
    const last = Math.min(width - 1, right.rows - 1 - offset)
    const dearest = cheapest + gap
    cheapest = Infinity
    for (let place = Math.max(0, -offset); place <= last; place++) {
      const diagonal = before[place + shift - 1] ?? Infinity
      const down = (before[place + shift] ?? Infinity) + sideStep
      const along = (here[place - 1] ?? Infinity) + sideStep
      const isStart = row === 0 && offset + place === 0
      const best = isStart ? 0 : Math.min(diagonal, down, along)
      if (best > dearest) continue
      const cost = best + distance(left, row, right, offset + place)
      here[place] = cost
      cheapest = Math.min(cheapest, cost)
      steps[row * width + place] = best === diagonal ? 0 : best === down ? 1 : 2
    }
    ;[before, here] = [here, before]
  }
  const end = right.rows - 1 - (offsets[left.rows - 1] ?? 0)
  return { steps, offsets, width, total: before[end] ?? Infinity }
}

function trace(left: Matrix, right: Matrix, steps: Uint8Array, offsets: Int32Array, width: number): Warping {
  const pairs: { row: number; column: number }[] = []
  let row = left.rows - 1
  let column = right.rows - 1
  let diagonals = 0
  while (row > 0 || column > 0) {
    pairs.push({ row, column })
    const step = steps[row * width + column - (offsets[row] ?? 0)] ?? 0
    if (step === 0) diagonals++
    if (step !== 2) row--
    if (step !== 1) column--
  }
  pairs.push({ row: 0, column: 0 })
  pairs.reverse()
  const distances = Float32Array.from(pairs, (pair) => distance(left, pair.row, right, pair.column))
  return {
    left: Int32Array.from(pairs, (pair) => pair.row),
    right: Int32Array.from(pairs, (pair) => pair.column),
    distances,
    cost: distances.reduce((sum, value) => sum + value, 0) / distances.length,
    diagonalShare: diagonals / Math.max(1, pairs.length - 1),
  }
}
