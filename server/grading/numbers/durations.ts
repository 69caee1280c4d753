import { countInWords, figureOf } from './number-words.ts'
import { unitsNamed } from './units.ts'

/** A unit's name behind a count: letters, of which `unitsNamed` decides. */
const name = String.raw`\p{L}+`

const halfBehind = new RegExp(String.raw`(?<![\p{L}\d])(an?|\d+|${countInWords})\s?(${name}) and (a half|a quarter|a third|three quarters)(?!\p{L})`, 'giu')
const wordBefore = new RegExp(String.raw`(?<![\p{L}\d])(an?|${countInWords}) (${name})(?=,? (?:and )?\d+\s?${name})`, 'giu')
const wordBehind = new RegExp(String.raw`(?<=\d\s?(${name}),? (?:and )?)(${countInWords}) (${name})`, 'giu')

/**
 * Amounts in two units as the reader of numbers takes them: `1h30min`, `1h30` and `1h 30m` as `1 h 30 min`, `5'10"` as `5' 10"`,
 * `an hour and a half` as `1 and a half hour`, and a count in words beside one in digits (`one hour and 30 minutes`) in digits.
 */
export function withAmountsApart(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\d/.,]\s?)(\d+)\s?(h|hrs?|hours?)\s?([0-5]?\d)\s?m(?!\p{L})/giu, '$1 $2 $3 min')
    .replaceAll(/(?<![\p{L}\d/.,]\s?)(\d+)\s?(h|hrs?)\s?([0-5]\d)(?=\s*(?:$|[.,;!?]))/giu, '$1 $2 $3 min')
    .replaceAll(/(?<=\d\s?(?:h|hrs?|hours?|d|days?|mins?|minutes?|ft|lbs?|kg|km|yd))(?=\d+\s?\p{L})/giu, ' ')
    .replaceAll(/(?<=\d\s?m)(?=\d+\s?(?:cm|mm)(?!\p{L}))|(?<=\d')(?=\d+")/giu, ' ')
    .replaceAll(halfBehind, (all: string, count: string, unit: string, part: string) => (isUnit(unit) ? `${inDigits(count)} and ${part} ${unit}` : all))
    .replaceAll(wordBefore, (all: string, count: string, unit: string) => (isUnit(unit) ? `${inDigits(count)} ${unit}` : all))
    .replaceAll(wordBehind, (all: string, before: string, count: string, unit: string) => (isUnit(before) && isUnit(unit) ? `${inDigits(count)} ${unit}` : all))
    .replaceAll(/(?<=half|quarter|third|quarters) (?:of )?an? (?=(\p{L}+))/giu, (all: string, unit: string) => (isUnit(unit) ? ' ' : all))
}

function inDigits(count: string): string {
  return /\d/.test(count) ? count : String(figureOf(count))
}

function isUnit(word: string): boolean {
  return word.length > 1 && unitsNamed(word).length > 0
}
