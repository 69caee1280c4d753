import { cleaned } from '#server/grading/text/cleaning.ts'
import { withDegreesOf } from '#server/grading/numbers/degrees.ts'
import { readOwnKind } from '#server/grading/numbers/own-kinds.ts'
import type { OwnKindKey } from '#server/grading/numbers/own-kinds.ts'
import { isVariableUnit, readFormulaKey } from '#server/grading/formulas/formula-key.ts'
import type { FormulaKey } from '#server/grading/formulas/formula-key.ts'
import { partsBetweenCommas, unwrapped } from '#server/grading/lists/items-text.ts'
import { asksHowLong } from '#server/grading/numbers/judge-time.ts'
import { parseNumberKey, parseRangeKey, parseTimeSpan } from '#server/grading/numbers/number-key.ts'
import type { NumberKey } from '#server/grading/numbers/number-key.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import type { KeyLine } from '#server/grading/types.ts'

/** Several keys in one: a list or set in any order, pairs and intervals in theirs. `open` and `close` are the brackets as written. */
export type ItemsKey = {
  kind: 'list' | 'set' | 'pair' | 'interval'
  items: readonly Key[]
  inOrder: boolean
  open: string
  close: string
  text: string
}

/** A key line with what it is. A `Range:` that can't be read stays `unread`. */
export type Key =
  | { kind: 'number'; number: NumberKey; text: string }
  | { kind: 'text'; text: string }
  | OwnKindKey
  | FormulaKey
  | ItemsKey
  | { kind: 'unread'; text: string }

/** What a question tells about its keys: the text of `Units:` and of `Form:`, and the prompt in plain characters. */
export type KeySurroundings = { units: string | null; form: string | null; prompt: string }

const inOrderNote = /(?:\(\s*)?\bin order\s*\)?$/i

/** What a key line is: a date, a time, a ratio, a number with its unit, a formula of the prompt's variables, a list of keys, or a text. */
export function readKey(line: KeyLine, surroundings: KeySurroundings): Key {
  const { units, form, prompt } = surroundings
  const { text } = line
  if (line.label === 'range') {
    const range = parseRangeKey(text, units)
    return range ? inDegreesOf(prompt, range) : { kind: 'unread', text }
  }
  if (/^\s*exact words\s*$/i.test(form ?? '') || isPole(text, prompt)) return { kind: 'text', text }
  const amount = asksHowLong.test(prompt) ? parseTimeSpan(text) : null
  if (amount) return { kind: 'number', number: amount, text }
  const own = readOwnKind(text, prompt)
  if (own) return own
  const infinity = infinityIn(text)
  if (infinity !== null) return { kind: 'text', text: infinity }
  const variable = /^(?:\p{L}\s*=\s*)?[-−]?[\d.,/\s]*\d\s?([a-z])$/iu.exec(text.trim())?.[1]
  const number = variable !== undefined && isVariableUnit(variable, prompt) ? null : parseNumberKey(text, units)
  if (number) return inDegreesOf(prompt, number)
  return readItemsKey(text, surroundings) ?? readFormulaKey(text, prompt) ?? { kind: 'text', text }
}

function inDegreesOf(prompt: string, number: NumberKey): Key {
  return { kind: 'number', number: { ...number, units: withDegreesOf(prompt, number.units) }, text: number.text }
}

/** `∞` or `-∞` when the text is a writing of it, else null. */
export function infinityIn(text: string): string | null {
  if (text.length > 40 || !/[∞io]/i.test(text)) return null
  const [, sign] = /^([-+]?)\s*(?:∞|inf(?:inity)?|oo)$/i.exec(cleaned(text)) ?? []
  return sign === undefined ? null : `${sign === '-' ? '-' : ''}∞`
}

function readItemsKey(key: string, surroundings: KeySurroundings): ItemsKey | null {
  const text = cleaned(key).replace(/\.$/, '')
  const body = text.replace(inOrderNote, '').trimEnd()
  const inOrder = inOrderNote.test(text)
  const { inside, open, close } = unwrapped(body)
  const read = (items: readonly string[]) => itemKeys(items, { ...surroundings, prompt: `${surroundings.prompt} ${text}` })
  if (open === '{' && close === '}') return { kind: 'set', items: read(partsOf(inside)), inOrder, open, close, text: key }
  if (open === '(' || open === '[') {
    const items = read(partsOf(inside))
    const isMath = items.length > 1 && items.every(isMathKey)
    const isEndless = items.some((item) => infinityIn(item.text) !== null)
    const kind = items.length === 2 && (open === '[' || close === ']' || isEndless) ? 'interval' : 'pair'
    return isMath && close !== '}' ? { kind, items, inOrder: true, open, close, text: key } : null
  }
  const parts = /^[-−]?\d+(?:,[-−]?\d+){2,}$/.test(body) ? body.split(',') : partsBetweenCommas(body, true)
  const items = parts.length > 1 ? read(parts) : []
  const isOfOneKind = items.length > 1 && new Set(items.map(isMathKey)).size === 1
  return isOfOneKind ? { kind: 'list', items, inOrder, open: '', close: '', text: key } : null
}

function itemKeys(items: readonly string[], surroundings: KeySurroundings): Key[] {
  const letters = items.map((item) => /^(\p{L})\s*=/u.exec(item)?.[1])
  const areAssignments = items.length > 1 && !letters.includes(undefined) && new Set(letters).size === items.length
  return items.map((text) => (areAssignments ? readFormulaKey(text, surroundings.prompt) : null) ?? readKey({ label: 'answer', text }, surroundings))
}

function isMathKey(key: Key): boolean {
  return key.kind !== 'text' || infinityIn(key.text) !== null
}

function partsOf(inside: string): string[] {
  return partsBetweenCommas(inside, /[,;]\s/.test(inside))
}
