import { overallScore } from '#server/speech/scoring/feedback/overall.ts'
import { correlation, mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { Outcome, Outcomes } from './outcome.ts'

/** Whose scores are looked at apart; the ages of the corpus leave nobody between 15 and 19. */
export const groups = {
  children: ({ label }: Outcome) => label.age < 18,
  adults: ({ label }: Outcome) => label.age >= 18,
  female: ({ label }: Outcome) => label.gender === 'f',
  male: ({ label }: Outcome) => label.gender === 'm',
  girls: ({ label }: Outcome) => label.age < 18 && label.gender === 'f',
  boys: ({ label }: Outcome) => label.age < 18 && label.gender === 'm',
  women: ({ label }: Outcome) => label.age >= 18 && label.gender === 'f',
  men: ({ label }: Outcome) => label.age >= 18 && label.gender === 'm',
} satisfies Record<string, (outcome: Outcome) => boolean>

const sides = {
  accuracy: ({ label, right }: Outcome) => [right.pronunciation, label.accuracy],
  fluency: ({ label, right }: Outcome) => [right.fluency, label.fluency],
  prosodic: ({ label, right }: Outcome) => [right.prosody, label.prosodic],
  total: ({ label, right }: Outcome) => [right.overall, label.total],
} satisfies Record<string, (outcome: Outcome) => number[]>

/** A mark of the experts. */
export type Mark = keyof typeof sides

/** The score of 0 to 100 that the product shows, beside the mark of 0 to 10 that the experts gave. */
export function scoreAndMark(mark: Mark, outcome: Outcome): { score: number; mark: number } {
  const [score = 0, given = 0] = sides[mark](outcome)
  return { score, mark: given }
}

/** The overall score beside what the same formula makes of the experts' own marks, which puts rhythm where they mark prosody. */
function byFormula({ label, right }: Outcome): number[] {
  const { accuracy, fluency, prosodic } = label
  return [right.overall, overallScore([accuracy, fluency, prosodic, prosodic].map((mark) => 10 * mark)) / 10]
}

/** How near scores are to the marks: correlations, points of 10 by which groups are marked too high, and what the gate lets in. */
export type Figures = {
  correlation: Record<Mark | 'rhythmWithProsodic' | 'words', number>
  bias: Record<Mark | 'formula', Record<string, number>>
  wrongText: { areaUnderCurve: number; rightAccepted: number; rightAcceptedOfWeakest: number; wrongAccepted: number }
}

/** The figures of these outcomes. Scores count as the product shows them, also those of takes that its gate would refuse. */
export function figuresOf({ scored, faults }: Outcomes): Figures {
  const words = scored.flatMap((outcome) => outcome.words)
  const weakest = scored.filter(({ label }) => label.total <= 5)
  return {
    correlation: {
      ...ofEachMark((mark) => agreement(scored, sides[mark])),
      rhythmWithProsodic: agreement(scored, ({ label, right }) => [right.rhythm, label.prosodic]),
      words: rounded(correlation(words.map(({ said }) => said), words.map(({ mark }) => mark))),
    },
    bias: { ...ofEachMark((mark) => biasOf(scored, sides[mark])), formula: biasOf(scored, byFormula) },
    wrongText: {
      areaUnderCurve: rounded(areaUnderCurve(scored.map(({ right }) => right.gate), scored.map(({ wrong }) => wrong.gate)), 4),
      rightAccepted: rounded(scored.filter(({ right }) => right.isScript).length / (scored.length + faults.length), 4),
      rightAcceptedOfWeakest: rounded(weakest.filter(({ right }) => right.isScript).length / Math.max(1, weakest.length), 4),
      wrongAccepted: rounded(scored.filter(({ wrong }) => wrong.isScript).length / (scored.length + faults.length), 4),
    },
  }
}

function ofEachMark<T>(value: (mark: Mark) => T): Record<Mark, T> {
  return { accuracy: value('accuracy'), fluency: value('fluency'), prosodic: value('prosodic'), total: value('total') }
}

/** The area under the curve of a detector: how often a right one lies above a wrong one. */
export function areaUnderCurve(right: readonly number[], wrong: readonly number[]): number {
  const all = [...right.map((value) => ({ value, isRight: true })), ...wrong.map((value) => ({ value, isRight: false }))]
  const ranked = all.toSorted((one, other) => one.value - other.value)
  const sum = ranked.reduce((total, { isRight }, index) => (isRight ? total + index + 1 : total), 0)
  return (sum - (right.length * (right.length + 1)) / 2) / (right.length * wrong.length)
}

/** A figure as it is shown. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits))
}

function agreement(outcomes: readonly Outcome[], side: (outcome: Outcome) => number[]): number {
  const pairs = outcomes.map(side)
  return rounded(correlation(pairs.map(([score]) => score ?? 0), pairs.map(([, mark]) => mark ?? 0)))
}

function biasOf(outcomes: readonly Outcome[], side: (outcome: Outcome) => number[]): Record<string, number> {
  return Object.fromEntries(Object.entries(groups).map(([name, isIn]) => [name, rounded(meanDifference(outcomes.filter(isIn), side))]))
}

function meanDifference(outcomes: readonly Outcome[], side: (outcome: Outcome) => number[]): number {
  return mean(outcomes.map(side).map(([score = 0, mark = 0]) => score / 10 - mark))
}
