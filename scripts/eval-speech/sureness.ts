import { correlation, mean } from '#server/speech/scoring/numbers/statistics.ts'
import { areaUnderCurve, groups, type Mark, scoreAndMark } from './figures.ts'
import { type Interval, intervalOf } from './intervals.ts'
import type { Outcome } from './outcome.ts'
import { table } from './tables.ts'

const marks = ['accuracy', 'fluency', 'prosodic', 'total'] as const satisfies readonly Mark[]
const compared = ['children', 'adults'] as const

/** Correlation with the experts and mean distance from them, with intervals by speaker, for everybody and for children and adults apart. */
export function surenessTables(scored: readonly Outcome[]): string {
  const [everybody, children, adults] = [scored, ...compared.map((name) => scored.filter(groups[name]))]
  const columns = [everybody, children, adults].map((some) => some ?? [])
  const [alike, far] = [agreementOf, distanceOf].map((figure) => marks.map((mark) => columns.map((some) => ofSpeakers(some, figure(mark)))))
  const head = ['mark', 'everybody', ...compared]
  return [
    table('Pearson correlation with the experts, 95 % of draws of the speakers', head, [
      ...marks.map((mark, index) => [mark, ...(alike?.[index] ?? []).map((one) => shown(one, 3))]),
      ['words', ...columns.map((some) => shown(ofSpeakers(some, wordAgreement), 3))],
    ]),
    table('Right text against another one by the trained gate, 95 % of draws of the speakers', ['figure', 'everybody', ...compared], [
      ['area under the curve', ...columns.map((some) => shown(ofSpeakers(some, areaOf), 4))],
      ['right text accepted', ...columns.map((some) => shown(ofSpeakers(some, (those) => shareOf(those, ({ right }) => right.isScript)), 4))],
      ['another text accepted', ...columns.map((some) => shown(ofSpeakers(some, (those) => shareOf(those, ({ wrong }) => wrong.isScript)), 4))],
    ]),
    table('Mean distance from the experts in points of 10, 95 % of draws of the speakers', [...head, 'children by adults'], [
      ...marks.map((mark, index) => {
        const [all, child, adult] = far?.[index] ?? []
        return [mark, ...[all, child, adult].map((one) => (one ? shown(one, 2) : '')), ((child?.value ?? 0) / (adult?.value ?? 1)).toFixed(2)]
      }),
    ]),
  ].join('\n\n')
}

function ofSpeakers(some: readonly Outcome[], figure: (some: readonly Outcome[]) => number): Interval {
  return intervalOf(some, ({ label }) => label.speaker, figure)
}

function agreementOf(mark: Mark): (some: readonly Outcome[]) => number {
  return (some) => {
    const pairs = some.map((outcome) => scoreAndMark(mark, outcome))
    return correlation(pairs.map(({ score }) => score), pairs.map((pair) => pair.mark))
  }
}

function distanceOf(mark: Mark): (some: readonly Outcome[]) => number {
  return (some) => mean(some.map((outcome) => scoreAndMark(mark, outcome)).map((pair) => Math.abs(pair.score / 10 - pair.mark)))
}

function wordAgreement(some: readonly Outcome[]): number {
  const words = some.flatMap((outcome) => outcome.words)
  return correlation(words.map(({ said }) => said), words.map(({ mark }) => mark))
}

function areaOf(some: readonly Outcome[]): number {
  return areaUnderCurve(some.map(({ right }) => right.gate), some.map(({ wrong }) => wrong.gate))
}

function shareOf(some: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return mean(some.map((outcome) => (is(outcome) ? 1 : 0)))
}

function shown({ value, low, high }: Interval, digits: number): string {
  return `${value.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`
}
