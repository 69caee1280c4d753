import { scoreTake } from '#server/speech/scoring/score.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { median, percentile, printTable } from './figures.ts'

const sentence = 'The children walked along the river and watched the old boats go by.'

/**
 * Milliseconds of computing, whatever else the machine does, to score takes of different lengths against two references, which
 * are prepared once as in a session.
 */
export async function benchScoring(): Promise<void> {
  const rows: string[][] = []
  for (const sentences of [1, 2, 4, 8, 14]) {
    const script = Array.from({ length: sentences }, () => sentence).join(' ')
    const references = [referenceOf(await readWithFlite(script, 'slt', 1)), referenceOf(await readWithFlite(script, 'rms', 1))]
    const { samples } = referenceOf(await readWithFlite(script, 'awb', 1))
    const seconds = samples.length / 16_000
    const runs = Array.from({ length: 12 }, () => {
      const start = process.cpuUsage()
      scoreTake({ samples, sampleRate: 16_000 }, references, script, 'en')
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }).slice(2)
    const perFive = (median(runs) / seconds) * 5
    const met = perFive <= 120 ? 'goal' : 'OVER'
    rows.push([seconds.toFixed(1), median(runs).toFixed(0), percentile(runs, 95).toFixed(0), perFive.toFixed(0), '120', met])
  }
  printTable('Scoring a take, ms of computing (lower is better)', ['seconds of speech', 'median', 'p95', 'median per 5 s', 'goal', 'met'], rows)
}
