import { join } from 'node:path'
import * as v from 'valibot'
import type { Speech } from '#server/ports/speech.ts'
import { keptReadings } from './kept-readings.ts'
import { onDemandProcess } from './on-demand-process.ts'
import { hasEspeak } from './voice/espeak-program.ts'
import { chooseVoice } from './voice/voices.ts'
import { ReadAnswer, ScoreAnswer, type SpeechQuestion } from './worker-questions.ts'

/** Longer than the worker waits for eSpeak, so that what hangs there is told by its own name. */
const patience = { answerMs: 90_000, idleMs: 60_000 }

/** Speech on this machine, in one process that runs while it is needed; `stop` ends it. */
export type LocalSpeech = Speech & { stop: () => void }

/** Reads and scores without any service; readings are kept in `dataDir`. */
export function localSpeech(dataDir: string): LocalSpeech {
  const worker = onDemandProcess('speech-worker', patience)
  const kept = keptReadings(join(dataDir, 'readings'))
  const isEspeakThere = hasEspeak()
  const ask = (question: SpeechQuestion) => worker.ask(question)
  return {
    choose: (hint) => chooseVoice(hint, isEspeakThere),
    read: (script, voice, rate) => kept.once(script, voice, rate, async () => v.parse(ReadAnswer, await ask({ task: 'read', script, voice, rate }))),
    score: async (wav, script, voice) => v.parse(ScoreAnswer, await ask({ task: 'score', script, voice, wav })),
    stop: () => worker.stop(),
    forget: (before) => kept.forget(before),
  }
}
