import { asksForPerson } from '#server/grading/text/names.ts'
import { optionsIn } from '#server/grading/text/rivals.ts'
import { asksForOtherWords } from './other-words.ts'
import type { TextContext } from './text-context.ts'
import { heads, mount, opening, unspoken } from '#server/grading/text/words/head-words.ts'
import { fitWord } from '#server/grading/text/words/word-fit.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

/** `Sahara` for `Sahara Desert` where the question asks for a desert: such words of its own may be left out; `Mt Everest`, `S America`. */
export function saysKeyInShort(words: readonly Word[], keyWords: readonly string[], context: TextContext): boolean {
  const { prompt, lesson, named } = context
  const said = words.filter(({ text }) => !opening.has(text)).map((word) => ({ ...word, text: mount.get(word.text) ?? word.text }))
  const asked = new Set(foldedText(prompt).split(' ').flatMap((word) => [word, word.replace(/s$/, ''), mount.get(word) ?? word]))
  if (lesson !== null || keyWords.length < 2 || asksForPerson.test(prompt) || asksForOtherWords.test(prompt) || optionsIn(prompt).size > 0 || /_{2,}/.test(prompt)) return false
  const isHead = (word: string) => heads.has(word) || heads.has(word.replace(/s$/, ''))
  const kept = keyWords.filter((word) => !isHead(word) || (!asked.has(word) && !asked.has(word.replace(/s$/, ''))))
  const isShort = kept.length < keyWords.length && kept.join('').length > 2 && !named.keyTexts.some((other) => foldedText(other) === kept.join(' '))
  const isPoint = (typed: string, word: string) => typed.length === 1 && /^(?:north|south|east|west)(?:ern)?$/.test(word) && word.startsWith(typed)
  const isSame = (typed: string, word: string) => isPoint(typed, word) || fitWord(typed, word, context) !== null
  const same = (phrase: readonly string[]) => phrase.length === said.length && phrase.every((word, index) => isSame(said[index]?.text ?? '', word))
  return (isShort && same(kept)) || (words.some(({ text }) => mount.has(text) || text.length === 1) && same(keyWords))
}

/** `MLK` for `Martin Luther King`, `UK` for `United Kingdom`; not where the question has it or asks what it stands for. */
export function isInitials(text: string, key: string, { prompt, lesson }: TextContext): boolean {
  const said = text.replaceAll(/[\s.]/g, '').replace(/^the/i, '')
  const names = key.split(/[\s-]+/).filter((word) => !unspoken.has(word.toLowerCase()))
  const isLong = names.length >= 3 || (names.length === 2 && /^\p{Lu}+$/u.test(said) && !asksForPerson.test(prompt))
  if (lesson !== null || !isLong || asksForOtherWords.test(prompt) || !names.every((word) => /^\p{Lu}/u.test(word))) return false
  return said.toLowerCase() === names.map((word) => word.charAt(0)).join('').toLowerCase() && !foldedText(prompt).split(' ').includes(said.toLowerCase())
}
