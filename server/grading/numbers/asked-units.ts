import { isSameUnit, readUnit, unitsNamed } from './units.ts'
import type { Unit } from './units.ts'

const before = String.raw`(?:(?:whole|full|more|extra|complete|entire|other|further) ){0,2}`
/** How a unit is called where it is asked in: in full and many, or by a sign of two letters; "in second place" asks for no seconds. */
const called = String.raw`((?:square |cubic )?(?:\p{L}{3,}s|minuten|stunden|sekunden|tage|wochen|monate|jahre|gramm|meter|kilometer|zentimeter|liter|feet|degrees celsius|(?:km|cm|dm|mm|kg|mg|ml|cl|dl|hz)[²³]?)|[€$£])(?![\p{L}\d])`

const counted = new RegExp(String.raw`(?<!\b(?:know|knows|knowing|remember|told|tells you|work out|find out) )(?<!\p{L})(?:how many|cu[aá]nt[oa]s|combien d[e'’]|wie viele?|quant[ie]) ?${before}${called}`, 'giu')
const askedIn = new RegExp(String.raw`(?<=(?<![\p{L}\d])(?:in|into|to|as|en|a) )${called}`, 'giu')
const besideGap = /(?<=(?:_{2,}|\.{3,}|…)\s?)((?:square |cubic )?[\p{L}€$£]+[²³]?)(?![\p{L}\d])/giu
const nearest = /\bnearest (?:whole |full )?(\p{L}{3,})/giu
const finallyAsked = new RegExp(
  String.raw`(?<![\p{L}])(?:give|write|state|enter|type|say|answer|send|find)(?: (?:me|it|us|the|your|only|just|answers?|number|of|in|as|result|time|length|amount|whole|full|total|left|remaining)){0,7} ${called}`,
  'giu',
)

/** The units of "how many days", once for each that is counted. */
export function countedIn(prompt: string): readonly Unit[] {
  return unitsAt(prompt, counted)
}

/** The units that a question asks for: those of "give the seconds" where it says so, else all it counts or asks in; not those of its own figures. */
export function askedUnits(prompt: string): readonly Unit[] {
  const last = unitsAt(prompt, finallyAsked)
  return last.length > 0 ? last : [counted, askedIn, besideGap, nearest].flatMap((pattern) => unitsAt(prompt, pattern))
}

function unitsAt(prompt: string, pattern: RegExp): readonly Unit[] {
  return [...prompt.matchAll(pattern)].flatMap(({ 0: all, 1: name = '', index }) => {
    const joined = readUnit(prompt, index + all.length - name.length)?.units ?? []
    return [...unitsNamed(name), ...joined]
  })
}

/**
 * Whether a number's units are other ones than are asked for: another size ("2000 km" for metres) or, under a name that can be no other, another kind
 * ("240 hours" for kilometres). `24 dm³` are 24 litres.
 */
export function areOtherUnits(units: readonly Unit[], prompt: string): boolean {
  const asked = units.length > 0 ? askedUnits(prompt) : []
  const isAsked = (unit: Unit) => asked.some((one) => one.dimension === unit.dimension && (isSameUnit(one, unit) || isSameSize(one, unit)))
  const isOfKind = (unit: Unit) => asked.some(({ dimension }) => dimension === unit.dimension)
  const isPlain = ({ dimension }: Unit) => !/[/*]/.test(dimension)
  const mayBeOther = (unit: Unit) => unit.name.length === 1 || (!isPlain(unit) && !asked.every(isPlain))
  return asked.length > 0 && units.every((unit) => !isAsked(unit) && (isOfKind(unit) || !mayBeOther(unit)))
}

function isSameSize(a: Unit, b: Unit): boolean {
  return a.factor.n === b.factor.n && a.factor.d === b.factor.d && a.offset === null && b.offset === null
}
