import * as v from 'valibot'
import { Feedback } from '#contract/accent/spoken-feedback.ts'

const Bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)

/** What the eSpeak process is asked. */
export const EspeakQuestion = v.object({ text: v.string(), voice: v.string(), rate: v.number(), isDeeper: v.boolean() })

/** What it answers. */
export const EspeakAnswer = v.object({
  samples: v.instance(Int16Array),
  sampleRate: v.number(),
  events: v.array(v.object({ type: v.string(), textPosition: v.number(), audioMs: v.number(), phone: v.string() })),
})

const Voice = v.variant('engine', [
  v.object({ engine: v.literal('flite'), name: v.picklist(['slt', 'rms', 'awb']), locale: v.string() }),
  v.object({ engine: v.literal('espeak'), name: v.string(), locale: v.string() }),
])

/** What the speech process is asked: to read a script, or to score a recording of it. */
export const SpeechQuestion = v.variant('task', [
  v.object({ task: v.literal('read'), script: v.string(), voice: Voice, rate: v.number() }),
  v.object({ task: v.literal('score'), script: v.string(), voice: Voice, wav: Bytes }),
])
export type SpeechQuestion = v.InferOutput<typeof SpeechQuestion>

/** What it answers to `read`. */
export const ReadAnswer = v.object({
  wav: Bytes,
  duration: v.number(),
  timings: v.array(v.object({ char: v.string(), start_time: v.number(), end_time: v.number() })),
})

/** What it answers to `score`. */
export const ScoreAnswer = v.object({ wav: Bytes, score: Feedback })
