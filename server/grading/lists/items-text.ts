import { isNegated } from '#server/grading/text/negation.ts'

/**
 * The items of a list with the brackets around them, empty where there are none. `hasOtherWords`: words stand before or after
 * them, `isDenied`: a "not" does.
 */
export type WrittenItems = { items: readonly string[]; open: string; close: string; hasOtherWords: boolean; isDenied: boolean }

const most = 60

/** Takes one pair of outer brackets off. */
export function unwrapped(text: string): { inside: string; open: string; close: string } {
  const bare = { inside: text, open: '', close: '' }
  const [open, close] = [text.charAt(0), text.slice(-1)]
  if (!/[([{]/.test(open) || !/[)\]}]/.test(close) || depthEnd(text) < text.length - 1) return bare
  return { inside: text.slice(1, -1).trim(), open, close }
}

/** The parts between commas and semicolons outside brackets; `spaced`: a comma parts only before a space. */
export function partsBetweenCommas(text: string, spaced: boolean): string[] {
  const parts = ['']
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (/[([{]/.test(sign)) depth += 1
    if (/[)\]}]/.test(sign)) depth = Math.max(0, depth - 1)
    const isSeparator = depth === 0 && (sign === ';' || (sign === ',' && (!spaced || /^\s?$/.test(text.charAt(at + 1)))))
    if (isSeparator) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/**
 * Every way to part an answer into items: at commas with or without a space, at "and" and "or", at spaces when there is
 * nothing else. `1,500, 2,500` and `4,9,16` both have a way that is meant.
 */
export function waysToPart(answer: string): WrittenItems[] {
  const lines = withoutNumbers(answer.trim().replaceAll(/(?<=^|\n)[-*]\s+(?=\p{L})/gu, '').replaceAll(/\s*[\n•]\s*/g, '; ').replace(/[.!]+$/, ''))
  const unnamed = lines
    .replace(/^(?:the\s+)?(?:answers?|solutions?|result)\s*(?:is|are|:)?\s+/i, '')
    .replace(/^(?:\([^()]*\)|\p{L})\s*(?:=|∈|:)\s*(?=[([{])/u, '')
  const text = closed(unnamed).replace(/^(?:(?:its|it's|it is|at|they (?:meet|cross) (?:at|in))\s+)?(?:the\s+)?(?:set|interval|point)\s*(?:is|are|:)?\s+/i, '')
  const bracketed = betweenWords(text)
  const { inside, open, close } = unwrapped(bracketed)
  const hasOtherWords = bracketed !== unnamed
  const isDenied = bracketed !== text && isNegated(text.slice(0, text.indexOf(bracketed)))
  const around = { open, close, hasOtherWords, isDenied }
  const joined = withBothSigns(inside).replaceAll(/\s*(?:[,;]\s*)?(?:\b(?:and|or)\b|&)\s*/gi, '; ')
  const parted = [
    partsBetweenCommas(joined, true),
    partsBetweenCommas(joined, false),
    partsBetweenCommas(inside, true),
    partsBetweenCommas(inside, false),
    ...(/[,;]/.test(inside) ? [] : [joined.split(/[\s;]+/).filter((part) => part !== '')]),
    ...(/\p{L}\s+-+\s+\p{L}/u.test(inside) ? [inside.split(/\s+-+\s+/)] : []),
    ...(/\p{L}\s*[/+]\s*\p{L}/u.test(inside) ? [inside.split(/[/+]/).map((part) => part.trim())] : []),
  ]
  const different = new Map(parted.filter((items) => items.length <= most).map((items) => [items.join('\n'), items]))
  const ways = [...different.values()].map((items) => ({ items, ...around }))
  const inSequence = partsInSequence(inside)
  return inSequence.length > 1 ? [...ways, { items: inSequence, ...around, hasOtherWords: true }] : ways
}

/** `1. solid 2. liquid` and `1) solid, 2) liquid` as `solid; liquid`, where the numbers count from 1. */
function withoutNumbers(text: string): string {
  const counted = /(?:^|[\s,;]+)(\d{1,2})(?:[.)]\s+(?=\S)|\s+(?!(?:and|or|x|times|with)(?!\p{L}))(?=\p{L}))/giu
  const numbers = [...text.matchAll(counted)].map(([, number]) => Number(number))
  const isCount = numbers.length > 1 && numbers.every((number, index) => number === index + 1)
  return isCount ? text.replaceAll(counted, '; ').replace(/^; /, '') : text
}

/** A missing last bracket, as in a formula: `(2, 3`. */
function closed(text: string): string {
  const closing = { '(': ')', '{': '}' }[text.charAt(0)]
  return closing === undefined || /[)\]}]/.test(text) || /[([{]/.test(text.slice(1)) ? text : `${text}${closing}`
}

/** `±2` and `+-2` as `2; -2`. */
function withBothSigns(text: string): string {
  return text.replaceAll(/(?<![^\s,;=([{])\+\/?-(?=\s*[\d√(])/g, '±').replaceAll(/±\s*([^\s,;]+)/g, '$1; -$1')
}

/** The brackets of `its (2,3) lol`; the text itself where more than words stands around them. */
function betweenWords(text: string): string {
  const start = text.search(/[([{]/)
  const end = start < 0 ? 0 : start + depthEnd(text.slice(start)) + 1
  const [tail, bracketed] = [text.slice(end), text.slice(start, end)]
  const isOnlyTalk = tail === '' || (/^[\s.,!?-]*\s[^\d()[\]{}=<>+*^;|∪]+$/u.test(tail) && !/^[\s,]*(?:or|and|u|to|oder|ou)(?!\p{L})/iu.test(tail))
  return start >= 0 && isOnlyTalk && unwrapped(bracketed).open !== '' ? bracketed : text
}

/** `1/4 then 1/2 then 3/4`, `1/4 < 1/2 < 3/4`. */
function partsInSequence(text: string): string[] {
  return text.split(/\s*(?:[,;]\s*)?(?:(?<!\p{L})(?:and )?then(?!\p{L})|[<>→]|-+>)\s*/iu).filter((part) => part !== '')
}

function depthEnd(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/[([{]/.test(text.charAt(at))) depth += 1
    if (/[)\]}]/.test(text.charAt(at))) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
