import type { Unit } from './units.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { foreignCount } from './foreign-numbers.ts'

const tens = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety'
const ones = 'one|two|three|four|five|six|seven|eight|nine'

/** Words that sound like a number word, where they stand for a number alone, after a ten or after "minus". */
const homophones: Readonly<Record<string, string>> = { for: 'four', fore: 'four', ate: 'eight', won: 'one', too: 'two', tree: 'three' }
const soundsLikeOne = new RegExp(String.raw`^((?:minus|negative|${tens})[\s-]+)?(${Object.keys(homophones).join('|')})((?:\s+\p{L}{3,})?[\s.!?]*)$`, 'iu')

/** The longest answer that is read another way, in characters. */
const longest = 80

type Rewrite = readonly [RegExp, string]

/** Ways to write a number that the reader of numbers does not take as they stand. */
const rewrites: readonly Rewrite[] = [
  [new RegExp(String.raw`(?<!\p{L})(${tens})(${ones})(?!\p{L})`, 'giu'), '$1 $2'],
  [new RegExp(String.raw`(?<=(?:${ones}))(?=hundred)|(?<=hundred)(?=and|${tens}|${ones})|(?<=hundredand)(?=${tens}|${ones})|(?<=${tens})(?=(?:${ones})(?!\p{L}))`, 'giu'), ' '],
  [new RegExp(String.raw`(?<!\p{L})(${ones})[\s-]+((?:${tens})(?:[\s-]+(?:${ones}))?)(?!\p{L})`, 'giu'), '$1 hundred $2'],
  [/(?<=\d)\s*\\\s*(?=\d)/g, '/'],
  [/(?<=\d)O(?=\d|\b)/g, '0'],
  [/(?<![\p{L}\d])[lI](?=\d)|(?<=\d)[lI](?=\d)/gu, '1'],
  [/(?<=\d|\p{L}(?:th|rd|lf|er)s?)\s+of (?:an?|one)\s+(?=\p{L})|(?<!(?<!\p{L})(?:n?or|and|even|any|some|no|not|once|much|many|a lot|the))\s+more(?=[\s.!?]*$)/giu, ' '],
  [/(?<=\d)\s+point\s+(?=\d)/gi, '.'],
  [/(?<!\p{L})and half(?!\p{L})/giu, 'and a half'],
  [/(?<=^\D*\d+)\s+of\s+(?=\d+\D*$)/g, ' out of '],
  [/(?<=\d\s*\/\s*\d+)\s*(?:ths?|rds?|nds?)(?!\p{L})/giu, ''],
  [/(?<!\p{L})wholes?\s+and(?!\p{L})/giu, 'and'],
  [/(?<=(?:[-+*/×÷]|(?<!\p{L})(?:x|times|plus|minus|divided by))\s*\d+(?:[.,]\d+)?)\s+(?:is|makes|are|gives|equals)\s+(?=-?\d)/giu, ' = '],
  [/^(\s*[-−]?\d[\d.,]*(?:\s?\p{L}+)?)\s*\((?![^)]*(?:\bor\b|\bmaybe\b|\bnot\b|^\s*[-+]?\d+\s*\)))[^()]*\p{L}[^()]*\)[\s.!?]*$/iu, '$1'],
  [/^.*\bso\s+(?:it'?s\s+|it is\s+|the answer is\s+)?([-−]?\d[\d.,]*(?:\s?\p{L}+)?)[\s.!?]*$/iu, '$1'],
]

/**
 * An answer in other writings, in which a number may be read that equals the key: "fiftysix", "sixty for", "seis", "8 + 2 + 1 is 11". `units` are
 * those of the key: "5n" is 5 N where they are newtons.
 */
export function otherReadings(answer: string, units: readonly Unit[]): readonly string[] {
  const text = cleaned(answer)
  if (text.length > longest) return []
  const heard = text.replace(soundsLikeOne, (_, before: string | undefined, word: string, behind: string) => `${before ?? ''}${homophones[word.toLowerCase()] ?? word}${behind}`)
  const count = foreignCount(text)
  const inNewtons = units.some(({ name }) => name === 'N') ? [text.replace(/(?<=\d)\s?n(?=[\s.!?]*$)/, ' N')] : []
  const found = [heard, ...inNewtons, ...rewrites.map(([pattern, written]) => text.replaceAll(new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`), written))]
  return [...new Set([...found, ...(count === null ? [] : [count])])].filter((one) => one !== text)
}

const between = /^(?:(?:it is |its |it's |about |around |from )*(?:between )?)(\d+(?:[.,]\d+)?)\s*(?:to|and|-|–)\s*(\d+(?:[.,]\d+)?)(?:\s?[\p{L}°%]+)?[\s.!?]*$/iu

/** The two ends of an answer that gives a range ("between 50 and 60"); null for any other. */
export function endsOf(answer: string): readonly [string, string] | null {
  const [, low, high] = between.exec(cleaned(answer)) ?? []
  return low !== undefined && high !== undefined ? [low, high] : null
}
