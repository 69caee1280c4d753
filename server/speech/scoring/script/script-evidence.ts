import type { ReferenceFrames } from '#server/speech/scoring/alignment/reference-frames.ts'
import { type Matrix, pickRows, zeros } from '#server/speech/scoring/numbers/matrix.ts'
import { quantile } from '#server/speech/scoring/numbers/statistics.ts'
import type { PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'
import { soundClass } from './sound-classes.ts'

/**
 * How well each moment of a take goes with each moment of a reading of its script, as logarithms of likelihoods: a row and a column every 20 ms.
 * `elsewhere` is what goes with something that is said but not in the script, or with nobody speaking; `best` is what goes best at all.
 */
export type ScriptEvidence = { likeness: Matrix; elsewhere: Float32Array; best: Float32Array }

/** How many rows of 10 ms make one here. */
export const rowsTogether = 2

const priorWeight = 0.8
const least = 1e-3
/** What the phone model does not know goes with everything a little. */
const unknown = -1
const featureShare = 0.5
const likenessWeight = 14
const leftToOthers = 1.6
const nearShare = 0.25

/** A sound with what the phone model hears in it: `features` and logarithms of probabilities, a row for every 10 ms. */
export type HeardSound = { features: Matrix; posteriors: Matrix }

/** Lays a take beside the reading of a script: by the sounds the phone model hears in it, and by how alike both sound. */
export function scriptEvidence(net: PhoneNet, take: HeardSound, reading: HeardSound, { reference, phoneOfRow }: ReferenceFrames): ScriptEvidence {
  const isEnglish = reference.voice.startsWith('flite/')
  const names = [...new Set(reference.phones.map(({ phone }) => phone))]
  const sounds = soundEvidence(net, take.posteriors, names.map((name) => (isEnglish ? [name] : soundClass(name))))
  const distances = distancesOf(thinned(take), thinned(reading))
  const place = new Map(names.map((name, index) => [name, index]))
  const columns = Array.from({ length: distances.columns }, (_, column) => place.get(reference.phones[phoneOfRow[column * rowsTogether] ?? 0]?.phone ?? '') ?? 0)
  const likeness = zeros(distances.rows, distances.columns)
  const elsewhere = new Float32Array(distances.rows)
  const best = new Float32Array(distances.rows)
  for (let row = 0; row < distances.rows; row++) {
    const own = distances.values.subarray(row * distances.columns, (row + 1) * distances.columns)
    own.forEach((distance, column) => {
      const sound = sounds.likeness.values[row * names.length + (columns[column] ?? 0)] ?? unknown
      likeness.values[row * distances.columns + column] = sound - likenessWeight * distance
    })
    const near = quantile(own, nearShare)
    best[row] = (sounds.best[row] ?? 0) - likenessWeight * near
    elsewhere[row] = Math.max(sounds.silence[row] ?? 0, (sounds.best[row] ?? 0) - leftToOthers) - likenessWeight * near
  }
  return { likeness, elsewhere, best }
}

type SoundEvidence = { likeness: Matrix; best: Float32Array; silence: Float32Array }

/** The logarithm of the likelihood of each class of sounds, of the likeliest sound at all, and of silence. */
function soundEvidence(net: PhoneNet, posteriors: Matrix, classes: readonly (readonly string[])[]): SoundEvidence {
  const rows = Math.ceil(posteriors.rows / rowsTogether)
  const groups = classes.map(groupOf)
  const singles = net.phones.map((phone) => groupOf([phone]))
  const likeness = zeros(rows, groups.length)
  const best = new Float32Array(rows)
  const silence = new Float32Array(rows)
  const shares = new Float64Array(posteriors.columns)
  for (let row = 0; row < rows; row++) {
    for (let step = 0; step < rowsTogether; step++) {
      const from = Math.min(posteriors.rows - 1, row * rowsTogether + step) * posteriors.columns
      for (let column = 0; column < shares.length; column++) shares[column] = Math.exp(posteriors.values[from + column] ?? -Infinity)
      groups.forEach((group, index) => {
        const at = row * groups.length + index
        likeness.values[at] = (likeness.values[at] ?? 0) + likelihood(group) / rowsTogether
      })
      const alone = singles.map(likelihood)
      best[row] = (best[row] ?? 0) + Math.max(...alone) / rowsTogether
      silence[row] = (silence[row] ?? 0) + (alone.at(-1) ?? 0) / rowsTogether
    }
  }
  return { likeness, best, silence }

  function groupOf(sounds: readonly string[]): { columns: number[]; scale: number } {
    const columns = sounds.map((sound) => net.phones.indexOf(sound)).filter((column) => column >= 0)
    const prior = columns.reduce((sum, column) => sum + Math.exp(net.logPriors[column] ?? 0), 0)
    return { columns, scale: prior ** -priorWeight }
  }

  function likelihood({ columns, scale }: { columns: readonly number[]; scale: number }): number {
    if (columns.length === 0) return unknown
    let share = 0
    for (const column of columns) share += shares[column] ?? 0
    return Math.log(share * scale + least)
  }
}

/** Every second row, of the probabilities their roots. */
function thinned({ features, posteriors }: HeardSound): HeardSound {
  const rows = Int32Array.from({ length: Math.ceil(features.rows / rowsTogether) }, (_, index) => index * rowsTogether)
  const roots = pickRows(posteriors, rows)
  roots.values.forEach((value, index) => {
    roots.values[index] = Math.exp(value / 2)
  })
  return { features: pickRows(features, rows), posteriors: roots }
}

/** Half the distance of the features and the whole one of the probabilities (Hellinger): about 1.2 for unrelated moments. */
function distancesOf(take: HeardSound, reading: HeardSound): Matrix {
  const result = zeros(take.features.rows, reading.features.rows)
  const count = take.features.columns
  const sounds = take.posteriors.columns
  for (let row = 0; row < result.rows; row++) {
    for (let column = 0; column < result.columns; column++) {
      let squares = 0
      for (let index = 0; index < count; index++) {
        const difference = (take.features.values[row * count + index] ?? 0) - (reading.features.values[column * count + index] ?? 0)
        squares += difference * difference
      }
      let shared = 0
      for (let index = 0; index < sounds; index++) {
        shared += (take.posteriors.values[row * sounds + index] ?? 0) * (reading.posteriors.values[column * sounds + index] ?? 0)
      }
      result.values[row * result.columns + column] = featureShare * Math.sqrt(squares / count) + Math.sqrt(Math.max(0, 1 - shared))
    }
  }
  return result
}
