import { cleaned } from './cleaning.ts'
import { parseExpression } from './expression-reader.ts'
import { parseNumberKey, parseRangeKey } from './number-key.ts'
import type { NumberKey } from './number-key.ts'
import type { KeyLine } from './types.ts'

/** A key line with what it is. Formulas, equations, lists, sets and intervals are told apart but not compared here. */
export type Key =
  | { kind: 'number'; number: NumberKey; text: string }
  | { kind: 'text'; text: string }
  | { kind: StructuredKind; text: string }

/** Kinds of key that only their own comparison can judge; their text is kept as written. */
export type StructuredKind = 'formula' | 'equation' | 'list' | 'set' | 'interval'

/** What a key line is: a number with its unit, a formula of the prompt's variables, a list, or a text. `prompt` in plain characters. */
export function readKey(line: KeyLine, units: string | null, prompt: string): Key {
  if (line.label === 'range') {
    const range = parseRangeKey(line.text, units)
    return range ? { kind: 'number', number: range, text: line.text } : { kind: 'interval', text: line.text }
  }
  const number = parseNumberKey(line.text, units)
  if (number) return { kind: 'number', number, text: line.text }
  const structured = structuredKind(cleaned(line.text), prompt)
  return { kind: structured ?? 'text', text: line.text }
}

function structuredKind(text: string, prompt: string): StructuredKind | null {
  if (/^\{.*\}$/.test(text)) return 'set'
  if (/^[([].*,.*[)\]]$/.test(text) && text.split(',').length === 2 && hasMathItems(text.slice(1, -1))) return 'interval'
  if (/,\s/.test(text.replace(/\(?\s*in order\s*\)?$/i, ''))) return isOneKindList(text) ? 'list' : null
  if (/^\d+(?:,\d+){2,}(?:\s*\(?in order\)?)?$/.test(text)) return 'list'
  if (/[<>≤≥=]/.test(text)) return text.split(/[<>≤≥=]+/).every((side) => isFormula(side, prompt, true)) ? 'equation' : null
  return isFormula(text, prompt, false) ? 'formula' : null
}

function hasMathItems(text: string): boolean {
  return text.split(',').every((item) => parseExpression(item.replace(/-?(?:∞|inf(?:inity)?)/i, '0'), 'any') !== null)
}

function isOneKindList(text: string): boolean {
  const items = text.replace(/\s*\(?\s*in order\s*\)?$/i, '').split(/,\s/).map((item) => item.trim())
  const kinds = new Set(items.map((item) => (parseExpression(item, 'any') ? 'math' : 'text')))
  return items.length > 1 && items.every((item) => item !== '') && kinds.size === 1
}

/** An operator, a bracket, or a letter that is a variable of the prompt; `isSide`: any single letter, as part of an equation. */
function isFormula(text: string, prompt: string, isSide: boolean): boolean {
  const source = text.trim().replaceAll(/(?<=[a-z\d)])\s*²/gi, '^2')
  if (!parseExpression(source, 'any') && !parseExpression(source, variablesOf(prompt))) return false
  return isSide || /[+*/^()×·÷√|]|(?<=[\da-z)]\s*)-/i.test(source) || /\d[a-z]/i.test(source) || variablesOf(prompt).has(source)
}

/** Single letters that a prompt uses in arithmetic or asks to solve for. */
function variablesOf(prompt: string): ReadonlySet<string> {
  const uses = prompt.matchAll(/\d([a-z])(?![\p{L}])|(?<![\p{L}])([a-z])\s*[-+*/^=<>]|[-+*/^=<>]\s*([a-z])(?![\p{L}])|\bfor ([a-z])(?![\p{L}])/giu)
  return new Set([...uses].flatMap((match) => match.slice(1).filter((letter) => letter !== undefined)))
}
