import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals: Readonly<Record<string, number>> = {
  third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9,
  tenth: 10, twelfth: 12, twentieth: 20, hundredth: 100, thousandth: 1000,
}

/** How many parts a fraction word makes of a whole: `thirds` is 3. */
export const partsByName: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  ...ordinals,
  ...Object.fromEntries(Object.entries(ordinals).map(([name, parts]) => [`${name}s`, parts])),
}

/** Matches one fraction word. */
export const partName = `(?:${Object.keys(partsByName).toSorted((a, b) => b.length - a.length).join('|')})`

const digit = small.slice(1, 10).join('|')
const below100 = String.raw`(?:(?:${tens.join('|')})(?:[\s-]+(?:${digit})(?![\p{L}]))?|${small.toSorted((a, b) => b.length - a.length).join('|')})`
const below1000 = String.raw`(?:(?:(?:an?|${below100})[\s-]+)?hundred(?:[\s-]+(?:and[\s-]+)?${below100}(?![\p{L}]))?|${below100})`

/** Matches a count from 0 to 999,999 in English words. */
export const countInWords = String.raw`(?:(?:(?:an?|${below1000})[\s-]+)?thousand(?:,?[\s-]+(?:and[\s-]+)?${below1000}(?![\p{L}]))?|(?:(?:an?|${below100})[\s-]+)?dozen|${below1000})`

const numberWords = [...small, ...tens, 'hundred', 'thousand', 'million', 'billion', 'dozen', 'minus', 'percent']
const knownWords = new Set([...numberWords, ...Object.keys(partsByName), 'and', 'point', 'negative', 'over'])

const year = new RegExp(String.raw`\b(${small.slice(13).join('|')}|twenty)[\s-]+(?:(?:oh|o)[\s-]+(${digit})|(${small.slice(10).join('|')}|(?:${tens.join('|')})(?:[\s-]+(?:${digit}))?))\b(?![\s-]+(?:hundred|thousand))`, 'gi')
const fraction = new RegExp(String.raw`\b(?:(${countInWords})[\s-]+(?:and[\s-]+)?)?(?:(an?|${countInWords})[\s-]+)?(${partName})\b`, 'gi')
const decimal = new RegExp(String.raw`\b(${countInWords}|) ?point((?:[\s-]+(?:${small.slice(0, 10).join('|')}))+)\b`, 'gi')
const count = new RegExp(String.raw`\b${countInWords}\b`, 'gi')

/** A digit that is no power of a unit: those of `cm2` and `m^3` are. */
const figure = /(?<![a-z]|[a-z]\^)\d/i

/** `onehundred`, `twentyfive`. */
const misspelt = 'fourty|fivty|ninty|fourtey|therty|tweny|eigthy|eighy'
const glued = new RegExp(String.raw`\b((?:${tens.join('|')}|${misspelt})(?=(?:${digit})\b)|(?:${small.slice(1).join('|')})(?=(?:hundred|thousand|percent)\b)|(?:${tens.join('|')})(?=percent\b))(${digit}|hundred|thousand|percent)\b`, 'gi')

/**
 * The text with English number words written in digits: counts from 0 to 999,999 (`two thousand five hundred`, `a dozen`),
 * fractions (`two and a half` as `2 1/2`), years (`nineteen forty-five`), `two point five`, `minus` and `percent`; a number word
 * with one slip is read as it, unless `spelt` says that the text is a key: `Nile` is no `nine`.
 * Leaves every text with digits alone, and words that only look like numbers (`this one`).
 */
export function withNumbersInDigits(text: string, spelt: 'as typed' | 'rightly' = 'as typed'): string {
  if (figure.test(text)) return text.replaceAll(/(?<![\d.,])(\d{1,3}(?:\.\d)?) dozen\b/gi, (_, dozens: string) => String(Math.round(Number(dozens) * 120) / 10))
  return (spelt === 'rightly' ? text : rightlySpelt(text.replaceAll(glued, '$1 $2')))
    .replaceAll(/\bhalf a dozen\b/gi, 'six')
    .replaceAll(year, (_, century: string, late: string | undefined, rest = '') => String(figureOf(century) * 100 + figureOf(late ?? rest)))
    .replaceAll(decimal, (_, whole: string, places: string) => `${whole === '' ? 0 : figureOf(whole)}.${places.trim().split(/[\s-]+/).map((word) => figureOf(word)).join('')}`)
    .replaceAll(fraction, fractionInDigits)
    .replaceAll(/(?<![\d./])(\d{1,3}) (\d)\/(\d) (hundred|thousand)\b/gi, (all: string, whole: string, top: string, below: string, size: string) => manyOf(all, { whole, top, below, size }))
    .replaceAll(count, (words: string, at: number, all: string) => (isPronoun(all, words, at) ? words : String(figureOf(words))))
    .replaceAll(/\b(?:minus|negative|neg)\s+(?=\d)/gi, '-')
    .replaceAll(/(?<=\d)\s+(?:per\s?cent|pct)\b/gi, '%')
}

/** `2 1/2 thousand` as 2500. */
function manyOf(all: string, { whole, top, below, size }: Record<'whole' | 'top' | 'below' | 'size', string>): string {
  const many = (Number(whole) + Number(top) / Number(below)) * (size.toLowerCase() === 'hundred' ? 100 : 1000)
  return Number.isInteger(many) ? String(many) : all
}

/** The number that a count in words stands for, as `countInWords` matches it; 1 for `a`. */
export function figureOf(words: string): number {
  let [total, current] = [0, 0]
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    const ten = tens.indexOf(word)
    if (word === 'thousand') [total, current] = [Math.max(1, current) * 1000, 0]
    else if (word === 'hundred') current = Math.max(1, current) * 100
    else if (word === 'dozen') current = Math.max(1, current) * 12
    else if (/^an?$/.test(word)) current = 1
    else current += ten < 0 ? Math.max(0, small.indexOf(word)) : 20 + ten * 10
  }
  return total + current
}

/** The longest text in which slips are looked for, in characters. */
const longestSpelt = 200

const afterTens = new RegExp(String.raw`\b(?:${tens.join('|')}|fourty)[\s-]+(\p{L}{2,5})[\s.!?]*$`, 'u')

/** Whether a word that nobody knows stands beside a number word, or one that sounds like a number ends it: `forty twelf`, `forty too`. */
export function hasUnknownNumberWord(text: string): boolean {
  if (figure.test(text) || text.length > longestSpelt) return false
  const [, ending = ''] = afterTens.exec(text.toLowerCase()) ?? []
  const soundsLikeOne = /^(?:for|fore|to|too|won|ate|tree|sicks|nein)$/.test(ending) || small.slice(1, 10).some((known) => slipsBetween(ending, known, 1) <= 1)
  if (ending !== '' && !small.includes(ending) && soundsLikeOne) return true
  const words = rightlySpelt(text).toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some((word, index) => {
    const isBeside = [words[index - 1], words[index + 1]].some((other) => other !== undefined && numberWords.includes(other))
    return isBeside && word.length > 3 && !knownWords.has(word) && !isKnown(word) && numberWords.some((known) => slipsBetween(word, known, 2) <= 2)
  })
}

/** Words that are none and one slip from one number word only become it: `fourty`, `twnty`. */
function rightlySpelt(text: string): string {
  if (text.length > longestSpelt) return text
  return text.replaceAll(/(?<![\p{L}'])[a-z]{3,12}(?![\p{L}'])/giu, (word) => {
    const lower = word.toLowerCase()
    if (knownWords.has(lower) || isKnown(lower)) return word
    const isNear = (known: string) => known.length > 2 && slipsBetween(lower, known, 1) <= 1
    const near = [numberWords, Object.keys(partsByName)].map((names) => names.filter(isNear))
    const [only] = near.find((names) => names.length > 0) ?? []
    return near.some((names) => names.length === 1) ? (only ?? word) : word
  })
}

/** A word, also with the s of `theres`, or one of a chat. */
function isKnown(word: string): boolean {
  const singular = word.replace(/s$/, '')
  return functionWords.has(word) || isEnglishWord(word) || (isEnglishWord(singular) && !numberWords.includes(singular))
}

function fractionInDigits(all: string, whole: string | undefined, top: string | undefined, bottom: string): string {
  const below = partsByName[bottom.toLowerCase()] ?? 1
  const isPlace = whole !== undefined && /(?:ty|hundred|thousand)$/iu.test(whole) && /th$/i.test(bottom)
  const isOrdinal = top === undefined && (whole === undefined || isPlace) && !/^(?:half|quarter)$/i.test(bottom)
  if (isOrdinal) return all
  if (top === undefined && whole !== undefined) return `${figureOf(whole)}/${below}`
  const above = top === undefined || /^an?$/i.test(top) ? 1 : figureOf(top)
  return whole === undefined ? `${above}/${below}` : `${figureOf(whole)} ${above}/${below}`
}

function isPronoun(text: string, word: string, at: number): boolean {
  if (!/^one$/i.test(word)) return false
  const follows = /\b(?:this|that|which|no|the|any|each|every|last|first|other|(?:the|my) only|right|wrong|some)\s+$/i
  return follows.test(text.slice(0, at)) || /^\s+of\b/i.test(text.slice(at + word.length))
}

/** A whole number up to 999 as English says it (`-4` is "minus four"); null for any other text. */
export function inWords(figures: string): string | null {
  const [, sign = '', digits = ''] = /^([-−]?)(\d{1,3})$/.exec(figures) ?? []
  return digits === '' ? null : `${sign === '' ? '' : 'minus '}${wordsFor(Number(digits))}`
}

function wordsFor(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10) - 2] ?? ''}${value % 10 === 0 ? '' : `-${small[value % 10] ?? ''}`}`
  return `${small[Math.floor(value / 100)] ?? ''} hundred${value % 100 === 0 ? '' : ` and ${wordsFor(value % 100)}`}`
}
