import type { Sound } from '#server/speech/reference.ts'
import { quantile } from '#server/speech/scoring/numbers/statistics.ts'
import { resample } from '#server/speech/scoring/resample.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { readWithEspeak } from '#server/speech/voice/espeak.ts'
import { loadEspeak } from '#server/speech/voice/espeak-program.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { referencesFor } from '#server/speech/voice/read-aloud.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { espeakVoices } from '#server/speech/voice/voices.ts'
import { conditions } from './conditions.ts'
import { intervalOf } from './intervals.ts'
import { shownShare, table } from './tables.ts'

/** Numbers are words in every language. Each row is read as it is, and half of it, and the row after it instead. */
const rows = ['21, 4, 17, 90, 8.', '3, 60, 12, 5, 40.', '1, 2, 3, 4, 5.', '14, 25, 36, 47.']

const columns = ['right', 'half', 'other row', 'other language', 'English', 'backwards', 'noise'] as const

/** What became of one take: its overall score, or why it is refused. */
type Tried = { language: string; column: (typeof columns)[number]; script: string; score: number | null; reason: string }

/**
 * A line for each language, all or those named, with what becomes of each kind of reading: how many of the takes are taken, and the middle score
 * or the commonest reason; and below what share is taken in all, with 95 of 100 draws of the languages. All languages take about four minutes.
 */
export async function languageMatrix(only: readonly string[] | null): Promise<string> {
  const tried = await tryLanguages(only)
  const languages = [...new Set(tried.map(({ language }) => language))]
  const within = (language: string, column: string) => tried.filter((one) => one.language === language && one.column === column)
  const shares = columns.map((column) => {
    const those = tried.filter((one) => one.column === column)
    const share = (some: readonly Tried[]) => some.filter(({ score }) => score !== null).length / Math.max(1, some.length)
    return [column, shownShare(intervalOf(those, ({ language }) => language, share)), String(those.length)]
  })
  return [
    table(`Rows of ${rows.length} times four or five numbers in the languages of the voices, read by another voice in a room with noise`, ['language', ...columns], [
      ...languages.map((language) => [language, ...columns.map((column) => cellOf(within(language, column)))]),
    ]),
    table('Taken in all, 95 % of draws of the languages', ['reading', 'share', 'takes'], shares),
  ].join('\n\n')
}

/** What became of every take of the languages of the voices, all or those named. */
export async function tryLanguages(only: readonly string[] | null): Promise<Tried[]> {
  const program = await loadEspeak()
  const speak = (request: Parameters<typeof program>[0]) => Promise.resolve(program(request))
  const english = referenceOf(await readWithFlite('The quick brown fox jumps over the lazy dog.', 'awb', 1))
  const tried: Tried[] = []
  for (const voice of espeakVoices.filter((one) => only === null || only.includes(localeOf(one)))) {
    for (const [index, script] of rows.entries()) {
      const language = localeOf(voice)
      const references = await referencesFor(speak, script, { engine: 'espeak', name: voice, locale: language })
      const own = await said(script, voice, index)
      const numbers = script.split(', ')
      const takes = {
        'right': own,
        'half': await said(`${numbers.slice(0, Math.ceil(numbers.length / 2)).join(', ')}.`, voice, index),
        'other row': await said(rows[(index + 1) % rows.length] ?? '', voice, index + 1),
        'other language': await said(script, language.startsWith('de') ? 'roa/es' : 'gmw/de', index),
        'English': english,
        'backwards': conditions.backwards(own),
        'noise': conditions['noise at 20 dB']({ samples: new Float32Array(48_000).fill(0.2), sampleRate: 16_000 }),
      } satisfies Record<Tried['column'], Sound>
      for (const column of columns) {
        const feedback = scoreTake(takes[column], references, script, language)
        tried.push({ language, column, script, score: feedback.usable ? feedback.overall.score : null, reason: feedback.usable ? '' : feedback.reason })
      }
    }
  }
  return tried

  /** The low voice at one of four paces, with a throat of one of four lengths, as children and adults have them. */
  async function said(text: string, voice: string, index: number): Promise<Sound> {
    const { samples } = referenceOf(await readWithEspeak(speak, text, voice, [0.8, 0.95, 0.7, 1.1][index % 4] ?? 1, true))
    const higher = resample({ samples, sampleRate: [17_600, 16_000, 18_600, 15_000][index % 4] ?? 16_000 }, 16_000)
    const quiet = new Float32Array(6400)
    return conditions['noise at 20 dB']({ samples: Float32Array.from([...quiet, ...higher, ...quiet]), sampleRate: 16_000 })
  }
}

function cellOf(tried: readonly Tried[]): string {
  const scores = tried.flatMap(({ score }) => score ?? [])
  const reasons = tried.map(({ reason }) => reason)
  const times = (reason: string) => reasons.filter((each) => each === reason).length
  const [commonest] = reasons.toSorted((one, other) => times(other) - times(one))
  return `${scores.length}/${tried.length} ${scores.length === 0 ? (commonest ?? '') : quantile(scores, 0.5).toFixed(0)}`
}

function localeOf(voice: string): string {
  return voice.replace(/^.*\//, '')
}
