import { add, divide, multiply, negate, parseDecimal, rational } from './rational.ts'
import type { Rational } from './rational.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'

/** One unit: what it measures, its size in the base unit, for temperatures where its zero lies in base units, and whether its name has a slip. */
export type Unit = { name: string; dimension: string; factor: Rational; offset: Rational | null; isMisspelt?: true }

type Row = readonly [dimension: string, factor: string, names: string, offset?: string]

const rows: readonly Row[] = [
  ['length', '1', 'm meter meters metre metres metro metros mètre mètres metri'],
  ['length', '1000', 'km kilometer kilometers kilometre kilometres kms kilómetro kilómetros kilometro kilometros kilomètre kilomètres chilometri'],
  ['length', '0.1', 'dm decimeter decimeters decimetre decimetres'],
  ['length', '0.01', 'cm centimeter centimeters centimetre centimetres cms centímetro centímetros centimetro centimetros centimètre centimètres zentimeter centimetri'],
  ['length', '0.001', 'mm millimeter millimeters millimetre millimetres mms milímetro milímetros milimetro milimetros millimètre millimètres'],
  ['length', '0.000001', 'µm μm um micrometer micrometers micrometre micrometres micron microns'],
  ['length', '0.000000001', 'nm nanometer nanometers nanometre nanometres'],
  ['length', '0.0254', 'in inch inches " ins'],
  ['length', '0.3048', "ft foot feet '"],
  ['length', '0.9144', 'yd yds yard yards'],
  ['length', '1609.344', 'mi mile miles'],
  ['mass', '1', 'g gram grams gramme grammes gr gramo gramos gramm grammi'],
  ['mass', '1000', 'kg kgs kilo kilos kilogram kilograms kilogramo kilogramos kilogramm kilogramme kilogrammes chilogrammi'],
  ['mass', '0.001', 'mg milligram milligrams'],
  ['mass', '1000000', 't tonne tonnes tonelada toneladas tonnen'],
  ['mass', '453.59237', 'lb lbs pound pounds'],
  ['mass', '28.349523125', 'oz ounce ounces'],
  ['time', '1', 's sec secs second seconds segundo segundos seconde secondes sekunde sekunden'],
  ['time', '0.001', 'ms millisecond milliseconds'],
  ['time', '60', 'min mins minute minutes minuto minutos minuten minuti'],
  ['time', '3600', 'h hr hrs hour hours hora horas heure heures stunde stunden std'],
  ['time', '86400', 'd day days día días dia dias jour jours tag tage tagen'],
  ['time', '604800', 'week weeks wk wks semana semanas semaine semaines woche wochen'],
  ['months', '1', 'month months mes meses mois monat monate monaten'],
  ['months', '12', 'year years yr yrs año años ano anos année années annee annees jahr jahre jahren'],
  ['months', '120', 'decade decades década décadas decada decadas'],
  ['months', '1200', 'century centuries siglo siglos siècle siècles siecle siecles jahrhundert jahrhunderte'],
  ['months', '12000', 'millennium millennia millenniums milenio milenios'],
  ['length^3', '0.001', 'l liter liters litre litres litro litros litri'],
  ['length^3', '0.0001', 'dl deciliter deciliters decilitre decilitres'],
  ['length^3', '0.00001', 'cl centiliter centiliters centilitre centilitres'],
  ['length^3', '0.000001', 'ml milliliter milliliters millilitre millilitres cc mililitro mililitros'],
  ['length^3', '0.003785411784', 'gal gallon gallons'],
  ['length^3', '0.000946352946', 'qt quart quarts'],
  ['length^3', '0.000473176473', 'pt pint pints'],
  ['length^3', '0.0002365882365', 'cup cups'],
  ['length^2', '10000', 'ha hectare hectares'],
  ['length^2', '4046.8564224', 'acre acres'],
  ['angle', '1', '° deg degree degrees grado grados grad'],
  ['temperature', '1', '°C C celsius °c degC centigrade ° deg degree degrees', '273.15'],
  ['temperature', '5/9', '°F F fahrenheit °f degF ° deg degree degrees', '45967/180'],
  ['temperature', '1', 'K kelvin kelvins', '0'],
  ['dollars', '1', '$ dollar dollars usd bucks'],
  ['dollars', '0.01', '¢ cent cents'],
  ['euros', '1', '€ euro euros eur'],
  ['euros', '0.01', 'cent cents ct'],
  ['pounds', '1', '£ pound pounds gbp quid'],
  ['pounds', '0.01', 'p pence penny'],
  ['yen', '1', '¥ yen jpy'],
  ['force', '1', 'N newton newtons'],
  ['force', '1000', 'kN kilonewton kilonewtons'],
  ['energy', '1', 'J joule joules'],
  ['energy', '1000', 'kJ kilojoule kilojoules'],
  ['energy', '4.184', 'cal calorie calories'],
  ['energy', '4184', 'kcal kilocalorie kilocalories'],
  ['energy', '3600000', 'kWh'],
  ['power', '1', 'W watt watts'],
  ['power', '1000', 'kW kilowatt kilowatts'],
  ['power', '1000000', 'MW megawatt megawatts'],
  ['voltage', '1', 'V volt volts'],
  ['current', '1', 'A amp amps ampere amperes'],
  ['current', '0.001', 'mA milliamp milliamps'],
  ['resistance', '1', 'Ω ohm ohms'],
  ['frequency', '1', 'Hz hertz'],
  ['frequency', '1000', 'kHz kilohertz'],
  ['frequency', '1000000', 'MHz megahertz'],
  ['pressure', '1', 'Pa pascal pascals'],
  ['pressure', '1000', 'kPa kilopascal kilopascals'],
  ['pressure', '100000', 'bar bars'],
  ['amount', '1', 'mol mole moles'],
  ['length/time', '0.44704', 'mph'],
  ['length/time', '5/18', 'kph kmh'],
]

const one: Rational = { n: 1n, d: 1n }
const byName = new Map<string, Unit[]>()
for (const [dimension, factor, names, offset] of rows) {
  const size = factorOf(factor)
  for (const name of names.split(' ')) {
    const unit = { name, dimension, factor: size, offset: offset === undefined ? null : factorOf(offset) }
    byName.set(name, [...(byName.get(name) ?? []), unit])
  }
}

const longNames = [...byName.keys()].filter((name) => /^[a-z]{5,}$/.test(name))

const degrees = String.raw`(?:°|deg(?:ree)?s?)\s?(?:celsius|centigrade|fahrenheit|[cf])(?![a-z])`
const word = String.raw`(?:${degrees}|°(?![a-z])|[$€£¥¢"']|[a-zà-öø-ÿµμΩ]+)`
const power = String.raw`(?:\s?\^\s?[23]|[23](?!\d)|\s(?:sq[uare]{2,4}d?|cube[ds]?|cubic)(?![a-z]))?`
const factorPattern = String.raw`(?:(squared?|sq\.?|cubic|cubed|cu\.?)\s)?(${word})(${power})`
const unitPattern = new RegExp(String.raw`\s?${factorPattern}(?:\s?(\/|per\s|an?\s(?=hour|second|minute|day)|each\s|every\s|[*·⋅])\s?${factorPattern})?\.?(?![a-zà-öø-ÿ\d°µΩ])`, 'iy')

/** Every unit that the text names from `start` on (`cm`, `square metres`, `km/h`), with where it ends; null when no known unit stands there. */
export function readUnit(text: string, start: number): { units: readonly Unit[]; end: number } | null {
  unitPattern.lastIndex = start
  const match = unitPattern.exec(text)
  if (match) {
    const [all, areaA, wordA = '', powerA = '', joint, areaB, wordB = '', powerB = ''] = match
    const first = raised(wordA, areaA, powerA)
    if (joint === undefined) return first.length > 0 ? { units: first, end: start + all.length } : null
    const joined = first.flatMap((a) => raised(wordB, areaB, powerB).flatMap((b) => combined(a, b, joint.trim())))
    if (joined.length > 0) return { units: joined, end: start + all.length }
  }
  return readSingle(text, start)
}

/** The units a text names, when it is nothing else. */
export function unitsNamed(text: string): readonly Unit[] {
  const read = readUnit(text.trim(), 0)
  return read && read.end === text.trim().length ? read.units : []
}

/** The value in base units. */
export function inBase(value: Rational, unit: Unit): Rational | null {
  const scaled = multiply(value, unit.factor)
  return scaled && unit.offset ? add(scaled, unit.offset) : scaled
}

/** The same quantity counted in another unit of its dimension. */
export function converted(value: Rational, from: Unit, to: Unit): Rational | null {
  if (from.name === to.name && from.dimension === to.dimension) return value
  const base = inBase(value, from)
  const shifted = base && to.offset ? add(base, negate(to.offset)) : base
  return shifted && divide(shifted, to.factor)
}

/** Whether two units are the same one under any of its names. */
export function isSameUnit(a: Unit, b: Unit): boolean {
  const isSameSize = a.factor.n === b.factor.n && a.factor.d === b.factor.d
  const areBothCubes = !/\^3$/.test(a.dimension) || isCube(a) === isCube(b)
  return a.dimension === b.dimension && isSameSize && areBothCubes && a.offset?.n === b.offset?.n && a.offset?.d === b.offset?.d
}

/** Cubed lengths, not litres. */
function isCube({ name }: Unit): boolean {
  return name.includes('^') || name.toLowerCase() === 'cc'
}

const singlePattern = new RegExp(String.raw`\s?${factorPattern}\.?(?![a-zà-öø-ÿ\d°µΩ])`, 'iy')

function readSingle(text: string, start: number): { units: readonly Unit[]; end: number } | null {
  singlePattern.lastIndex = start
  const match = singlePattern.exec(text)
  const units = match ? raised(match[2] ?? '', match[1], match[3] ?? '') : []
  return match && units.length > 0 ? { units, end: start + match[0].length } : null
}

function raised(name: string, before: string | undefined, after: string): Unit[] {
  const isSquare = /^sq/i.test(before ?? '') || /2|sq/i.test(after)
  const exponent = isSquare ? 2 : before !== undefined || /3|cub/i.test(after) ? 3 : 1
  const units = lookUp(name.replaceAll(' ', ''))
  if (exponent === 1) return units
  const isBareDigit = /^[23]$/.test(after.trim())
  return units.filter(({ dimension, name: one }) => dimension === 'length' || (dimension === 'time' && (!isBareDigit || one === 's'))).map((unit) => toPower(unit, exponent))
}

function toPower(unit: Unit, exponent: 2 | 3): Unit {
  const { n, d } = unit.factor
  const size = BigInt(exponent)
  return { ...unit, name: `${unit.name}^${exponent}`, dimension: `${unit.dimension}^${exponent}`, factor: { n: n ** size, d: d ** size }, offset: null }
}

function combined(a: Unit, b: Unit, joint: string): Unit[] {
  const isQuotient = !/[*·⋅]/.test(joint)
  const factor = isQuotient ? divide(a.factor, b.factor) : multiply(a.factor, b.factor)
  const sign = isQuotient ? '/' : '*'
  return factor ? [{ name: `${a.name}${sign}${b.name}`, dimension: `${a.dimension}${sign}${b.dimension}`, factor, offset: null }] : []
}

function lookUp(name: string): Unit[] {
  const [, scale] = /^(?:°|deg(?:ree)?s?)([cf])/i.exec(name) ?? []
  if (scale !== undefined) return byName.get(`°${scale.toUpperCase()}`) ?? []
  const lower = name.toLowerCase()
  if (/^[aknDG]$/.test(name)) return []
  const exact = byName.get(name) ?? byName.get(lower) ?? byName.get(lower.charAt(0).toUpperCase() + lower.slice(1)) ?? byName.get(lower.toUpperCase())
  return exact ?? (byName.get(misspelt(lower)) ?? []).map((unit) => ({ ...unit, isMisspelt: true }))
}

/** A name of so many letters is told with two slips. */
const longName = 10

/** The name of five letters or more that a word, which is no other, is one slip from: `minuts`, `celcius`. */
function misspelt(word: string): string {
  if (word.length < 4 || word.length > 16 || isEnglishWord(word)) return ''
  const near = longNames.filter((name) => name.charAt(0) === word.charAt(0) && slipsBetween(word, name, 2) <= (name.length < longName ? 1 : 2))
  const known = near.toSorted((a, b) => Number(isEnglishWord(b)) - Number(isEnglishWord(a)))
  return known.find((name) => name.endsWith('s') === word.endsWith('s') && isEnglishWord(name)) ?? known[0] ?? ''
}

function factorOf(text: string): Rational {
  const [n = '1', d = '1'] = text.split('/')
  const top = parseDecimal(n)
  const bottom = parseDecimal(d)
  return (top && bottom && divide(top, bottom)) ?? rational(1n) ?? one
}
