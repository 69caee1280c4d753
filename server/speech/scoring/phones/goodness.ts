import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import type { PhoneNet } from './phone-net.ts'
import type { PhonePath, PhoneRows } from './phone-path.ts'

/** How well one phone was said. */
export type PhoneGoodness = PhoneRows & {
  /** Mean logarithm of its probability. */
  posterior: number
  /** Mean logarithm of its probability over that of its best rival: 0 and above where it wins. */
  ratio: number
  /** The phone that won most against it, and that rival's mean probability. */
  rival: { phone: string; share: number }
}

/** Goodness of pronunciation (Witt and Young, 2000) of each phone on the path. */
export function goodness(net: PhoneNet, posteriors: Matrix, path: PhonePath): PhoneGoodness[] {
  const speech = net.phones.length - 1
  return path.phones.map((span) => {
    const own = net.phones.indexOf(span.phone)
    const frames = span.last - span.first + 1
    const sums = new Float64Array(speech)
    let posterior = 0
    let ratio = 0
    for (let row = span.first; row <= span.last; row++) {
      const start = row * posteriors.columns
      let rival = -Infinity
      for (let phone = 0; phone < speech; phone++) {
        const value = posteriors.values[start + phone] ?? -Infinity
        sums[phone] = (sums[phone] ?? 0) + Math.exp(value)
        if (phone !== own && value > rival) rival = value
      }
      const value = posteriors.values[start + own] ?? rival
      posterior += value
      ratio += value - rival
    }
    let strongest = -1
    sums.forEach((sum, phone) => {
      if (phone !== own && sum > (sums[strongest] ?? -1)) strongest = phone
    })
    const rival = { phone: net.phones[strongest] ?? '', share: (sums[strongest] ?? 0) / frames }
    return { ...span, posterior: posterior / frames, ratio: ratio / frames, rival }
  })
}

/**
 * How well the take fits the script at all: the mean logarithm of the probability of what should be there over that of the likeliest phone, 0 at
 * best. Rows that belong to no phone count with silence.
 */
export function scriptFit(net: PhoneNet, posteriors: Matrix, path: PhonePath): number {
  const silence = net.phones.length - 1
  const expected = new Int16Array(posteriors.rows).fill(silence)
  for (const { phone, first, last } of path.phones) expected.fill(Math.max(0, net.phones.indexOf(phone)), first, last + 1)
  let sum = 0
  expected.forEach((column, row) => {
    const values = posteriors.values.subarray(row * posteriors.columns, (row + 1) * posteriors.columns)
    sum += (values[column] ?? 0) - values.reduce((best, value) => Math.max(best, value), -Infinity)
  })
  return sum / Math.max(1, posteriors.rows)
}
