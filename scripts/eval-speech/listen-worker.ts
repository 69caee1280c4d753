import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reference } from '#server/speech/reference.ts'
import { listen } from '#server/speech/scoring/alignment/listen.ts'
import { hearEnglish } from '#server/speech/scoring/english.ts'
import { type EnglishModel, unpackModel } from '#server/speech/scoring/model/english-model.ts'
import { signalFault } from '#server/speech/scoring/sound/signal-gate.ts'
import { type TakeFrames, takeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { referencesFor } from '#server/speech/voice/read-aloud.ts'
import { defaultVoice } from '#server/speech/voice/voices.ts'
import { readWav, soundOf, wavOf } from '#server/speech/wav.ts'
import { type Condition, conditions } from './conditions.ts'
import type { Answer, Work } from './listen.ts'
import { type Heard, outcomeOf } from './outcome.ts'

// A process of `listen.ts`: answers each recording's outcomes as soon as it has them, and ends after the last one.
process.once('message', (work: Work) => {
  void answerAll(work).then(() => process.disconnect())
})

async function answerAll({ corpus, items, weights, under }: Work): Promise<void> {
  const models = weights.map(unpackModel)
  for (const { label, otherText, model: place } of items) {
    const model = models[place]
    const file = readWav(readFileSync(join(corpus, label.wav)))
    if (!model || typeof file === 'string') throw new Error(`${label.wav}: ${String(file)}`)
    const [right, wrong] = [await references(label.text), await references(otherText)]
    for (const condition of under) {
      const take = changedBy(condition, file)
      const fault = signalFault(take)
      const outcome = fault === null ? outcomeOf(model, label, heardOn(take, right, model), heardOn(take, wrong, model)) : null
      process.send?.({ condition, outcome, fault } satisfies Answer)
    }
  }
}

/** Through a file and back, as a recording comes to the server. */
function changedBy(condition: Condition, file: Parameters<typeof soundOf>[0]): TakeFrames {
  const sent = readWav(wavOf(conditions[condition](soundOf(file))))
  if (typeof sent === 'string') throw new Error(`${condition} makes no recording: ${sent}`)
  return takeFrames(soundOf(sent))
}

function references(text: string): Promise<Reference[]> {
  return referencesFor(() => Promise.reject(new Error('English needs no eSpeak')), text.toLowerCase(), defaultVoice)
}

function heardOn(take: TakeFrames, texts: readonly Reference[], model: EnglishModel): Heard {
  const listening = listen(take, texts)
  const [first] = listening.comparisons
  if (!first) throw new Error('nothing was compared')
  return hearEnglish(listening, first, model)
}
