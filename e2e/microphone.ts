import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { decodeWav, encodeWav } from '#src/audio/wav.ts'
import { readWithEspeak } from '#server/speech/voice/espeak.ts'
import { loadEspeak } from '#server/speech/voice/espeak-program.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { launchOptions } from '#scripts/testing/ensure-browser.mjs'

const recording = join(import.meta.dirname, 'recordings/busy-day.wav')

/**
 * How the browser starts where its microphone hears “This would be a very busy day.”: once, a second after it opens, and then
 * nothing, so that a recording stops by itself, again and again from the start without a pause that would stop it, or only an empty room.
 */
export function withMicrophone(hears: 'once' | 'again and again' | 'nothing'): LaunchOptions {
  if (hears === 'nothing') return hearing(silence())
  if (hears === 'again and again') return hearing(recording)
  const sound = decodeWav(readFileSync(recording))
  if (sound === null) throw new Error(`${recording} is no sound`)
  return hearing(`${kept('busy-day.wav', afterPause(sound.samples))}%noloop`)
}

/** The same where it hears once, after a second, what another voice of a language reads. */
export async function withVoice(text: string, voice: string): Promise<LaunchOptions> {
  const program = await loadEspeak()
  const { samples } = referenceOf(await readWithEspeak((request) => Promise.resolve(program(request)), text, voice, 0.9, true))
  return hearing(`${kept(`${voice.replaceAll('/', '-')}.wav`, afterPause(samples))}%noloop`)
}

/** A busy machine opens a microphone before its recorder listens: what is said in the first second may be lost. */
function afterPause(samples: Float32Array): Float32Array<ArrayBuffer> {
  return Float32Array.from([...new Float32Array(16_000), ...samples])
}

function hearing(sound: string): LaunchOptions {
  const { args, ...options } = launchOptions()
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${sound}`]
  return { ...options, args: [...args, ...microphone] }
}

/** A second in which nobody speaks. */
function silence(): string {
  return kept('silence.wav', new Float32Array(16_000))
}

/** The file of these samples. It comes whole and is written once, since the browser of another worker may be reading it. */
function kept(name: string, samples: Float32Array): string {
  const folder = join(import.meta.dirname, '../.cache')
  const file = join(folder, name)
  const sound = encodeWav({ samples, sampleRateHz: 16_000 })
  if (existsSync(file) && readFileSync(file).equals(sound)) return file
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, sound)
  renameSync(draft, file)
  return file
}
