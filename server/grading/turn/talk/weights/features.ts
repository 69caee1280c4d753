import { functionWords } from '#server/grading/text/words/function-words.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { isVerb } from '#server/grading/text/words/verbs.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'
import type { ChatText } from '#server/grading/turn/talk/chat-words.ts'
import { cueWords, foreignWords } from '#server/grading/turn/talk/tables/cue-words.ts'
import { sharedWith } from '#server/grading/turn/talk/topic.ts'
import type { Topic } from '#server/grading/turn/talk/topic.ts'

/** A message beside its question, as the features look at it. `said` are its words without accents. */
export type Seen = {
  message: string
  chat: ChatText
  said: readonly string[]
  /** The words that would be the answer if it were one. */
  bare: readonly string[]
  topic: Topic
  /** The telling words of the answers as they are written. */
  keyWords: readonly string[]
  /** The most words a key has; 0 where figures or an explanation are asked. */
  keyLength: number
  /** The share of the credit that the keys gave. */
  quality: number
  /** The message holds a figure or a number word. */
  hasFigure: boolean
  wantsPole: boolean
  isLesson: boolean
  isPersonal: boolean
  /** The question is asked in English, in no lesson of another language. */
  isEnglish: boolean
}

/** One thing that can be seen in a message and speaks for talk or against it. */
export type Feature = { name: string; holds: (seen: Seen) => boolean }

/** What is looked at in a message that no table knows as a whole. */
export const features: readonly Feature[] = [
  ...Object.entries(cueWords).map(([name, words]) => cue(name, words)),
  ...(['self', 'tutor', 'others', 'asking', 'helping', 'noise', 'social', 'mind', 'comparing'] as const).map((name) => opens(name)),
  text('guesses', /^(?:is|was|are|were) (?:it|that|they|this|he|she)\b|\b(?:i (?:think|guess|believe|say|got|get|chose|choose|pick|would say)|maybe|perhaps|probably|(?:my|the) (?:answer|guess) (?:is|was))\b/),
  text('corrects itself', /\b(?:i mean|i meant|no wait|wait no|scratch that|sorry)\b/),
  text('opens with a reason', /^(?:because|so that|since|if|when|to|by|for|from|in order)\b/),
  text('opens as an answer', /^(?:it|they|there|this|these|those|that|people|an?|the) /),
  text('opens with a preposition', /^(?:in|on|at|with|without|of|into|under|over|near|through|from|to|by|for) /),
  text('says what something is', /\b(?:is|are|means?) (?:an?|the|when|where|that) /),
  text('somebody speaks of oneself', /\b(?:i (?:am|have|was|had|do|did|can|will|want|need|hate|love|like|know|see|would|could|just|really|always|never|already|only|not)|my \p{L}+)\b/u),
  text('somebody of the family does something', /\bmy \p{L}+(?: \p{L}+)? (?:is|was|has|had|does|did|can|will|said|says|just|got|ate|died|likes?|loves?|hates?|\p{L}+ed|\p{L}+s)\b/u),
  text('speaks of the last reply', /\b(?:that|this|it|you) (?:is|was|are|were|did|said|just|does|do|sounds|makes) (?:not |so |very |too |really |just |what )*(?:fair|unfair|wrong|right|clever|funny|mean|good|bad|true|what|hard|easy|helpful|same)\b/),
  text('is told to do something', /^(?:please |ok |just )?(?:tell|give|stop|wait|let|go|look|come|say|shut|show|help|skip|ask|check|try|make|send|be|do|talk|sing|play|explain|repeat|dont|do not)\b/),
  text('whether something is allowed', /^(?:can|may|could|should|do|must|am) (?:i|we)\b/),
  text('asks what, why, who or which', /^(?:but |and |so |wait |ok )?(?:what|why|who|which|whose|whats|how (?:do|does|did|can|many|much|long|come|old|big|is|are|to)|when (?:is|was|did|do|does|will|can)|where (?:is|was|did|do|does|are|can)) ./),
  text('asks whether something is so', /^(?:but |and |so |wait |ok )?(?:is|are|was|were|do|does|did|can|could|has|have|will|would|should) (?!(?:it|that|they|this|these|he|she|not) (?:an? |the )?\p{L}+$)(?!it |not )\p{L}+ \p{L}+/u),
  text('whether something else is one', /^(?:is|are|was|were|does|do|did|can|what about|how about|and)\b.*\b(?:one|too|also|count|counts|same|ok|okay|allowed|right|bad|real|good|a|an|not)\b/),
  text('names the missing thing', /\b(?:the (?:thing|stuff|one|guy|man|place) (?:on|in|that|who|with|where|which)|kind of|some kind|something|like when)\b/),
  { name: 'is asked', holds: ({ chat }) => chat.isAsked },
  { name: 'is asked in three words or more', holds: ({ chat, said }) => chat.isAsked && said.length >= 3 },
  { name: 'is called out', holds: ({ message }) => /!/.test(message) },
  { name: 'trails off', holds: ({ message }) => /\.\.|…/.test(message) },
  { name: 'has a comma', holds: ({ message }) => /,\s/.test(message) },
  { name: 'has an emoji or a smiley', holds: ({ message }) => /\p{Extended_Pictographic}|[:;=][-']?[()DPp3/|]|<3|\^\^/u.test(message) },
  { name: 'draws letters out', holds: ({ message }) => /(\p{L})\1{2,}/u.test(message) },
  { name: 'has a word all in capitals', holds: ({ message }) => /\p{Lu}{3,}/u.test(message) },
  { name: 'ends as a sentence', holds: ({ message }) => /\p{L}\.$/u.test(message.trim()) },
  { name: 'has an apostrophe', holds: ({ message }) => /\p{L}['’]\p{L}/u.test(message) },
  { name: 'has a name in it', holds: ({ message }) => /\S\s+\p{Lu}\p{Ll}/u.test(message) },
  length('one word', 1, 1),
  length('two words', 2, 2),
  length('three or four words', 3, 4),
  length('five to seven words', 5, 7),
  length('eight to twelve words', 8, 12),
  length('more than twelve words', 13, 99),
  { name: 'is two words longer than the key', holds: ({ said, keyLength }) => keyLength > 0 && said.length >= keyLength + 2 },
  { name: 'is four words longer than the key', holds: ({ said, keyLength }) => keyLength > 0 && said.length >= keyLength + 4 },
  { name: 'is as long as the key', holds: ({ said, keyLength }) => keyLength > 0 && said.length === keyLength },
  { name: 'nothing is left as an answer', holds: ({ bare }) => bare.length === 0 },
  { name: 'one word is left as an answer', holds: ({ bare }) => bare.length === 1 },
  { name: 'two words are left as an answer', holds: ({ bare }) => bare.length === 2 },
  { name: 'three or four words are left', holds: ({ bare }) => bare.length === 3 || bare.length === 4 },
  { name: 'five or more words are left', holds: ({ bare }) => bare.length > 4 },
  { name: 'what is left is no longer than the key', holds: ({ bare, keyLength }) => keyLength > 0 && bare.length > 0 && bare.length <= keyLength },
  { name: 'what is left is a word longer than the key', holds: ({ bare, keyLength }) => keyLength > 0 && bare.length === keyLength + 1 },
  { name: 'what is left is three words longer', holds: ({ bare, keyLength }) => keyLength > 0 && bare.length >= keyLength + 3 },
  { name: 'all that is left speaks of something else', holds: ({ bare }) => isElsewhere(bare, 1) },
  { name: 'half of what is left does', holds: ({ bare }) => isElsewhere(bare, 0.5) },
  { name: 'a single word that speaks of something else is left', holds: ({ bare }) => bare.length === 1 && isElsewhere(bare, 1) },
  { name: 'some of what is left does', holds: ({ bare }) => isElsewhere(bare, 0.01) },
  { name: 'what is left is a clause', holds: ({ bare }) => bare.length > 2 && bare.slice(0, 3).some((word) => isPerson(word)) && bare.some((word) => isVerb(word)) },
  { name: 'is a copy of the question', holds: ({ said, topic }) => said.length > 3 && tellingOf(said).length > 1 && sharedWith(said, topic.prompt) >= tellingOf(said).length * 0.8 },
  { name: 'a letter stands alone', holds: ({ said }) => said.some((word) => /^[b-hj-z]$/.test(word)) },
  { name: 'is all letters alone', holds: ({ said }) => said.every((word) => word.length === 1) },
  { name: 'has a verb', holds: ({ said }) => said.some((word) => isVerb(word)) },
  { name: 'has a verb in the past', holds: ({ said }) => said.some((word) => /..ed$/.test(word) || /^(?:was|were|had|did|went|got|said|saw|ate|came|made|took|gave|told|lost|won|died|broke|bought)$/.test(word)) },
  { name: 'has a verb in -ing', holds: ({ said }) => said.some((word) => /...ing$/.test(word)) },
  { name: 'is longer than the key and has a verb', holds: ({ said, keyLength }) => keyLength > 0 && said.length >= keyLength + 2 && said.some((word) => isVerb(word)) },
  { name: 'has a figure', holds: ({ hasFigure }) => hasFigure },
  { name: 'has signs of arithmetic', holds: ({ message }) => /[=+*/^÷×<>]|\d\s*[-:·x]\s*\d/.test(message) },
  { name: 'has a word of no list', holds: ({ said }) => said.some((word) => word.length > 2 && !isKnown(word)) },
  { name: 'is mostly words of no list', holds: ({ said }) => said.filter((word) => isKnown(word)).length * 2 < said.length },
  { name: 'is mostly small words', holds: ({ said }) => said.filter((word) => functionWords.has(word)).length * 2 > said.length },
  { name: 'has nothing but small words', holds: ({ said }) => said.every((word) => functionWords.has(word)) },
  { name: 'has a small word of another language', holds: ({ said, isEnglish }) => isEnglish && said.some((word) => foreignWords.has(word) && !functionWords.has(word)) },
  { name: 'is mostly of another language', holds: ({ said, isEnglish }) => isEnglish && said.length > 1 && said.filter((word) => foreignWords.has(word) || !isKnown(word)).length * 3 > said.length * 2 },
  { name: 'shares a word with the answers', holds: ({ said, topic }) => sharedWith(said, topic.answers) > 0 },
  { name: 'shares two words with the answers', holds: ({ said, topic }) => sharedWith(said, topic.answers) > 1 },
  { name: 'shares a word with the question', holds: ({ said, topic }) => sharedWith(said, topic.prompt) > 0 },
  { name: 'shares two words with the question', holds: ({ said, topic }) => sharedWith(said, topic.prompt) > 1 },
  { name: 'shares no word, in three or more', holds: ({ said, topic }) => said.length > 2 && sharedWith(said, topic.answers) + sharedWith(said, topic.prompt) === 0 },
  { name: 'has a word near one of the answers', holds: ({ said, keyWords }) => said.some((word) => isNearOne(word, keyWords)) },
  { name: 'earns something', holds: ({ quality }) => quality > 0 },
  { name: 'earns all', holds: ({ quality }) => quality === 1 },
  { name: 'answers yes or no', holds: ({ wantsPole }) => wantsPole },
  { name: 'says yes or no where it is asked', holds: ({ wantsPole, said }) => wantsPole && said.some((word) => poleWords.has(word)) },
  { name: 'in a lesson of a language', holds: ({ isLesson }) => isLesson },
  { name: 'where one is asked about oneself', holds: ({ isPersonal }) => isPersonal },
]

const poleWords = new Set('yes yeah yep yup no nope nah true false right wrong correct sure not never y n t f'.split(' '))

const elsewhere = (['self', 'tutor', 'others', 'family', 'pets', 'feeling', 'verdict', 'school', 'device', 'home', 'time', 'noise', 'social', 'asking', 'mind', 'swearing'] as const).map((name) => cueWords[name])

/** Whether at least this share of the words that carry a meaning speaks of something that is no subject of questions. */
export function isElsewhere(words: readonly string[], share: number): boolean {
  const isCue = (word: string) => elsewhere.some((list) => list.has(word))
  const weighty = words.filter((word) => isCue(word) || !functionWords.has(word))
  return weighty.length > 0 && weighty.filter(isCue).length >= weighty.length * share
}

const people = [cueWords.self, cueWords.tutor, cueWords.others, cueWords.thirdPerson, cueWords.family]

function isPerson(word: string): boolean {
  return people.some((list) => list.has(word))
}

/** The words of a message that are no small words. */
export function tellingOf(words: readonly string[]): string[] {
  return words.filter((word) => !functionWords.has(word))
}

function isKnown(word: string): boolean {
  return isEnglishWord(word) || functionWords.has(word) || isEnglishWord(word.replace(/(?:e?s|ed|ing)$/, ''))
}

/** One slip in four letters, two from seven on. */
function isNearOne(word: string, keyWords: readonly string[]): boolean {
  if (word.length < 3) return false
  const most = word.length < 7 ? 1 : 2
  return keyWords.some((key) => key.length > 2 && slipsBetween(word, key, most) <= most)
}

function cue(name: string, words: ReadonlySet<string>): Feature {
  return { name: `words of ${name}`, holds: ({ said }) => said.some((word) => words.has(word)) }
}

function opens(name: keyof typeof cueWords): Feature {
  return { name: `opens with ${name}`, holds: ({ said }) => said[0] !== undefined && cueWords[name].has(said[0]) }
}

function text(name: string, pattern: RegExp): Feature {
  return { name, holds: ({ chat }) => pattern.test(chat.text) }
}

function length(name: string, from: number, to: number): Feature {
  return { name, holds: ({ said }) => said.length >= from && said.length <= to }
}
