import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { readWav, soundOf } from '#server/speech/wav.ts'
import recordings from '#tests/server/speech/recordings/recordings.json' with { type: 'json' }
import { referencesOf } from './sounds.ts'

/** What the committed weights say of a recording, read as its own text and as the text of another one. */
type Scored = { id: string; total: number; right: Feedback; wrong: Feedback }

const scored: Scored[] = []

/** One of the six in a thousand that the gate refuses wrongly. */
const refused = '000480090'

beforeAll(async () => {
  for (const [index, { id, text, total }] of recordings.entries()) {
    const file = readWav(readFileSync(new URL(`../recordings/${id}.wav`, import.meta.url)))
    if (typeof file === 'string') throw new Error(`${id}: ${file}`)
    const other = recordings[(index + 5) % recordings.length]?.text ?? ''
    const [right, wrong] = [scoreTake(soundOf(file), await referencesOf(text), text, 'en'), scoreTake(soundOf(file), await referencesOf(other), other, 'en')]
    scored.push({ id, total, right, wrong })
  }
})

describe('twelve learners', () => {
  it('are taken when they read their text, but for a child of six who is hard to understand, and refused on the text of another', () => {
    const taken = (feedback: Feedback) => (feedback.usable ? 'taken' : feedback.reason)
    expect(scored.map(({ id, right, wrong }) => [id, taken(right), taken(wrong)])).toEqual(
      recordings.map(({ id }) => [id, id === refused ? 'other_text' : 'taken', 'other_text']),
    )
  })

  it('are scored from a 6 on at most a point below the experts and two and a half above, and the weaker ones below all whom they gave a 7.5', () => {
    const marked = scored.flatMap(({ id, total, right }) => (right.usable ? [{ id, total, overall: right.overall.score / 10 }] : []))
    const good = marked.filter(({ total }) => total >= 7.5).map(({ overall }) => overall)
    expect(marked.filter(({ total, overall }) => total >= 6 && (overall < total - 1 || overall > total + 2.5))).toEqual([])
    expect(marked.filter(({ total, overall }) => total < 6 && overall >= Math.min(...good))).toEqual([])
  })

  it('have every word placed inside their recording, in order', () => {
    const words = scored.flatMap(({ right }) => (right.usable ? [right.words] : []))
    const read = recordings.filter(({ id }) => id !== refused)
    expect(words.map((list) => list.map(({ word }) => word).join(' '))).toEqual(read.map(({ text }) => text))
    expect(words.flat().filter(({ start_time, end_time }) => start_time < 0 || end_time < start_time || end_time > 6)).toEqual([])
  })
})
