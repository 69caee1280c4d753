import { cleaned } from './cleaning.ts'
import { optionsIn } from './rivals.ts'

/** A choice behind its letter, up to the next letter or the end of the line. */
const lettered = /(?<![\p{L}\d])\(?([a-h])[).:]\s*([^\n]+?)(?=\s*[,;]?\s*(?:$|\n|\(?[a-h][).:]))/giu

/** The text of the choice with a letter in a prompt of plain characters ("whale" for b); null where the prompt has no such choice. */
export function textOfChoice(letter: string, prompt: string): string | null {
  const found = [...prompt.matchAll(lettered)].find(([, own = '']) => own.toLowerCase() === letter)
  return found?.[2] ?? null
}

/** The letters of choices in a row behind capitals without a sign: `A simile  B metaphor  C hyperbole`. */
const capitals = /(?<![\p{L}\d])[A-H](?=\s)/gu
const fewestInARow = 3

/** `RAM, hard drive or screen` behind a colon: choices of several words, in their order. */
function namedChoices(prompt: string): string[] | null {
  const [, row = ''] = /:([^:?.!;]{1,200} or [^:?.!;]{1,60})\?/i.exec(prompt) ?? []
  const choices = row.split(/,|\sor\s/i).map((choice) => choice.trim()).filter((choice) => choice !== '')
  return choices.length > 2 && choices.some((choice) => choice.includes(' ')) && choices.every((choice) => /^[\p{L}'’\s-]+$/u.test(choice)) ? choices : null
}

const places = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th'].map(
  (names) => new RegExp(String.raw`^(?:its |it is |it's |i think )?(?:the )?(?:${names})(?: (?:one|word|answer|option|choice))?[\s.!]*$`, 'i'),
)
const last = /^(?:its |it is |it's |i think )?the last (?:one|word|answer|option|choice)[\s.!]*$/i

const middle = /^(?:its |it is |it's |i think )?the middle (?:one|word|answer|option|choice)[\s.!]*$/i
const numbered = /^(?:its |it is |it's |i think )?(?:number|nr\.?|no\.|option|choice) ([1-5])[\s.!]*$/i

/** The choice that an answer points at by its place ("the second one", "number 2", "the middle one"); null where it points at none. */
export function pointedChoice(answer: string, prompt: string): string | null {
  const text = cleaned(answer)
  const signed = [...prompt.matchAll(lettered)].map(([, letter = '']) => letter.toLowerCase())
  const row = [...prompt.matchAll(capitals)].map(([letter]) => letter.toLowerCase())
  const isRow = row.length >= fewestInARow && row.join('') === 'abcdefgh'.slice(0, row.length)
  const letters = signed.length > 1 ? signed : isRow ? row : []
  const choices = letters.length > 1 ? letters : (namedChoices(prompt) ?? [...optionsIn(prompt)])
  if (middle.test(text)) return choices.length % 2 === 1 ? (choices[(choices.length - 1) / 2] ?? null) : null
  if (last.test(text)) return choices.at(-1) ?? null
  const number = numbered.exec(text)?.[1]
  const at = number === undefined ? places.findIndex((place) => place.test(text)) : Number(number) - 1
  return at < 0 || (number !== undefined && choices.some((choice) => /\d/.test(choice))) ? null : (choices[at] ?? null)
}
