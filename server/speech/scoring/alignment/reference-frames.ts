import type { Reference } from '#server/speech/reference.ts'
import { deltas } from '#server/speech/scoring/sound/deltas.ts'
import { type Matrix, normaliseColumns } from '#server/speech/scoring/numbers/matrix.ts'
import { melCepstra } from '#server/speech/scoring/sound/mel-cepstra.ts'
import { pitchTrack } from '#server/speech/scoring/sound/pitch.ts'
import { hopSeconds, spectra } from '#server/speech/scoring/sound/spectra.ts'

/** A reference made ready for comparison: its frames without pauses, and which phone each of them belongs to. */
export type ReferenceFrames = {
  reference: Reference
  /** Normalised cepstra, and the same with how they change. */
  cepstra: Matrix
  features: Matrix
  /** Index into `reference.phones` per row. */
  phoneOfRow: Int32Array
  /** Level in decibels and pitch in semitones (NaN where there is none) per row. */
  levels: Float32Array
  pitch: Float32Array
}

const known = new WeakMap<Reference, ReferenceFrames>()

/** Prepares a reference once; asking again with the same object costs nothing. */
export function referenceFrames(reference: Reference): ReferenceFrames {
  const ready = known.get(reference) ?? prepare(reference)
  known.set(reference, ready)
  return ready
}

function prepare(reference: Reference): ReferenceFrames {
  const { power, levels } = spectra(reference.samples)
  const rows: { frame: number; phone: number }[] = []
  let phone = 0
  for (let frame = 0; frame < power.rows; frame++) {
    const middle = (frame + 1.25) * hopSeconds
    while (phone < reference.phones.length && middle >= (reference.phones[phone]?.end ?? 0)) phone++
    if (middle >= (reference.phones[phone]?.start ?? Infinity)) rows.push({ frame, phone })
  }
  const frames = Int32Array.from(rows, ({ frame }) => frame)
  const pitch = pitchTrack(reference.samples, power.rows)
  const cepstra = normaliseColumns(melCepstra(power, frames, 1))
  return {
    reference,
    cepstra,
    features: deltas(cepstra),
    phoneOfRow: Int32Array.from(rows, (row) => row.phone),
    levels: Float32Array.from(frames, (frame) => levels[frame] ?? 0),
    pitch: Float32Array.from(frames, (frame) => pitch[frame] ?? Number.NaN),
  }
}
