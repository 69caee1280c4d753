import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WordCategory, WordFeedback } from '#contract/accent/spoken-feedback.ts'
import { joinWords } from '#server/speech/scoring/feedback/join-words.ts'
import { overallScore, summaryOf } from '#server/speech/scoring/feedback/overall.ts'
import { pronunciationTip } from '#server/speech/scoring/feedback/pronunciation-tips.ts'
import { questionTip } from '#server/speech/scoring/feedback/question-tips.ts'
import { rhythmTip } from '#server/speech/scoring/feedback/rhythm-tips.ts'
import type { JudgedPhone } from '#server/speech/scoring/measures/goodness-measures.ts'
import { scoreBetween } from '#server/speech/scoring/model/anchors.ts'
import { predict } from '#server/speech/scoring/model/ridge.ts'
import { takeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { wordingFaults } from '#tests/support/wording.ts'
import { made, sine } from './sounds.ts'

function sides(pronunciation: number, fluency: number, prosody: number, rhythm: number, hasFaults = true) {
  const side = (score: number, work: string) => ({ score, fault: hasFaults ? { words: 'Try this.', work } : null, praise: null })
  return {
    pronunciation: side(pronunciation, 'the sounds'),
    fluency: side(fluency, 'your pace'),
    prosody: side(prosody, 'the melody'),
    rhythm: side(rhythm, 'the beat'),
  }
}

/** What was said of the words, in order: a category, null for one that was not judged, or that it was not heard. */
function said(...looks: (WordCategory | null | 'unheard')[]): WordFeedback[] {
  return looks.map((look, index) => {
    const isHeard = look !== 'unheard'
    return { word: words[index]?.text ?? '', category: isHeard ? look : 'poor', heard: isHeard, start_time: 0, end_time: 0 }
  })
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
    [92, sides(90, 93, 95, 91), 'Excellent: clear and easy to follow.'],
    [86, sides(80, 93, 95, 91), 'Excellent: clear and easy to follow. Work on the sounds first.'],
    [74, sides(90, 60, 80, 80), 'Good: you are easy to understand. Work on your pace first.'],
    [55, sides(60, 60, 45, 60), 'You are getting there: parts of it were clear. Work on the melody first.'],
    [
      30,
      sides(40, 40, 40, 20),
      'This one is hard. Listen to the model and take it in small steps. Work on the beat first.',
    ],
  ])('says at %i how it was and what to do first', (score, measured, text) => {
    expect(summaryOf(measured, score)).toBe(text)
  })

  it('sends nobody to work on a side in which nothing to try was found', () => {
    expect(summaryOf(sides(74, 60, 80, 80, false), 70)).toBe('Good: you are easy to understand.')
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
        const looks = words.map((_, index) => (left.includes(index) ? 'unheard' : 'poor'))
        const { fault, praise } = pronunciationTip(judged, said(...looks), two)
        const told = [summaryOf(sides(one, two, three, four), one), fault?.words ?? null, praise].filter((sentence) => sentence !== null)
        expect(told.map((sentence) => [wordingFaults(sentence), sentence])).toEqual(told.map((sentence) => [[], sentence]))
      }),
    )
  })
})

describe('pronunciationTip', () => {
  const off = { standing: -3, rival: { phone: 's', share: 0.8 } }
  const spoken = [phone('ay', 0), phone('th', 1, off), phone('ih', 1), phone('th', 2, off), phone('iy', 2), phone('th', 3, off), phone('z', 3)]

  it('names the sound, its words, what it sounded like, and how to make it', () => {
    expect(pronunciationTip(spoken, said('good', 'poor', 'fair', 'poor'), 60).fault?.words).toBe(
      'Practice the “th” of “think” in “think”, “three” and “things”: in “think” it sounded more like the “s” of “sun”. ' +
        'Put the tip of your tongue between your teeth and blow, without your voice.',
    )
  })

  it('speaks of no sound in a word whose colour says that it was well, or not judged', () => {
    const of = (...words: Parameters<typeof said>) => pronunciationTip(spoken, said(...words), 60).fault?.words ?? null
    expect([of('good', 'excellent', 'good', 'excellent'), of(null, null, null, null)]).toEqual([null, null])
    expect(of('good', 'excellent', 'fair', 'good')).toMatch(/^Practice the “th” of “think” in “three”: it sounded/)
  })

  it.each([
    ['z', 'uw', false],
    ['w', 'f', false],
    ['th', 's', true],
    ['ih', 'iy', true],
  ])('says that %s sounded like %s only where an ear may take one for the other', (own, other, isSaid) => {
    const phones = [phone(own, 1, { standing: -3, rival: { phone: other, share: 0.9 } })]
    expect(/sounded more like/.test(pronunciationTip(phones, said('good', 'poor'), 60).fault?.words ?? '')).toBe(isSaid)
  })

  it('claims no other sound where it is not sure of it', () => {
    expect(pronunciationTip([phone('r', 2, { standing: -2 })], said('good', 'good', 'fair', 'good'), 85).fault?.words).toBe(
      'Practice the “r” of “red” in “three”. Round your lips and curl your tongue back without touching anything.',
    )
  })

  it('speaks of words that were not heard, as their colours do, and of nothing else then', () => {
    expect(pronunciationTip(spoken, said('good', 'unheard', 'unheard', 'unheard'), 25)).toEqual({
      fault: {
        words: 'We did not hear “think”, “three” and “things”. Say every word of the sentence, the small ones too.',
        work: 'reading every word',
      },
      praise: null,
    })
  })

  it.each([
    [92, ['good', 'excellent', null, 'good'], true],
    [92, ['good', 'fair', 'good', 'good'], false],
    [84, ['good', 'good', 'good', 'good'], false],
  ] as const)('praises at %i with %j: %s', (score, words, isPraised) => {
    expect(pronunciationTip([phone('ay', 0)], said(...words), score)).toEqual({ fault: null, praise: isPraised ? 'Every sound was clear. Keep it up.' : null })
  })
})

describe('rhythmTip', () => {
  function spoken(...lengths: number[]) {
    return lengths.flatMap((frames, word) => ['th', 'ih', 'ng'].map((name) => phone(name, word, { frames })))
  }

  it('names the word that was drawn out or swallowed most', () => {
    expect([spoken(10, 40, 10, 10), spoken(10, 14, 10, 3)].map((phones) => rhythmTip(phones, reference, 60).fault?.words)).toEqual([
      '“think” was long compared with the other words. Make it shorter, like the model.',
      '“things” went by very quickly. Give it as much time as the model does.',
    ])
  })

  it('does not ask for a word like the model’s that is as long as there', () => {
    expect([rhythmTip(spoken(4, 4, 10, 4), reference, 60).fault, rhythmTip(spoken(25, 25, 25, 10), reference, 60).fault]).toEqual([null, null])
  })

  it('praises only a score that needs no work, and only where no word was far off', () => {
    const praise = 'The long and short words were where they belong.'
    const of = (phones: JudgedPhone[], score: number) => rhythmTip(phones, reference, score)
    expect([of(spoken(10, 10, 10, 10), 85), of(spoken(10, 10, 10, 10), 84), of(spoken(4, 4, 10, 4), 90)]).toEqual([
      { fault: null, praise },
      { fault: null, praise: null },
      { fault: null, praise: null },
    ])
  })
})

describe('questionTip', () => {
  const falling = takeFrames(made(1.2, (time) => (time > 0.2 && time < 1 ? voice(220 * time - 50 * time * time) : 0)))
  const rising = takeFrames(made(1.2, (time) => (time > 0.2 && time < 1 ? voice(120 * time + 50 * time * time) : 0)))

  function voice(turns: number): number {
    return [1, 2, 3, 4].reduce((sum, partial) => sum + sine(partial, turns) / partial / 4, 0)
  }

  it('asks for a rising voice where a yes-or-no question fell, and nowhere else', () => {
    expect([
      questionTip(falling, 'Do you like tea?'),
      questionTip(rising, 'Do you like tea?'),
      questionTip(falling, 'What do you like?'),
      questionTip(falling, 'I do.'),
    ].map((fault) => fault?.words ?? null)).toEqual(['This is a yes-or-no question, and your voice went down at the end. Let it go up.', null, null, null])
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
