import { isMeaningless } from './nonsense.ts'
import { asksOfOneself, correctsItself, expectedOf, hasFigureIn, teachesLanguage, wantsAnotherLanguage } from './asked-for.ts'
import type { Asked } from './asked-for.ts'
import { appTopicOf } from '#server/grading/turn/talk/tables/app-questions.ts'
import { certainTalkOf, saidInLesson, speaksOfTask, tellsOfDayInLesson } from '#server/grading/turn/talk/tables/certain-talk.ts'
import { chatTextOf, coreOfChat } from './chat-words.ts'
import type { ChatText } from './chat-words.ts'
import { cueWords } from '#server/grading/turn/talk/tables/cue-words.ts'
import { tellsOfLoss } from '#server/grading/turn/talk/tables/losses.ts'
import { meaningQuestions, spanishQuestions, taskQuestions } from '#server/grading/turn/talk/tables/question-phrases.ts'
import { asksForMore, asksOpenly, asksWhether, asksWhy } from '#server/grading/turn/talk/tables/open-questions.ts'
import { tellsOfOwnAffairs } from '#server/grading/turn/talk/tables/own-affairs.ts'
import { asksBesideFigures } from '#server/grading/turn/talk/tables/figure-questions.ts'
import { seenIn, weighsAsTalk } from '#server/grading/turn/talk/weights/model.ts'
import { amounts, isLikeNumberWord } from '#server/grading/turn/talk/tables/number-like.ts'
import { looksLikeAnswer } from '#server/grading/turn/talk/weights/plain-answer.ts'
import type { Talk } from './talk-kinds.ts'
import { speaksInThirdLanguage } from './third-language.ts'
import { asksWhetherItCounts } from '#server/grading/turn/talk/tables/subject-questions.ts'
import { sharedWith } from './topic.ts'
import type { Topic } from './topic.ts'
import { lessonOf } from '#server/grading/text/language-lessons.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { foldedText, slipsBetween } from '#server/grading/text/words/words.ts'
import { type Heard, calmed, singleWords, isOnTopic, isBesideLesson, tellsOfSomethingElse } from './heard.ts'

/** What a rule says of a message: talk, an answer for certain, or nothing, so that the next rule is asked. */
type Heed = (heard: Heard) => Talk | 'answer' | null

/** Whether a word is like another one: "place like city?", "axe, like the weapon?". */
const comparing = /^(?:is (?:it|that|this) |so |a |the )?(?:\p{L}+ )?like (?:an? |the )?\p{L}+(?: \p{L}+)?$/u

const asksForMeaning = /\bwhat (?:does|do|did) .{1,60} mean\b|\bmeaning of\b|\bdefin(?:e|ition)\b/i

/** How a word is explained: "someone who never lies", "when you say the opposite". */
const defining = /^(?:(?:um+|like|it is|that is|it means|means|so) )*(?:someone|somebody|anyone|a person|people|something|a thing|when|if|to|being|having|not|a|an|the|\p{L}{3,}ing (?:in|at|on|that|what|something|things?|the|all|to|with)) (?!(?:is|are|was) (?:boring|stupid|dumb|so|too) )\p{L}/u

/** A comparison that somebody laughs about: "its like emojis lol". */
const jesting = /^(?:(?:it is|that is|oh|so|haha|lol) )*(?:\p{L}+ )?like (?:an? |the |my |in )?(?:\p{L}+ ){1,3}(?:lol|lmao|(?:ha)+|(?:he)+|xd|rofl)$/u

/** News with a number in it: "my grandma gave me 5 euros". */
const toldOf =
  /^(?:today |yesterday )?my (?:grandma|grandpa|granny|mum|dad|brother|sister|uncle|aunt|cousin|friend|dog|cat|teacher|phone) (?:just |always |only )?(?:gave|gives|got|gets|bought|has|had|is|was|lost|won|ate|told|took)\b/

/** Whoever asks why a number is what it is gives none: "why is it 4", "but why 10 percent". Read as typed, where y is a letter of the question. */
const askingWhy = /^(?:but |and |wait |ok |so )?(?:why (?:is|isnt|isn't|are|was|wasnt|wasn't|did|do|does|would|not|\p{N}+)|how (?:is it|come|did you get))\b/u

/** A formula, or a sum that is proposed: "y = 2x - 1", "do we do 20 - 4?". */
const worksOut = /[=<>]|^(?!\s*(?:what|why|wat)).*\d\s*[-+*/×÷]\s*\d/iu

/** Words of fear. */
export const afraid = /\b(?:scared|afraid|nervous|worried|worry|anxious|panic|stressed|terrified|bad at|dumb|stupid|fail|failing|mistakes?|mad at me|be mad|be angry|shout|miedo|nervios\w*|asustad\w+|preocupad\w+)\b/u

/** Words of boredom. */
export const bored = /\b(?:boring|bored|bores|dull|lame|pointless|waste|sucks|hate|tired of|sick of|cringe|long|aburrid\w+|aburro|aburre|odio)\b/u

/** What is talk, and what is an answer for certain, in the order in which the rules decide: the first that says something has the last word. */
export const talkRules: readonly Heed[] = [
  doesAsTold,
  explains,
  tellsOfLossOrApp,
  speaksOfOwnAffairs,
  saysPoleAlone,
  asksWhyOrForMore,
  speaksAnotherLanguage,
  isSure,
  asksOpenQuestion,
  tellsOfOwnNumbers,
  tellsInsteadOfExplaining,
  speaksEnglishOfOneself,
  asksIfItCounts,
  asksForWord,
  tellsOfFigures,
  earnsInShort,
  comparesOrJests,
  asksOfTask,
  isInTables,
  saysNoFigures,
  weighs,
]

/** Talk of a kind, about a word where one is asked for. */
export function talk(kind: Talk['kind'], about: string | null = null): Talk {
  return { kind, about }
}

/** "do not look" may be what is to be done, or not to be done; a single word fills a gap. */
function doesAsTold({ chat, asked }: Heard): 'answer' | null {
  const { studentText, subject } = asked.instance
  const [, toldToDo] = /^(?:do not|never|stop) (\p{L}{3,})/u.exec(chat.text) ?? []
  const isAskedToDo = toldToDo !== undefined && chatTextOf(studentText).words.includes(toldToDo)
  if (!asked.wantsFigures && isAskedToDo && chat.words.length < 6) return 'answer'
  const isGapInLesson = lessonOf(subject ?? '') !== null && /_{2,}/.test(studentText)
  return isGapInLesson && chat.words.length === 1 && !singleWords.has(chat.text) ? 'answer' : null
}

/** What a word means, or a moral, where that is asked for. */
function explains({ chat, asked }: Heard): 'answer' | null {
  const { studentText } = asked.instance
  if (!asked.wantsFigures && asksForMeaning.test(studentText) && defining.test(chat.text)) return 'answer'
  const isMoral = /^(?:do not|never|always|be|you (?:should|must|have to)|one should) \p{L}/u.test(chat.text) && chat.words.length < 9
  return isMoral && /\b(?:moral|lesson|message)\b/i.test(studentText) ? 'answer' : null
}

function tellsOfLossOrApp({ chat, texts, asked, topic, earns }: Heard): Talk | null {
  if (earns || !tellsOfSomethingElse(chat, topic, asked)) return null
  if (!asksOfOneself(asked) && texts.some((text) => tellsOfLoss(text))) return talk('loss')
  const app = texts.map((text) => appTopicOf(text)).find((one) => one !== null)
  return app === undefined || app === null ? null : { kind: 'app', about: null, app }
}

/** "my heart is broken": talk even where it holds the key, unless all else in it is of the question ("hers is on the table"). */
function speaksOfOwnAffairs({ message, chat, asked, topic, earns, isLesson, isPersonal }: Heard): Talk | null {
  if (!asked.isShort || asked.wantsPole || isPersonal || isLesson || !tellsOfOwnAffairs(chat.text)) return null
  const isLiking = !earns && /^i (?:play|like|love|hate) /.test(chat.text)
  if ((hasFigureIn(message, chat) && !isLiking) || (earns && saysQuestionAgain(chat, topic))) return null
  return talk(chat.isAsked || /^do you /.test(chat.text) ? 'tutor' : 'news')
}

/** Whether the telling words beside the key are the question's own, one at least. */
function saysQuestionAgain({ words }: ChatText, { answers, prompt }: Topic): boolean {
  const beside = words.filter((word) => !functionWords.has(word) && sharedWith([word], answers) === 0 && word.length > 2)
  return beside.length > 0 && sharedWith(beside, prompt) === beside.length
}

function saysPoleAlone({ chat, asked, earns, isLesson }: Heard): Talk | null {
  if (earns || asked.wantsPole || isLesson || !poleAlone.test(chat.text)) return null
  const { studentText, keys } = asked.instance
  const mayAnswer = asksWhetherOrWord.test(studentText) || asksForPole.test(studentText) || keys.some(({ text }) => poleKey.test(text.trim()))
  return mayAnswer ? null : talk('reaction')
}

function asksWhyOrForMore({ texts, asked, earns, isLesson }: Heard): Talk | null {
  if (asked.wantsPole || isLesson || /\b(?:ask|questions?)\b/i.test(asked.instance.studentText)) return null
  return texts.some((text) => asksForMore(text) || (!earns && asksWhy(text))) ? talk('question') : null
}

function speaksAnotherLanguage({ chat, asked, topic, earns }: Heard): Talk | null {
  if (earns || sharedWith(chat.words, topic.answers) > 0 || !speaksInThirdLanguage(chat.text, asked.instance)) return null
  if (chat.isAsked || asksAbroad.test(chat.text)) return talk('question')
  return talk(afraid.test(chat.text) || bored.test(chat.text) ? 'mood' : kindOfOther(chat))
}

function isSure({ chat, texts, asked, topic, earns }: Heard): Talk | null {
  const sure = earns ? null : sureKind(new Set(texts), chat, topic, asked)
  return sure === null ? null : talk(sure)
}

function asksOpenQuestion({ chat, texts, asked, earns, isLesson }: Heard): Talk | null {
  if (asked.wantsPole || isLesson || asked.quality === 1 || /\bquestion\b/i.test(asked.instance.studentText)) return null
  const asks = texts.some((text) => asksOpenly(text) || (!earns && !asked.wantsFigures && asksWhether(text)))
  return asks ? talk('question', meaningAsked(chat, asked)) : null
}

function tellsOfOwnNumbers({ message, chat, topic, earns, hasFigure }: Heard): Talk | null {
  return !earns && hasFigure && !worksOut.test(message) && tellsOfLife(chat, topic) ? talk('news') : null
}

function tellsInsteadOfExplaining({ chat, asked, topic, earns, isLesson, isPersonal }: Heard): Talk | null {
  if (earns || expectedOf(asked) !== 'explanation' || isPersonal || isLesson || asksOfOneself(asked)) return null
  return sharedWith(chat.words, topic.answers) === 0 && tellsOfOwnAffairs(chat.text) ? talk('news') : null
}

function speaksEnglishOfOneself({ chat, asked, earns }: Heard): Talk | null {
  return !earns && isEnglishOfOneself(chat, asked) ? talk(kindOfOther(chat)) : null
}

function asksIfItCounts({ chat, texts, asked, topic, hasFigure }: Heard): Talk | null {
  return !hasFigure && isAboutSubject(new Set(texts), chat, topic, asked) ? talk('subject') : null
}

function asksForWord({ chat, asked }: Heard): Talk | null {
  const about = meaningAsked(chat, asked)
  return about === null ? null : talk('question', about)
}

function tellsOfFigures({ message, chat, hasFigure }: Heard): Talk | null {
  if (!hasFigure) return null
  if (toldOf.test(chat.text) && !/\b(?:says?|said|thinks?|got) \p{N}+$/u.test(chat.text)) return talk('news')
  return askingWhy.test(message.trim().toLowerCase()) ? talk('question') : null
}

function earnsInShort({ chat, earns, hasFigure }: Heard): 'answer' | null {
  return earns && (chat.words.length < 4 || hasFigure) ? 'answer' : null
}

function comparesOrJests({ chat, asked, earns }: Heard): Talk | null {
  if (chat.isAsked && comparing.test(chat.text)) return talk('question')
  return !earns && asked.isShort && !asked.wantsFigures && jesting.test(chat.text) ? talk('remark') : null
}

function asksOfTask({ chat, texts, asked, topic, earns, hasFigure, isClear }: Heard): Talk | null {
  const isOff = isClear || (!earns && !hasFigure && !isOnTopic(chat, topic, asked))
  return isOff && texts.some((text) => isTaskQuestion(text, asked)) ? talk('question') : null
}

function isInTables({ chat, tabled, isClear, isBeside }: Heard): Talk | null {
  const isCertain = tabled !== null && (isClear || isBeside || (certainKinds.has(tabled) && !correctsItself(chat.text)))
  return isCertain ? talk(tabled) : null
}

/** Where figures are asked for: a question or a sentence beside them; elsewhere English where another language is asked for. */
function saysNoFigures({ message, chat, asked, topic, earns, tabled }: Heard): Talk | null {
  const isCopy = chatTextOf(asked.instance.studentText).text.includes(chat.text)
  const asksBeside = () => asksBesideFigures(chat.text, (word) => sharedWith([word], topic.prompt) > 0)
  if (!earns && asked.wantsFigures && !worksOut.test(message) && !isCopy && asksBeside()) return talk(tabled ?? 'question')
  if (!earns && !isMeaningless(message) && saysNoFigure(message, chat, asked)) return talk(tabled ?? kindOfOther(chat))
  return tabled === null && isSaidInEnglish(chat, topic, asked) ? talk(kindOfOther(chat)) : null
}

/** What no rule knows is talk by the weight of its words. */
function weighs({ message, chat, asked, topic, tabled }: Heard): Talk | null {
  const seen = seenIn(message, chat, topic, asked)
  if (isMeaningless(message) || looksLikeAnswer(seen, asked)) return null
  return weighsAsTalk(seen, expectedOf(asked), tabled !== null) ? talk(tabled ?? kindOfOther(chat)) : null
}

const asksAbroad = /^(?:(?:mais|et|pero|y|aber|und) )?(?:pourquoi|comment|est ce|il faut|on (?:doit|peut)|qué|cómo|por qué|tengo que|hay que|puedo|warum|wieso|wie|was|kann|muss|darf) /u

/** A bare yes or no, which answers nothing where neither is asked for. */
const poleAlone = /^(?:no|nope|nah|yes|yeah|yep|yup)(?: (?:no|nope|nah|yes|yeah|lol|bro|ok))*$/u

/** A question to be answered by yes or no, or one that asks for a word. */
const asksWhetherOrWord = new RegExp(
  String.raw`(?:^|[.?!:;)\n][^\S\n]*)(?:(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|must|may)\s[^.?!\n]*\?|` +
    String.raw`(?:is|are|was|were|does|did|could|will|would|has|had|should|can|(?:do|have) (?:you|they|we|all|the|most|plants|animals|people))\s)|` +
    String.raw`\byes\b|\bno\b|\btrue\b|\bagree\b|\b(?:opposite|synonym|antonym|word|adverb|complete|fill|answer)\b|_{2}`,
  'i',
)

/** A statement to be judged, or a question of another language to be answered by yes or no. */
const asksForPole = new RegExp(
  String.raw`\b(?:right|correct) or\b|\bor (?:not|wrong|right|incorrect|correct)\b|\b(?:false|incorrect|decide|whether)\b|` +
    String.raw`\b(?:tell|say|decide|check|judge|state|explain|find out|work out|determine|write|know)(?: me| us| down)? if\b|` +
    String.raw`(?:^|[.?!:;\n¿][^\S\n]*)(?:sind|ist|haben|hat|kann|können|darf|muss|gibt es|war|waren|est-ce qu|es|son|está|están|hay|puede|pueden|tienen?|era|fue)(?![\p{L}])[^.?!\n]*\?|(?:^|[.?!:;\n][^\S\n]*)est-ce qu`,
  'iu',
)

/** A key that judges a statement, as yes and no do. */
const poleKey = /^(?:yes|no|true|false|right|wrong|correct|incorrect|ja|nein|oui|non|s[ií])\b/iu

const ownLife = /^(?:(?:but|and|so|well|haha|lol|omg|ok) )*(?:(?:my|our) (?!answer|guess|result|calculat|solution|number|total|sum|final|working)\p{L}+|we (?:have|had|went|are|live|own)|i (?:have|had|did|am|was|play|played|live|lived|saw|ate|want|like|love|hate|need|bought|turn|turned|sleep|slept|stayed|woke|went)|it is \p{N}+ ?(?:am|pm))(?: |$)/u

/** A number of one's own life where a number is asked: "we have 3 chickens at home", and nothing the question speaks of. */
function tellsOfLife({ text, words }: ChatText, topic: Topic): boolean {
  if (!ownLife.test(text) || words.length < 4 || /\b(?:its|the answer|so it|equals?|left|altogether|total|get|got|makes?|says?|said|thinks?|thought|told|reckons?)\b/.test(text)) return false
  const isOfSums = (word: string) => /^\p{N}/u.test(word) || isLikeNumberWord(word) || amounts.has(word) || operations.test(word)
  const telling = words.filter((word) => !functionWords.has(word) && !isOfSums(word) && word.length > 2)
  return telling.length > 0 && sharedWith(telling, topic.prompt) === 0 && sharedWith(telling, topic.answers) === 0
}

/** An English sentence of oneself, or a question, where words of another language are asked for and the sentence is not the question's own. */
function isEnglishOfOneself({ text, words }: ChatText, asked: Asked): boolean {
  if (!wantsAnotherLanguage(asked) || words.length < 3 || isAboutManners.test(asked.instance.studentText)) return false
  const prompt = chatTextOf(asked.instance.studentText).text
  const isNew = words.some((word) => !functionWords.has(word) && !prompt.split(' ').includes(word))
  const speaks = /^(?:i|my|we|our|you|your|why|who|what|is|are|does|do|can|how|where) /.test(text)
  return isNew && speaks && !prompt.includes(text) && words.every((word) => isEnglishWord(word) || functionWords.has(word) || word === 'i')
}

/** A question or a sentence without any number, sign or operation, where only figures answer. */
function saysNoFigure(message: string, { words, isAsked }: ChatText, { wantsFigures }: Asked): boolean {
  if (!wantsFigures || words.length < (isAsked ? 2 : fewestOfSentence) || /[\d=+*/^÷×√π<>]/.test(message)) return false
  return !words.some((word) => isLikeNumberWord(word) || amounts.has(word) || operations.test(word) || /^[b-hj-tv-z]$/.test(word))
}

/** A shorter message without a number may still be one misspelt. */
const fewestOfSentence = 4

const operations = /^(?:add|plus|minus|times|divid|subtract|multipl|halv|doubl|combin|round|simplif|count|take|put|mov|collect|sides?|over|squared|cubed|equals|one|point|percent|hundred|half)/u

/** What a message surely is: words of manners in a lesson, or what no answer says. */
function sureKind(texts: ReadonlySet<string>, chat: ChatText, topic: Topic, asked: Asked): Talk['kind'] | null {
  const { words } = chat
  if (sharedWith(words, topic.answers) > 0 || asked.wantsPole) return null
  if ([...texts].some((text) => speaksOfTask(text)) && !isNearKey(chat.text, asked)) return 'question'
  if (teachesLanguage(asked)) {
    const said = isAboutManners.test(asked.instance.studentText) ? null : saidInLesson(calmed(chat.text))
    if (said === null && tellsOfDayInLesson(chat.text) && !mayTranslate(chat.text, asked)) return 'mood'
    if (said !== null || !isBesideLesson(chat, topic, asked)) return said
  }
  const kind = [...texts].map((text) => certainTalkOf(text)).find((one) => one !== null) ?? null
  const mayAnswer = asked.wantsFigures ? hasFigureIn(chat.text, chat) : expectedOf(asked) === 'words' && sharedWith(words, topic.prompt) > 0
  return kind === 'news' && mayAnswer ? null : kind
}

/** Whether somebody speaks to the tutor in English, of oneself, the lesson or the app, where another language is asked for. */
function isSaidInEnglish(chat: ChatText, topic: Topic, asked: Asked): boolean {
  const { words } = chat
  if (asked.quality > 0 || words.length < 2 || sharedWith(words, topic.answers) > 0) return false
  return isBesideLesson(chat, topic, asked) && words.some((word) => isSpokenTo(word))
}

/** Whether a sentence may be meant for a key: any may where the key is a short saying, else one that is the key but for slips. */
function mayTranslate(text: string, { instance }: Asked): boolean {
  const keys = [...instance.keys, ...instance.halfCredits].map((key) => foldedText(key.text))
  return keys.some((key) => key.split(' ').length <= shortSaying || slipsBetween(foldedText(text), key, mostSlipsOfSaying) <= mostSlipsOfSaying)
}

/** Whether a sentence is a key but for slips. */
function isNearKey(text: string, { instance }: Asked): boolean {
  const keys = [...instance.keys, ...instance.halfCredits].map((key) => foldedText(key.text))
  return keys.some((key) => slipsBetween(foldedText(text), key, mostSlipsOfSaying) <= mostSlipsOfSaying)
}

/** What is said for short ("Wait!", "How boring!"), in words: any such saying may be meant for another. */
const shortSaying = 3

const mostSlipsOfSaying = 3

/** A question whose answer may be a word of manners. */
const isAboutManners = /\b(?:greet\w*|hello|hi|thank\w*|sorry|excuse|apolog\w*|good ?bye|bye|good (?:morning|night|evening|afternoon|day)|welcome|polite\w*|manners|dialog\w*|conversation|reply|introduc\w*|how are you|hola|gracias|perd[oó]n|adi[oó]s|merci|bonjour|danke|hallo|ciao|grazie)\b/i

/** Words that are said to the tutor about oneself, the lesson or the app. */
function isSpokenTo(word: string): boolean {
  return (/^(?:i|me|my|you|your|which)$/.test(word) || cueWords.device.has(word) || cueWords.school.has(word)) && !/^(?:word|words|letter|letters|book|pen|page|right|wrong)$/.test(word)
}

/** Whether something belongs to the answer is asked, with no word of an answer: "is it 12" and "is it oxygen" are tries. */
function isAboutSubject(texts: ReadonlySet<string>, { words }: ChatText, topic: Topic, asked: Asked): boolean {
  if (asked.quality > 0 || asked.wantsPole || sharedWith(words, topic.answers) > 0) return false
  if (teachesLanguage(asked) && !wantsAnotherLanguage(asked)) return false
  if (words.some((word) => cueWords.device.has(word) || cueWords.school.has(word))) return false
  // "is it in canada" is a try where a place is asked for.
  if (/\bwhere\b/i.test(asked.instance.studentText) && [...texts].some((text) => /^(?:\p{L}+ )?(?:is|was|are|were) (?:it|he|she|they) (?:in|on|at|from|under|above|inside|outside|next to) /u.test(text))) return false
  return [...texts].some((text) => asksWhetherItCounts(text))
}

/** What nobody says as an answer, whatever it looks like. */
const certainKinds: ReadonlySet<Talk['kind']> = new Set(['greeting', 'thanks', 'goodbye', 'need', 'apology', 'tutor', 'reaction'])

/** What kind of talk a message is that no table knows. */
function kindOfOther({ text, isAsked }: ChatText): Talk['kind'] {
  if (isAsked) return 'question'
  if (/^(?:and |but |so )?(?:my|our|mi|mis) \p{L}+ (?:is|are|has|can|es|tiene)\b/u.test(text)) return 'news'
  if (/\b(?:hate|love|like|bored|boring|tired|scared|sad|happy|nervous|angry|mad|bad at|good at|afraid|miedo|triste|nervioso|nerviosa|contento|contenta)\b/.test(text)) return 'mood'
  return /\b(?:my|our|we|yesterday|today|tomorrow|mi|mis|hoy|ayer)\b/.test(text) ? 'news' : 'remark'
}

/** The word whose meaning is asked; "what is 7" asks for none, and neither does an answer said as a question ("the sun?"). */
function meaningAsked(chat: ChatText, asked: Asked): string | null {
  for (const text of new Set([chat.text, coreOfChat(chat.text)])) {
    for (const pattern of meaningQuestions) {
      const about = pattern.exec(text)?.[1]
      if (about === undefined || (asked.wantsFigures && /(?<!\p{L})\d/u.test(about)) || about.split(' ').length > 4) continue
      if (/^(?:i|you|we|me|my|your|he|she|and|or|to|if|so|not|do|does|did|can|because|\d+)\b/.test(about)) continue
      if (teachesLanguage(asked) && !/\p{Ll}/u.test(about)) continue
      return about
    }
  }
  return null
}

function isTaskQuestion(text: string, asked: Asked): boolean {
  if (taskQuestions.some((pattern) => pattern.test(text))) return true
  return !teachesLanguage(asked) && spanishQuestions.some((pattern) => pattern.test(text))
}
