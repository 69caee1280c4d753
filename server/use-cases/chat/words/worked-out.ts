import { countInWords, figureOf } from '#server/grading/numbers/number-words.ts'
import { inLetters } from './hidden-letters.ts'
import { sumsSaid } from './sums-said.ts'

/** What was said right before a sentence, and the question, whose letters may stand in formulas. */
export type Around = { before: readonly string[]; question: string }

/**
 * What a sentence says in other words, as an answer would be written: its number words and Roman numerals in figures, its formula in signs, figures
 * that stand inside a word, and what its numbers come to, also with those of the sentences before it.
 */
export function workedOut(sentence: string, { before, question }: Around): string[] {
  const figures = inFigures(sentence)
  const signs = inSigns(figures)
  const written = [...(figures === sentence ? [] : [figures]), ...(signs === figures ? [] : [signs])]
  const letters = new Set(question.match(/(?<!\p{L})\p{L}(?!\p{L})|(?<=\d)[a-z]\b/gu) ?? [])
  const sums = sumsSaid({ before: before.map(inFigures).join(' '), text: figures, question: inFigures(question), letters })
  return [...written, ...(sentence.match(number) ?? []), ...(figures.match(number) ?? []), ...sums, ...nextTo(figures)]
}

const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const tensNames = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const digitNames = 'one|two|three|four|five|six|seven|eight|nine'
const longerThanNumber = new RegExp(String.raw`(?<!\p{L})(${teens.join('|')})(?=\p{L})`, 'giu')
const ordinalNames = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ordinals = new RegExp(String.raw`\b(?:${ordinalNames.slice(3).join('|')})\b`, 'gi')
const counts = new RegExp(String.raw`(?<!\p{L})${countInWords}(?!\p{L})`, 'giu')
const plurals = [...['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'].entries(), [10, 'elevens'], [11, 'twelves']] as const
const namesOfNumbers: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\bhalf a dozen\b|\ba half dozen\b/gi, '6'],
  [/\ba dozen\b/gi, '12'],
  [/\bdozen\b/gi, ' × 12'],
  [/\bfortnight\b/gi, '14'],
  [/\bscore\b/gi, '20'],
  [/\b(?:a )?(?:pair|couple|duo)\b/gi, '2'],
  [/\b(?:a )?(?:trio|triple of)\b/gi, '3'],
  [/\b(?:a )?quartet\b/gi, '4'],
  [/\b(?:a )?century\b/gi, '100'],
  [/\b(?:a )?decade\b/gi, '10'],
  [/\bpairs\b/gi, ' × 2'],
  [/\bdozens\b/gi, ' × 12'],
  [/\bweeks\b/gi, ' × 7'],
  [/\b(\d+) (hundreds?|thousands?)\b/gi, (_, many = '', size = '') => String(Number(many) * (size.startsWith('h') ? 100 : 1000))],
  [/\bhundreds\b/gi, ' × 100'],
  [/\bthousands\b/gi, ' × 1000'],
  [/\b(\d)s\b/g, ' × $1'],
  [/(?<=\d00)s\b/g, ''],
  [/(?<=\d)o+/gi, (noughts = '') => '0'.repeat(noughts.length)],
  [new RegExp(String.raw`\b(${digitNames}|\d) (?:zeros?|noughts?)\b`, 'gi'), (_, many = '') => ` × ${10 ** (/\d/.test(many) ? Number(many) : figureOf(many))}`],
  ...plurals.map(([before, name]): readonly [RegExp, string] => [new RegExp(String.raw`\b${name}\b(?! (?:digit|place))`, 'gi'), ` × ${before + 1}`]),
]

/** A word cut by hyphens, and one with figures for letters: `four-teen`, `f0urteen`. */
function mended(text: string): string {
  return text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, (_, at: number) => (tensBefore.test(text.slice(0, at)) ? '-' : '')).replaceAll(/\p{L}+\d+\p{L}+/gu, (word) => inLetters(word.toLowerCase()))
}

const tensBefore = new RegExp(String.raw`(?:${tensNames})$`, 'i')

/** A text with its number words and Roman numerals in figures. */
export function inFigures(sentence: string): string {
  const plainly = namesOfNumbers.reduce((text, [name, figure]) => (typeof figure === 'string' ? text.replaceAll(name, figure) : text.replaceAll(name, figure)), mended(sentence.normalize('NFC')))
  return plainly
    .replaceAll(roman, (word) => (word.length > 1 ? String(romanValue(word.toUpperCase())) : word))
    .replaceAll(ordinals, (word) => String(ordinalNames.indexOf(word.toLowerCase()) + 1))
    .replaceAll(counts, (words) => (/^an?$/i.test(words) ? words : String(figureOf(words))))
    .replaceAll(longerThanNumber, (words) => `${figureOf(words)} `)
    .replaceAll(/\b(?:a |one )?half(?= (?:and|plus))|(?<=(?:and|plus) )(?:a |one )?half\b(?! of)/gi, '0.5')
    .replaceAll(/\b(?:a |one )?quarter\b(?! of)/gi, '0.25')
}

const roman = /(?<!\p{L})(?=[ivxlcdm])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?!\p{L})/giu
const romanFigures: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

function romanValue(roman: string): number {
  const values = [...roman].map((letter) => romanFigures[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/\badd(?:ing)? (\S+) to (\S+)/gi, '$2 + $1'],
  [/\b(?:subtract|take)(?:ing)? (\S+) (?:away )?from (\S+)/gi, '$2 - $1'],
  [/\s(?:plus|and)\s/gi, ' + '],
  [/\s(?:minus|less)\s/gi, ' - '],
  [/\s(?:times|multiplied by)\s/gi, ' * '],
  [/\s(?:over|divided by)\s/gi, ' / '],
  [/\s(?:squared)\b/gi, '^2'],
  [/\s(?:cubed)\b/gi, '^3'],
  [/\s(?:equals|is equal to)\s/gi, ' = '],
]

function inSigns(figures: string): string {
  return signs.reduce((text, [words, sign]) => text.replaceAll(words, sign), figures.replaceAll(/[,;]/g, ' ').replaceAll(/\s+/g, ' '))
}

const number = /\d+(?:\.\d+)?/g
const n = String.raw`(-?\d+(?:\.\d+)?)`

/** Ways to name a number by the one beside it. */
const neighbours: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${n} too (?:few|little|low|small)`, 'gi'), 1],
  [new RegExp(`${n} too (?:many|much|high|big)`, 'gi'), -1],
  [new RegExp(`(?:after|follows|past|above) ${n}`, 'gi'), 1],
  [new RegExp(`(?:before|precedes|below) ${n}`, 'gi'), -1],
  [new RegExp(`${n}(?:[,\\s]*(?:\\.{2,}|…|and (?:then )?(?:the )?next)|(?: is)? followed by)`, 'gi'), 1],
]

const between = new RegExp(`between ${n} and ${n}`, 'gi')

function nextTo(figures: string): string[] {
  const means = [...figures.matchAll(between)].map(([, a = '', b = '']) => String((Number(a) + Number(b)) / 2))
  const near = neighbours.flatMap(([pattern, step]) => [...figures.matchAll(pattern)].map(([, a = '']) => String(Number(a) + step)))
  return [...means, ...near]
}
