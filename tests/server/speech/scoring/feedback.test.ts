import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinWords } from '#server/speech/scoring/feedback/join-words.ts'
import { overallScore, summaryOf } from '#server/speech/scoring/feedback/overall.ts'
import { pronunciationTips } from '#server/speech/scoring/feedback/pronunciation-tips.ts'
import { questionTips } from '#server/speech/scoring/feedback/question-tips.ts'
import { rhythmTips } from '#server/speech/scoring/feedback/rhythm-tips.ts'
import type { JudgedPhone } from '#server/speech/scoring/measures/goodness-measures.ts'
import { scoreBetween } from '#server/speech/scoring/model/anchors.ts'
import { predict } from '#server/speech/scoring/model/ridge.ts'
import { takeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { wordingFaults } from '#tests/support/wording.ts'
import { made, sine } from './sounds.ts'

function aspects(pronunciation: number | null, fluency: number, prosody: number, rhythm: number) {
  const side = (score: number | null) => ({ score, tips: [] })
  return { pronunciation: side(pronunciation), fluency: side(fluency), prosody: side(prosody), rhythm: side(rhythm) }
}

const words = ['I', 'think', 'three', 'things'].map((text) => ({ text, start: 0, end: 0 }))
const reference = { voice: 'flite/slt', samples: new Float32Array(), sampleRate: 16_000 as const, words, phones: [] }

function phone(name: string, word: number, change: Partial<JudgedPhone> = {}): JudgedPhone {
  const place = { place: 0, first: 0, last: 0, start: 0, end: 0, frames: 10, expected: 10, cost: 0 }
  return { phone: name, word, ...place, posterior: 0, ratio: 0, rival: { phone: 's', share: 0.2 }, standing: 0, ...change }
}

describe('overallScore', () => {
  it('weighs the lowest side twice, and leaves out a side that was not measured', () => {
    expect([[50, 80, 90, 100], [null, 80, 90, 100], [70, 70, 70, 70], [null, null, null, null]].map(overallScore)).toEqual([74, 88, 70, 0])
  })
})

describe('summaryOf', () => {
  it.each([
    [92, aspects(90, 93, 95, 91), 'Excellent: clear and easy to follow.'],
    [86, aspects(80, 93, 95, 91), 'Excellent: clear and easy to follow. Work on the sounds of the words first.'],
    [74, aspects(90, 60, 80, 80), 'Good: you are easy to understand. Work on reading without stops first.'],
    [55, aspects(60, 60, 45, 60), 'You are getting there: parts of it were clear. Work on the melody of the sentence first.'],
    [
      30,
      aspects(40, 40, 40, 20),
      'This one is hard. Listen to the model and take it in small steps. Work on which words are long and which are short first.',
    ],
  ])('says at %i how it was and what to do first', (score, sides, text) => {
    expect(summaryOf(sides, score)).toBe(text)
  })
})

describe('feedback', () => {
  const scores = fc.integer({ min: 0, max: 100 })
  const heard = fc.constantFrom('th', 'r', 's', 'iy', 'ax', 'unknown')
  const phones = fc.array(
    fc.record({
      name: heard,
      word: fc.integer({ min: 0, max: 3 }),
      standing: fc.constantFrom(-3, -2, 0),
      rival: heard,
      share: fc.constantFrom(0.2, 0.8),
    }),
    { maxLength: 12 },
  )

  it('comes in whole sentences, whatever was measured', () => {
    fc.assert(
      fc.property(scores, scores, scores, scores, phones, fc.uniqueArray(fc.integer({ min: 0, max: 3 })), (one, two, three, four, spoken, left) => {
        const judged = spoken.map(({ name, word, standing, rival, share }) => phone(name, word, { standing, rival: { phone: rival, share } }))
        const tips = pronunciationTips({ phones: judged, leftOut: new Set(left), fit: 0 }, reference, two)
        const said = [summaryOf(aspects(one, two, three, four), one), ...tips]
        expect(said.map((sentence) => [wordingFaults(sentence), sentence])).toEqual(said.map((sentence) => [[], sentence]))
      }),
    )
  })
})

describe('pronunciationTips', () => {
  it('names the sound, its words, what it sounded like, and how to make it', () => {
    const off = { standing: -3, rival: { phone: 's', share: 0.8 } }
    const phones = [phone('ay', 0), phone('th', 1, off), phone('ih', 1), phone('th', 2, off), phone('iy', 2), phone('th', 3, off), phone('z', 3)]
    expect(pronunciationTips({ phones, leftOut: new Set(), fit: 0 }, reference, 60)).toEqual([
      'Practice the “th” of “think” in “think”, “three” and “things”: in “think” it sounded more like the “s” of “sun”. ' +
        'Put the tip of your tongue between your teeth and blow, without your voice.',
    ])
  })

  it('claims no other sound where it is not sure of it', () => {
    expect(pronunciationTips({ phones: [phone('r', 2, { standing: -2 })], leftOut: new Set(), fit: 0 }, reference, 85)).toEqual([
      'Practice the “r” of “red” in “three”. Round your lips and curl your tongue back without touching anything.',
    ])
  })

  it('speaks of words that were not said, and praises when there is nothing to mend', () => {
    expect([
      pronunciationTips({ phones: [phone('ay', 0)], leftOut: new Set([1, 2, 3]), fit: 0 }, reference, 25),
      pronunciationTips({ phones: [phone('ay', 0)], leftOut: new Set(), fit: 0 }, reference, 92),
      pronunciationTips({ phones: [phone('ay', 0)], leftOut: new Set(), fit: 0 }, reference, 70),
    ]).toEqual([
      ['We did not hear “think”, “three” and “things”. Say every word of the sentence, the small ones too.'],
      ['Every sound was clear. Keep it up.'],
      ['No single sound was far off. Listen once more and say it as much like the model as you can.'],
    ])
  })
})

describe('rhythmTips', () => {
  it('names the word that was drawn out and the one that was swallowed', () => {
    const long = { frames: 40, expected: 10 }
    const short = { frames: 3, expected: 10 }
    const phones = [0, 1, 2, 3].flatMap((word) => ['th', 'ih', 'ng'].map((name) => phone(name, word, word === 1 ? long : word === 3 ? short : {})))
    expect(rhythmTips(phones, reference, 60)).toEqual([
      '“think” was long compared with the other words. Make it shorter, like the model.',
      '“things” went by very quickly. Give it as much time as the model does.',
    ])
  })

  it('praises only a score that needs no work, so that it never speaks against the summary', () => {
    const even = [0, 1, 2, 3].flatMap((word) => ['th', 'ih', 'ng'].map((name) => phone(name, word)))
    expect([85, 84].map((score) => rhythmTips(even, reference, score))).toEqual([
      ['The long and short words were where they belong.'],
      ['No single word was far off. Listen once more: which words does the model hold?'],
    ])
  })
})

describe('questionTips', () => {
  const falling = takeFrames(made(1.2, (time) => (time > 0.2 && time < 1 ? voice(220 * time - 50 * time * time) : 0)))
  const rising = takeFrames(made(1.2, (time) => (time > 0.2 && time < 1 ? voice(120 * time + 50 * time * time) : 0)))

  function voice(turns: number): number {
    return [1, 2, 3, 4].reduce((sum, partial) => sum + sine(partial, turns) / partial / 4, 0)
  }

  it('asks for a rising voice where a yes-or-no question fell, and nowhere else', () => {
    expect([
      questionTips(falling, 'Do you like tea?'),
      questionTips(rising, 'Do you like tea?'),
      questionTips(falling, 'What do you like?'),
      questionTips(falling, 'I do.'),
    ]).toEqual([['This is a yes-or-no question, and your voice went down at the end. Let it go up.'], [], [], []])
  })
})

describe('joinWords', () => {
  it('names up to four words and counts the rest', () => {
    expect([joinWords(['a']), joinWords(['a', 'b']), joinWords(['a', 'b', 'c', 'd', 'e', 'f'])]).toEqual([
      '“a”',
      '“a” and “b”',
      '“a”, “b”, “c”, “d” and 2 more',
    ])
  })
})

describe('predict', () => {
  it('adds up what the measures say, no farther than three standard deviations out', () => {
    const ridge = { intercept: 5, terms: { one: { coefficient: 2, mean: 1, spread: 0.5 }, other: { coefficient: -1, mean: 0, spread: 1 } } }
    expect([predict(ridge, { one: 1.5, other: 1 }), predict(ridge, { one: 99, other: 0 }), predict(ridge, {})]).toEqual([6, 11, 5])
  })
})

describe('scoreBetween', () => {
  it('goes straight from point to point and no farther than the ends', () => {
    const anchors = [
      { value: 2, score: 50 },
      { value: 4, score: 70 },
      { value: 8, score: 100 },
    ]
    expect([0, 2, 3, 6, 9].map((value) => scoreBetween(anchors, value))).toEqual([50, 50, 60, 85, 100])
  })
})
