import { deltas } from '#server/speech/scoring/sound/deltas.ts'
import { warpingCost } from './dynamic-time-warping.ts'
import { type Matrix, normaliseColumns, pickRows } from '#server/speech/scoring/numbers/matrix.ts'
import { melCepstra } from '#server/speech/scoring/sound/mel-cepstra.ts'
import type { ReferenceFrames } from './reference-frames.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'

/** The frequency scales that are tried: how much longer than the model's a throat is. */
export const vocalTractScales = [0.85, 0.93, 1, 1.08, 1.17, 1.27]
const rowsCompared = 250

/** The cepstra of a take, normalised, on the frequency scale that fits its speaker; `onEachScale` are those on every scale that was tried. */
export type FittedTake = { warp: number; cepstra: Matrix; features: Matrix; onEachScale: readonly Matrix[] }

/** Chooses the frequency scale with which the take lies closest to the reference, on a thinned-out copy of both. */
export function fitVocalTract(take: TakeFrames, reference: ReferenceFrames): FittedTake {
  const target = thinned(reference.features)
  const fitted = vocalTractScales.map((warp) => {
    const cepstra = normaliseColumns(melCepstra(take.power, take.kept, warp))
    const features = deltas(cepstra)
    return { warp, cepstra, features, cost: warpingCost(thinned(features), target) }
  })
  const { warp, cepstra, features } = fitted.reduce((best, one) => (one.cost < best.cost ? one : best))
  return { warp, cepstra, features, onEachScale: fitted.map((one) => one.cepstra) }
}

function thinned(matrix: Matrix): Matrix {
  const every = Math.max(2, Math.ceil(matrix.rows / rowsCompared))
  return pickRows(matrix, Int32Array.from({ length: Math.ceil(matrix.rows / every) }, (_, index) => index * every))
}
