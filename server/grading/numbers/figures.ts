import { cleaned } from '#server/grading/text/cleaning.ts'
import { foldedText, signsOf } from '#server/grading/text/words/words.ts'

/**
 * A sign between two digits with any spaces. A comma, a full stop and the like before a space end a part of the sentence, an
 * equals sign ends a step.
 */
const signs = String.raw`(?:[.,;!?](?!\s)|[^\s\p{L}\p{M}\d.,;!?=<>≈])+`
const tight = new RegExp(String.raw`\d+(?:${signs}\d+)*`, 'gu')
const loose = new RegExp(String.raw`\d+(?:\s*${signs}\s*\d+)*`, 'gu')
const spaced = new RegExp(String.raw`\d+(?:(?:\s*${signs}\s*|\s+)\d+)*`, 'gu')

/**
 * Whether the digits of a key stand in an answer with the same signs between them: `2:3` is neither `23` nor `2.3`. Spaces
 * between digits and around their signs, and commas between thousands, are free.
 */
export function holdsFigures(answer: string, key: string): boolean {
  const wanted = withoutThousands(cleaned(key))
  if (!/\d/.test(wanted)) return true
  const text = withoutThousands(cleaned(answer))
  const given = new Set([tight, loose, spaced].flatMap((pattern) => figuresIn(text, pattern)))
  return [loose, spaced].some((pattern) => figuresIn(wanted, pattern).every((figure) => given.has(figure)))
}

/** Whether an answer has the words and signs of a key; case, spaces and punctuation are free. */
export function isSameWords(answer: string, key: string): boolean {
  return foldedText(key) !== '' && foldedText(answer) === foldedText(key) && signsOf(answer) === signsOf(key) && holdsFigures(answer, key)
}

/** Whether signs stand between the digits of a text key: a ratio, a clock time, a date. */
export function hasSignsBetweenDigits(key: string): boolean {
  return figuresIn(withoutThousands(cleaned(key)), loose).some((figure) => /\D/.test(figure))
}

function figuresIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([figure]) => figure.replaceAll(/\s/g, ''))
}

function withoutThousands(text: string): string {
  return text.replaceAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (number) => number.replaceAll(',', ''))
}
