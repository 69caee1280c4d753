import { createRequire } from 'node:module'
import type { EspeakEvent, EspeakRequest, EspeakSound } from './espeak.ts'

const ownPace = 175
const ownPitch = 50

/** Whether the optional package is installed. */
export function hasEspeak(): boolean {
  try {
    return createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten') !== ''
  } catch {
    return false
  }
}

/** Loads eSpeak NG into this process. It is licensed under the GPL, so only a process of its own may do this. */
export async function loadEspeak(): Promise<(request: EspeakRequest) => EspeakSound> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten')
  const module = await load()
  const Program = isRecord(module) ? module.eSpeakNGWorker : null
  const program: unknown = typeof Program === 'function' ? await Reflect.construct(Program, []) : null
  if (!isProgram(program)) throw new Error('the eSpeak package holds no program')
  const voices = new Set(program.list_voices().map(({ identifier }) => identifier))
  return ({ text, voice, rate, isDeeper }) => {
    // An unknown voice would silently keep the one before.
    if (!voices.has(voice)) throw new Error(`eSpeak has no voice ${voice}`)
    program.set_voice(voice)
    program.set_rate(Math.round(ownPace * rate))
    program.set_pitch(isDeeper ? ownPitch / 2 : ownPitch)
    const parts: Int16Array[] = []
    const events: EspeakEvent[] = []
    program.synthesize(text, (samples, heard) => {
      if (samples.length > 0) parts.push(samples)
      for (const { type, text_position, audio_position, id } of heard) {
        events.push({ type, textPosition: text_position, audioMs: audio_position, phone: typeof id === 'string' ? id : '' })
      }
      return false
    })
    const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      samples.set(part, at)
      at += part.length
    }
    return { samples, sampleRate: program.get_samplerate(), events }
  }
}

type Heard = { type: string; text_position: number; audio_position: number; id: unknown }

type Program = {
  list_voices: () => { identifier: string }[]
  set_voice: (identifier: string) => unknown
  set_rate: (wordsPerMinute: number) => unknown
  set_pitch: (pitch: number) => unknown
  get_samplerate: () => number
  synthesize: (text: string, hear: (samples: Int16Array, events: readonly Heard[]) => boolean) => void
}

function isProgram(value: unknown): value is Program {
  return isRecord(value) && ['list_voices', 'set_voice', 'set_rate', 'set_pitch', 'get_samplerate', 'synthesize'].every((name) => typeof value[name] === 'function')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}
