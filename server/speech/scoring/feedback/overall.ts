import { type Side, strong } from './side-tips.ts'

/** The four sides of a reading; pronunciation is null where it was not measured. */
export type Sides = { pronunciation: Side | null; fluency: Side; prosody: Side; rhythm: Side }

/** 0.4 of the lowest score and 0.2 of each other; with fewer of them the shares grow in proportion. What was not measured, null, is left out. */
export function overallScore(sides: readonly (number | null)[]): number {
  const scores = sides.filter((score) => score !== null).toSorted((left, right) => left - right)
  const shares = scores.map((_, index) => (index === 0 ? 0.4 : 0.2))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return total === 0 ? 0 : Math.round(scores.reduce((sum, score, index) => sum + score * (shares[index] ?? 0), 0) / total)
}

const fine = 70
const close = 50

/** One or two sentences about the whole: how it was, and which side to work on first, where something to try was found. */
export function summaryOf(sides: Sides, score: number): string {
  const praise =
    score >= strong
      ? 'Excellent: clear and easy to follow.'
      : score >= fine
        ? 'Good: you are easy to understand.'
        : score >= close
          ? 'You are getting there: parts of it were clear.'
          : 'This one is hard. Listen to the model and take it in small steps.'
  const first = weakestFault(sides)
  return first === null || (first.score >= strong && score >= strong) ? praise : `${praise} Work on ${first.work} first.`
}

function weakestFault(sides: Sides): { work: string; score: number } | null {
  const names = ['pronunciation', 'fluency', 'prosody', 'rhythm'] as const
  const faulty = names.flatMap((name) => {
    const side = sides[name]
    return side === null || side.fault === null ? [] : [{ work: side.fault.work, score: side.score }]
  })
  return faulty.toSorted((left, right) => left.score - right.score)[0] ?? null
}
