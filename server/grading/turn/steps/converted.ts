import { compare } from '#server/grading/numbers/rational.ts'
import { withAmountsApart } from '#server/grading/numbers/durations.ts'
import { scanNumbers } from '#server/grading/numbers/number-scan.ts'
import type { FoundNumber } from '#server/grading/numbers/number-scan.ts'
import { inBase } from '#server/grading/numbers/units.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'

/**
 * Whether a message only writes an amount of the prompt in another unit: "1500 ml" or "1.5 l = 1500 ml" for 1.5 litres. What is said with an equals
 * sign has to be true.
 */
export function convertsGiven(text: string, prompt: string): boolean {
  if (/\d:\d\d|\d\s?[ap]\.?m\b/i.test(text)) return false
  const [left, right, ...more] = text.split(/=|\bis\b/i).map((side) => amountIn(side))
  if (left === null || left === undefined || more.length > 0 || right === null) return false
  if (right !== undefined && !isSameAmount(left, right)) return false
  const given = scanNumbers(withAmountsApart(prompt))
  const said = right ?? left
  const isGiven = (amount: FoundNumber) => given.some((one) => isSameAmount(one, amount))
  const isWrittenSo = given.some((one) => one.text === said.text)
  return isGiven(said) && !isWrittenSo
}

/** Whether a message is a number that the texts have in another unit of its kind and nowhere in its own: "42195 km" where 42,195 m are told. */
export function isOtherAmount(text: string, told: string): boolean {
  const said = amountIn(text)
  if (said === null) return false
  const isOfKind = (one: FoundNumber) => one.units.some(({ dimension }) => said.units.some((unit) => unit.dimension === dimension))
  const hasFigure = (one: FoundNumber) => one.readings.some(({ value }) => said.readings.some((reading) => compare(reading.value, value) === 0))
  const same = scanNumbers(told).filter((one) => hasFigure(one) && isOfKind(one))
  return same.length > 0 && !same.some((one) => isSameAmount(one, said))
}

function amountIn(side: string): FoundNumber | null {
  const apart = withAmountsApart(side.trim().replace(/^(?:its|it's|so|first|that)\s+/i, ''))
  const [only, ...others] = scanNumbers(apart)
  return only !== undefined && others.length === 0 && only.units.length > 0 && /^[^\p{L}\d]*$/u.test(apart.replace(only.text, '').replaceAll(/\p{L}+/gu, '')) ? only : null
}

function isSameAmount(one: FoundNumber, other: FoundNumber): boolean {
  return basesOf(one).some((base) => basesOf(other).some((same) => same.dimension === base.dimension && compare(same.value, base.value) === 0))
}

function basesOf({ readings, units }: FoundNumber): { value: Rational; dimension: string }[] {
  return units.flatMap((unit) => readings.flatMap(({ value }) => {
    const base = inBase(value, unit)
    return base === null ? [] : [{ value: base, dimension: unit.dimension }]
  }))
}
