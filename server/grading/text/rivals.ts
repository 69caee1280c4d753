import type { Instance } from '#server/grading/types.ts'
import { plainPrompt } from './cleaning.ts'
import { lessonOf } from './language-lessons.ts'
import type { Lesson } from './language-lessons.ts'
import { areSiblings } from './siblings.ts'
import { foldedText } from './words/words.ts'
import type { Word } from './words/words.ts'

/** What an answer could have been instead of the key: phrases of known mistakes and lesser keys, choices of the prompt, and the language taught. */
export type RivalWords = { phrases: readonly (readonly string[])[]; options: ReadonlySet<string>; lesson: Lesson | null }

/** What else could have been chosen than each text key of a question; read once, when the first is asked for. */
export function rivalsOf({ studentText, keys, halfCredits, mistakes, subject }: Instance): (own: string) => RivalWords {
  const lesson = lessonOf(subject ?? '')
  let read: { texts: readonly string[]; options: ReadonlySet<string> } | null = null
  return (own) => {
    read ??= {
      texts: [...halfCredits.map(({ text }) => text), ...mistakes.flatMap(({ sayings }) => sayings)],
      options: optionsIn(plainPrompt(studentText)),
    }
    const isKey = (text: string) => text === own || keys.some((key) => key.text === text)
    const phrases = read.texts.filter((text) => !isKey(text)).map((text) => foldedText(text).split(' ').filter((word) => word !== ''))
    return { phrases, options: read.options, lesson }
  }
}

/** The choices a prompt gives between slashes, between commas and "or" (`glass, copper or wood` has three), or behind letters. */
export function optionsIn(prompt: string): ReadonlySet<string> {
  const slashed = [...prompt.matchAll(/[\p{L}'’]+(?:\s*\/\s*[\p{L}'’]+)+/gu)].flatMap(([choices]) => choices.split('/'))
  const listed = [...prompt.matchAll(/((?:[\p{L}'’-]+,\s*)*)([\p{L}'’-]+),?\s+or\s+(?:an?\s+|the\s+)?([\p{L}'’-]+)/giu)].flatMap(([, more = '', before = '', after = '']) => {
    return [...more.split(','), before, after]
  })
  const lettered = [...prompt.matchAll(/(?<![\p{L}\d])[a-h][).:]\s*([\p{L}'’-]+)(?=\s*[,;]?\s*(?:$|\n|\(?[a-h][).:]))/giu)].map(([, choice = '']) => choice)
  const named = /\bwhich (?:one )?of these\b[^:?]*:\s*((?:[\p{L}'’-]+,\s*){2,}[\p{L}'’-]+)\s*\?/iu.exec(prompt)?.[1]?.split(',') ?? []
  return new Set([...slashed, ...listed, ...lettered, ...named].map(foldedText).filter((word) => word !== ''))
}

const longestFormula = 6

type Stretch = { from: number; to: number }

/** The places of words that are candidates beside the key, which stands from `from` up to `to`. */
export function rivalsIn(words: readonly Word[], { from, to }: Stretch, { phrases, options, lesson }: RivalWords): ReadonlySet<number> {
  const own = words.slice(from, to).map(({ text }) => text)
  const isChoice = own.some((word) => options.has(word))
  const found = new Set<number>()
  for (const [index, { text }] of words.entries()) {
    if (index >= from && index < to) continue
    const isLike = (word: string) => areSiblings(word, text) || areFormulas(word, text)
    const isOfKind = !own.includes(text) && ((own.length === 1 && own.some(isLike)) || own.some((word) => areForms(word, text, lesson)))
    if (isOfKind || (isChoice && options.has(text) && !own.includes(text))) found.add(index)
    for (const phrase of phrases) {
      const isThere = phrase.length > 0 && phrase.every((word, at) => words[index + at]?.text === word)
      if (isThere && !phrase.every((word) => own.includes(word)) && (index + phrase.length <= from || index >= to)) found.add(index)
    }
  }
  return found
}

/** Forms of one word, where forms are taught: `hablo` and `hablé`, `bin` and `bist`. */
function areForms(word: string, other: string, lesson: Lesson | null): boolean {
  const stem = word.slice(0, Math.max(2, Math.floor(word.length / 2)))
  return lesson !== null && word.length > 2 && word !== other && other.length <= word.length + 4 && other.startsWith(stem)
}

/** Formulas of substances: `h2o` and `co2`. */
function areFormulas(word: string, other: string): boolean {
  const isFormula = (text: string) => text.length <= longestFormula && /^[a-z]{1,3}\d[a-z\d]*$/.test(text)
  return word !== other && isFormula(word) && isFormula(other)
}
