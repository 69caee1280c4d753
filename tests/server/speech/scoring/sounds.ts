import { readWithFlite } from '#server/speech/voice/flite.ts'
import { type FliteVoice } from '#server/speech/voice/flite-program.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import type { Reference, Sound } from '#server/speech/reference.ts'

/** Sound at 16 kHz from a formula of the time in seconds. */
export function made(seconds: number, at: (time: number) => number): Sound {
  return { samples: Float32Array.from({ length: Math.round(seconds * 16_000) }, (_, index) => at(index / 16_000)), sampleRate: 16_000 }
}

/** A sine. */
export function sine(hertz: number, time: number): number {
  return Math.sin(2 * Math.PI * hertz * time)
}

/** Numbers from -1 to 1 that look random and are the same in every run. */
export function noise(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** The two readings an English take is compared with. */
export function referencesOf(script: string): Promise<Reference[]> {
  return Promise.all([reference(script, 'slt'), reference(script, 'rms')])
}

const read = new Map<string, Promise<Reference>>()

/** One reading with everything that is said when; the same object when it is asked for again. */
export function reference(script: string, voice: FliteVoice, rate = 1): Promise<Reference> {
  const key = `${voice} ${rate} ${script}`
  const known = read.get(key) ?? readWithFlite(script, voice, rate).then(referenceOf)
  read.set(key, known)
  return known
}

/** A take of a script by a third voice, with some room around it. */
export async function takeOf(script: string, rate = 1): Promise<Sound> {
  return inRoom((await reference(script, 'awb', rate)).samples)
}

/** Half a second of quiet room before and behind. */
export function inRoom(samples: Float32Array): Sound {
  const room = noise()
  return made(samples.length / 16_000 + 1, (time) => (samples[Math.round(time * 16_000) - 8000] ?? 0) + 0.0005 * room())
}
