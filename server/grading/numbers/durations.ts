import { countInWords, figureOf } from './number-words.ts'
import { unitsNamed } from './units.ts'

/** A unit's name behind a count: letters, of which `unitsNamed` decides. */
const name = String.raw`\p{L}+`

/** An acceleration, whose second is said twice: `m/s/s`, `metres per second per second`. */
const perSecondTwice = /(?<!\p{L})(m|met(?:er|re)s?)\s?(?:\/\s?|per )s(?:ec(?:ond)?)?\s?(?:\/\s?|per )s(?:ec(?:ond)?)?(?!\p{L})/giu

const halfBehind = new RegExp(String.raw`(?<![\p{L}\d])(an?|\d+|${countInWords})\s?(${name}) and (a half|a quarter|a third|three quarters)(?!\p{L})`, 'giu')
const wordBefore = new RegExp(String.raw`(?<![\p{L}\d])(an?|${countInWords}) (${name})(?=,? (?:and )?\d+\s?${name})`, 'giu')
const wordBehind = new RegExp(String.raw`(?<=\d\s?(${name}),? (?:and )?)(${countInWords}) (${name})`, 'giu')

/**
 * Amounts in two units as the reader of numbers takes them: `1h30min`, `1h30` and `1h 30m` as `1 h 30 min`, `5'10"` as `5' 10"`,
 * `an hour and a half` as `1 and a half hour`, `m/s/s` as `m/s^2`, and a count in words beside one in digits (`one hour and 30 minutes`) in digits.
 */
export function withAmountsApart(text: string): string {
  return text
    .replaceAll(perSecondTwice, '$1/s^2')
    .replaceAll(/(?<![\p{L}\d/.,]\s?)(\d+)\s?(h|hrs?|hours?)\s?([0-5]?\d)\s?m(?!\p{L})/giu, '$1 $2 $3 min')
    .replaceAll(/(?<![\p{L}\d/.,]\s?)(\d+)\s?(h|hrs?|hours?)\s?([0-5]\d)(?=\s*(?:$|[.,;!?]))/giu, '$1 $2 $3 min')
    .replaceAll(/(?<=\d\s?(?:h|hrs?|hours?|d|days?|mins?|minutes?|ft|lbs?|kg|km|yd))(?=\d+\s?\p{L})/giu, ' ')
    .replaceAll(/(?<=\d\s?m)(?=\d+\s?(?:cm|mm)(?!\p{L}))|(?<=\d')(?=\d+")/giu, ' ')
    .replaceAll(halfBehind, (all: string, count: string, unit: string, part: string) => (isUnit(unit) ? `${inDigits(count)} and ${part} ${unit}` : all))
    .replaceAll(wordBefore, (all: string, count: string, unit: string) => (isUnit(unit) ? `${inDigits(count)} ${unit}` : all))
    .replaceAll(wordBehind, (all: string, before: string, count: string, unit: string) => (isUnit(before) && isUnit(unit) ? `${inDigits(count)} ${unit}` : all))
    .replaceAll(/(?<=half|quarter|third|quarters) (?:of )?an? (?=(\p{L}+))/giu, (all: string, unit: string) => (isUnit(unit) ? ' ' : all))
}

/**
 * What is said around one number as signs: `3 degrees below zero` as `-3 degrees`, `4 dollars 50` as `4.50 dollars`, `root 2` as
 * `sqrt 2`, `3.2 times 10 to the power of 6` as `3.2 x 10^6`.
 */
export function withSaidSigns(text: string): string {
  return text
    .replaceAll(/(?<![-\d.,])(\d[\d.,]*(?:\s?(?:°|degrees?|deg))?(?:\s?\p{L}{1,10})?)\s+below\s+(?:zero|0)(?!\p{L})/giu, '-$1')
    .replaceAll(/(?<![\d.,])(\d+)\s(dollars?|euros?|pounds?)\s(?:and\s)?(\d\d)(?=[\s.!?]*$)/gi, '$1.$3 $2')
    .replaceAll(/(?<!\p{L})(?:an?|one)\s(dollar|euro|pound)\s(?:and\s)?(\d\d)(?=[\s.!?]*$)/giu, '1.$2 $1')
    .replaceAll(/(?<![\d.,])(\d+)\s?m\s?(\d\d)(?=[\s.!?]*$)/gi, '$1.$2 m')
    .replaceAll(/(?<!\p{L})(?:square\s)?root\s(?:of\s)?(?=\d)|(?<!\p{L})sqrt(?=\d)/giu, 'sqrt ')
    .replaceAll(/\s(?:times|x|×)\s10\sto\sthe\s(?:power\s(?:of\s)?)?([-−]?\d{1,3})(?:th)?(?!\d)/gi, ' x 10^$1')
}

function inDigits(count: string): string {
  return /\d/.test(count) ? count : String(figureOf(count))
}

function isUnit(word: string): boolean {
  return word.length > 1 && unitsNamed(word).length > 0
}
