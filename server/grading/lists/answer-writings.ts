import type { ItemsKey } from '#server/grading/keys/key-kind.ts'

const bound = String.raw`[-+]?\s?(?:\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?|∞)`
const between = new RegExp(String.raw`^(${bound})\s*(<=?|≤)\s*\p{L}\s*(<=?|≤)\s*(${bound})$`, 'u')
const turned = new RegExp(String.raw`^(${bound})\s*(>=?|≥)\s*\p{L}\s*(>=?|≥)\s*(${bound})$`, 'u')
const oneSided = new RegExp(String.raw`^\p{L}\s*(<=?|>=?|[≤≥])\s*(${bound})$`, 'u')
const oneSidedTurned = new RegExp(String.raw`^(${bound})\s*(<=?|>=?|[≤≥])\s*\p{L}$`, 'u')

/**
 * An answer to a pair, interval or set with what pupils write for its signs: `(3|-2)`, `x: 3 y: -2`, `[2, 5[`, `2 ≤ x < 5`, `11/13/17`,
 * `plus or minus 3`.
 */
export function asWrittenFor({ kind, items }: ItemsKey, answer: string): string {
  const text = answer.replaceAll(/\bplus (?:or|and|\/) ?minus\b/gi, '±')
  if (slashed.test(text) && items.length > 2 && items.every((item) => /^\s*\d+\s*$/.test(item.text))) return text.replaceAll('/', ';')
  if (kind === 'pair') return withOneSeparator(fromTo(twiceSaid(text.replace(slashedPair, '($1; $2)'))))
  return kind === 'interval' ? asInterval(fromTo(text)) : text
}

const twice = new RegExp(String.raw`^(?:its |it is |they are )?(?:both(?: are| is)? (${bound})|(${bound}) (?:of each|each|for both|of both))[\s.!]*$`, 'iu')

/** `both 2` and `2 of each` as `2; 2`. */
function twiceSaid(text: string): string {
  const [, first, second] = twice.exec(text.trim()) ?? []
  const number = first ?? second
  return number === undefined ? text : `${number}; ${number}`
}

/** `(0/3)`, as a point is written by hand. */
const slashedPair = /^\s*\(\s*([-−]?\d+)\s*\/\s*([-−]?\d+)\s*\)[\s.!]*$/

const slashed = /^\s*\d+(?:\s*\/\s*\d+){2,}[\s.!]*$/

const span = new RegExp(String.raw`^((?:\(|\[)?)(?:it(?:'s| is| was)? )?(?:from |between )?(${bound}) ?(?:to|until|till|and) ?(${bound})((?:\)|\])?)[.!]*$`, 'iu')
const yearSpan = /^(?:from )?(\d{4}) ?[-–] ?(\d{4})[.!]*$/u

/** `from 1914 to 1918`, `1914-1918` and `between 2 and 5` as two items. */
function fromTo(text: string): string {
  const [all, open = '', first = '', second = '', close = ''] = span.exec(text.trim()) ?? []
  if (all !== undefined) return `${open}${first}; ${second}${close}`
  const [years, start = '', end = ''] = yearSpan.exec(text.trim()) ?? []
  return years === undefined ? text : `${start}; ${end}`
}

/** Whether an interval was written as an inequality, or with words that do not tell which ends belong to it. */
export function isNoInterval(answer: string): boolean {
  return /[<>≤≥]|\d\s*(?:to|until|till)\s|\bbetween\b/i.test(answer)
}

function withOneSeparator(text: string): string {
  const named = [...text.matchAll(/(?<!\p{L})(\p{L})\s*(?:[:=]|\s|is)\s*(?=[-−]?\s?\d)/gu)]
  const areTwo = named.length > 1 && new Set(named.map(([, letter]) => letter)).size === named.length
  const assigned = areTwo ? text.replaceAll(/(?<!\p{L})(\p{L})\s*(?::|\s|is\s)\s*(?=[-−]?\s?\d)/gu, '$1=') : text
  return assigned.replaceAll(/(?<=\d\s*)\|(?=\s*[-−]?\d)/g, ';')
}

/** Outward brackets as round ones, an inequality of one letter as its interval. */
function asInterval(text: string): string {
  const plain = text.trim().replace(/[.!]+$/, '')
  const [, outer = '', inside = '', end = ''] = /^([[\]])([^[\]()]+)([[\]])$/.exec(plain) ?? []
  if (inside !== '') return `${outer === ']' ? '(' : '['}${inside}${end === '[' ? ')' : ']'}`
  const [, low = '', first = '', second = '', high = ''] = between.exec(plain) ?? turnedRound(plain)
  if (low !== '') return `${open(first)}${low}; ${high}${close(second)}`
  const [, sign = '', at = ''] = oneSided.exec(plain) ?? oneSidedRound(plain)
  if (sign === '') return text
  return /[<≤]/.test(sign) ? `(-∞; ${at}${close(sign)}` : `${open(sign)}${at}; ∞)`
}

function turnedRound(text: string): string[] {
  const [all, high = '', first = '', second = '', low = ''] = turned.exec(text) ?? []
  return all === undefined ? [] : [all, low, second, first, high]
}

function oneSidedRound(text: string): string[] {
  const [all, at = '', sign = ''] = oneSidedTurned.exec(text) ?? []
  const other: Readonly<Record<string, string>> = { '<': '>', '<=': '≥', '≤': '≥', '>': '<', '>=': '≤', '≥': '≤' }
  return all === undefined ? [] : [all, other[sign] ?? sign, at]
}

function open(sign: string): string {
  return /[=≤≥]/.test(sign) ? '[' : '('
}

function close(sign: string): string {
  return /[=≤≥]/.test(sign) ? ']' : ')'
}
