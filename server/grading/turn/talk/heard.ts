import { asksOfOneself, hasFigureIn, isAboutSchool, saysPole, teachesLanguage, wantsAnotherLanguage } from './asked-for.ts'
import type { Asked } from './asked-for.ts'
import { chatTextOf, coreOfChat } from './chat-words.ts'
import type { ChatText } from './chat-words.ts'
import { cueWords } from '#server/grading/turn/talk/tables/cue-words.ts'
import type { Talk } from './talk-kinds.ts'
import { talkPhrases } from '#server/grading/turn/talk/tables/talk-phrases.ts'
import { sharedWith, topicOf } from './topic.ts'
import type { Topic } from './topic.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'

const tryOpening = /^(?:is|was|are|could|would|might|may|can) (?:it|that|they|this|these|he|she|the answer)(?: be| mean)? |^(?:the answer (?:is|might be)|maybe|perhaps|i (?:think|guess|believe|say|would say|got|get|chose|choose|pick|vote)|probably|because|so that|since|if|when|it (?:is|was|has|can|would|will|could|makes|helps|goes|gets|means|depends|comes|takes|needs|does)|they|there (?:is|are|was)|to|by|the|an?|in|for|from) /

/** Openings that no answer has: whoever says "can i go" or "do i have to" speaks to the tutor. */
const clearTalk = /^(?:(?:can|may|could|should|do|must|am|how do|what do|what should|what am|why do|where do|how can|how should|when can|when do) (?:i|we)|i (?:need|have|want) to (?:go|use|pee|leave|ask)|how are you|who made you|are you a|thank you|what do you mean) |^my (?:\p{L}+ )?(?:dog|cat|fish|hamster|pet|rabbit|bird|grandma|grandpa|granny|mum|dad|brother|sister|friend|phone|computer|laptop|tablet) (?:just |has |is )?(?:died|dead|passed|ran away|broke|broken|sick|in hospital|dying|froze|crashed|gone)/u

/** What is said of things as well as of a mood: "it gets cold", "they are hard". */
const isPhysical =
  /^(?:it|these|those|they|everything) (?:(?:all|just|really|so|very|too|always|still) )*(?:is|are|was|were|gets?|got|seems?|looks?|feels?|sounds?|can be|has been|sucks?|rocks?|hurts?) (?:(?:so|very|too|really|not|just|quite|a bit|more) )*(?:hot|cold|hard|long|old|slow|wild|bad|good|great|fine|mean|wrong|simple|nice|gross|dead|evil|lit|fire|sad|happy|sick|scared|awful|terrible|sweet|magic|the same|broken|a lot|too much|interesting|amazing|difficult|easy|unfair|fair|dying|ill)\b/

/** A message as it is heard beside its question; `texts`: what it says with and without the words around it. */
export type Heard = {
  message: string
  chat: ChatText
  texts: readonly string[]
  asked: Asked
  topic: Topic
  /** What the keys gave it earns something. */
  earns: boolean
  isLesson: boolean
  /** The question speaks of "me" or "you" or has a gap, so that an answer may speak of oneself. */
  isPersonal: boolean
  /** A figure stands in it where figures are asked for. */
  hasFigure: boolean
  isBeside: boolean
  /** It surely opens as no answer does. */
  isClear: boolean
  /** The kind that the tables of talk know, where it has nothing of an answer. */
  tabled: Talk['kind'] | null
}

/** A message beside its question, as the rules of talk ask of it. */
export function heardIn(message: string, chat: ChatText, asked: Asked): Heard {
  const topic = topicOf(asked.instance)
  const earns = asked.quality > 0
  const texts = [...new Set([chat.text, coreOfChat(chat.text)])]
  const hasFigure = asked.wantsFigures && hasFigureIn(message, chat)
  const isBeside = isBesideLesson(chat, topic, asked)
  const isClear = tellsOfSomethingElse(chat, topic, asked) && clearTalk.test(coreOfChat(chat.text)) && !hasFigure
  const isOff = isClear || (!earns && !hasFigure && !isOnTopic(chat, topic, asked))
  const isPersonal = /_{2,}|\b(?:my|mine|i|you|your|yours|hers|ours|theirs|whose)\b/i.test(asked.instance.studentText)
  const tabled = isOff ? phraseKind(new Set(texts), chat, asked, isBeside) : null
  return { message, chat, texts, asked, topic, earns, isLesson: teachesLanguage(asked), isPersonal, hasFigure, isBeside, isClear, tabled }
}

/** A word without its last letter where that is drawn out: "byee". */
export function calmed(text: string): string {
  return text.replace(/(\p{L})\1$/u, '$1')
}

/** Whether a message cannot be what a lesson in a language asks for: it may wait for just such a sentence. */
export function tellsOfSomethingElse(chat: ChatText, topic: Topic, asked: Asked): boolean {
  return !teachesLanguage(asked) || isBesideLesson(chat, topic, asked)
}

/** English words where another language is asked for, and none of the question's. */
export function isBesideLesson({ words, text }: ChatText, topic: Topic, asked: Asked): boolean {
  if (chatTextOf(asked.instance.studentText).text.includes(text)) return false
  const unknown = words.filter((word) => !isEnglishWord(word) && !functionWords.has(word) && !cueWords.device.has(word)).length
  return wantsAnotherLanguage(asked) && sharedWith(words, topic.prompt) === 0 && unknown <= (words.length > 2 ? 1 : 0)
}

/** The only single words that are talk where a word may be the answer. */
export const singleWords = new Set(
  'hi hello hey yo sup hola hiya thanks gracias merci danke bye goodbye cya gtg brb lol lmao rofl haha hehe jaja xd omg bruh ugh meh ok cool bored boring why what huh how whatever idc bathroom toilet oops wow oi obrigado obrigada howdy yeehaw whatever selam hej hejdå kurde finally finaly back yay yikes nvm gg ciao chao tschuss adios adiós finally tschüss sorry perdón perdon please'.split(' '),
)

/** Whether a message speaks of what the question asks for: then only the clearest talk is taken as such. */
export function isOnTopic({ words, text, isAsked }: ChatText, { answers, prompt }: Topic, asked: Asked): boolean {
  if (asked.wantsFigures) return false
  if (/^(?:because|so (?:that|you|we|they|it|i|he|she)) /.test(text)) return true
  if (/^(?:(?:ha|he|ja|hi){2,}|lo+l|lmao)$/.test(text)) return false
  const hasPole = () => asked.instance.keys.some(({ text: key }) => isPole(key, asked.instance.studentText))
  if (words.length === 1 && ((!singleWords.has(text) && !singleWords.has(calmed(text))) || (saysPole(text) && hasPole()))) return true
  if (words.length <= 4 && !isAsked && sharedWith(words, prompt) > 0 && !/^(?:what|why|how|who|do|can|should) /.test(text)) return true
  if (tryOpening.test(text) && !/^(?:is|was|are|can|could|would) /.test(text) && (sharedWith(words, answers) > 0 || sharedWith(words, prompt) > 0)) return true
  if (/\b(?:tense|plural|verbs?|participle|comparative|superlative|sentence)\b/i.test(asked.instance.studentText) && !isAsked && sharedWith(words, prompt) > 0) return true
  const limit = isAsked || teachesLanguage(asked) ? 1 : 0
  return sharedWith(words, answers) > limit || sharedWith(words, prompt) > 1 + limit
}

function phraseKind(texts: ReadonlySet<string>, chat: ChatText, asked: Asked, isBeside: boolean): Talk['kind'] | null {
  const { wantsPole, wantsFigures } = asked
  const isLanguage = teachesLanguage(asked) && !isBeside
  const isPersonal = asksOfOneself(asked) && !isBeside
  for (const { kind, pattern } of talkPhrases) {
    if (wantsPole && (kind === 'reaction' || kind === 'remark' || kind === 'mood') && saysPole(chat.text)) continue
    if (isLanguage && !isAboutSchool(chat.text)) continue
    if (!wantsFigures && isPhysical.test(chat.text)) continue
    if (!wantsFigures && kind === 'mood' && chat.words.length < 3 && !singleWords.has(chat.text) && !/^(?:i|estoy|soy|so|me|tengo) /.test(chat.text)) continue
    if (isPersonal && (kind === 'mood' || kind === 'news' || kind === 'need')) continue
    if ([...texts].some((text) => pattern.test(text))) return kind
  }
  return null
}
