import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { abbreviationWords, isAcronymWord, unitWords } from './english-abbreviations.ts'
import { dateWords, halfOfDay, monthOf, timeWords } from './english-dates.ts'
import { cardinal, digits, fraction, numberWords, ordinal } from './english-numbers.ts'
import type { Token } from './tokens.ts'

/** What is said for one token, in lower-case words, and the pause after it; `words` is empty when it is silent. */
export type SpokenToken = { words: string[]; mark: '' | ',' | '.' | '?' | '!' }

type Place = { before: string; after: string; isCapitals: boolean }

const signs: Record<string, string> = { '&': 'and', '+': 'plus', '=': 'equals', '%': 'percent', '@': 'at', '×': 'times', '÷': 'divided by' }
const moneyNames: Record<string, [string, string]> = { $: ['dollar', 'cent'], '£': ['pound', 'penny'], '€': ['euro', 'cent'], '¥': ['yen', ''] }
const large = /^(?:hundred|thousand|million|billion)$/i

/**
 * How an English voice says a script, token by token: numbers, dates, times, money, abbreviations and addresses in words,
 * capitals letter by letter. `letteray` is the name of the letter A.
 */
export function spokenEnglish(script: string, tokens: readonly Token[]): SpokenToken[] {
  const letters = script.replaceAll(/[^\p{L}]/gu, '')
  const isCapitals = letters.length > 5 && letters === letters.toUpperCase()
  const cores = tokens.map(({ text }) => coreOf(text))
  return tokens.map(({ text, end }, index) => {
    const core = cores[index] ?? ''
    const place = { before: cores[index - 1] ?? '', after: cores[index + 1] ?? '', isCapitals }
    const hasDot = text.slice(text.indexOf(core) + core.length).startsWith('.')
    const short = abbreviationWords(core, hasDot)
    const isAtBreak = index === tokens.length - 1 || /^\s*\n/.test(Array.from(script).slice(end).join(''))
    const startsNext = /^\p{Lu}/u.test(tokens[index + 1]?.text ?? '') && !/^(?:mr|mrs|ms|dr|prof|st|mt)$/i.test(core)
    const words = short ?? (core === '' ? (signs[text] ?? '') : wordsOf(core, place))
    const isDotOfWord = hasDot && (short !== null || dottedLetters(core) !== null) && !isAtBreak && !startsNext
    return { words: words.split(' ').filter((word) => word !== ''), mark: isDotOfWord ? '' : markOf(text, isAtBreak) }
  })
}

function coreOf(text: string): string {
  return text.replace(/^[^\p{L}\p{N}$£€¥#+−-]+/u, '').replace(/[^\p{L}\p{N}%°]+$/u, '')
}

function markOf(text: string, isAtBreak: boolean): SpokenToken['mark'] {
  const last = [...text].reverse().find((char) => '.,?!;:…'.includes(char))
  if (!/[.,?!;:…][^\p{L}\p{N}]*$/u.test(text) || last === undefined) return isAtBreak ? ',' : ''
  if (last === '?' || last === '!') return last
  return last === ',' || last === ';' || last === ':' ? ',' : '.'
}

function wordsOf(core: string, place: Place): string {
  return (
    addressWords(core) ??
    dottedLetters(core) ??
    moneyWords(core, place) ??
    timeWords(core, /^[ap]\.?m$/i.test(place.after)) ??
    dateWords(core) ??
    ratioWords(core) ??
    amountWords(core, place) ??
    monthWords(core) ??
    unitAfterNumber(core, place) ??
    compoundWords(core, place) ??
    plainWord(core, place)
  )
}

function addressWords(text: string): string | null {
  const isMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)
  const isSite = /^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/[\w./?=&#-]*)?$/i.test(text) && /[a-z]{2}\.[a-z]{2,6}/i.test(text)
  if (!isMail && !isSite) return null
  const names: Record<string, string> = { '@': 'at', '.': 'dot', '-': 'dash', '_': 'underscore', '/': 'slash', '+': 'plus', ':': '' }
  const parts = text.replace(/^https?:\/\//, '').match(/[a-z]+|\d+|[^a-z\d]/gi) ?? []
  return parts.map((part) => names[part] ?? (/^\d/.test(part) ? digits(part) : part === 'www' ? 'w w w' : /^[a-z]+$/i.test(part) ? plainWord(part.toLowerCase(), null) : '')).join(' ')
}

function dottedLetters(text: string): string | null {
  return /^(?:\p{L}\.)+\p{L}$/u.test(text) ? spelled(text.replaceAll('.', '')) : null
}

function moneyWords(core: string, { after }: Place): string | null {
  const [, sign = '', whole = '', cents] = /^([$£€¥])(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(core) ?? []
  const [unit = '', coin = ''] = moneyNames[sign] ?? []
  const amount = numberWords(whole)
  if (amount === null || unit === '') return null
  if (large.test(after)) return amount + (cents ? ` point ${digits(cents)}` : '')
  const main = `${amount} ${plural(unit, whole === '1')}`
  const value = Number((cents ?? '0').padEnd(2, '0'))
  if (value === 0) return main
  const change = `${cardinal(value)} ${coin === 'penny' && value !== 1 ? 'pence' : plural(coin, value === 1)}`
  return Number(whole) === 0 ? change : `${main} and ${change}`
}

function plural(noun: string, isOne: boolean): string {
  return isOne || noun === 'yen' ? noun : `${noun}s`
}

function ratioWords(core: string): string | null {
  const [, upper = '', lower = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(core) ?? []
  return lower !== '' && Number(lower) > 1 && Number(upper) < 100 ? fraction(Number(upper), Number(lower)) : null
}

function amountWords(core: string, { before, after }: Place): string | null {
  const position = /^(\d{1,9})(?:st|nd|rd|th)$/i.exec(core)
  if (position) return ordinal(Number(position[1]))
  const decade = /^(\d{2,4})['’]?s$/.exec(core)
  if (decade) return numberWords(decade[1] ?? '', true)?.replace(/y$/, 'ie').concat('s') ?? null
  const isDay = /^\d{1,2}$/.test(core) && (monthOf(before) !== null || monthOf(after) !== null) && Number(core) >= 1 && Number(core) <= 31
  if (isDay) return ordinal(Number(core))
  const [, number = '', unit = ''] = /^#?([-−+]?\d[\d,]*(?:\.\d+)?)([%°\p{L}/]*)$/u.exec(core) ?? []
  if (core.startsWith('#') && unit === '') return `number ${numberWords(number) ?? ''}`
  const words = numberWords(number, unit === '' && unitWords(after, false) === null)
  if (words === null || unit === '') return words
  const named = unitWords(unit, number === '1')
  return named === null ? null : `${words} ${named}`
}

function monthWords(core: string): string | null {
  return /^\p{Lu}/u.test(core) && core.length > 2 && core.length < 5 ? monthOf(core) : null
}

function unitAfterNumber(core: string, { before }: Place): string | null {
  return /^\d[\d,.]*$/.test(before) ? unitWords(core, before === '1') : null
}

function compoundWords(core: string, place: Place): string | null {
  if (/^\d{3,}(?:-\d{3,})+$/.test(core)) return core.split('-').map(digits).join(' ')
  const range = /^(\d[\d,.]*)[-–](\d[\d,.]*)$/.exec(core)
  if (range) return [numberWords(range[1] ?? '', true), 'to', numberWords(range[2] ?? '', true)].join(' ')
  const parts = core.split(/([-–—/_&+=@×÷…]|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|\.{2,})/u).filter((part) => part !== '')
  if (parts.length < 2) return null
  return parts.map((part) => signs[part] ?? partWords(part, place)).join(' ')
}

function partWords(part: string, place: Place): string {
  if (!/[\p{L}\p{N}]/u.test(part)) return ''
  return /^[a-z]$/i.test(part) ? spelled(part) : wordsOf(part, { ...place, before: '', after: '' })
}

function plainWord(core: string, place: Place | null): string {
  if (/^[ap]m$/i.test(core) && place && /^\d/.test(place.before)) return halfOfDay(core)
  if (place && large.test(core) && /^[$£€]\d/.test(place.before)) return `${core.toLowerCase()} ${moneyNames[place.before.slice(0, 1)]?.[0] ?? ''}s`
  const plain = core.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('ß', 'ss').replaceAll(/[æÆ]/g, 'ae').replaceAll(/[øØ]/g, 'o')
  const kept = plain.replaceAll(/[^a-z']/gi, '')
  if (/^[A-Z]{2,5}s?$/.test(kept) && !place?.isCapitals && isSpelled(kept)) return kept.endsWith('s') ? `${spelled(kept.slice(0, -1))} s` : spelled(kept)
  return kept.toLowerCase()
}

function isSpelled(text: string): boolean {
  const capitals = text.replace(/s$/, '')
  return !isAcronymWord(capitals) && !(isEnglishWord(text.toLowerCase()) && capitals !== 'US' && capitals !== 'IT')
}

function spelled(text: string): string {
  return [...text.toLowerCase()].map((letter) => (letter === 'a' ? 'letteray' : letter)).join(' ')
}
