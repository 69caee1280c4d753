import { describe, expect, it } from 'vitest'
import { englishSounds } from '#server/speech/scoring/feedback/english-sounds.ts'
import { englishModel } from '#server/speech/scoring/model/english-model.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import { goodness, scriptFit } from '#server/speech/scoring/phones/goodness.ts'
import { onLikeliestScale } from '#server/speech/scoring/phones/hear-phones.ts'
import { findPhones } from '#server/speech/scoring/phones/phone-path.ts'
import { phoneLogPosteriors, type PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'
import { isVowel } from '#server/speech/scoring/phones/vowels.ts'

const net: PhoneNet = { phones: ['a', 'b', 'c', 'sil'], logPriors: [0, 0, 0, 0], layers: [] }
const script = [
  { phone: 'a', word: 0 },
  { phone: 'b', word: 0 },
  { phone: 'c', word: 1 },
  { phone: 'a', word: 2 },
]

/** Posteriors of frames that sound like the given letters; `-` is silence. */
function heard(letters: string): Matrix {
  const rows = [...letters].flatMap((letter) => ['a', 'b', 'c', '-'].map((phone) => Math.log(phone === letter ? 0.97 : 0.01)))
  return { rows: letters.length, columns: 4, values: Float32Array.from(rows) }
}

describe('findPhones', () => {
  it('finds every phone, with silence between words where there is one', () => {
    expect(findPhones(net, heard('--aaabbbb--cccaaaa-'), script)).toEqual({
      phones: [
        { phone: 'a', word: 0, place: 0, first: 2, last: 4 },
        { phone: 'b', word: 0, place: 1, first: 5, last: 8 },
        { phone: 'c', word: 1, place: 2, first: 11, last: 13 },
        { phone: 'a', word: 2, place: 3, first: 14, last: 17 },
      ],
      leftOut: new Set(),
    })
  })

  it('says which word was left out', () => {
    const long = [...script.slice(0, 2), ...['c', 'b', 'c', 'b', 'c'].map((phone) => ({ phone, word: 1 })), { phone: 'a', word: 2 }]
    expect(findPhones(net, heard('--aaabbbb----aaaa-'), long).leftOut).toEqual(new Set([1]))
  })
})

describe('goodness', () => {
  it('is high where the phone wins, and names the rival where another does', () => {
    const posteriors = heard('aaabbbbbbaaa')
    const path = findPhones(net, posteriors, script)
    const judged = goodness(net, posteriors, path).map(({ phone, ratio, rival }) => [phone, ratio > 0, rival.phone])
    expect([judged, scriptFit(net, posteriors, path) < -1]).toEqual([
      [
        ['a', true, 'b'],
        ['b', true, 'a'],
        ['c', false, 'b'],
        ['a', true, 'b'],
      ],
      true,
    ])
  })
})

describe('phoneLogPosteriors', () => {
  it('gives probabilities that add up to one in each frame', () => {
    const model = englishModel()
    const cepstra = { rows: 4, columns: 14, values: Float32Array.from({ length: 56 }, (_, index) => Math.sin(index)) }
    const { values, columns } = phoneLogPosteriors(model.net, cepstra)
    const rows = Array.from({ length: 4 }, (_, row) => values.subarray(row * columns, (row + 1) * columns))
    const sums = rows.map((row) => row.reduce((sum, value) => sum + Math.exp(value), 0))
    expect(sums.map((sum) => sum.toFixed(4))).toEqual(['1.0000', '1.0000', '1.0000', '1.0000'])
  })
})

describe('onLikeliestScale', () => {
  it('hears a take on the scale on which its sounds are those of the script, not on the one that is nearest', () => {
    // Five times what the frame itself holds, with nothing of the frames around it.
    const weights = Float32Array.from({ length: 4 * 44 }, (_, index) => (index % 44 === 20 + Math.floor(index / 44) ? 5 : 0))
    const seeing: PhoneNet = { ...net, layers: [{ inputs: 44, outputs: 4, weights, biases: new Float32Array(4) }] }
    const shown = (letters: string, clearness: number): Matrix => ({
      rows: letters.length,
      columns: 4,
      values: Float32Array.from([...letters].flatMap((letter) => ['a', 'b', 'c', '-'].map((phone) => (phone === letter ? clearness : 0)))),
    })
    const [nearest, fitting] = [shown('aaaaaabbbbbbcccccc', 0.4), shown('aaaaaabbbbbbcccccc', 1)]
    const own = [{ phone: 'a', word: 0, expected: 6 }, { phone: 'b', word: 0, expected: 6 }, { phone: 'c', word: 1, expected: 6 }]
    expect(onLikeliestScale(seeing, nearest, [nearest, fitting, shown('ccccccaaaaaabbbbbb', 1)], own)).toEqual(phoneLogPosteriors(seeing, fitting))
    expect(onLikeliestScale(seeing, nearest, [nearest, fitting], [])).toEqual(phoneLogPosteriors(seeing, nearest))
  })
})

describe('the sounds of English', () => {
  it('are explained to learners one by one, for every phone the model knows', () => {
    expect(Object.keys(englishSounds)).toEqual(englishModel().net.phones.slice(0, -1))
  })

  it.each([
    ['ax', true],
    ['iy', true],
    ['ng', false],
    ['y', true],
    ['əʊ', true],
    ['ɲ', false],
    ['tʃ', false],
    ['a', true],
    ['ɛ̃', true],
  ])('takes %s for a vowel: %s', (phone, expected) => {
    expect(isVowel(phone)).toBe(expected)
  })
})
