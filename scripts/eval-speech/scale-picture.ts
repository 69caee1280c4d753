import { mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import { type Mark, scoreAndMark } from './figures.ts'
import type { Outcome } from './outcome.ts'
import { table } from './tables.ts'

const lines = [0, 2, 3.5, 5, 6.5, 7.5, 8.5, 9.5, 10]
const columns = 51
const marks = ['total', 'accuracy', 'fluency', 'prosodic'] as const satisfies readonly Mark[]

/**
 * What the experts' marks read as: a line for each band of their total, from its lower to its upper quarter, with its middle (●) and where the mark
 * itself lies (|), on a scale of 0 to 100; and the middles of every side.
 */
export function scalePicture(scored: readonly Outcome[]): string {
  const bands = lines.slice(1).map((to, index) => {
    const from = lines[index] ?? 0
    const isWithin = ({ mark }: { mark: number }) => (mark > from || from === 0) && mark <= to
    const within = (mark: Mark) => scored.map((outcome) => scoreAndMark(mark, outcome)).filter(isWithin)
    return { name: from === 0 ? `${to} or less` : `over ${from} to ${to}`, within }
  })
  return table('What the experts’ marks read as: the total as a picture of 0 to 100, and the middle of every side', ['mark', ' '.repeat(columns), ...marks, 'recordings'], [
    ...bands.map(({ name, within }) => [name, drawn(within('total')), ...marks.map((mark) => middle(within(mark))), String(within('total').length)]),
  ])
}

function drawn(pairs: readonly { score: number; mark: number }[]): string {
  if (pairs.length === 0) return ''
  const scores = pairs.map(({ score }) => score)
  const [low, half, high] = [0.25, 0.5, 0.75].map((share) => placeOf(quantile(scores, share)))
  const own = placeOf(10 * mean(pairs.map(({ mark }) => mark)))
  const line = Array.from({ length: columns }, (_, place) => {
    if (place === half) return '●'
    if (place === own) return '|'
    return place >= (low ?? 0) && place <= (high ?? 0) ? '━' : '·'
  })
  return line.join('')
}

function placeOf(score: number): number {
  return Math.round((score / 100) * (columns - 1))
}

function middle(pairs: readonly { score: number }[]): string {
  return pairs.length === 0 ? '-' : quantile(pairs.map(({ score }) => score), 0.5).toFixed(0)
}
