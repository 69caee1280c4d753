import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { functions, namesIn } from './expression.ts'
import type { Expression } from './expression.ts'
import { readExpression } from './expression-reader.ts'
import type { LetterRules } from './expression-tokens.ts'
import { formulaText } from './formula-text.ts'
import { readRelations } from './relation.ts'
import type { Relation } from './relation.ts'
import { unitsNamed } from '#server/grading/numbers/units.ts'

/** A formula, or one or more relations, with the names its answers are read by. */
export type FormulaKey =
  | { kind: 'formula'; expression: Expression; letters: LetterRules; text: string }
  | { kind: 'equation'; relations: readonly Relation[]; letters: LetterRules; text: string }

/**
 * Reads a key as a formula or equation; null when it is neither. A formula needs an operator, a bracket or a letter that is
 * a variable of the prompt, an equation a letter; words stay words unless they stand around operators.
 */
export function readFormulaKey(key: string, prompt: string): FormulaKey | null {
  const text = formulaText(key).replace(/\.$/, '')
  const isRelation = /[=≠<>≤≥]/.test(text)
  const letters: LetterRules = { names: namesOf(text, prompt), others: 'split' }
  if (!isPlausible(text, prompt, letters.names, isRelation)) return null
  if (isRelation) {
    const read = readRelations(text, letters)
    const relations = read && 'relations' in read ? read.relations : []
    return relations.some(({ of }) => namesIn(of).length > 0) ? { kind: 'equation', relations, letters, text: key } : null
  }
  const read = readExpression(text, letters)
  return read.ok && namesIn(read.expression).length > 0 ? { kind: 'formula', expression: read.expression, letters, text: key } : null
}

/** Single letters that a prompt uses in arithmetic or asks to solve for. */
export function variablesOf(prompt: string): ReadonlySet<string> {
  const uses = prompt.matchAll(/\d([a-z])(?![\p{L}])|(?<![\p{L}])([a-z])\s*[-+*/^=<>]|[-+*/^=<>]\s*([a-z])(?![\p{L}])|\bfor ([a-z])(?![\p{L}])/giu)
  return new Set([...uses].flatMap((match) => match.slice(1).filter((letter) => letter !== undefined)))
}

/** Whether a number with this letter behind it is a formula in this prompt, not a quantity: `5m` for "Simplify 2m + 3m". */
export function isVariableUnit(letter: string, prompt: string): boolean {
  const isNamed = new RegExp(String.raw`\p{L}{3,}\s${letter}(?![\p{L}'’])`, 'u').test(prompt)
  const isCounted = new RegExp(String.raw`\d\s?${letter}(?!\p{L})|\b(?:in|per|many|much|and|the)\s${letter}(?!\p{L})`, 'u').test(prompt)
  if (isNamed && !isCounted) return true
  if (!variablesOf(prompt).has(letter)) return false
  const isAlgebra = /\b(?:simplif|expand|factor|express|collect|like terms|multiply out|polynomial|variable|formula|equation|in terms of)/i.test(prompt)
  const alone = new RegExp(String.raw`(?<![\p{L}\d]\s?)${letter}\s*[-+*/^=]|[-+*/=]\s*${letter}(?!\p{L})|\bfor ${letter}(?!\p{L})`, 'u')
  return unitsNamed(letter).length === 0 || isAlgebra || alone.test(prompt)
}

function namesOf(text: string, prompt: string): ReadonlySet<string> {
  const seen = lettersOf(prompt)
  const runs = [...text.matchAll(/\p{L}[\p{L}\d_]*/gu)].map(([run]) => run).filter((run) => !isMathWord(run))
  const hasLongWord = runs.some((run) => /^\p{L}{4,}$/u.test(run))
  const names = runs.flatMap((run) => {
    if (/^\p{L}$/u.test(run) || /^\p{Ll}_?\d+$/u.test(run)) return [run]
    if (!/^\p{L}+$/u.test(run) || [...run].every((letter) => seen.has(letter))) return [...run].filter((letter) => /\p{L}/u.test(letter))
    const isName = run.length > 3 || (hasLongWord && isEnglishWord(run.toLowerCase()))
    return isName ? [run] : [...run]
  })
  return new Set(names)
}

/** What looks like a formula and is words: `x-ray`, `and/or`, `20th`, `cat (animal)`, `H2O`. */
function isPlausible(text: string, prompt: string, names: ReadonlySet<string>, isRelation: boolean): boolean {
  const hasLongName = [...names].some((name) => /^\p{L}{2,}$/u.test(name))
  const seen = lettersOf(prompt)
  const isKnownRun = (run: string) => run.length === 1 || isMathWord(run) || [...run].every((letter) => seen.has(letter)) || /^\p{Ll}_?\d+$/u.test(run)
  const runs = [...text.matchAll(/\p{L}[\p{L}\d_]*/gu)].map(([run]) => run)
  if (runs.some((run) => /\d/.test(run) && !/^\p{Ll}_?\d+$/u.test(run))) return false
  if (isRelation) return !/\p{L}{2,}\s+\p{L}{2,}/u.test(text)
  if (hasLongName) return /\s[-+*/×·÷]\s|[*^]/.test(text) && !/\p{L}{2,}\s+\p{L}{2,}|\p{L}{2,}\s*\(/u.test(text)
  if (!runs.every(isKnownRun)) return /[*^+]|\d\s*\p{L}+\s*[-/]/u.test(text) && !runs.some((run) => !isKnownRun(run) && isEnglishWord(run.toLowerCase()))
  if (/[+*/^()×·÷√|]|(?<=[\p{L}\d)]\s*)-/u.test(text)) return true
  return /^-?\p{L}$/u.test(text) ? (/^-?[xyz]$/.test(text) ? seen : variablesOf(prompt)).has(text.replace('-', '')) : runs.every((run) => isMathWord(run) || [...run].every((letter) => seen.has(letter)))
}

/** Letters that stand alone in a prompt, or beside a number or sign. */
function lettersOf(prompt: string): ReadonlySet<string> {
  const alone = [...prompt.matchAll(/(?<![\p{L}'])(?![aAI](?!\s+(?:and|or|is)\b|\s*[,+]))(\p{L})(?![\p{L}')]|\.\s+\p{L}|\.\S)/gu)].map(([letter]) => letter)
  const products = [...prompt.matchAll(/\d(\p{L}{2,3})(?=\s*[-+*/^=)]|$)|(?<=[-+*/=(]\s*)(\p{L}{2,3})(?=\s*[-+*/^=)])/gu)]
  return new Set([...variablesOf(prompt), ...alone, ...products.flatMap(([, a, b]) => [...(a ?? b ?? '')])])
}

function isMathWord(run: string): boolean {
  return Object.hasOwn(functions, run.toLowerCase()) || /^(?:pi|e|π)$/.test(run)
}
