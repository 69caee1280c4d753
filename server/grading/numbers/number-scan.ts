import { partName, partsByName } from './number-words.ts'
import { add, divide, formatRational, multiply, negate, parseDecimal, powerOfTen, rational } from './rational.ts'
import type { Rational } from './rational.ts'
import { readUnit, unitsNamed } from './units.ts'
import type { Unit } from './units.ts'

/**
 * One legal reading of a written number. `place` is the power of ten of its last written digit, null for fractions and bare
 * powers of ten. `isUnusual` says that a separator was read in another than the English way.
 */
export type Reading = {
  value: Rational
  kind: 'whole' | 'decimal' | 'fraction' | 'power'
  place: number | null
  isPercent: boolean
  isUnusual: boolean
  /** What this reading leaves out of the number's text: "2 thirds" may be 2 of something. */
  leavesOut?: string
}

/**
 * A number found in a text. No readings: it looks like a number and is none (`1,50,0`, `3/0`). `isGlued`: letters stick to it
 * (`12abc`). `isClock`: written `1:30`, a number only where a time is asked, in hours or in minutes. `isCompound`: in two units,
 * `1 h 30 min`.
 */
export type FoundNumber = {
  readings: readonly Reading[]
  units: readonly Unit[]
  start: number
  end: number
  text: string
  isGlued: boolean
  isClock: boolean
  isCompound: boolean
  trouble: 'thousands' | 'number' | null
}

const mostNumbers = 300

/** Every number in a cleaned text, the first 300 at most, in order, with the unit that follows it; `1 h 30 min` is one number. */
export function scanNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = []
  const digits = /[.,]?\d/g
  for (let match = digits.exec(text); match && found.length < mostNumbers; match = digits.exec(text)) {
    const isInside = match[0].length === 2 && /[\p{L}\d]/u.test(text.charAt(match.index - 1))
    const number = readClock(text, match.index) ?? readNumber(text, isInside ? match.index + 1 : match.index, found.at(-1)?.end ?? 0)
    const before = found.at(-1)
    const merged = before && mergedUnits(before, number, text)
    if (merged) found.splice(-1, 1, merged)
    else found.push(number)
    digits.lastIndex = number.end
  }
  return found
}

function readClock(text: string, from: number): FoundNumber | null {
  const clock = /(?<![\d:.,])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?![\d:]|[.,]\d)/y
  clock.lastIndex = from
  const [written, large = '0', small = '0', smallest] = clock.exec(text) ?? []
  const value = rational(BigInt(large) * 3600n + BigInt(small) * 60n + BigInt(smallest ?? '0'), 3600n)
  if (written === undefined || !value) return null
  const units = [...unitsNamed('h'), ...(smallest === undefined ? unitsNamed('min') : [])]
  const reading: Reading = { value, kind: 'decimal', place: null, isPercent: false, isUnusual: false }
  const place = { start: from, end: from + written.length, text: written }
  return { readings: [reading], units, ...place, isGlued: false, isClock: true, isCompound: false, trouble: null }
}

/** `2 thirds`, `2 and a half`, `2 and 3 quarters`, after the first number. */
const partsPattern = new RegExp(String.raw`[\s-]+(?:(and\s+)(?:(an?|one|\d{1,2})[\s-]+)?)?(${partName})(?!\p{L})`, 'iuy')

/** With "and" a mixed number; without, the fraction, or else so many of what it names. */
function namedFraction(written: string, plain: readonly Reading[], [text, and, count = '1', name = '']: RegExpExecArray): readonly Reading[] {
  const parts = String(partsByName[name.toLowerCase()] ?? 1)
  if (and !== undefined) return fractionOf(written, /^\d/.test(count) ? count : '1', parts)
  return [...fractionOf('0', written, parts), ...plain.map((reading) => ({ ...reading, leavesOut: text.trim() }))]
}

const run = /\d{1,3}(?:[ ']\d{3})+(?![\d'])(?:[.,]\d+)?|\d*(?:[.,]?\d+)(?:[.,]\d+)*/y

function readNumber(text: string, from: number, floor: number): FoundNumber {
  run.lastIndex = from
  const written = run.exec(text)?.[0] ?? text.charAt(from)
  let end = from + written.length
  let readings: readonly Reading[] = separatorReadings(written)
  let trouble: FoundNumber['trouble'] = readings.length === 0 ? 'thousands' : null
  const take = (pattern: RegExp) => {
    pattern.lastIndex = end
    const match = pattern.exec(text)
    if (match) end += match[0].length
    return match
  }
  const isWhole = /^\d+$/.test(written)
  const mixed = isWhole ? take(/\s+(?:and\s+)?(\d{1,9})\s*\/\s*(\d{1,9})(?![\d./])/iy) : null
  const fraction = mixed || !isWhole ? null : take(/(?:\s*\/\s*|\s+over\s+)(?:(-?\d{1,30})|\(\s*(-\s*\d{1,30})\s*\))(?!\d*[.,]\d)/iy)
  const named = mixed || fraction || !isWhole ? null : take(partsPattern)
  if (mixed && Number(mixed[1]) >= Number(mixed[2])) end -= mixed[0].length
  else if (mixed) readings = fractionOf(written, mixed[1] ?? '0', mixed[2] ?? '0')
  else if (fraction) readings = fractionOf('0', written, (fraction[1] ?? fraction[2] ?? '0').replaceAll(' ', ''))
  else if (named) readings = namedFraction(written, readings, named)
  if ((mixed || fraction) && readings.length === 0) trouble = 'number'
  if (fraction && /^\s*\/\s*\d/.test(text.slice(end))) {
    end += /^(?:\s*\/\s*\d+)+/.exec(text.slice(end))?.[0].length ?? 0
    readings = []
    trouble = 'number'
  }
  if (!mixed && !fraction && !named) readings = withPower(readings, written, take)
  const percent = take(/\s*(?:%|per\s?cent\b|pct\b)/iy)
  if (percent) readings = readings.flatMap((reading) => asPercent(reading))
  const start = signStart(text, from, floor)
  const isNegative = hasMinus.test(text.slice(start, from))
  if (isNegative) readings = readings.map((reading) => ({ ...reading, value: negate(reading.value) }))
  else if (dashAfterWord.test(text.slice(floor, from))) readings = withEitherSign(readings)
  const before = readUnit(`${text.slice(start, from).replace(/[^$€£¥]/g, '')} `, 0)
  const after = percent ? null : readUnit(text, end)
  const units = before?.units ?? after?.units ?? []
  if (after) end = after.end
  const isGlued = /^\p{L}/u.test(text.slice(end)) || /[\p{L}_]$/u.test(text.slice(floor, start))
  const sticks = isGlued && !/^x\s*\d/i.test(text.slice(end))
  return { readings, units, start, end, text: text.slice(start, end).trim(), isGlued: sticks, isClock: false, isCompound: false, trouble }
}

/** What makes the number behind it negative, also in the other languages pupils count in. */
const minusWords = String.raw`(?:minus|negative|negativ[oa]?|négatif|neg|menos|moins|meno)`
const hasMinus = new RegExp(`[-−]|${minusWords}`, 'iu')
const signBefore = new RegExp(String.raw`(?:[-+]\s*[$€£¥]?\s*|[$€£¥]\s*-?\s*|(?<!\p{L})${minusWords}\s+)$`, 'iu')

/** Where the sign and currency before a number begin; a dash after another number is an operation, one between spaced words a dash. */
function signStart(text: string, from: number, floor: number): number {
  const before = text.slice(floor, from)
  const match = signBefore.exec(before)
  if (!match) return from
  const rest = before.slice(0, match.index)
  const followsNumber = floor > 0 && /^[\s)]*$/.test(rest)
  const isWordDash = /\p{L}\s$/u.test(rest) && /^[-+]\s/.test(match[0])
  return (followsNumber || isWordDash) && !/^[$€£¥]/.test(match[0]) ? from : from - match[0].length
}

/** A dash between spaces after a word may be a minus: `i think - 7`. */
const dashAfterWord = /\p{L}{2}\s-\s*$/u

/** As a minus first, which is what counts when neither fits. */
function withEitherSign(readings: readonly Reading[]): Reading[] {
  const unsure = readings.map((reading) => ({ ...reading, isUnusual: true }))
  return [...unsure.map((reading) => ({ ...reading, value: negate(reading.value) })), ...unsure]
}

function withPower(readings: readonly Reading[], written: string, take: (pattern: RegExp) => RegExpExecArray | null): readonly Reading[] {
  const bare = written === '10' ? take(/\s*(?:\^|\*\*)\s*\(?\s*([-+]?\d{1,3})\s*\)?(?![\d.])/y) : null
  if (bare) return [{ value: powerOfTen(Number(bare[1])), kind: 'power', place: null, isPercent: false, isUnusual: false }]
  const large = take(/\s*(hundred|thousand|million|billion|trillion)\b|k(?![\p{L}\d°])/iuy)
  if (large) return scaled(readings, largeNames[(large[1] ?? 'thousand').toLowerCase()] ?? 0)
  const scientific = take(/(?:e|\sE\s?)([-+]?\d{1,3})(?![\d\p{L}])/uy) ?? take(/E\s?([-+]?\d{1,3})(?![\d\p{L}])/uy) ?? take(/\s*[x×*·⋅]\s*10\s*(?:\^|\*\*)\s*\(?\s*([-+]?\d{1,3})\s*\)?(?![\d.])/iy)
  return scientific ? scaled(readings, Number(scientific[1])) : readings
}

const largeNames: Readonly<Record<string, number>> = { hundred: 2, thousand: 3, million: 6, billion: 9, trillion: 12 }

function scaled(readings: readonly Reading[], exponent: number): Reading[] {
  return readings.flatMap((reading) => {
    const value = multiply(reading.value, powerOfTen(exponent))
    return value ? [{ ...reading, value, kind: 'decimal', place: (reading.place ?? 0) + exponent }] : []
  })
}

function asPercent(reading: Reading): Reading[] {
  const value = multiply(reading.value, powerOfTen(-2))
  return value ? [{ ...reading, value, place: reading.place === null ? null : reading.place - 2, isPercent: true }] : []
}

function fractionOf(whole: string, top: string, bottom: string): Reading[] {
  const part = rational(BigInt(top), BigInt(bottom))
  const value = part && add(rational(BigInt(whole)) ?? part, part)
  return value ? [{ value, kind: 'fraction', place: null, isPercent: false, isUnusual: false }] : []
}

/** English reading first. One comma or dot before exactly three digits can be read both ways. */
function separatorReadings(written: string): Reading[] {
  const grouped = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?$/.test(written)
  if (/[ ']/.test(written) && !grouped) return []
  const text = written.replaceAll(/[ ']/g, '')
  const separators = text.replaceAll(/\d/g, '')
  const [before = '', after = ''] = text.split(/[.,]/)
  const plain = (digits: string, isUnusual: boolean): Reading[] => {
    const value = parseDecimal(digits)
    const decimals = digits.split('.')[1]?.length ?? 0
    return value ? [{ value, kind: digits.includes('.') ? 'decimal' : 'whole', place: -decimals, isPercent: false, isUnusual }] : []
  }
  const isThousands = (parts: readonly string[]) => /^[1-9]\d{0,2}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => part.length === 3)
  if (separators === '') return plain(text, false)
  if (separators.length === 1) {
    const decimal = plain(`${before}.${after}`, separators === ',')
    const thousands = !grouped && isThousands([before, after]) ? plain(before + after, separators === '.') : []
    return separators === ',' ? [...thousands, ...decimal] : [...decimal, ...thousands]
  }
  const last = separators.slice(-1)
  const groups = text.split(last === '.' ? ',' : '.')
  if (new Set(separators).size === 1) return isThousands(text.split(last)) && !grouped ? plain(text.replaceAll(last, ''), last === '.') : []
  const [head = '', tail = ''] = text.split(last)
  const isLegal = separators.indexOf(last) === separators.length - 1 && isThousands(head.split(last === '.' ? ',' : '.')) && groups.length > 1
  return isLegal ? plain(`${head.replaceAll(/[.,]/g, '')}.${tail}`, last === ',') : []
}

function mergedUnits(a: FoundNumber, b: FoundNumber, text: string): FoundNumber | null {
  const [first] = a.readings
  const [second] = b.readings
  if (!first || !second || !/^,?\s*(?:and\s*)?$/.test(text.slice(a.end, b.start)) || text.charAt(b.start) === '-') return null
  for (const unit of a.units) {
    const smaller = b.units.find(({ dimension, factor }) => dimension === unit.dimension && factor.n * unit.factor.d < unit.factor.n * factor.d)
    const rest = smaller && multiply(second.value, smaller.factor)
    const inFirst = rest && divide(rest, unit.factor)
    const value = inFirst && add(first.value, inFirst)
    if (value) {
      const kind = formatRational(value).includes('/') ? 'fraction' : 'decimal'
      const reading: Reading = { value, kind, place: null, isPercent: false, isUnusual: false }
      return { ...b, isCompound: true, readings: [reading], units: [unit], start: a.start, text: text.slice(a.start, b.end).trim() }
    }
  }
  return null
}
