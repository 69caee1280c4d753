import type { ItemsKey } from '#server/grading/keys/key-kind.ts'
import type { NumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { formatRational } from '#server/grading/numbers/rational.ts'

/** The values an item may have when it is a bare number and nothing else, null for any other item. */
export type ItemValues = (item: string) => readonly string[] | null

/** How many items of an answer belong to a list, and which of the list are among them. */
type Glance = { hits: number; met: readonly boolean[] }

/**
 * How many of the items belong to a list of whole numbers, and which of the list are among them, where a glance at the values tells that
 * not all belong or some are missing; null where the items have to be judged one by one.
 */
export function hitsAtAGlance({ kind, items: wanted }: ItemsKey, items: readonly string[], valuesOf: ItemValues): Glance | null {
  if (kind !== 'list' && kind !== 'set') return null
  const keys = wanted.map((key) => (key.kind === 'number' && isBareWhole(key.number) ? key.number.value.n.toString() : null))
  const given = keys.includes(null) ? [null] : items.map(valuesOf)
  const known = given.flatMap((values) => (values === null ? [] : [values]))
  if (known.length < given.length) return null
  const hits = known.filter((values) => values.some((value) => keys.includes(value))).length
  const met = keys.map((key) => key !== null && known.some((values) => values.includes(key)))
  return hits === items.length && met.every(Boolean) ? null : { hits, met }
}

/** The values of a number that stands alone; null for one with a unit, a percent sign, a letter or words. */
export function bareValues(answer: NumberAnswer): readonly string[] | null {
  if (answer.type !== 'number' || answer.unknown !== '' || answer.otherWords !== '') return null
  const { readings, units, isClock } = answer.number
  const isBare = units.length === 0 && !isClock && readings.every(({ isPercent }) => !isPercent)
  return isBare && readings.length > 0 ? readings.map(({ value }) => formatRational(value)) : null
}

function isBareWhole(key: Extract<ItemsKey['items'][number], { kind: 'number' }>['number']): boolean {
  const { kind, range, tolerance, isPercent, unknown, units, noun } = key
  return kind === 'whole' && range === null && tolerance === null && !isPercent && unknown === '' && units.length === 0 && noun === null
}
