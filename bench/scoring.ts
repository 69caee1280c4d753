import { scoreTake } from '#server/speech/scoring/score.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { median, percentile, printTable } from './figures.ts'

const sentence = 'The children walked along the river and watched the old boats go by.'

const mostShare = 0.05
const mostGrowth = 1.2
const memoryRounds = 3
const lengths = [1, 2, 4, 8, 14]

/**
 * Milliseconds of computing, whatever else the machine does, to score takes of different lengths against two references, which
 * are prepared once as in a session; as a share of real time, and what memory it takes: the most after every length was scored once, and after
 * all were scored again several times.
 */
export async function benchScoring(): Promise<void> {
  const rows: string[][] = []
  const again: (() => void)[] = []
  for (const sentences of lengths) {
    const script = Array.from({ length: sentences }, () => sentence).join(' ')
    const references = [referenceOf(await readWithFlite(script, 'slt', 1)), referenceOf(await readWithFlite(script, 'rms', 1))]
    const { samples } = referenceOf(await readWithFlite(script, 'awb', 1))
    const seconds = samples.length / 16_000
    const score = () => void scoreTake({ samples, sampleRate: 16_000 }, references, script, 'en')
    again.push(score)
    const runs = Array.from({ length: 8 }, () => {
      const start = process.cpuUsage()
      score()
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }).slice(2)
    const share = median(runs) / 1000 / seconds
    const met = share <= mostShare ? 'goal' : 'OVER'
    rows.push([seconds.toFixed(1), median(runs).toFixed(0), percentile(runs, 95).toFixed(0), percent(share), percent(mostShare), met])
  }
  printTable('Scoring a take, ms of computing (lower is better)', ['seconds of speech', 'median', 'p95', 'of real time', 'goal', 'met'], rows)
  const before = megabytes()
  let most = before
  for (let round = 0; round < memoryRounds; round += 1) {
    for (const score of again) {
      score()
      most = Math.max(most, megabytes())
    }
  }
  const met = most <= mostGrowth * before ? 'goal' : 'OVER'
  printTable(`Memory of scoring, MB (goal: at most ${mostGrowth}x after ${memoryRounds * lengths.length} takes more)`, ['after the first takes', 'most after', 'ratio', 'met'], [
    [before.toFixed(0), most.toFixed(0), (most / before).toFixed(2), met],
  ])
}

function megabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
