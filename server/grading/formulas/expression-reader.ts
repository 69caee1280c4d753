import { functions } from './expression.ts'
import type { Expression, FunctionName } from './expression.ts'
import { tokenize } from './expression-tokens.ts'
import type { LetterRules, Token } from './expression-tokens.ts'
import { isExponentTooLarge } from './formula-value.ts'

/** The longest text that is read as an expression, in characters. */
export const longestExpression = 200

const mostNodes = 80

/** Why a text is no expression. `function`: a bracket after a word that is none; `word`: letters that are no names. */
export type Trouble = 'too long' | 'too large' | 'exponent' | 'function' | 'word' | 'syntax'

/** An expression that was read, or why none was. `isSplitFraction`: a fraction with a factor behind it, `1/2x` read as (1/2)x. */
export type ReadExpression = { ok: true; expression: Expression; isSplitFraction: boolean } | { ok: false; trouble: Trouble }

/**
 * Reads an expression whose letters may only be the given names, `pi` and `e` (or any single letter with `names: 'any'`);
 * null for everything else. At most 200 characters and 80 parts. A number or bracket before a name or bracket multiplies.
 */
export function parseExpression(text: string, names: ReadonlySet<string> | 'any'): Expression | null {
  const letters: LetterRules = names === 'any' ? { names: new Set(), others: 'single' } : { names, others: 'none' }
  const read = readExpression(text, letters)
  return read.ok ? read.expression : null
}

/**
 * Reads an expression by the given rules for its letters. `isForgiving` closes one missing bracket at the end and lets a
 * number follow a bracket. Reading takes time in proportion to the text, which is cut off at 200 characters and 80 parts.
 */
export function readExpression(text: string, letters: LetterRules, isForgiving = false): ReadExpression {
  if (text.length > longestExpression) return { ok: false, trouble: 'too long' }
  const tokens = tokenize(text, letters)
  if (typeof tokens === 'string') return { ok: false, trouble: tokens }
  if (tokens.length === 0) return { ok: false, trouble: 'syntax' }
  if (tokens.filter((token) => token.type !== 'sign').length > mostNodes) return { ok: false, trouble: 'too large' }
  const reader: Reader = { tokens, at: 0, nodes: 0, bars: 0, missing: isForgiving ? 1 : 0, isForgiving, isSplitFraction: false }
  const expression = readSum(reader)
  if (reader.nodes > mostNodes) return { ok: false, trouble: 'too large' }
  if (!expression || reader.at < tokens.length) return { ok: false, trouble: 'syntax' }
  return isExponentTooLarge(expression) ? { ok: false, trouble: 'exponent' } : { ok: true, expression, isSplitFraction: reader.isSplitFraction }
}

type Reader = {
  tokens: readonly Token[]
  at: number
  nodes: number
  bars: number
  missing: number
  isForgiving: boolean
  isSplitFraction: boolean
}

function made(reader: Reader, node: Expression | null): Expression | null {
  reader.nodes += 1
  return node
}

function peekSign(reader: Reader): string | null {
  const token = reader.tokens[reader.at]
  return token?.type === 'sign' ? token.sign : null
}

function readSum(reader: Reader): Expression | null {
  let left = readProduct(reader)
  for (let sign = peekSign(reader); left && (sign === '+' || sign === '-'); sign = peekSign(reader)) {
    reader.at += 1
    const right = readProduct(reader)
    left = made(reader, right && { type: 'operation', operator: sign, left, right })
  }
  return left
}

function readProduct(reader: Reader): Expression | null {
  let left = readSigned(reader)
  while (left) {
    const sign = peekSign(reader)
    const isSilent = multipliesSilently(reader)
    if (sign !== '*' && sign !== '/' && !isSilent) return left
    if (isSilent && left.type === 'operation' && left.operator === '/' && left.right.type === 'number') reader.isSplitFraction = true
    if (!isSilent) reader.at += 1
    const right: Expression | null = isSilent ? readPower(reader) : readSigned(reader)
    left = made(reader, right && { type: 'operation', operator: sign === '/' ? '/' : '*', left, right })
  }
  return left
}

function multipliesSilently(reader: Reader): boolean {
  const token = reader.tokens[reader.at]
  if (!token) return false
  if (token.type === 'sign') return token.sign === '(' || (token.sign === '|' && reader.bars === 0)
  const before = reader.tokens[reader.at - 1]
  return token.type !== 'number' || (reader.isForgiving && before?.type === 'sign' && before.sign === ')')
}

function readSigned(reader: Reader): Expression | null {
  const sign = peekSign(reader)
  if (sign !== '-' && sign !== '+') return readPower(reader)
  reader.at += 1
  const of = readSigned(reader)
  return of && sign === '-' ? made(reader, { type: 'negative', of }) : of
}

function readPower(reader: Reader): Expression | null {
  const base = readAtom(reader)
  return base && readExponent(reader, base)
}

function readExponent(reader: Reader, base: Expression): Expression | null {
  if (peekSign(reader) !== '^') return base
  reader.at += 1
  const right = readSigned(reader)
  return made(reader, right && { type: 'operation', operator: '^', left: base, right })
}

function readAtom(reader: Reader): Expression | null {
  const token = reader.tokens[reader.at]
  reader.at += 1
  if (!token) return null
  if (token.type === 'number' || token.type === 'name' || token.type === 'constant') return made(reader, token)
  if (token.type === 'call') return readCall(reader, token.name)
  if (token.sign === '|') return readBars(reader)
  return token.sign === '(' ? readBracket(reader) : null
}

function readBracket(reader: Reader): Expression | null {
  const bars = reader.bars
  reader.bars = 0
  const inside = readSum(reader)
  reader.bars = bars
  if (inside && peekSign(reader) === ')') reader.at += 1
  else if (inside && reader.at >= reader.tokens.length && reader.missing > 0) reader.missing -= 1
  else return null
  return inside
}

function readBars(reader: Reader): Expression | null {
  reader.bars += 1
  const of = readSum(reader)
  reader.bars -= 1
  if (!of || peekSign(reader) !== '|') return null
  reader.at += 1
  return made(reader, { type: 'call', name: 'abs', of })
}

/** `sin(x)`, `sin x`, `sin 2x` and `sin^2 x`; a root takes only what touches it. */
function readCall(reader: Reader, name: FunctionName): Expression | null {
  const exponent = peekSign(reader) === '^' ? reader.tokens[reader.at + 1] : null
  if (exponent !== null && exponent?.type !== 'number') return null
  if (exponent) reader.at += 2
  const of = peekSign(reader) === '(' ? readAtom(reader) : readArgument(reader, name)
  const called = made(reader, of && { type: 'call', name, of })
  return called && exponent ? made(reader, { type: 'operation', operator: '^', left: called, right: exponent }) : called
}

function readArgument(reader: Reader, name: FunctionName): Expression | null {
  let of = readPower(reader)
  if (functions[name] === Math.sqrt || name === 'abs') return of
  for (let next = reader.tokens[reader.at]; of && (next?.type === 'name' || next?.type === 'constant'); next = reader.tokens[reader.at]) {
    const right = readPower(reader)
    of = made(reader, right && { type: 'operation', operator: '*', left: of, right })
  }
  return of
}
