import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { ModelSound } from '#server/ports/speech.ts'
import { voiceFor, type SpokenQuestion } from './spoken-question.ts'

/** Reads a question's script aloud. Refuses with `voice_missing` or, when the voice fails, `speech_unavailable`. */
export async function readOrRefuse({ speech, log }: Pick<Deps, 'speech' | 'log'>, spoken: SpokenQuestion, rate: number): Promise<ModelSound> {
  const voice = voiceFor(spoken)
  return speech.read(spoken.script, voice, rate).catch((error: unknown) => {
    log.error({ err: error, voice }, 'a script was not read')
    throw fail('speech_unavailable')
  })
}
