import { describe, expect, test } from 'vitest'
import { exampleFeedback, exampleSound, exampleTimings } from '#src/screens/accent/pictures/example-reading.ts'
import { pitchPath, pitchSpan } from '#src/screens/accent/pictures/pitch-path.ts'
import { melodySentence, ribbonSentence } from '#src/screens/accent/pictures/picture-words.ts'
import { characterAt, scriptWords, wordAt } from '#src/screens/accent/pictures/script-words.ts'
import { barPitch, waveBars } from '#src/screens/accent/pictures/wave-bars.ts'
import { placeOf, rowTime, wordAxis } from '#src/screens/accent/pictures/word-columns.ts'

const script = '“Two boats” – one sail, 1,500 miles.'

function reading(text: string) {
  const timings = exampleTimings(text)
  const words = scriptWords(text, timings, exampleFeedback(text))
  const model = exampleSound(words.flatMap((word) => word.model ?? []), 9)
  const own = exampleSound(words.flatMap((word) => word.own ?? []), 4)
  return { timings, words, model, own, axis: wordAxis({ words, modelMs: model.durationMs, ownMs: own.durationMs, room: 600 }) }
}

describe('the words of a script', () => {
  test('are its runs of characters, named without their punctuation, where they stand', () => {
    expect(scriptWords(script, null, null).map(({ text, label, from, to }) => [text, label, from, to])).toEqual([
      ['“Two', 'Two', 0, 4],
      ['boats”', 'boats', 5, 11],
      ['one', 'one', 14, 17],
      ['sail,', 'sail', 18, 23],
      ['1,500', '1,500', 24, 29],
      ['miles.', 'miles', 30, 36],
    ])
  })

  test('are single characters where a language writes no spaces', () => {
    expect(scriptWords('船不能 ok。', null, null).map(({ label, from, to }) => [label, from, to])).toEqual([
      ['船', 0, 1],
      ['不', 1, 2],
      ['能', 2, 3],
      ['ok', 4, 7],
    ])
  })

  test('take the times of both readings and what was heard of them', () => {
    const timings = [...'Hi you'].map((char, index) => ({ char, start_time: index / 10, end_time: (index + (char === ' ' ? 0 : 1)) / 10 }))
    const feedback = [
      { word: 'Hi', category: 'good' as const, heard: true, start_time: 0.5, end_time: 0.8 },
      { word: 'you', category: 'poor' as const, heard: false, start_time: 0.8, end_time: 0.8 },
    ]
    expect(scriptWords('Hi you', timings, feedback)).toEqual([
      { text: 'Hi', label: 'Hi', from: 0, to: 2, model: { startMs: 0, endMs: 200 }, own: { startMs: 500, endMs: 800 }, category: 'good', isScored: true },
      { text: 'you', label: 'you', from: 3, to: 6, model: { startMs: 300, endMs: 600 }, own: null, category: 'poor', isScored: true },
    ])
  })

  test('are followed by the clock of the player, and so are their characters', () => {
    const { words, timings } = reading('Two boats')
    const moments = [0, 130, 330, 10_000]
    expect(moments.map((ms) => [wordAt(words, ms), characterAt(timings, ms)])).toEqual([
      [-1, -1],
      [0, 0],
      [0, 2],
      [1, 8],
    ])
  })
})

describe('the axis of two readings', () => {
  test('begins each word of both together, in order, without gaps or overlaps, wide enough for its label', () => {
    const { axis, words } = reading(script)
    const { columns } = axis
    const places = columns.map(({ x, width }) => x + width)
    expect(places.slice(0, -1).map((end) => end.toFixed(6))).toEqual(columns.slice(1).map(({ x }) => x.toFixed(6)))
    expect(columns.flatMap(({ word }) => word ?? [])).toEqual(words.map((_, index) => index))
    expect(columns.filter(({ word, width }) => word !== null && width < (words[word]?.label.length ?? 0) * 9)).toEqual([])
    for (const { x, model, own } of columns.filter(({ word }) => word !== null)) {
      expect([placeOf(axis, 'model', model?.startMs ?? 0), placeOf(axis, 'own', own?.startMs ?? 0)].map((place) => place.toFixed(3))).toEqual([
        x.toFixed(3),
        x.toFixed(3),
      ])
    }
  })

  test('shows every moment of the words of both readings at one scale', () => {
    const { axis, words } = reading(script)
    const timeAt = rowTime(axis, 'model')
    const moments = [150, 400, 900, Math.floor(words.at(-1)?.model?.endMs ?? 0) - 20]
    expect(moments.map((ms) => Math.round(timeAt(placeOf(axis, 'model', ms))?.startMs ?? -1))).toEqual(moments)
  })

  test('leaves out the silence before and behind the words of a scored take, also while it is played', () => {
    const { axis, words, model, own } = reading(script)
    const late = words.map((word) => ({ ...word, own: word.own && { startMs: word.own.startMs + 4_000, endMs: word.own.endMs + 4_000 } }))
    const later = wordAxis({ words: late, modelMs: model.durationMs, ownMs: own.durationMs + 9_000, room: 600 })
    expect([later.width, later.columns.map(({ width }) => width.toFixed(3))]).toEqual([axis.width, axis.columns.map(({ width }) => width.toFixed(3))])
    expect([placeOf(later, 'own', 1_000), placeOf(later, 'own', 60_000) <= later.width]).toEqual([0, true])
  })

  test('stays as wide as its place for a short script, and as readable for sixty words', () => {
    const long = Array.from({ length: 60 }, () => 'harbor').join(' ')
    expect([reading('Rough!').axis.width, reading(long).axis.width > 60 * 60]).toEqual([600, true])
  })

  test('has a word that was not heard in the model alone', () => {
    const text = Array.from({ length: 12 }, () => 'sail').join(' ')
    const { axis } = reading(text)
    expect(axis.columns.filter(({ word, own }) => word !== null && own === null).map(({ word }) => word)).toEqual([11])
  })

  test('lets a take that is being made grow below the model, and on past its end', () => {
    const { timings, model } = reading(script)
    const words = scriptWords(script, timings, null)
    const endOf = (durationMs: number) => {
      const axis = wordAxis({ words, modelMs: model.durationMs, ownMs: durationMs, room: 600 })
      const own = { durationMs, levels: [0.5, 1], levelMs: durationMs / 2, pitch: [], pitchMs: 10 }
      const bars = waveBars(own, axis, rowTime(axis, 'own'))
      const modelBars = waveBars(model, axis, rowTime(axis, 'model'))
      const last = bars.at(-1)
      const isBelow = modelBars[bars.length - 1]?.ms === last?.ms
      return { isBelow, heights: [bars[0]?.height.toFixed(2), last?.height], lastsMs: Math.ceil((last?.ms ?? 0) / 50) * 50 }
    }
    const heights = [(0.5 ** 0.8).toFixed(2), 1]
    expect([endOf(500), endOf(6_000)]).toEqual([
      { isBelow: true, heights, lastsMs: 500 },
      { isBelow: false, heights, lastsMs: 6_000 },
    ])
  })

  test('lets a take that waits to be submitted begin to speak where the model does, and shows it to the end of its speech', () => {
    const { timings, model } = reading(script)
    const words = scriptWords(script, timings, null)
    const firstMs = words[0]?.model?.startMs ?? 0
    const late = { startMs: 4_000, endMs: 12_000 }
    const axis = wordAxis({ words, modelMs: model.durationMs, ownMs: 15_000, ownSpeech: late, room: 300 })
    expect(placeOf(axis, 'own', 4_000)).toBeCloseTo(placeOf(axis, 'model', firstMs), 3)
    expect([rowTime(axis, 'own')(0)?.startMs, axis.columns.at(-1)?.own?.endMs, placeOf(axis, 'own', 12_000) <= axis.width]).toEqual([4_000 - firstMs, 12_150, true])
  })

  test('lets a take run straight from the left where no model was read', () => {
    const words = scriptWords(script, null, null)
    const axis = wordAxis({ words, modelMs: null, ownMs: 500, room: 600 })
    const bars = waveBars({ durationMs: 500, levels: [1], levelMs: 500, pitch: [], pitchMs: 10 }, axis, rowTime(axis, 'own'))
    expect([bars[0]?.ms, bars.at(-1)?.x]).toEqual([barPitch / 2 / axis.pxPerMs, bars.length * barPitch - barPitch / 2])
    expect(waveBars(null, axis, rowTime(axis, 'model')).every(({ height }) => height === 0)).toBe(true)
  })
})

describe('a picture in words', () => {
  const { words, model, own } = reading('The weather was too rough for the boats.')

  test('says how long both take, the longest pause and the word that is held', () => {
    const held = words.map((word, index) => (index === 1 && word.own ? { ...word, own: { ...word.own, startMs: word.own.startMs - 400 } } : word))
    expect([ribbonSentence({ words, model, own }), ribbonSentence({ words: held, model: null, own })]).toEqual([
      'The model reads this in 3.0 seconds; your take is 4.5 seconds long. Your longest pause is 0.7 seconds, after “too”.',
      'Your take is 4.5 seconds long. Your longest pause is 0.7 seconds, after “too”. You hold “weather” for 1.0 seconds, the model for 0.5.',
    ])
  })

  test('speaks of the student to their teacher', () => {
    expect(ribbonSentence({ words, model, own }, 'students')).toBe(
      'The model reads this in 3.0 seconds; the take is 4.5 seconds long. The longest pause is 0.7 seconds, after “too”.',
    )
    expect(melodySentence({ model, own }, 'students')).toBe(
      'The student’s voice goes up and down about as much as the model’s. At the end, the student’s falls, like the model’s.',
    )
  })

  test.each([
    [{ model: null, own: null }, 'There is no sound to show yet.', 'There is no melody to show yet.'],
    [{ model, own: null }, 'The model reads this in 3.0 seconds.', 'The model’s voice falls at the end.'],
  ])('says what is missing', (sounds, ribbon, melody) => {
    expect([ribbonSentence({ words, ...sounds }), melodySentence(sounds)]).toEqual([ribbon, melody])
  })

  test('says whose voice moves more and where both end, in words a child knows', () => {
    const rising = { ...own, pitch: own.pitch.map((pitch) => (pitch === null ? null : -pitch)) }
    expect(melodySentence({ model, own: rising })).toBe(
      'Your voice goes up and down about as much as the model’s. At the end, yours rises and the model’s falls.',
    )
    const level = { ...own, pitch: own.pitch.map((pitch) => (pitch === null ? null : 0)) }
    expect([melodySentence({ model: level, own: level }), melodySentence({ model, own: level }), melodySentence({ model: level, own })]).toEqual([
      'Your voice goes up and down about as much as the model’s. At the end, yours stays level, like the model’s.',
      'Your voice goes up and down less than the model’s. At the end, yours stays level and the model’s falls.',
      'Your voice goes up and down more than the model’s. At the end, yours falls and the model’s stays level.',
    ])
  })
})

test('a melody is drawn up to what both voices need, higher up for higher, broken where there is no voice for longer than a consonant', () => {
  const pause = new Array<null>(13).fill(null)
  const sound = { durationMs: 190, levels: [], levelMs: 20, pitch: [0, null, null, 8, ...pause, -8, 0], pitchMs: 10 }
  const axis = wordAxis({ words: [], modelMs: null, ownMs: 190, room: 600 })
  const path = pitchPath(sound, axis, { side: 'own', height: 112, span: pitchSpan([sound, null]) })
  expect([pitchSpan([null]), path.match(/M[^L]+/g)?.length, path.match(/[ML][\d.]+ ([\d.]+)/g)?.map((point) => Number(point.split(' ')[1]))]).toEqual([6, 2, [56, 6, 106, 56]])
})
