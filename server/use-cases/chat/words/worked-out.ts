import { countInWords, figureOf } from '#server/grading/numbers/number-words.ts'

/**
 * What a sentence says in other words, as an answer would be written: its number words and Roman numerals in figures, its sums worked out ("twice
 * seven", "one less than 15", "between 13 and 15"), its formula in signs ("three x plus six"), and figures that stand inside a word.
 */
export function workedOut(sentence: string): string[] {
  const figures = inFigures(sentence)
  const signs = inSigns(figures)
  const written = [...(figures === sentence ? [] : [figures]), ...(signs === figures ? [] : [signs])]
  return [...written, ...(figures.match(number) ?? []), ...sumsIn(figures)]
}

const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const longerThanNumber = new RegExp(String.raw`(?<!\p{L})(${teens.join('|')})(?=\p{L})`, 'giu')
const ordinalNames = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ordinals = new RegExp(String.raw`\b(?:${ordinalNames.slice(3).join('|')})\b`, 'gi')
const counts = new RegExp(String.raw`(?<!\p{L})${countInWords}(?!\p{L})`, 'giu')
const namesOfNumbers: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a dozen\b/gi, '6'],
  [/\ba dozen\b|\bdozen\b/gi, '12'],
  [/\bfortnight\b/gi, '14'],
  [/\bscore\b/gi, '20'],
]

function inFigures(sentence: string): string {
  const plainly = namesOfNumbers.reduce((text, [name, figure]) => text.replaceAll(name, figure), sentence.normalize('NFKC'))
  return plainly
    .replaceAll(/\b[IVXLCDM]{2,}\b/g, (roman) => String(romanValue(roman)))
    .replaceAll(ordinals, (word) => String(ordinalNames.indexOf(word.toLowerCase()) + 1))
    .replaceAll(counts, (words) => (/^an?$/i.test(words) ? words : String(figureOf(words))))
    .replaceAll(longerThanNumber, (words) => `${figureOf(words)} `)
}

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
const more = String.raw`(?:(?:more|bigger|greater|higher|larger) than|above|over|after|past|plus|\+|and|added to)`
const less = String.raw`(?:(?:less|fewer|smaller|lower) than|below|under|before|short of|from)`

/** A way to say a sum, and its value. Nothing about them is ambiguous that matters: what is no answer is told all the same. */
const sums: readonly (readonly [RegExp, (a: number, b: number) => number])[] = [
  [new RegExp(`${n} ${more} ${n}`, 'gi'), (a, b) => a + b],
  [new RegExp(`${n} too (?:few|little|low|small)`, 'gi'), (a) => a + 1],
  [new RegExp(`${n} is ${n} too (?:few|little|low|small)`, 'gi'), (a, b) => a + b],
  [new RegExp(`${n} is ${n} too (?:many|much|high|big)`, 'gi'), (a, b) => a - b],
  [new RegExp(`${n} ${less} ${n}`, 'gi'), (a, b) => b - a],
  [new RegExp(`${n} (?:minus|less|take away|-|−) ${n}`, 'gi'), (a, b) => a - b],
  [new RegExp(`${n} (?:times|multiplied by|by|x|×|·|\\*|lots of|groups of|sets of) ${n}`, 'gi'), (a, b) => a * b],
  [new RegExp(`(?:twice|double|2 times) (?:of )?${n}`, 'gi'), (a) => a * 2],
  [new RegExp(`${n} doubled`, 'gi'), (a) => a * 2],
  [new RegExp(`(?:triple|treble|thrice) ${n}`, 'gi'), (a) => a * 3],
  [new RegExp(`half (?:of |as (?:much|many|big) as )?${n}`, 'gi'), (a) => a / 2],
  [new RegExp(`${n} halved`, 'gi'), (a) => a / 2],
  [new RegExp(`third of ${n}`, 'gi'), (a) => a / 3],
  [new RegExp(`quarter of ${n}`, 'gi'), (a) => a / 4],
  [new RegExp(`${n} (?:divided by|over|shared by|split by|÷|/|:) ${n}`, 'gi'), (a, b) => a / b],
  [new RegExp(`between ${n} and ${n}`, 'gi'), (a, b) => (a + b) / 2],
  [new RegExp(`(?:after|follows|past|above) ${n}`, 'gi'), (a) => a + 1],
  [new RegExp(`(?:before|precedes|below) ${n}`, 'gi'), (a) => a - 1],
  [new RegExp(`square root of ${n}`, 'gi'), Math.sqrt],
  [new RegExp(`${n} squared`, 'gi'), (a) => a * a],
]

function sumsIn(figures: string): string[] {
  const text = figures.replaceAll(/(?<=\d) more (?=than \d|(?:and|to) )/gi, ' more ').replaceAll(/(?<=\d),? (?:and )?(\d+) more\b/gi, ' and $1')
  return sums.flatMap(([pattern, value]) =>
    [...text.matchAll(pattern)].flatMap(([, a = '', b = '']) => {
      const worth = value(Number(a), Number(b))
      return Number.isFinite(worth) ? [String(Math.round(worth * 1e6) / 1e6)] : []
    }),
  )
}
