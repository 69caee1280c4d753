import type { Listening } from '#server/speech/scoring/alignment/listen.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { type ScriptPhone, scriptPhones } from './judge-phones.ts'
import { phoneLogPosteriors, type PhoneNet } from './phone-net.ts'
import { findPhones } from './phone-path.ts'

/** What the phone model says of a take of a script in its language; of others it says what it hears on the scale that the comparison chose. */
export function hearPhones(net: PhoneNet, { fitted, comparisons: [first] }: Listening): Matrix {
  const script = first === undefined ? [] : scriptPhones(first.reference)
  return onLikeliestScale(net, fitted.cepstra, fitted.onEachScale, script.every(({ phone }) => net.phones.includes(phone)) ? script : [])
}

const every = 6

/**
 * What the phone model says of a take on the frequency scale on which the sounds of the script, found on the scale `nearest`, are likeliest: the
 * model knows many throats, and tells the length of a child's more surely than a comparison with one synthesised voice.
 */
export function onLikeliestScale(net: PhoneNet, nearest: Matrix, scales: readonly Matrix[], script: readonly ScriptPhone[]): Matrix {
  const posteriors = phoneLogPosteriors(net, nearest)
  const spoken = findPhones(net, posteriors, script).phones.flatMap(({ phone, first, last }) => {
    const column = net.phones.indexOf(phone)
    return Array.from({ length: last - first + 1 }, (_, index) => ({ row: first + index, column }))
  })
  const looked = spoken.filter(({ row }) => row % every === 0)
  if (looked.length === 0) return posteriors
  const rows = looked.map(({ row }) => row)
  const heard = scales.map((cepstra) => {
    const { values, columns } = phoneLogPosteriors(net, cepstra, rows)
    return { cepstra, likelihood: mean(looked.map(({ column }, place) => values[place * columns + column] ?? 0)) }
  })
  const { cepstra } = heard.reduce((best, one) => (one.likelihood > best.likelihood ? one : best))
  return cepstra === nearest ? posteriors : phoneLogPosteriors(net, cepstra)
}
