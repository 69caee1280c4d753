import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { type Condition, unreadable } from './conditions.ts'
import { intervalOf } from './intervals.ts'
import type { Told } from './listen.ts'
import { shownShare, table } from './tables.ts'

/**
 * What the product answers under each condition, with bounds between which 95 of 100 draws of the speakers leave it: the share of readings of the
 * right text that it takes, and of another text, the points by which a reading that is taken stands otherwise than clean, and why it refuses.
 */
export function answersTable(under: ReadonlyMap<Condition, readonly Told[]>): string {
  const clean = new Map(under.get('clean')?.map(({ label, right }) => [label.id, right]))
  const rows = [...under].map(([condition, told]) => {
    const [children, adults] = [told.filter(({ label }) => label.age < 18), told.filter(({ label }) => label.age >= 18)]
    return [
      condition,
      unreadable.includes(condition) ? 'no' : 'yes',
      ...[told, children ?? [], adults ?? []].map((some) => shareOf(some, ({ right }) => typeof right === 'number')),
      shareOf(told, ({ wrong }) => typeof wrong === 'number'),
      changeOf(told, clean),
      reasonsOf(told),
    ]
  })
  return table('What the product answers, with 95 % of draws of the speakers; its weights have heard the speakers of the train split', [
    'condition', 'to be taken', 'right text taken', 'of children', 'of adults', 'other text taken', 'points beside clean', 'right text refused for',
  ], rows)
}

function shareOf(told: readonly Told[], is: (one: Told) => boolean): string {
  return shownShare(intervalOf(told, ({ label }) => label.speaker, (some) => mean(some.map((one) => (is(one) ? 1 : 0)))))
}

function changeOf(told: readonly Told[], clean: ReadonlyMap<string, Told['right']>): string {
  const both = told.flatMap(({ label, right }) => {
    const before = clean.get(label.id)
    return typeof right === 'number' && typeof before === 'number' ? [{ speaker: label.speaker, change: right - before }] : []
  })
  if (both.length === 0) return '-'
  const { value, low, high } = intervalOf(both, ({ speaker }) => speaker, (some) => mean(some.map(({ change }) => change)))
  return `${value.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`
}

function reasonsOf(told: readonly Told[]): string {
  const reasons = told.flatMap(({ right }) => (typeof right === 'number' ? [] : [right]))
  return [...new Set(reasons)].toSorted().map((reason) => `${reasons.filter((one) => one === reason).length} ${reason}`).join(', ')
}
