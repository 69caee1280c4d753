import { describe, expect, it } from 'vitest'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import { overallScore } from '#server/speech/scoring/feedback/overall.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { inRoom, made, noise, reference, referencesOf, takeOf } from './sounds.ts'

const script = 'We walked along the river and watched the boats.'

function usable(score: Feedback) {
  if (!score.usable) throw new Error(`the take was refused: ${score.reason}`)
  return score
}

/** Cuts the words from `first` to before `last` out of the third voice's reading, or puts a pause of `seconds` there. */
async function cut(first: number, last: number, seconds = 0) {
  const { samples, words } = await reference(script, 'awb')
  const [from, to] = [words[first]?.start ?? 0, words[last]?.start ?? 0].map((time) => Math.round(time * 16_000))
  return inRoom(Float32Array.from([...samples.subarray(0, from), ...new Float32Array(seconds * 16_000), ...samples.subarray(to)]))
}

describe('scoreTake', () => {
  it('takes another voice that reads the script, scores it high and says where each word is', async () => {
    const score = usable(scoreTake(await takeOf(script), await referencesOf(script), script, 'en-US'))
    const [overall, pronunciation, fluency] = [score.overall.score, score.pronunciation.score ?? 0, score.fluency.score ?? 0]
    const starts = score.words.map((word) => word.start_time)
    expect([overall >= 80, pronunciation >= 80, fluency >= 80]).toEqual([true, true, true])
    expect(score.words.map((word) => word.word)).toEqual(['We', 'walked', 'along', 'the', 'river', 'and', 'watched', 'the', 'boats'])
    expect(starts.toSorted((left, right) => left - right)).toEqual(starts)
    expect(score.words.filter((word) => !word.heard || word.end_time <= word.start_time)).toEqual([])
  })

  it('places words where the voice said them, within a tenth of a second', async () => {
    const own = await reference(script, 'awb')
    const { words } = usable(scoreTake(inRoom(own.samples), await referencesOf(script), script, 'en'))
    const off = words.map((word, index) => Math.abs(word.start_time - 0.5 - (own.words[index]?.start ?? 0)))
    expect(Math.max(...off)).toBeLessThan(0.1)
  })

  it('gives the same score each time', async () => {
    const [take, references] = [await takeOf(script), await referencesOf(script)]
    expect(scoreTake(take, references, script, 'en')).toEqual(scoreTake(take, await referencesOf(script), script, 'en'))
  })

  it('names the pause and the words around it', async () => {
    const even = usable(scoreTake(await takeOf(script), await referencesOf(script), script, 'en'))
    const halting = usable(scoreTake(await cut(4, 4, 0.9), await referencesOf(script), script, 'en'))
    expect(halting.fluency.tips[0]).toMatch(/^You paused for \d\.\d seconds after “the”\. Try “the river” in one breath\.$/)
    expect([even.fluency.tips, (halting.fluency.score ?? 0) < (even.fluency.score ?? 0)]).toEqual([['You read in one flow, at a good pace.'], true])
  })

  it('tells a slow reader to go a little faster', async () => {
    const slow = usable(scoreTake(await takeOf(script, 0.4), await referencesOf(script), script, 'en'))
    expect(slow.fluency.tips.at(-1)).toBe(
      'You said the words more slowly than the model. Read the sentence in your head first, then say it a little faster.',
    )
  })

  it('says which words were not heard, and takes half their share from pronunciation', async () => {
    const whole = usable(scoreTake(await takeOf(script), await referencesOf(script), script, 'en'))
    const partly = usable(scoreTake(await cut(4, 5), await referencesOf(script), script, 'en'))
    expect(partly.words.filter((word) => !word.heard).map(({ word, category }) => [word, category])).toEqual([['river', 'poor']])
    expect(partly.pronunciation.tips[0]).toBe('We did not hear “river”. Say every word of the sentence, the small ones too.')
    expect((whole.pronunciation.score ?? 0) - (partly.pronunciation.score ?? 0)).toBeGreaterThan(5)
  })

  it.each([
    'My brother is playing football with his friends.',
    'Please open your books on page fifteen.',
    'She sells sea shells.',
  ])('refuses another text: %s', async (other) => {
    expect(scoreTake(await takeOf(other), await referencesOf(script), script, 'en')).toEqual({ usable: false, reason: 'other_text' })
  })

  it('refuses a script that has no word to say, and takes one of a single short word', async () => {
    const [mark, word] = [await referencesOf('—'), await referencesOf('Hi.')]
    expect(scoreTake(await takeOf('Hello.'), mark, '—', 'en')).toEqual({ usable: false, reason: 'other_text' })
    expect(usable(scoreTake(await takeOf('Hi.'), word, 'Hi.', 'en')).words.map(({ word: said, heard }) => [said, heard])).toEqual([['Hi', true]])
  })

  it('refuses what is no voice', async () => {
    const hiss = noise()
    expect(scoreTake(made(3, () => 0.2 * hiss()), await referencesOf(script), script, 'en')).toEqual({ usable: false, reason: 'noise' })
  })

  it.each([8000, 44_100, 48_000])('scores a recording of %i Hz as one of 16 kHz', async (sampleRate) => {
    const { samples } = await takeOf(script)
    const other = Float32Array.from({ length: Math.floor((samples.length * sampleRate) / 16_000) }, (_, index) => {
      const place = (index * 16_000) / sampleRate
      const [below, above] = [samples[Math.floor(place)] ?? 0, samples[Math.ceil(place)] ?? 0]
      return below + (above - below) * (place % 1)
    })
    const references = await referencesOf(script)
    const [here, there] = [{ samples, sampleRate: 16_000 }, { samples: other, sampleRate }].map((take) => usable(scoreTake(take, references, script, 'en')))
    expect(Math.abs((here?.overall.score ?? 0) - (there?.overall.score ?? 100))).toBeLessThan(8)
  })

  it('measures other languages by comparison alone: neither pronunciation nor a word is judged, and the text says so', async () => {
    const score = usable(scoreTake(await takeOf(script), await referencesOf(script), script, 'fr-FR'))
    const [fluency, prosody, rhythm] = [score.fluency.score, score.prosody.score, score.rhythm.score]
    expect(new Set(score.words.map((word) => word.category))).toEqual(new Set([null]))
    expect(score.pronunciation).toEqual({
      score: null,
      tips: ['We cannot tell the sounds of French apart, so pronunciation is not measured. Listen to the model and compare it with your recording.'],
    })
    expect(score.overall).toEqual({
      score: overallScore([fluency, prosody, rhythm]),
      summary: expect.stringMatching(/Pronunciation is not measured in this language, and does not count in this score\. Take the other scores as a rough guide\.$/),
    })
  })

  it('names the engine and its weights', async () => {
    const references = await referencesOf(script)
    const engines = ['en', 'de'].map((locale) => usable(scoreTake(references[1] ?? made(1, () => 0), references, script, locale)).engine)
    expect(engines).toEqual([expect.stringMatching(/^lectern-5\+\d{4}\.\d{2}\.\d+$/), expect.stringMatching(/^lectern-5-any\+\d{4}\.\d{2}\.\d+$/)])
  })

  it('looks at the first minute only', async () => {
    const { samples } = await takeOf(script)
    const minute = new Float32Array(16_000 * 60)
    minute.set(samples)
    const longer = new Float32Array(16_000 * 90)
    longer.set(minute)
    longer.set(samples, 16_000 * 70)
    const references = await referencesOf(script)
    const [within, beyond] = [minute, longer].map((one) => scoreTake({ samples: one, sampleRate: 16_000 }, references, script, 'en'))
    expect(beyond).toEqual(within)
  })
})
