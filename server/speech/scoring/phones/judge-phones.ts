import type { ReferenceFrames } from '#server/speech/scoring/alignment/reference-frames.ts'
import { goodness, type PhoneGoodness, scriptFit } from './goodness.ts'
import type { JudgedPhone } from '#server/speech/scoring/measures/goodness-measures.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import type { PhoneNet } from './phone-net.ts'
import { findPhones } from './phone-path.ts'
import { hopSeconds } from '#server/speech/scoring/sound/spectra.ts'

/** A phone of the script with its length in the reference, in frames. */
export type ScriptPhone = { phone: string; word: number; expected: number }

/** What good speakers' goodness of one phone is: its middle and its spread. */
export type Standard = { middle: number; spread: number }

/** A take judged phone by phone. */
export type Judgement = {
  phones: JudgedPhone[]
  leftOut: Set<number>
  /** How well the take fits its script: 0 at best, below about -1.5 for another text. */
  fit: number
}

/** The phones of a reference with their lengths there. */
export function scriptPhones({ reference, phoneOfRow }: ReferenceFrames): ScriptPhone[] {
  const counts = new Float64Array(reference.phones.length)
  for (const phone of phoneOfRow) counts[phone] = (counts[phone] ?? 0) + 1
  return reference.phones.map(({ phone, word }, index) => ({ phone, word, expected: Math.max(1, counts[index] ?? 1) }))
}

/**
 * Finds and judges the phones of a script in a take. `posteriors` is what the phone model says of it (`phoneLogPosteriors`), `kept` which frame of
 * the take each row is.
 */
export function judgePhones(
  net: PhoneNet,
  standards: ReadonlyMap<string, Standard>,
  posteriors: Matrix,
  kept: Int32Array,
  script: readonly ScriptPhone[],
): Judgement {
  const path = findPhones(net, posteriors, script)
  const judged = goodness(net, posteriors, path)
  return {
    phones: judged.map((phone) => {
      const standard = standards.get(phone.phone)
      return { ...phone, ...spanOf(phone, kept, script), standing: standard ? (phone.ratio - standard.middle) / standard.spread : 0 }
    }),
    leftOut: path.leftOut,
    fit: scriptFit(net, posteriors, path),
  }
}

function spanOf({ place, first, last, ratio }: PhoneGoodness, kept: Int32Array, script: readonly ScriptPhone[]) {
  return {
    start: (kept[first] ?? 0) * hopSeconds,
    end: ((kept[last] ?? 0) + 1) * hopSeconds,
    frames: last - first + 1,
    expected: script[place]?.expected ?? 1,
    cost: -ratio,
  }
}
