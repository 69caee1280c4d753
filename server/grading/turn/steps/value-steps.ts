import { readNumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { compare, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { partsOf, valueOf } from './known-numbers.ts'
import { helpers, isAmong, resultsOf } from './reachable.ts'

/** A whole message that is one number, with or without its unit or a word that `known` texts count it in ("8 legs"). */
export function bareValue(text: string, prompt: string, known = ''): Rational | null {
  if (/[-+*/×·÷=<>]\s*\d/.test(text.slice(1))) return null
  const told = /^\s*[€$£]?(\d+(?:\.\d+)?)\s+\p{L}{3,}\s+(?:off|less|more|each|for|in|per|left|together|altogether)(?:\s\p{L}+){0,2}[\s.!]*$/u.exec(text)?.[1]
  if (told !== undefined) return valueOf(told)
  const noun = /^\s*\d+\s+(\p{L}{3,})[\s.!?]*$/u.exec(text)?.[1]?.toLowerCase().replace(/s$/, '')
  const isCounted = noun !== undefined && new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L})`, 'iu').test(`${prompt} ${known}`)
  const read = readNumberAnswer(isCounted ? text.replace(/\p{L}+/u, '') : text, prompt)
  return read.type === 'number' && read.otherWords === '' ? (read.number.readings[0]?.value ?? null) : null
}

/** A fraction of the prompt in other terms ("6/8" where 3/4 and 1/8 are given). */
export function isGivenInOtherTerms(text: string, prompt: string): boolean {
  const fraction = /^\s*(\d+)\s*\/\s*(\d+)[\s.!?]*$/.exec(text)?.[0].replaceAll(/[\s.!?]/g, '')
  const value = fraction === undefined ? null : valueOf(fraction)
  const given = [...prompt.matchAll(/(?<![\d/])\d+\s*\/\s*\d+(?![\d/])/g)].map(([written]) => written.replaceAll(/\s/g, ''))
  return value !== null && given.length > 1 && !given.includes(fraction ?? '') && given.some((written) => {
    const other = valueOf(written)
    return other !== null && compare(other, value) === 0
  })
}

/** A value that is worked out of what is given, or that makes the answer of it ("8" legs for 3 spiders). */
export function leadsOn(numbers: readonly Rational[], value: Rational, wanted: readonly Rational[]): boolean {
  if (isWorkedOutOf(numbers, value)) return true
  const makesAnswer = (number: Rational) => resultsOf(value, number).some((result) => isAmong(result, wanted))
  return !isAmong(value, numbers) && numbers.some((number) => makesAnswer(number))
}

/** A value that one operation makes of a number of the prompt and another one. */
function isWorkedOutOf(numbers: readonly Rational[], value: Rational): boolean {
  const others = [...numbers, ...helpers.slice(1)]
  const leads = (number: Rational) => others.some((other) => other !== number && isAmong(value, resultsOf(number, other)))
  return !isAmong(value, numbers) && partsOf(numbers).some((number) => leads(number))
}

/** Counting on by ones or by a number that is given, up to the answer or as often as it says. */
export function countsTo(row: readonly number[], numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const distance = whole(Math.abs((row[1] ?? 0) - (row[0] ?? 0)))
  const ends = [row.at(-1) ?? 0, row.length].map((value) => whole(value))
  return (isAmong(distance, numbers) || isAmong(distance, [whole(1)])) && ends.some((value) => isAmong(value, wanted))
}
