import type { Sound } from '#server/speech/reference.ts'
import { resample } from '#server/speech/scoring/resample.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { readWithEspeak } from '#server/speech/voice/espeak.ts'
import { loadEspeak } from '#server/speech/voice/espeak-program.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { referencesFor } from '#server/speech/voice/read-aloud.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { espeakVoices } from '#server/speech/voice/voices.ts'
import { conditions } from './conditions.ts'
import { table } from './tables.ts'

/** Numbers are words in every language. */
const script = '21, 4, 17, 90, 8.'
const half = '21, 4, 17.'
const other = '3, 60, 12, 5, 40.'

const columns = ['right', 'half', 'other text', 'other language', 'English', 'backwards', 'noise'] as const

/** A line for each language, all or those named, with what becomes of each reading: the overall score, or why it is refused. */
export async function languageMatrix(only: readonly string[] | null): Promise<string> {
  const program = await loadEspeak()
  const speak = (request: Parameters<typeof program>[0]) => Promise.resolve(program(request))
  const voices = espeakVoices.filter((voice) => only === null || only.includes(localeOf(voice)))
  const rows: string[][] = []
  for (const voice of voices) rows.push([localeOf(voice), ...(await lineOf(voice))])
  return table(`“${script}” in the languages of the voices, read by another voice in a room with noise`, ['language', ...columns], rows)

  async function lineOf(voice: string): Promise<string[]> {
    const locale = localeOf(voice)
    const references = await referencesFor(speak, script, { engine: 'espeak', name: voice, locale })
    const own = await said(script, voice)
    const english = referenceOf(await readWithFlite('The quick brown fox jumps over the lazy dog.', 'awb', 1))
    const takes: Sound[] = [
      own,
      await said(half, voice),
      await said(other, voice),
      await said(script, locale.startsWith('de') ? 'roa/es' : 'gmw/de'),
      english,
      { ...own, samples: own.samples.toReversed() },
      conditions['noise at 20 dB']({ samples: new Float32Array(48_000).fill(0.2), sampleRate: 16_000 }),
    ]
    return takes.map((take) => {
      const feedback = scoreTake(take, references, script, locale)
      return feedback.usable ? String(feedback.overall.score) : feedback.reason
    })
  }

  /** The low voice a fifth slower, with a shorter throat, as a child has one. */
  async function said(text: string, voice: string): Promise<Sound> {
    const { samples } = referenceOf(await readWithEspeak(speak, text, voice, 0.8, true))
    const higher = resample({ samples, sampleRate: 17_600 }, 16_000)
    const quiet = new Float32Array(6400)
    return conditions['noise at 20 dB']({ samples: Float32Array.from([...quiet, ...higher, ...quiet]), sampleRate: 16_000 })
  }
}

function localeOf(voice: string): string {
  return voice.replace(/^.*\//, '')
}
