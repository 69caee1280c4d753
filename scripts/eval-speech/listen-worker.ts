import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import type { Reference, Sound } from '#server/speech/reference.ts'
import { listen } from '#server/speech/scoring/alignment/listen.ts'
import { hearEnglish } from '#server/speech/scoring/english.ts'
import { type EnglishModel, unpackModel } from '#server/speech/scoring/model/english-model.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
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

async function answerAll({ corpus, items, weights, under, isAsked }: Work): Promise<void> {
  const models = weights.map(unpackModel)
  for (const { label, otherText, model: place } of items) {
    const model = models[place]
    const file = readWav(readFileSync(join(corpus, label.wav)))
    if (!model || typeof file === 'string') throw new Error(`${label.wav}: ${String(file)}`)
    const [right, wrong] = [await references(label.text), await references(otherText)]
    const { phones } = heardOn(takeFrames(soundOf(file)), right, model).judgement
    const wordEnds = label.words.map((_, word) => phones.findLast((phone) => phone.word <= word)?.end ?? 0)
    for (const condition of under) {
      const sound = changedBy(condition, file, wordEnds)
      const take = takeFrames(sound)
      const fault = signalFault(take)
      const outcome = fault === null ? outcomeOf(model, label, heardOn(take, right, model), heardOn(take, wrong, model)) : null
      const told = isAsked ? { label, right: askedFor(sound, right, label.text), wrong: askedFor(sound, wrong, otherText) } : null
      process.send?.({ condition, outcome, fault, told } satisfies Answer)
    }
  }
}

function askedFor(sound: Sound, texts: readonly Reference[], text: string): number | UnusableReason {
  const feedback = scoreTake(sound, texts, text.toLowerCase(), 'en')
  return feedback.usable ? feedback.overall.score : feedback.reason
}

/** Through a file and back, as a recording comes to the server. */
function changedBy(condition: Condition, file: Parameters<typeof soundOf>[0], wordEnds: readonly number[]): Sound {
  const change: (sound: Sound, wordEnds: readonly number[]) => Sound = conditions[condition]
  const sent = readWav(wavOf(change(soundOf(file), wordEnds)))
  if (typeof sent === 'string') throw new Error(`${condition} makes no recording: ${sent}`)
  return soundOf(sent)
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
