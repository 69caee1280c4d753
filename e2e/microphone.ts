import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { encodeWav } from '#src/audio/wav.ts'
import { launchOptions } from '#scripts/ensure-browser.mjs'

const recording = join(import.meta.dirname, 'recordings/busy-day.wav')

/**
 * How the browser starts where its microphone hears “This would be a very busy day.” as soon as it opens: once and then
 * nothing, so that a recording stops by itself, again and again without a pause that would stop it, or only an empty room.
 */
export function withMicrophone(hears: 'once' | 'again and again' | 'nothing'): LaunchOptions {
  const { args, ...options } = launchOptions()
  const sound = hears === 'nothing' ? silence() : `${recording}${hears === 'once' ? '%noloop' : ''}`
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${sound}`]
  return { ...options, args: [...args, ...microphone] }
}

/** A second in which nobody speaks. */
function silence(): string {
  const folder = join(import.meta.dirname, '../.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'silence.wav')
  writeFileSync(file, encodeWav({ samples: new Float32Array(16_000), sampleRateHz: 16_000 }))
  return file
}
