import { isLongerName } from '#server/grading/text/judge-name.ts'
import { saysSomethingElse } from '#server/grading/text/other-statement.ts'
import type { PhraseFit } from '#server/grading/text/phrase-fit.ts'
import { coreOf } from './core-words.ts'
import type { TextContext } from './text-context.ts'
import { opening } from '#server/grading/text/words/head-words.ts'
import { plainForm } from '#server/grading/text/words/irregular.ts'
import { isNearerToAnother } from '#server/grading/text/words/near-words.ts'
import { isOtherName } from '#server/grading/text/words/other-names.ts'
import { isPole, readPole } from '#server/grading/text/words/pole-words.ts'
import { stem } from '#server/grading/text/words/stem.ts'
import { isDeed } from '#server/grading/text/words/verbs.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

/** `windpipe` for `trachea`, unless the question has a use for that name itself, or a lesser key. */
export function isKnownByAnotherName(text: string, key: string, { prompt, lesson, named }: TextContext): boolean {
  const said = coreOf(text)
  return ![...named.sayings, ...named.keyTexts].some((other) => coreOf(other) === said) && isOtherName(text, key, { prompt, lesson })
}

const ofDeed = /(?:tion|sion|ment|ance|ence|ing|sis)$/
const asksForWordForm = /\b(?:verbs?|nouns?|adjectives?|adverbs?|tense|participle|plural|form of|part of speech|spell\w*)\b|_{2,}/i

/** `it evaporates` for `evaporation` where no form of the word is asked for. */
export function isDeedOf(words: readonly Word[], keyWords: readonly string[], { prompt, lesson, guard, named }: TextContext): boolean {
  const [said = '', ...more] = words.map(({ text }) => text).filter((word) => !opening.has(word))
  const [key = '', ...others] = keyWords
  if (lesson !== null || more.length + others.length > 0 || asksForWordForm.test(prompt)) return false
  if (!ofDeed.test(key) || said.length < 5 || !isDeed(said)) return false
  return stem(plainForm(said)) === stem(plainForm(key)) && !guard.has(said) && !named.sayings.some((saying) => foldedText(saying) === said)
}

/** A question that wants other words than its own: a translation, what letters stand for. */
export const asksForOtherWords = /\b(?:translat\w*|how do you say|(?:spanish|french|german|italian|latin|portuguese) (?:words?|names?) for|stands? for|auf deutsch|(?:in|into) (?:spanish|french|german|italian|latin|portuguese))\b/i

/** The word itself that is to be said in other words: "dog" where its French is asked, "methane" where its formula is. */
export function isAskedTerm(text: string, prompt: string): boolean {
  const said = foldedText(text)
  const [, named = ''] = /\b(?:formula|symbol) (?:of|for) ([^.?!,]+)/i.exec(prompt) ?? []
  if (said !== '' && foldedText(named) === said) return true
  return (said.length > 2 || /^\d+$/.test(said)) && asksForOtherWords.test(prompt) && ` ${foldedText(prompt)} `.includes(` ${said} `)
}

/** Whether the key stands in a sentence about something else, or its name goes on as somebody else's. */
export function isAboutOther(text: string, words: readonly Word[], { from, to }: PhraseFit, asked: TextContext & { key: string }): boolean {
  const { prompt, lesson, key } = asked
  const [before, behind] = [text.slice(0, words[from]?.start), text.slice(words[to - 1]?.end)]
  const isOwnLongerName = () => isOtherName(words.slice(from, to + 1).map((word) => word.text).join(' '), key, { prompt, lesson })
  return saysSomethingElse(before, behind, prompt) || (isLongerName(words, { from, to }, { text, prompt }) && !isOwnLongerName())
}

/** Whether a misspelt word of a phrase is nearer to one of a known mistake or of a lesser key, or to an ordinary one. */
export function isAnotherWord(words: readonly Word[], { from, phrase }: PhraseFit, { rivals }: TextContext): boolean {
  const others = (rivals?.phrases ?? []).flatMap((rival) => rival.filter((word) => !phrase.includes(word)))
  return phrase.some((key, index) => isNearerToAnother(words[from + index]?.text ?? key, key, others))
}

/** "yes they are mammals" where "no" is a key beside this one: the reason of one pole behind the other, unless a longer key begins so ("no air"). */
export function saysOtherPole(own: string, answer: string, { prompt, named, isExactForm }: TextContext): boolean {
  const [first = '', second] = foldedText(answer).split(' ')
  const mayBegin = [own, ...named.keyTexts].some((key) => foldedText(key).startsWith(`${first} `))
  const poles = isExactForm || second === undefined || mayBegin ? [] : named.keyTexts.filter((key) => isPole(key, prompt))
  return poles.length > 0 && poles.every((key) => {
    const read = readPole(key, first, { prompt, arePoles: false })
    return read !== undefined && (read.said === 'yes' || read.said === 'no') && read.said !== read.wanted
  })
}
