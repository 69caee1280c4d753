import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { launchOptions } from '#scripts/ensure-browser.mjs'

const recording = join(import.meta.dirname, 'recordings/busy-day.wav')

/**
 * How the browser starts where its microphone hears “This would be a very busy day.” as soon as it opens: once and then
 * nothing, so that a recording stops by itself, or again and again without a pause that would stop it.
 */
export function withMicrophone(hears: 'once' | 'again and again'): LaunchOptions {
  const { args, ...options } = launchOptions()
  const sound = `${recording}${hears === 'once' ? '%noloop' : ''}`
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${sound}`]
  return { ...options, args: [...args, ...microphone] }
}
