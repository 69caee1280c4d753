import { isNegated } from '#server/grading/text/negation.ts'
import type { PhraseFit } from '#server/grading/text/phrase-fit.ts'
import { hasOr, jointOfTwo } from '#server/grading/text/words/choice-words.ts'
import { coreOf } from './core-words.ts'
import type { TextContext } from './text-context.ts'
import { optionsIn } from '#server/grading/text/rivals.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import { persons } from '#server/grading/text/words/head-words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

/** The most choices of a question that are listed. */
const mostChoices = 6

/** Two candidates joined by "or" or "/": in a short answer, or with the key beside the joint. */
export function isHedged(text: string, words: readonly Word[], key: string, found: readonly PhraseFit[]): boolean {
  if (hasOr(key) || withoutSlashes(key).includes('/')) return false
  const joint = jointOfTwo.exec(withoutSlashes(text))
  if (!joint || (joint[0] === '/' && /(?<![\p{L}\d])\d+\s*\/\s*\d/u.test(text))) return false
  const before = words.filter(({ end }) => end <= joint.index).length
  const isChosen = ({ from, to }: PhraseFit) => to < before && !isNegated(text.slice(0, words[from]?.start ?? 0))
  // "copper, not glass or wood" has chosen.
  if (isNegated(text.slice(0, joint.index)) && found.some(isChosen)) return false
  return words.length <= 8 || found.some(({ from, to }) => to >= before - 2 && from <= before + 3)
}

/** The text with the slashes of fractions, dates and persons made no joints, all in their places. */
function withoutSlashes(text: string): string {
  if (!text.includes('/')) return text
  return text.replaceAll(/(?<=\d\s*)\/(?=\s*\d)/g, ':').replaceAll(/\p{L}+(?:\s?\/\s?\p{L}+)+/gu, (choice) => {
    return choice.split('/').every((word) => persons.has(word.trim().toLowerCase())) ? choice.replaceAll('/', ' ') : choice
  })
}

/** "ser estar" where one of the two is to be chosen: choices of the question, more than one, and nothing else. */
export function areSeveralChoices(words: readonly Word[], { prompt, fullKeys }: TextContext): boolean {
  const said = words.map(({ text }) => text)
  if (new Set(said).size < 2 || said.length > mostChoices || fullKeys.some((key) => foldedText(key).includes(' '))) return false
  const options = optionsIn(prompt)
  return said.every((word) => options.has(word))
}

/** "new or modern" where both are keys. */
export function areAllKeys(text: string, { fullKeys }: TextContext): boolean {
  const keys = new Set(fullKeys.map((one) => coreOf(one)))
  return text.split(/\s+(?:or|oder|ou|o)\s+|\s*\/\s*/iu).every((part) => keys.has(coreOf(part)))
}
