import { isMeaningless } from './nonsense.ts'
import { chatTextOf, coreOfChat } from './chat-words.ts'
import type { ChatText } from './chat-words.ts'
import { meaningQuestions, spanishQuestions, taskQuestions } from './question-phrases.ts'
import { isOtherSentence } from './other-sentence.ts'
import { signsOfTalk } from './signs-of-talk.ts'
import type { Talk } from './talk-kinds.ts'
import { talkPhrases } from './talk-phrases.ts'
import { sharedWith, topicOf } from './topic.ts'
import type { Topic } from './topic.ts'
import { isPole } from '#server/grading/text/pole-words.ts'
import type { Instance } from '#server/grading/types.ts'

/** What decides how a message is read: what the keys ask for, and whether words are an answer at all. */
export type Asked = {
  instance: Instance
  /** Every key is a number, a formula or a list of such: words alone answer nothing. */
  wantsFigures: boolean
  /** The keys are a few words each: no sentence of another subject answers. */
  isShort: boolean
  /** The keys gave it credit, so that only the clearest talk is taken for it. */
  earns: boolean
  /** The keys are yes and no, or true and false. */
  wantsPole: boolean
}

/** The longest message that is taken for talk, in words and in characters: more is an answer, whatever it says. */
const longestTalk = 40
const longestMessage = 300

const tryOpening = /^(?:is|was|are|could|would|might|may|can) (?:it|that|they|this|these|he|she|the answer)(?: be| mean)? |^(?:the answer (?:is|might be)|maybe|perhaps|i (?:think|guess|believe|say|would say|got|get|chose|choose|pick|vote)|probably|because|so that|since|if|when|it (?:is|was|has|can|would|will|could|makes|helps|goes|gets|means|depends|comes|takes|needs|does)|they|there (?:is|are|was)|to|by|the|an?|in|for|from) /

const language = /\b(?:translat\w*|in (?:spanish|french|german|english|italian|latin|portuguese)|how do you say|say in|what does .{1,40} mean|conjugat\w*|greet\w*|dialogue?|conversation|phrase|reply to|introduce|polite|farewell)\b/i

/** Whether a word is like another one: "place like city?", "axe, like the weapon?". */
const comparing = /^(?:is (?:it|that|this) |so |a |the )?(?:\p{L}+ )?like (?:an? |the )?\p{L}+(?: \p{L}+)?$/u

/** Whoever takes an answer back means one. */
const correcting = /\b(?:i mean|i meant|no wait|wait no|scratch that)\b/

/** Words that may mean yes or no. */
const saysPole =
  /\b(?:yes|yeah|yep|yup|no|nope|nah|true|false|right|wrong|correct|sure|ok|not|never|of course|think so|agree|disagree|believe|doubt|way|facts?|cap|y|obviously|duh|exactly)\b|^(?:it|that|they|this|he|she|these|those) (?:is|are|do|does|was|were|can|has|have)\b/

/** News with a number in it: "my grandma gave me 5 euros". */
const toldOf =
  /^(?:today |yesterday )?my (?:grandma|grandpa|granny|mum|dad|brother|sister|uncle|aunt|cousin|friend|dog|cat|teacher|phone) (?:just |always |only )?(?:gave|gives|got|gets|bought|has|had|is|was|lost|won|ate|told|took)\b/

/** Whoever asks why a number is what it is gives none: "why is it 4", "but why 10 percent". Read as typed, where y is a letter of the question. */
const askingWhy = /^(?:but |and |wait |ok |so )?(?:why (?:is|isnt|isn't|are|was|wasnt|wasn't|did|do|does|would|not|\p{N})|how (?:is it|come|did you get))\b/u

const numberWord = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|zero)\b/u

/** Openings that no answer has: whoever says "can i go" or "do i have to" speaks to the tutor. */
const clearTalk = /^(?:(?:can|may|could|should|do|must|am|how do|what do|what should|what am|why do|where do|how can|how should|when can|when do) (?:i|we)|i (?:need|have|want) to (?:go|use|pee|leave|ask)|how are you|who made you|are you a|thank you|what do you mean) |^my (?:\p{L}+ )?(?:dog|cat|fish|hamster|pet|rabbit|bird|grandma|grandpa|granny|mum|dad|brother|sister|friend|phone|computer|laptop|tablet) (?:just |has |is )?(?:died|dead|passed|ran away|broke|broken|sick|in hospital|dying|froze|crashed|gone)/u

/** What is talk even in a lesson in which sentences are answers. */
const schoolTalk =
  /^(?:can|may|could) (?:i|we) (?:please )?(?:go|have|get|use|take|leave|stop|skip)\b|^(?:this|that|school|math|spanish|english|homework|the question|class) (?:is|was|sucks)\b|\b(?:robot|bot|homework|tutor|ipad|computer|chromebook|laptop|lol|lmao|wifi|bathroom)\b/

/** Prompts whose answers are about oneself. */
const personal = /\b(?:your (?:own|favou?rite|opinion|life|family|day|weekend|feelings?|experience|friend|pet|dream|holiday|hobb\w+|thoughts?|school)|do you|are you|would you|have you|what do you|what did you|you like|you think|you feel|how do you feel|about yourself|in your own words|describe a|tell (?:me|us)|write (?:a|about|three|two|some|down)|finish the sentence|imagine|diary)\b/i

/** What is said of things as well as of a mood: "it gets cold", "they are hard". */
const isPhysical =
  /^(?:it|these|those|they|everything) (?:(?:all|just|really|so|very|too|always|still) )*(?:is|are|was|were|gets?|got|seems?|looks?|feels?|sounds?|can be|has been|sucks?|rocks?|hurts?) (?:(?:so|very|too|really|not|just|quite|a bit|more) )*(?:hot|cold|hard|long|old|slow|wild|bad|good|great|fine|mean|wrong|simple|nice|gross|dead|evil|lit|fire|sad|happy|sick|scared|awful|terrible|sweet|magic|the same|broken|a lot|too much|interesting|amazing|difficult|easy|unfair|fair|dying|ill)\b/

/** What a message is that is no answer but talk; null when it may be an answer. */
export function readTalk(message: string, asked: Asked): Talk | null {
  if (message.length > longestMessage) return null
  const chat = chatTextOf(message)
  const { words } = chat
  if (words.length === 0 || words.length > longestTalk || /^\s*y\s*$/i.test(message)) return null
  const topic = topicOf(asked.instance)
  const about = meaningAsked(chat, asked)
  if (about !== null) return { kind: 'question', about }
  const hasFigure = asked.wantsFigures && (/\d/.test(message) || numberWord.test(chat.text)) && !/\b(?:\d+ (?:years? old|brothers?|sisters?|points|tries|words|decimals?|questions|sentences|pets)|i ?'?a?m \d+)\b/i.test(message)
  if (hasFigure && toldOf.test(chat.text)) return { kind: 'news', about: null }
  if (hasFigure && askingWhy.test(message.trim().toLowerCase())) return { kind: 'question', about: null }
  const texts = new Set([chat.text, coreOfChat(chat.text)])
  if (asked.earns && (words.length < 4 || hasFigure)) return null
  const isClear = !language.test(asked.instance.studentText) && clearTalk.test(coreOfChat(chat.text)) && !hasFigure
  if (chat.isAsked && comparing.test(chat.text)) return { kind: 'question', about: null }
  const isOff = isClear || (!asked.earns && !hasFigure && !isOnTopic(chat, topic, asked))
  if (isOff && [...texts].some((text) => isTaskQuestion(text, asked))) return { kind: 'question', about: null }
  const kind = isOff ? phraseKind(texts, chat, asked) : null
  if (kind !== null) return { kind, about: null }
  const isLetter = asked.instance.keys.some(({ text }) => /^\p{L}$/u.test(text.trim()))
  const mayBePole = asked.wantsPole && saysPole.test(chat.text)
  const isLanguage = language.test(asked.instance.studentText) && !schoolTalk.test(chat.text)
  if (hasFigure || asked.earns || isLetter || isLanguage || mayBePole || correcting.test(chat.text) || isMeaningless(message)) return null
  const isTalk = signsOfTalk(chat, { topic, ...asked }) || (!isOnTopic(chat, topic, asked) && isOtherSentence(chat, asked))
  return isTalk ? { kind: kindOfOther(chat), about: null } : null
}

/** What kind of talk a message is that no table knows. */
function kindOfOther({ text, isAsked }: ChatText): Talk['kind'] {
  if (isAsked) return 'question'
  if (/\b(?:hate|love|like|bored|boring|tired|scared|sad|happy|nervous|angry|mad|bad at|good at|afraid)\b/.test(text)) return 'mood'
  return /\b(?:my|our|we|yesterday|today|tomorrow|mi|mis|hoy|ayer)\b/.test(text) ? 'news' : 'remark'
}

/** The word whose meaning is asked; "what is 7" asks for none, and neither does an answer said as a question ("the sun?"). */
function meaningAsked(chat: ChatText, { instance, wantsFigures }: Asked): string | null {
  for (const text of new Set([chat.text, coreOfChat(chat.text)])) {
    for (const pattern of meaningQuestions) {
      const about = pattern.exec(text)?.[1]
      if (about === undefined || (wantsFigures && /\d/.test(about)) || about.split(' ').length > 4) continue
      if (/^(?:i|you|we|me|my|your|he|she|and|or|to|if|so|not|do|does|did|can|because|\d+)\b/.test(about)) continue
      if (language.test(instance.studentText) && !/\p{Ll}/u.test(about)) continue
      return about
    }
  }
  return null
}

function isTaskQuestion(text: string, { instance }: Asked): boolean {
  if (taskQuestions.some((pattern) => pattern.test(text))) return true
  return !language.test(instance.studentText) && spanishQuestions.some((pattern) => pattern.test(text))
}

/** The only single words that are talk where a word may be the answer. */
const singleWords = new Set(
  'hi hello hey yo sup hola hiya thanks gracias merci danke bye goodbye cya gtg brb lol lmao rofl haha hehe jaja xd omg bruh ugh meh ok cool bored boring why what huh how whatever idc bathroom toilet oops wow yay yikes nvm gg ciao chao tschuss adios adiós finally tschüss sorry perdón perdon please'.split(' '),
)

/** Whether a message speaks of what the question asks for: then only the clearest talk is taken as such. */
function isOnTopic({ words, text, isAsked }: ChatText, { answers, prompt }: Topic, { instance, wantsFigures }: Asked): boolean {
  if (wantsFigures) return false
  if (/^(?:because|so (?:that|you|we|they|it|i|he|she)) /.test(text)) return true
  if (/^(?:(?:ha|he|ja|hi){2,}|lo+l|lmao)$/.test(text)) return false
  const hasPole = () => instance.keys.some(({ text: key }) => isPole(key, instance.studentText))
  if (words.length === 1 && (!singleWords.has(text) || (saysPole.test(text) && hasPole()))) return true
  if (words.length <= 4 && !isAsked && sharedWith(words, prompt) > 0 && !/^(?:what|why|how|who|do|can|should) /.test(text)) return true
  if (tryOpening.test(text) && !/^(?:is|was|are|can|could|would) /.test(text) && (sharedWith(words, answers) > 0 || sharedWith(words, prompt) > 0)) return true
  const limit = isAsked || language.test(instance.studentText) ? 1 : 0
  return sharedWith(words, answers) > limit || sharedWith(words, prompt) > 1 + limit
}

function phraseKind(texts: ReadonlySet<string>, chat: ChatText, { instance, wantsPole, wantsFigures }: Asked): Talk['kind'] | null {
  const isLanguage = language.test(instance.studentText)
  const isPersonal = !wantsFigures && personal.test(instance.studentText)
  for (const { kind, pattern } of talkPhrases) {
    if (wantsPole && (kind === 'reaction' || kind === 'remark' || kind === 'mood') && saysPole.test(chat.text)) continue
    if (isLanguage && !schoolTalk.test(chat.text)) continue
    if (!wantsFigures && isPhysical.test(chat.text)) continue
    if (!wantsFigures && kind === 'mood' && chat.words.length < 3 && !singleWords.has(chat.text) && !/^(?:i|estoy|soy|so|me|tengo) /.test(chat.text)) continue
    if (isPersonal && (kind === 'mood' || kind === 'news' || kind === 'need')) continue
    if ([...texts].some((text) => pattern.test(text))) return kind
  }
  return null
}
