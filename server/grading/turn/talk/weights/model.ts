import { foldedText, withoutAccents } from '#server/grading/text/words/words.ts'
import { isMostlyEnglish } from '#server/grading/text/words/english-words.ts'
import { asksOfOneself, hasFigureIn, teachesLanguage } from '#server/grading/turn/talk/asked-for.ts'
import type { Asked, Expected } from '#server/grading/turn/talk/asked-for.ts'
import { bareAnswer } from '#server/grading/turn/talk/bare-answer.ts'
import type { ChatText } from '#server/grading/turn/talk/chat-words.ts'
import { features } from './features.ts'
import type { Seen } from './features.ts'
import type { Topic } from '#server/grading/turn/talk/topic.ts'
import { weights } from './weights.ts'

const columns = ['figures', 'words', 'explanation'] as const satisfies readonly Expected[]

/** From which sum on a message is talk; chosen by the trade that `npm run train:talk` prints. */
const least: Readonly<Record<Expected, number>> = { figures: -0.5, words: 0.2, explanation: 1 }

/** How much less a message must weigh that a table knows as a whole. */
const knownAsWhole = 2

/** How much more a message must weigh that earns something by the keys. */
const earning = 4

/** How much more a single word must weigh where figures are asked for: few are known to nobody and still said to the tutor. */
const single = 0.05

/** Whether the features of a message weigh more for talk than for an answer; `isKnown`: a table knows it as a whole. */
export function weighsAsTalk(seen: Seen, expected: Expected, isKnown: boolean): boolean {
  const bar = least[expected] - (isKnown ? knownAsWhole : 0) + (seen.quality > 0 ? earning : 0) + (expected === 'figures' && seen.said.length === 1 ? single : 0)
  return weightOf(seen, expected) >= bar
}

/** The sum of the weights of all that is seen in a message; the higher, the more it is talk. */
export function weightOf(seen: Seen, expected: Expected): number {
  const at = columns.indexOf(expected)
  const weighed = features.reduce((sum, { name, holds }) => sum + (holds(seen) ? (weights[name]?.[at] ?? 0) : 0), 0)
  return weighed + (weights.always?.[at] ?? 0)
}

/** A message beside its question, for the features. */
export function seenIn(message: string, chat: ChatText, topic: Topic, asked: Asked): Seen {
  const { instance, wantsFigures, isShort, quality, wantsPole } = asked
  const texts = [...instance.keys, ...instance.halfCredits].map(({ text }) => text)
  const ideas = instance.ideas.flatMap(({ synonyms }) => synonyms)
  const isLesson = teachesLanguage(asked)
  return {
    message,
    chat,
    said: chat.words.map((word) => withoutAccents(word, true)),
    bare: bareAnswer(withoutAccents(chat.text, true)),
    topic,
    keyWords: foldedText([...texts, ...ideas].join(' ')).split(' ').slice(0, 60),
    keyLength: isShort && !wantsFigures ? Math.max(0, ...texts.map((text) => foldedText(text).split(' ').length)) : 0,
    quality,
    hasFigure: hasFigureIn(message, chat),
    wantsPole,
    isLesson,
    isPersonal: asksOfOneself(asked),
    isEnglish: !isLesson && isMostlyEnglish(instance.studentText),
  }
}
