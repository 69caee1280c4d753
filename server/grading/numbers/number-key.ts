import type { Strictness } from '#contract/exercises/exercises.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { evaluate } from '#server/grading/formulas/expression.ts'
import { parseExpression } from '#server/grading/formulas/expression-reader.ts'
import { withAmountsApart } from './durations.ts'
import { unknownOf } from './number-answer.ts'
import { scanNumbers } from './number-scan.ts'
import type { FoundNumber, Reading } from './number-scan.ts'
import { withNumbersInDigits } from './number-words.ts'
import { absolute, add, compare, multiply, negate, parseDecimal, powerOfTen } from './rational.ts'
import type { Rational } from './rational.ts'
import { converted, unitsNamed } from './units.ts'
import type { Unit } from './units.ts'

/**
 * A key that is a number. `kind`: a whole number is matched exactly, a decimal by its last digit (`place`), an exact value
 * (fraction, root, π) by value; `isIrrational` values are approximate. `tolerance` is the author's, in the key's unit.
 * `range` replaces the value by a closed interval. `noun` is what is counted when that is no known unit.
 */
export type NumberKey = {
  text: string
  value: Rational
  kind: 'whole' | 'decimal' | 'exact'
  place: number | null
  isPercent: boolean
  isIrrational: boolean
  tolerance: Rational | null
  range: { low: Rational; high: Rational } | null
  units: readonly Unit[]
  /** Written in two units, `1 h 30 min`. */
  isCompound: boolean
  noun: string | null
  isNounRequired: boolean
  /** The x of `x = 4`, small, empty without. */
  unknown: string
  /** `Units:` asks for a unit that the key itself does not show. */
  hasHiddenUnit: boolean
}

/** Reads an `Answer:`, `Half credit:` or `If they say` text as a number key; null when it is none. `units` is the text of `Units:`. */
export function parseNumberKey(text: string, units: string | null): NumberKey | null {
  const [left = '', right] = cleaned(text).split(/\s*(?:±|\+\/?-(?=\s*[\d.]))\s*/)
  const body = withNumbersInDigits(withAmountsApart(left.replace(/^\p{L}\s*=\s*|\s*=\s*\p{L}$/gu, '').replace(/\.$/, '')), 'rightly')
  const read = readBody(body)
  if (!read || (read.noun !== null && !/\d/.test(left))) return null
  const labelled = units === null ? [] : unitsNamed(cleaned(units))
  const spread = right === undefined ? null : scanNumbers(right)[0]
  if (right !== undefined && !spread?.readings[0]) return null
  const ownUnits = read.units.length > 0 ? read.units : (spread?.units ?? [])
  return {
    ...read,
    text,
    units: ownUnits.length > 0 ? ownUnits : labelled,
    tolerance: spread ? toleranceOf(read, spread, ownUnits) : null,
    range: null,
    noun: read.noun ?? (units !== null && labelled.length === 0 ? units.toLowerCase().trim() : null),
    isNounRequired: units !== null && labelled.length === 0,
    unknown: unknownOf(left),
    hasHiddenUnit: units !== null && ownUnits.length === 0,
  }
}

/** Reads `1:30` as a length of time, in hours and minutes or in minutes and seconds; null for anything else. */
export function parseTimeSpan(text: string): NumberKey | null {
  const [, large, small] = /^\s*(\d{1,3}):([0-5]\d)\s*$/.exec(text) ?? []
  const number = large === undefined || small === undefined ? null : parseNumberKey(`${large} h ${small} min`, null)
  return number && { ...number, text, units: [...unitsNamed('h'), ...unitsNamed('min')], isCompound: true }
}

/** Reads the text of `Range:` (`5 to 8`, `-2..2`, `5 to 8 cm`); null when it is no range. */
export function parseRangeKey(text: string, units: string | null): NumberKey | null {
  const body = cleaned(text)
    .replace(/\s*(?:\.\.+|…|\bto\b|\band\b)\s*|(?<=[\d%])\s*-\s*/i, ' to ')
    .replace(/^(?:from|between)\s+/i, '')
  const [low, high, ...others] = scanNumbers(body)
  const [from, to] = [low?.readings[0], high?.readings[0]]
  if (!low || !high || !from || !to || others.length > 0) return null
  const percent = to.isPercent && !from.isPercent ? multiply(from.value, powerOfTen(-2)) : from.value
  const bounds = [percent ?? from.value, to.value].toSorted(compare)
  const own = high.units.length > 0 ? high.units : low.units
  const base = { text, value: to.value, kind: 'exact', place: null, isPercent: to.isPercent, isIrrational: false, tolerance: null } as const
  return {
    ...base,
    range: { low: bounds[0] ?? to.value, high: bounds[1] ?? to.value },
    units: own.length > 0 ? own : units === null ? [] : unitsNamed(cleaned(units)),
    isCompound: false,
    noun: null,
    isNounRequired: false,
    unknown: '',
    hasHiddenUnit: false,
  }
}

/** How well a value fits a key: equal, within a tolerance, a fair rounding of an exact key, or not at all. */
export type Closeness = 'equal' | 'within' | 'rounded' | 'no'

/** How well a value, counted in the key's unit, fits the key. */
export function closeness(key: NumberKey, value: Rational, reading: Reading, strictness: Strictness): Closeness {
  if (key.range) return compare(value, key.range.low) >= 0 && compare(value, key.range.high) <= 0 ? 'within' : 'no'
  const gap = absolute(add(value, negate(key.value)) ?? powerOfTen(300))
  if (gap.n === 0n) return 'equal'
  if (key.tolerance) return compare(gap, strictness === 'loose' ? times(key.tolerance, '2') : key.tolerance) <= 0 ? 'within' : 'no'
  if (strictness === 'strict' || key.kind === 'whole') return 'no'
  if (strictness === 'loose') {
    const share = times(absolute(key.value), '0.02')
    const digit = key.place === null ? share : powerOfTen(key.place)
    return compare(gap, compare(share, digit) > 0 ? share : digit) <= 0 ? 'within' : 'no'
  }
  if (key.kind === 'decimal') return key.place !== null && compare(gap, times(powerOfTen(key.place), '0.5')) <= 0 ? 'within' : 'no'
  return isFairRounding(key.value, value, reading) ? 'rounded' : 'no'
}

/** Whether a value of two digits or more after the point is an exact one, rounded or cut. */
export function isFairRounding(exact: Rational, value: Rational, { place }: Reading): boolean {
  if (place === null || place > -2) return false
  const gap = absolute(add(value, negate(exact)) ?? powerOfTen(300))
  const isRounded = compare(gap, times(powerOfTen(place), '0.5')) <= 0
  const isCut = compare(gap, powerOfTen(place)) < 0 && compare(absolute(value), absolute(exact)) <= 0
  return isRounded || isCut
}

type Body = Pick<NumberKey, 'value' | 'kind' | 'place' | 'isPercent' | 'isIrrational' | 'units' | 'isCompound' | 'noun'>

/** Words beside a number that say something else than what is counted: such a key is a text (`3 less`, `4 July`, `7 r 2`). */
const notCounted = new RegExp(
  String.raw`^(?:a\.?m\.?|p\.?m\.?|o'clock|bc|bce|ad|ce|st|nd|rd|th|r|remainder|to|or|and|less|more|fewer|greater|smaller|up|down|` +
    String.raw`above|below|before|after|ago|later|north|south|east|west|` +
    String.raw`jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$`,
)

function readBody(body: string): Body | null {
  const [number, ...others] = scanNumbers(body)
  const [reading] = number?.readings ?? []
  if (number && reading && others.length === 0 && !number.isGlued && !number.isClock && body.slice(0, number.start).trim() === '') {
    const rest = body.slice(number.end).trim()
    const isCounted = number.units.length === 0 && !rest.split(' ').some((word) => notCounted.test(word))
    const isNoun = isCounted && /^[a-z]{2,}(?: [a-z]{2,})?$/.test(rest)
    const kind = reading.kind === 'power' || reading.kind === 'fraction' ? 'exact' : reading.kind
    const { value, place, isPercent } = reading
    const shared = { value, kind, place, isPercent, isIrrational: false, units: number.units, isCompound: number.isCompound } as const
    if (rest === '') return { ...shared, noun: null }
    if (isNoun) return { ...shared, noun: rest }
  }
  return readConstant(body)
}

function readConstant(body: string): Body | null {
  const suffix = /\s([\p{L}°µ/^\d]+)$/u.exec(body)
  const units = suffix ? unitsNamed(suffix[1] ?? '') : []
  const text = units.length > 0 && suffix ? body.slice(0, suffix.index) : body
  if (/^\s*e\s*$/.test(text) || !/[\dπ]|\bpi\b/.test(text)) return null
  const expression = parseExpression(text, new Set())
  const real = expression && evaluate(expression, {})
  const value = real && ('exact' in real ? real.exact : parseDecimal(String(real.float)))
  return real && value && { value, kind: 'exact', place: null, isPercent: false, isIrrational: !('exact' in real), units, isCompound: false, noun: null }
}

function toleranceOf(key: Body, spread: FoundNumber, units: readonly Unit[]): Rational {
  const [reading] = spread.readings
  const size = absolute(reading?.value ?? key.value)
  if (reading?.isPercent && !key.isPercent) return multiply(absolute(key.value), size) ?? size
  if (key.isPercent && !reading?.isPercent) return multiply(size, powerOfTen(-2)) ?? size
  const [from, to] = [spread.units[0], units.find(({ dimension }) => dimension === spread.units[0]?.dimension)]
  if (!from || !to) return size
  return converted(size, { ...from, offset: null }, { ...to, offset: null }) ?? size
}

function times(value: Rational, factor: string): Rational {
  return multiply(value, parseDecimal(factor) ?? value) ?? value
}
