import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import type { Instance } from '#server/grading/types.ts'
import type { ChatText } from './chat-words.ts'

/** What decides how a message is read: what the keys ask for, and whether words are an answer at all. */
export type Asked = {
  instance: Instance
  /** Every key is a number, a formula or a list of such: words alone answer nothing. */
  wantsFigures: boolean
  /** The keys are a few words each: no sentence of another subject answers. */
  isShort: boolean
  /** The share of the credit that the keys gave; where they gave any, only the clearest talk is taken for it. */
  quality: number
  /** The keys are yes and no, or true and false. */
  wantsPole: boolean
}

const language = /\b(?:translat\w*|in (?:spanish|french|german|english|italian|latin|portuguese)|how do you say|say in|conjugat\w*|greet\w*|dialogue?|conversation|phrase|reply to|introduce|polite|farewell)\b/i

/** Whether a question belongs to a lesson of a language, where words to somebody may be the answer. */
export function teachesLanguage({ instance }: Asked): boolean {
  const { studentText } = instance
  return language.test(studentText) || asksWhatForeignMeans(studentText)
}

/** "What does perro mean?", but not of a word of English. */
function asksWhatForeignMeans(studentText: string): boolean {
  const [, asked] = /\bwhat does (.{1,40}?) mean\b/i.exec(studentText) ?? []
  return asked !== undefined && !isAllEnglish(asked)
}

/** Whether the answers of a lesson are words of another language than English, so that English words are none. */
export function wantsAnotherLanguage(asked: Asked): boolean {
  const answers = [...asked.instance.keys, ...asked.instance.halfCredits].map(({ text }) => text)
  return teachesLanguage(asked) && answers.length > 0 && !answers.some((text) => isAllEnglish(text))
}

function isAllEnglish(text: string): boolean {
  return foldedText(text).split(' ').every((word) => isEnglishWord(word))
}

const personal = /\b(?:your (?:own|favou?rite|opinion|life|family|day|weekend|feelings?|experience|friend|pet|dream|holiday|hobb\w+|thoughts?|school)|do you|are you|would you|have you|what do you|what did you|you like|you think|you feel|how do you feel|about yourself|describe a|tell (?:me|us)|write (?:a|about|three|two|some|down)|finish the sentence|imagine|diary)\b/i

/** Whether the answers to a question are about oneself. */
export function asksOfOneself({ instance, wantsFigures }: Asked): boolean {
  return !wantsFigures && personal.test(instance.studentText)
}

const numberWord = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|zero)\b/u

/** Amounts of something that no question asks for. */
const besideThePoint = /\b(?:\d+ (?:years? old|brothers?|sisters?|points|tries|words|decimals?|questions|sentences|pets)|i ?'?a?m \d+)\b/i

/** Whether a message holds a figure or a number word that may be an answer. */
export function hasFigureIn(message: string, { text }: ChatText): boolean {
  return (/\d/.test(message.replaceAll(chatDigits, '')) || numberWord.test(text)) && !besideThePoint.test(message)
}

/** "thx m8", "how 2 type". */
const chatDigits = /\b(?:m8|gr8|l8r?|b4|h8)\b|(?<=\b(?:how|want|need|have|hard|easy) )2(?= \p{L})/giu

const correcting = /\b(?:i mean|i meant|no wait|wait no|scratch that|other way a?r(?:o|ou)nd)\b/

/** Whoever takes an answer back means one. */
export function correctsItself(text: string): boolean {
  return correcting.test(text)
}

const pole =
  /\b(?:yes|yeah|yep|yup|no|nope|nah|true|false|right|wrong|correct|sure|ok|not|never|of course|think so|agree|disagree|believe|doubt|way|facts?|cap|y|obviously|duh|exactly)\b|^(?:it|that|they|this|he|she|these|those) (?:is|are|do|does|was|were|can|has|have)\b/

/** Whether a message has words that may mean yes or no. */
export function saysPole(text: string): boolean {
  return pole.test(text)
}

const school =
  /^(?:can|may|could) (?:i|we) (?:please )?(?:go|have|get|use|take|leave|stop|skip)\b|^(?:this|that|school|math|spanish|english|homework|the question|class) (?:is|was|sucks)\b|\b(?:robot|bot|homework|tutor|ipad|computer|chromebook|laptop|lol|lmao|wifi|bathroom)\b/

/** Whether a message is talk even in a lesson in which sentences are answers. */
export function isAboutSchool(text: string): boolean {
  return school.test(text)
}

/** What an answer would look like: figures, a few words, or an explanation. */
export type Expected = 'figures' | 'words' | 'explanation'

/** What kind of answer a question waits for. */
export function expectedOf({ wantsFigures, isShort }: Asked): Expected {
  return wantsFigures ? 'figures' : isShort ? 'words' : 'explanation'
}
