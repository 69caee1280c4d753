import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitEnglish } from '#scripts/train-speech/fit-english.ts'
import { fitPlain } from '#scripts/train-speech/fit-plain.ts'
import type { Row } from '#scripts/train-speech/rows.ts'
import { listen } from '#server/speech/scoring/alignment/listen.ts'
import { acousticMeasures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import { englishModel } from '#server/speech/scoring/model/english-model.ts'
import { hearPhones } from '#server/speech/scoring/phones/hear-phones.ts'
import { judgePhones, scriptPhones } from '#server/speech/scoring/phones/judge-phones.ts'
import { takeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { readWav, soundOf } from '#server/speech/wav.ts'
import recordings from '#tests/server/speech/recordings/recordings.json' with { type: 'json' }
import { referencesOf } from '#tests/server/speech/scoring/sounds.ts'

/** Rows as training reads them from its cache, listened to anew; every word of a take has the mark of the whole. */
async function sampleRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, { id, text, total, age, gender }] of recordings.slice(4, 7).entries()) {
    const file = readWav(readFileSync(new URL(`../server/speech/recordings/${id}.wav`, import.meta.url)))
    if (typeof file === 'string') throw new Error(`${id}: ${file}`)
    const take = takeFrames(soundOf(file))
    const laidOn = async (script: string) => {
      const listening = listen(take, await referencesOf(script))
      const [first] = listening.comparisons
      if (!first) throw new Error('nothing was compared')
      const phones = scriptPhones(first.reference)
      const { net } = englishModel()
      const { leftOut, ...judged } = judgePhones(net, new Map(), hearPhones(net, listening), take.kept, phones)
      const measures = acousticMeasures(take, listening.comparisons)
      return { script: phones, measures, plain: measures, judgement: { ...judged, leftOut: [...leftOut] } }
    }
    const words = text.split(' ').map((word): [string, number, number] => [word, total, total])
    const label = { id, speaker: String(index), age, gender, text, wav: '', accuracy: total, fluency: total, prosodic: total, total, words }
    rows.push({ label, fault: null, right: await laidOn(text), wrong: await laidOn(recordings[(index + 5) % recordings.length]?.text ?? '') })
  }
  return rows
}

test('training twice on the same recordings gives the same weights', async () => {
  const [once, again] = [await sampleRows(), await sampleRows()]
  expect(JSON.stringify(fitEnglish(again))).toEqual(JSON.stringify(fitEnglish(once)))
  expect(JSON.stringify(fitPlain(again))).toEqual(JSON.stringify(fitPlain(once)))
})
