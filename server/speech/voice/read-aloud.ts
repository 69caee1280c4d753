import type { Reference } from '#server/speech/reference.ts'
import { readWithEspeak, type Speak } from './espeak.ts'
import { readWithFlite } from './flite.ts'
import { referenceOf, type Reading } from './reading.ts'
import type { Voice } from './voices.ts'

/** Reads a script aloud with a voice. `speak` reaches eSpeak and is only asked for its voices. */
export function readAloud(speak: Speak, script: string, voice: Voice, rate: number): Promise<Reading> {
  return voice.engine === 'flite' ? readWithFlite(script, voice.name, rate) : readWithEspeak(speak, script, voice.name, rate)
}

/** The readings a take in the language of `voice` is compared with: two English speakers, or one voice of another language at two pitches. */
export async function referencesFor(speak: Speak, script: string, voice: Voice): Promise<Reference[]> {
  const readings =
    voice.engine === 'flite'
      ? [await readWithFlite(script, 'slt', 1), await readWithFlite(script, 'rms', 1)]
      : [await readWithEspeak(speak, script, voice.name, 1), await readWithEspeak(speak, script, voice.name, 1, true)]
  return readings.map((reading) => referenceOf(reading))
}
