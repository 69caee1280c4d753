import type { AspectFeedback } from '#contract/accent/spoken-feedback.ts'
import { strong } from './praise.ts'

/** The four sides of a reading. */
export type Aspects = { pronunciation: AspectFeedback; fluency: AspectFeedback; prosody: AspectFeedback; rhythm: AspectFeedback }

/** 0.4 of the lowest score and 0.2 of each other; with fewer of them the shares grow in proportion. What was not measured, null, is left out. */
export function overallScore(sides: readonly (number | null)[]): number {
  const scores = sides.filter((score) => score !== null).toSorted((left, right) => left - right)
  const shares = scores.map((_, index) => (index === 0 ? 0.4 : 0.2))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return total === 0 ? 0 : Math.round(scores.reduce((sum, score, index) => sum + score * (shares[index] ?? 0), 0) / total)
}

const fine = 70
const close = 50

const asked = {
  pronunciation: 'the sounds of the words',
  fluency: 'reading without stops',
  prosody: 'the melody of the sentence',
  rhythm: 'which words are long and which are short',
} satisfies Record<keyof Aspects, string>

/** One or two sentences about the whole: how it was, and what to work on first. */
export function summaryOf(aspects: Aspects, score: number): string {
  const praise =
    score >= strong
      ? 'Excellent: clear and easy to follow.'
      : score >= fine
        ? 'Good: you are easy to understand.'
        : score >= close
          ? 'You are getting there: parts of it were clear.'
          : 'This one is hard. Listen to the model and take it in small steps.'
  const first = weakest(aspects)
  return first === null || (first.score >= strong && score >= strong) ? praise : `${praise} Work on ${asked[first.name]} first.`
}

function weakest(aspects: Aspects): { name: keyof Aspects; score: number } | null {
  const names = ['pronunciation', 'fluency', 'prosody', 'rhythm'] as const
  const measured = names.flatMap((name) => {
    const { score } = aspects[name]
    return score === null ? [] : [{ name, score }]
  })
  return measured.toSorted((left, right) => left.score - right.score)[0] ?? null
}
