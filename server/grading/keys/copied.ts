import { functions } from '#server/grading/formulas/expression.ts'
import { formulaText } from '#server/grading/formulas/formula-text.ts'

/** The visible prompt in plain characters and every key as written. */
export type Written = { prompt: string; keyTexts: readonly string[] }

type Sign = { text: string; isSpaced: boolean }

/** Whether an answer stands in the question sign by sign, in whatever spaces and signs of the same meaning, and is not how any key is written. */
export function isCopied(answer: string, { prompt, keyTexts }: Written): boolean {
  const wanted = signsIn(answer)
  if (wanted.length === 0 || keyTexts.some((key) => isSame(signsIn(key), wanted))) return false
  const asked = signsIn(prompt)
  return asked.some((_, from) => isSame(asked.slice(from, from + wanted.length), wanted) && standsAlone(asked, from, from + wanted.length))
}

function isSame(a: readonly Sign[], b: readonly Sign[]): boolean {
  return a.length === b.length && a.every(({ text }, index) => text === b[index]?.text)
}

const sameSigns: Readonly<Record<string, string>> = { '√': 'sqrt', 'π': 'pi', '×': '*', '·': '*', '⋅': '*', '÷': '/', '**': '^' }

/** Numbers, words and signs in one writing; the bracket around a single argument is left out, so that `√12` is `sqrt(12)`. */
function signsIn(text: string): Sign[] {
  const plain = formulaText(text).toLowerCase().replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, '*')
  const signs = [...plain.matchAll(/(\s*)(\d+(?:[.,]\d+)*|\p{L}+|\*\*|\S)/gu)].map(([, space = '', sign = '']) => ({
    text: sameSigns[sign] ?? sign,
    isSpaced: space !== '',
  }))
  return signs.filter(({ text: sign }, index) => {
    const [open, close] = sign === '(' ? [index, index + 2] : [index - 2, index]
    const isPair = signs[open]?.text === '(' && signs[close]?.text === ')' && /^[\p{L}\d]/u.test(signs[open + 1]?.text ?? '')
    return !(isPair && (sign === '(' || sign === ')') && Object.hasOwn(functions, signs[open - 1]?.text ?? ''))
  })
}

/** No operation goes on before or after the stretch. */
function standsAlone(asked: readonly Sign[], from: number, to: number): boolean {
  const [before, first, after] = [asked[from - 1], asked[from], asked[to]]
  const isDash = before?.text === '-' && first?.isSpaced === true && /^\p{L}{2}|^[^\p{L}\d)]|^$/u.test(asked[from - 2]?.text ?? '')
  const sticksBefore = first?.isSpaced === false && /^[\p{L}\d]/u.test(before?.text ?? '')
  const sticksAfter = after?.isSpaced === false && /^[\p{L}\d(]/u.test(after.text)
  const goesOnBefore = !isDash && /^[-+*/^.,]$/.test(before?.text ?? '')
  const goesOnAfter = /^[-+*/^]$/.test(after?.text ?? '')
  return !sticksBefore && !sticksAfter && !goesOnBefore && !goesOnAfter
}
