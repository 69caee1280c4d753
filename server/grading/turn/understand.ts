import type { Key } from '#server/grading/keys/key-kind.ts'
import { isOwnKind } from '#server/grading/numbers/own-kinds.ts'
import { isAboutEnglish } from '#server/grading/text/words/english-words.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import { pointedChoice } from '#server/grading/text/chosen-option.ts'
import { optionsIn } from '#server/grading/text/rivals.ts'
import { foldedText, wordsOf } from '#server/grading/text/words/words.ts'
import type { ReadQuestion } from './ladder.ts'
import { hasOnlyUnknownWords, isMeaningless, isOneWordAgain } from './talk/nonsense.ts'
import { readTalk } from './talk/read-talk.ts'
import type { Asked } from './talk/asked-for.ts'
import type { Talk } from './talk/talk-kinds.ts'
import type { Judgement } from '#server/grading/types.ts'

/** The rule of a message that means nothing: free twice, then it is a try. */
export const noMeaning = 'no meaning'

/** The rule of a message that would take too long to judge; it is treated the same. */
export const tooCostly = 'costs too much to judge'

/** What a message without meaning is told. */
export const noAnswerInThat = "I can't read an answer in that."

/** The longest message that is plain talk where only a teacher can tell what an answer is, in words. */
const longestPlainTalk = 8

/** What a message is that is no answer but talk, given what the keys made of it (null: nothing yet); null when it may be an answer. */
export function talkIn(question: ReadQuestion, answer: string, judged: Judgement | null): Talk | null {
  const asked = askedOf(question, judged)
  if (asked.wantsPole && (asked.quality > 0 || judged?.rule === 'a word for the opposite' || judged?.rule === 'both poles, or a denied one')) return null
  const only = answer.trim().toLowerCase()
  if (only.length === 1 && question.keys.some((key) => 'letters' in key && key.letters.names.has(only))) return null
  return isMadeOfChoices(answer, question) ? null : readTalk(answer, asked)
}

/** Whether a short message is made of the words of the keys and choices alone, whatever it looks like: "dont sorry doesnt", "the first one". */
function isMadeOfChoices(answer: string, { keyTexts, prompt, instance }: ReadQuestion): boolean {
  if (pointedChoice(answer, prompt) !== null || (/\bor\b/i.test(prompt) && /^(?:its |it's |it is )?the (?:first|second|third|last|other|left|right) (?:one|number|word)[\s.!]*$/i.test(answer.trim()))) return true
  const plain = (text: string) => foldedText(text.replaceAll(/['’]/g, '')).split(' ').filter((word) => word !== '')
  const known = new Set([...keyTexts, ...instance.mistakes.flatMap(({ sayings }) => sayings), ...optionsIn(prompt)].flatMap(plain))
  const said = plain(answer).filter((word) => !/^(?:sorry|no|wait|or|and|um|i|think|its|mean|is|it|maybe)$/.test(word))
  return said.length > 0 && said.length < 5 && said.every((word) => known.has(word) && word.length > 1)
}

/** What a question asks for, as far as it tells an answer from talk, with what the keys made of the message (null: nothing yet). */
export function askedOf({ instance, keys, halves, ideas, prompt }: ReadQuestion, judged: Judgement | null): Asked {
  const all = [...keys, ...halves.map(({ key }) => key)]
  const isShort = ideas.length === 0 && keys.length > 0 && keys.every((key) => key.kind !== 'text' || wordsOf(key.text).length <= 3)
  return {
    instance,
    wantsFigures: all.length > 0 && ideas.length === 0 && all.every(isFigures),
    wantsPole: keys.length > 0 && keys.every(({ text }) => isPole(text, prompt)),
    isShort,
    quality: judged?.quality ?? 0,
  }
}

/** Talk that is meant as such even where a teacher checks the answers, who may have asked for news or a mood. */
export function plainTalkIn(question: ReadQuestion, answer: string): Talk | null {
  const talk = wordsOf(answer).length <= longestPlainTalk ? talkIn(question, answer, null) : null
  const isPlain = talk !== null && ['greeting', 'thanks', 'goodbye', 'need', 'question', 'app'].includes(talk.kind)
  return isPlain ? talk : null
}

/** Whether nothing in a message can be read as an answer, given what the keys made of it. */
export function isNonsense({ outcome, quality, rule }: Judgement, { instance, prompt }: ReadQuestion, answer: string): boolean {
  if (outcome === 'graded' && ((quality ?? 0) > 0 || rule === 'a known mistake')) return false
  if (isMeaningless(answer)) return true
  const again = outcome === 'graded' ? isOneWordAgain(answer) : null
  if (again !== null && !materialWords(instance).includes(again)) return true
  const isUnread = outcome === 'pending' || outcome === 'unclear'
  return isUnread && isAboutEnglish(prompt) && hasOnlyUnknownWords(answer, new Set(materialWords(instance)))
}

function isFigures(key: Key): boolean {
  if (key.kind === 'number' || key.kind === 'formula' || key.kind === 'equation' || key.kind === 'unread') return true
  if (isOwnKind(key)) return true
  return key.kind !== 'text' && key.items.every(isFigures)
}

function materialWords({ studentText, keys, halfCredits, ideas, mistakes, hints, explain, steps, definitions, example }: ReadQuestion['instance']): string[] {
  const texts = [
    studentText,
    ...keys.map(({ text }) => text),
    ...halfCredits.map(({ text }) => text),
    ...ideas.flatMap(({ synonyms }) => synonyms),
    ...mistakes.flatMap(({ sayings }) => sayings),
    ...hints,
    explain ?? '',
    ...steps,
    ...definitions.flatMap(({ names, meaning }) => [...names, meaning]),
    example ?? '',
  ]
  return wordsOf(texts.join(' ')).map(({ text }) => text)
}
