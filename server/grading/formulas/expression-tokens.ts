import { functions } from './expression.ts'
import type { FunctionName } from './expression.ts'
import { parseDecimal } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'

/** One part of an expression's text. */
export type Token =
  | { type: 'number'; value: Rational }
  | { type: 'name'; name: string }
  | { type: 'constant'; value: number }
  | { type: 'call'; name: FunctionName }
  | { type: 'sign'; sign: string }

/**
 * Which letters are names: the given `names`, and of all others `none`, `single` ones that stand alone, or each letter of
 * a run (`split`; there a letter that differs from a name in case only is that name).
 */
export type LetterRules = { names: ReadonlySet<string>; others: 'none' | 'single' | 'split' }

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }
const signs: Readonly<Record<string, string>> = { '−': '-', '–': '-', '×': '*', '·': '*', '⋅': '*', '÷': '/', '√': ' sqrt ', 'π': ' pi ' }

/** The parts of a text, or why it has other things in it. */
export function tokenize(text: string, letters: LetterRules): Token[] | 'function' | 'word' | 'syntax' {
  const source = text.replaceAll('**', '^').replaceAll(/[−–×·⋅÷√π]/g, (sign) => signs[sign] ?? sign)
  const pattern = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d{1,3}(?![\d\p{L}]))?|\.\d+)|(\p{L}[\p{L}0-9_]*)|([-+*/^()|]))/giuy
  const end = source.trimEnd().length
  const tokens: Token[] = []
  while (pattern.lastIndex < end) {
    const match = pattern.exec(source)
    if (!match) return 'syntax'
    const [, number, word, sign] = match
    if (number !== undefined) {
      const value = parseDecimal(number)
      if (!value) return 'syntax'
      tokens.push({ type: 'number', value })
    } else if (word !== undefined) {
      const read = readWord(word, letters)
      const isCalled = source.charAt(pattern.lastIndex) === '('
      if (!read) return isCalled && /^\p{L}{2,}$/u.test(word) ? 'function' : 'word'
      if (isCalled && isUnknownFunction(word, letters, read)) return 'function'
      tokens.push(...read)
    } else if (sign !== undefined) tokens.push({ type: 'sign', sign })
  }
  return tokens
}

/** Two letters or more before a bracket that are no known names and no function at their end: `foo(x)` is no product. */
function isUnknownFunction(word: string, { names, others }: LetterRules, read: readonly Token[]): boolean {
  if (others !== 'split' || word.length < 2) return false
  return read.some((token, index) => (token.type === 'name' ? !names.has(token.name) : token.type === 'call' && index < read.length - 1))
}

function readWord(word: string, letters: LetterRules): Token[] | null {
  const known = readKnown(word, letters.names, letters.others === 'split')
  if (known) return [known]
  if (letters.others === 'single') return word.length === 1 ? [{ type: 'name', name: word }] : null
  return letters.others === 'split' ? splitWord(word, letters.names) : onlyNames(word, letters.names)
}

function readKnown(word: string, names: ReadonlySet<string>, mayFold: boolean): Token | null {
  if (names.has(word)) return { type: 'name', name: word }
  const lower = word.toLowerCase()
  const folded = mayFold ? [...names].find((name) => name.toLowerCase() === lower) : undefined
  if (isFunctionName(lower)) return { type: 'call', name: lower }
  if (folded !== undefined) return { type: 'name', name: folded }
  const constant = word === 'e' || lower === 'pi' ? constants[lower] : undefined
  return constant === undefined ? null : { type: 'constant', value: constant }
}

function onlyNames(word: string, names: ReadonlySet<string>): Token[] | null {
  const letters = [...word]
  return letters.every((letter) => names.has(letter)) ? letters.map((name) => ({ type: 'name', name })) : null
}

/** `xsinx` as x · sin · x, `2πr` as π · r, `ab` as a · b. */
function splitWord(word: string, names: ReadonlySet<string>): Token[] | null {
  const tokens: Token[] = []
  let rest = word
  while (rest !== '') {
    const start = rest
    const long = [...names, ...Object.keys(functions), 'pi'].filter((name) => name.length > 1 && start.toLowerCase().startsWith(name.toLowerCase()))
    const [piece = [...rest][0] ?? rest] = long.toSorted((a, b) => b.length - a.length)
    if (!/^[\p{L}_]/u.test(piece)) return null
    tokens.push(readKnown(piece, names, true) ?? { type: 'name', name: piece })
    rest = rest.slice(piece.length)
  }
  return tokens
}

function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(functions, word)
}
