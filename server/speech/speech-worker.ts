import { setPriority } from 'node:os'
import * as v from 'valibot'
import { answerParent, onDemandProcess } from './on-demand-process.ts'
import type { Reference } from './reference.ts'
import { resample, sampleRateHz } from './scoring/resample.ts'
import { scoreTake } from './scoring/score.ts'
import { readAloud, referencesFor } from './voice/read-aloud.ts'
import type { EspeakRequest, EspeakSound } from './voice/espeak.ts'
import type { Voice } from './voice/voices.ts'
import { readWav, soundOf, wavOf } from './wav.ts'
import { EspeakAnswer, SpeechQuestion } from './worker-questions.ts'

// Whoever waits for a page goes before a recording that is scored, at a third of the weight: at the tenth that
// PRIORITY_BELOW_NORMAL (10) gives, a busy machine left a reading of two seconds unfinished after twenty. eSpeak's process inherits it.
setPriority(5)

const espeak = onDemandProcess('espeak-worker', { answerMs: 60_000, idleMs: 60_000 })

const mostReferences = 12
const references = new Map<string, Reference[]>()

answerParent(async (asked) => {
  const question = v.parse(SpeechQuestion, asked)
  return question.task === 'read' ? read(question) : score(question)
})

async function speak(request: EspeakRequest): Promise<EspeakSound> {
  return v.parse(EspeakAnswer, await espeak.ask(request))
}

async function read({ script, voice, rate }: Extract<SpeechQuestion, { task: 'read' }>) {
  const { sound, duration, timings } = await readAloud(speak, script, voice, rate)
  return { wav: wavOf(sound), duration, timings }
}

async function score({ script, voice, wav }: Extract<SpeechQuestion, { task: 'score' }>) {
  const file = readWav(wav)
  if (typeof file === 'string') throw new Error(`not a WAV file: ${file}`)
  const isKeptAsIs = file.channels === 1 && file.sampleRate === sampleRateHz
  const sound = { samples: resample(soundOf(file)), sampleRate: sampleRateHz }
  return { wav: isKeptAsIs ? wav : wavOf(sound), score: scoreTake(sound, await referencesOnce(script, voice), script, voice.locale) }
}

/** A class reads the same few scripts over and over. */
async function referencesOnce(script: string, voice: Voice): Promise<Reference[]> {
  const key = JSON.stringify([voice.engine === 'flite' ? 'en' : voice.name, script])
  const known = references.get(key) ?? (await referencesFor(speak, script, voice))
  references.delete(key)
  references.set(key, known)
  const [oldest] = references.keys()
  if (references.size > mostReferences && oldest !== undefined) references.delete(oldest)
  return known
}
