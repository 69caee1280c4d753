import { absolute, add, divide, exactRoot, multiply, negate, parseDecimal, power, toNumber } from './rational.ts'
import type { Rational } from './rational.ts'

/** A parsed arithmetic expression. Only numbers, names, + − × ÷ ^ and the listed functions exist in it. */
export type Expression =
  | { type: 'number'; value: Rational }
  | { type: 'name'; name: string }
  | { type: 'constant'; value: number }
  | { type: 'negative'; of: Expression }
  | { type: 'operation'; operator: Operator; left: Expression; right: Expression }
  | { type: 'call'; name: FunctionName; of: Expression }

/** A value: exact where arithmetic allows it, else a finite double. */
export type Real = { exact: Rational } | { float: number }

type Operator = '+' | '-' | '*' | '/' | '^'

const functions = { sqrt: Math.sqrt, abs: Math.abs, sin: Math.sin, cos: Math.cos, tan: Math.tan, log: Math.log10, ln: Math.log, exp: Math.exp }
type FunctionName = keyof typeof functions

const longestText = 200
const mostNodes = 80
const largestExponent = 50
const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }

/**
 * Reads an expression whose letters may only be the given names, `pi` and `e` (or any single letter with `names: 'any'`);
 * null for everything else. At most 200 characters and 80 parts. A number or bracket before a name or bracket multiplies.
 */
export function parseExpression(text: string, names: ReadonlySet<string> | 'any'): Expression | null {
  if (text.length > longestText) return null
  const tokens = tokenize(text, names)
  if (!tokens || tokens.length === 0 || tokens.length > mostNodes) return null
  const reader = { tokens, at: 0 }
  const expression = readSum(reader)
  return expression && reader.at === tokens.length ? expression : null
}

/** The value with each name looked up in `values`; null for an unknown name, a division by zero, or a result that is no number or too large. */
export function evaluate(expression: Expression, values: Readonly<Record<string, Real>>): Real | null {
  switch (expression.type) {
    case 'number':
      return { exact: expression.value }
    case 'name':
      return Object.hasOwn(values, expression.name) ? (values[expression.name] ?? null) : null
    case 'constant':
      return { float: expression.value }
    case 'negative': {
      const of = evaluate(expression.of, values)
      return of && ('exact' in of ? { exact: negate(of.exact) } : { float: -of.float })
    }
    case 'call': {
      const of = evaluate(expression.of, values)
      return of && call(expression.name, of)
    }
    case 'operation': {
      const left = evaluate(expression.left, values)
      const right = evaluate(expression.right, values)
      return left && right && operate(expression.operator, left, right)
    }
  }
}

/** Every name in the expression that is not `pi` or `e`. */
export function namesIn(expression: Expression): string[] {
  switch (expression.type) {
    case 'number':
    case 'constant':
      return []
    case 'name':
      return [expression.name]
    case 'negative':
    case 'call':
      return namesIn(expression.of)
    case 'operation':
      return [...namesIn(expression.left), ...namesIn(expression.right)]
  }
}

/** The value as a double. */
export function realToNumber(real: Real): number {
  return 'exact' in real ? toNumber(real.exact) : real.float
}

type Token =
  | { type: 'number'; value: Rational }
  | { type: 'name'; name: string }
  | { type: 'constant'; value: number }
  | { type: 'call'; name: FunctionName }
  | { type: 'sign'; sign: string }

function tokenize(text: string, names: ReadonlySet<string> | 'any'): Token[] | null {
  const signs: Readonly<Record<string, string>> = { '−': '-', '–': '-', '×': '*', '·': '*', '⋅': '*', '÷': '/', '√': ' sqrt ', 'π': ' pi ' }
  const source = text.replaceAll('**', '^').replaceAll(/[−–×·⋅÷√π]/g, (sign) => signs[sign] ?? sign)
  const pattern = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d{1,3}(?![\da-z]))?|\.\d+)|([a-z][a-z0-9_]*)|([-+*/^()]))/giy
  const tokens: Token[] = []
  while (pattern.lastIndex < source.trimEnd().length) {
    const match = pattern.exec(source)
    if (!match) return null
    const [, number, word, sign] = match
    if (number !== undefined) {
      const value = parseDecimal(number)
      if (!value) return null
      tokens.push({ type: 'number', value })
    } else if (word !== undefined) {
      const read = readWord(word, names)
      if (!read) return null
      tokens.push(...read)
    } else if (sign !== undefined) {
      tokens.push({ type: 'sign', sign })
    }
  }
  return tokens
}

function readWord(word: string, names: ReadonlySet<string> | 'any'): Token[] | null {
  if (names !== 'any' && names.has(word)) return [{ type: 'name', name: word }]
  if (isFunctionName(word)) return [{ type: 'call', name: word }]
  const constant = Object.hasOwn(constants, word) ? constants[word] : undefined
  if (constant !== undefined) return [{ type: 'constant', value: constant }]
  const letters = [...word]
  const isKnown = names === 'any' ? word.length === 1 : letters.every((letter) => names.has(letter))
  return isKnown ? letters.map((name) => ({ type: 'name', name })) : null
}

function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(functions, word)
}

type Reader = { tokens: readonly Token[]; at: number }

function peekSign(reader: Reader): string | null {
  const token = reader.tokens[reader.at]
  return token?.type === 'sign' ? token.sign : null
}

function readSum(reader: Reader): Expression | null {
  let left = readProduct(reader)
  for (let sign = peekSign(reader); left && (sign === '+' || sign === '-'); sign = peekSign(reader)) {
    reader.at += 1
    const right = readProduct(reader)
    left = right && { type: 'operation', operator: sign, left, right }
  }
  return left
}

function readProduct(reader: Reader): Expression | null {
  let left = readSigned(reader)
  while (left) {
    const sign = peekSign(reader)
    const token = reader.tokens[reader.at]
    const multipliesSilently = token && (sign === '(' || token.type === 'name' || token.type === 'constant' || token.type === 'call')
    if (sign !== '*' && sign !== '/' && !multipliesSilently) return left
    if (!multipliesSilently) reader.at += 1
    const right: Expression | null = multipliesSilently ? readPower(reader) : readSigned(reader)
    left = right && { type: 'operation', operator: sign === '/' ? '/' : '*', left, right }
  }
  return left
}

function readSigned(reader: Reader): Expression | null {
  const sign = peekSign(reader)
  if (sign !== '-' && sign !== '+') return readPower(reader)
  reader.at += 1
  const of = readSigned(reader)
  return of && sign === '-' ? { type: 'negative', of } : of
}

function readPower(reader: Reader): Expression | null {
  const base = readAtom(reader)
  if (!base || peekSign(reader) !== '^') return base
  reader.at += 1
  const right = readSigned(reader)
  return right && { type: 'operation', operator: '^', left: base, right }
}

function readAtom(reader: Reader): Expression | null {
  const token = reader.tokens[reader.at]
  reader.at += 1
  if (!token) return null
  if (token.type === 'number' || token.type === 'name' || token.type === 'constant') return token
  if (token.type === 'call') {
    const of = peekSign(reader) === '(' ? readAtom(reader) : readPower(reader)
    return of && { type: 'call', name: token.name, of }
  }
  if (token.sign !== '(') return null
  const inside = readSum(reader)
  if (!inside || peekSign(reader) !== ')') return null
  reader.at += 1
  return inside
}

function call(name: FunctionName, of: Real): Real | null {
  if ('exact' in of && name === 'abs') return { exact: absolute(of.exact) }
  if ('exact' in of && name === 'sqrt') {
    const root = exactRoot(of.exact)
    if (root) return { exact: root }
  }
  return finite(functions[name](realToNumber(of)))
}

function operate(operator: Operator, left: Real, right: Real): Real | null {
  if ('exact' in left && 'exact' in right) {
    const exact = operateExactly(operator, left.exact, right.exact)
    if (exact !== 'inexact') return exact && { exact }
  }
  const [a, b] = [realToNumber(left), realToNumber(right)]
  switch (operator) {
    case '+':
      return finite(a + b)
    case '-':
      return finite(a - b)
    case '*':
      return finite(a * b)
    case '/':
      return finite(a / b)
    case '^':
      return Math.abs(b) > largestExponent ? null : finite(a ** b)
  }
}

function operateExactly(operator: Operator, a: Rational, b: Rational): Rational | null | 'inexact' {
  switch (operator) {
    case '+':
      return add(a, b)
    case '-':
      return add(a, negate(b))
    case '*':
      return multiply(a, b)
    case '/':
      return divide(a, b)
    case '^':
      if (b.d !== 1n) return 'inexact'
      return absolute(b).n > BigInt(largestExponent) ? null : power(a, Number(b.n))
  }
}

function finite(value: number): Real | null {
  return Number.isFinite(value) ? { float: value } : null
}
