import { readExpression } from '#server/grading/formulas/expression-reader.ts'
import { evaluate } from '#server/grading/formulas/expression.ts'
import type { Key } from '#server/grading/keys/key-kind.ts'
import { scanNumbers } from '#server/grading/numbers/number-scan.ts'
import { absolute } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { plainPrompt } from '#server/grading/text/cleaning.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import type { Instance } from '#server/grading/types.ts'
import { withoutOne } from './reachable.ts'

/** Two whole numbers with a bar between them. */
export const division = /^\s*\d+\s*\/\s*\d+\s*$/

/** The exact value of arithmetic, or null where it has none or letters stand in it. */
export function valueOf(text: string): Rational | null {
  const read = readExpression(text, { names: new Set(), others: 'none' })
  const value = read.ok ? evaluate(read.expression, {}) : null
  return value && 'exact' in value ? value.exact : null
}

/** Every written number by itself: `3 m 45 cm` is 3 and 45, `3/8` is 3 and 8. */
export function numbersIn(text: string): Rational[] {
  const written = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).slice(0, 8)
  const read = written.flatMap((number) => scanNumbers(number))
  return read.flatMap(({ readings }) => readings.slice(0, 1).map(({ value }) => absolute(value)))
}

function onlyNumber(text: string): Rational[] {
  const found = /^[^\d±~≈]*(-?\d+(?:[.,]\d+)?)(?!\s*[-+*/^:±\d])[^\d]*$/.exec(text)?.[1]
  const value = found === undefined ? null : valueOf(found)
  return value === null ? [] : [value]
}

/** One unknown alone on one side and a plain number on the other: an answer, right or wrong. */
export function isSolved(stated: string): boolean {
  const sides = stated.split(/[=<>≤≥]/).map((side) => side.trim())
  const isLetter = (side: string | undefined) => /^\p{L}$/u.test(side ?? '')
  const isNumber = (side: string | undefined) => /^-?\s*[\d.,]+(?:\s*\/\s*\d+)?$/.test(side ?? '')
  return sides.length === 2 && ((isLetter(sides[0]) && isNumber(sides[1])) || (isNumber(sides[0]) && isLetter(sides[1])))
}

/** The values of the keys, also as they stand before their unit ("345 cm" is 345 whatever it is counted in) or behind a letter ("x = 5"). */
export function wantedValues(keys: readonly Key[]): Rational[] {
  return keys.flatMap((key) => {
    if (key.kind === 'number' && key.number.range === null) return [key.number.value, ...withoutOne(onlyNumber(key.text), key.number.value)]
    return key.kind === 'equation' && isSolved(key.text) ? onlyNumber(key.text) : []
  })
}

/** The values of the known mistakes: true arithmetic that ends there is the mistake at work. */
export function mistakenValues({ instance }: ReadQuestion): Rational[] {
  return instance.mistakes.flatMap(({ sayings }) =>
    sayings.flatMap((saying) => {
      const fraction = division.test(saying) ? valueOf(saying) : null
      return fraction === null ? onlyNumber(saying) : [fraction]
    }),
  )
}

/** The numbers, and the tens and ones they are made of: 17 is 10 and 7. */
export function partsOf(numbers: readonly Rational[]): Rational[] {
  const parts = numbers.flatMap(({ n, d }) => {
    const digits = d === 1n && n < 1_000_000n ? [...String(n)] : []
    return digits.map((digit, index) => ({ n: BigInt(digit) * 10n ** BigInt(digits.length - 1 - index), d: 1n }))
  })
  return [...numbers, ...parts.filter(({ n }) => n > 0n)]
}

/** What the teacher wrote beside the question: hints, explanation and steps. */
export function materialOf({ hints, explain, steps }: Instance): string {
  return [...hints, explain ?? '', ...steps].map((one) => plainPrompt(one)).join(' . ')
}

/** Whether a number stands by itself in the material of the question. */
export function standsInMaterial(value: string, { instance }: ReadQuestion): boolean {
  const material = materialOf(instance)
  return new RegExp(String.raw`(?<![\d.,])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\d]|[.,]\d)`).test(material)
}
