import { functionWords } from '#server/grading/text/words/function-words.ts'
import { expectedOf, teachesLanguage } from './asked-for.ts'
import type { Asked } from './asked-for.ts'
import { certainTalkOf } from '#server/grading/turn/talk/tables/certain-talk.ts'
import { chatTextOf } from './chat-words.ts'
import type { ChatText } from './chat-words.ts'
import { cueWords } from '#server/grading/turn/talk/tables/cue-words.ts'
import type { TalkKind } from './talk-kinds.ts'
import { talkPhrases } from '#server/grading/turn/talk/tables/talk-phrases.ts'
import { sharedWith } from './topic.ts'
import type { Topic } from './topic.ts'

/** Kinds of talk that a key may be of as well: where one is, another of its group is an answer. */
const groups: Readonly<Partial<Record<TalkKind, 'manners' | 'feelings'>>> = {
  greeting: 'manners',
  goodbye: 'manners',
  thanks: 'manners',
  apology: 'manners',
  need: 'feelings',
  mood: 'feelings',
  fear: 'feelings',
  boredom: 'feelings',
  remark: 'feelings',
  tutor: 'feelings',
}

/** What is said alone by who needs it, and the questions that ask for such. */
const needed: readonly { said: RegExp; asked: RegExp }[] = [
  { said: /^(?:the |a )?(?:bathroom|toilet|restroom|washroom|loo)(?: please)?$/u, asked: /\b(?:rooms?|places?|where|house|buildings?|flush\w*|things?|objects?|furniture)\b/i },
  { said: /^(?:some )?(?:water|lunch|snacks?|dinner|breakfast|candy)(?: please)?$/u, asked: /\b(?:drinks?|drank|eats?|ate|foods?|meals?|liquids?)\b/i },
]

/** "What does the clown say?": what is said to somebody answers it. */
const asksForSpeech = /\b(?:does|did|would|might|could|should|will) (?:the |an? )?\p{L}+(?: \p{L}+)? (?:say|tell|reply|answer|shout|exclaim|think|ask|write)\b/iu

/** "was man made", "on a gravel road": parts of a sentence about what the question speaks of. */
const fragment = /^(?:(?:was|were) (?:\p{L}+ )*(?:\p{L}+ed|made|built|born|taken|known|found|held|given|written|won|lost|grown|sent|kept)(?: by .+)?|(?:on|in|at|near|under|by|along|through|over|behind|across) (?:an?|the) \p{L}+(?: \p{L}+){0,3})$/u
const ofTime = /\b(?:minutes?|moment|bit|while|second|sec|hurry|hour|meantime|mood|end|way)\b/u

/** "fast is the doing word", where the question has that word. */
const namesWord = /^(?:i think )?(?!(?:what|who|this|that|it|here|there) )(\p{L}+) is (?:the|an?) \p{L}+(?: \p{L}+)?$/u
const saysOf = /^(?:(?:the|those|these) )?(?!(?:who|what|why|how|where|when|which) )\p{L}+(?: \p{L}+)? (?:is|are|was|were) (?:\p{L}+ ){0,2}(\p{L}+)$/u
const spokenOf = ['self', 'tutor', 'others', 'family', 'school', 'device', 'asking', 'social', 'noise'] as const

/**
 * Whether a message of a kind of talk may answer this question, and so is judged: it is of the kind of a key ("i am thirsty" where "i am hungry"
 * is the key), says of something what the question asks for ("spiders are gross" where gross animals are asked for), names a room where rooms
 * are asked for, speaks where somebody's words are asked for, or is a part of a sentence of nothing else ("was man made").
 */
export function mayAnswer(kind: TalkKind, chat: ChatText, topic: Topic, asked: Asked): boolean {
  const group = groups[kind]
  const { studentText } = asked.instance
  if (kind !== 'question' && !chat.isAsked && (speaksOfSubject(chat, topic, asked) || deniesKey(chat, topic))) return true
  if (group === 'feelings' && asked.instance.keys.some(({ text }) => /^\p{L}$/u.test(text) && chat.words.includes(text.toLowerCase()))) return true
  if (group === undefined || asked.wantsFigures || asked.wantsPole || chat.isAsked) return false
  if (needed.some(({ said, asked: asksForIt }) => said.test(chat.text) && asksForIt.test(studentText))) return true
  if (group === 'feelings' && asksForSpeech.test(studentText) && /^(?:i|you) /.test(chat.text) && chat.words.length < 7 && !ofTask.test(chat.text)) return true
  if (group === 'feelings' && isAboutSomething(chat) && (fragment.test(chat.text) ? !ofTime.test(chat.text) : saysWhatIsAsked(chat, topic))) return true
  return !teachesLanguage(asked) && keyTexts(asked).some((key) => group === groups[kindOf(key) ?? 'news'] && (group === 'manners' || opensAlike(key, chat.text)))
}

/** "i do not think it is mercury" chooses another, whatever it is called. */
function deniesKey({ text, words }: ChatText, topic: Topic): boolean {
  return /^i (?:do not think|can not say|doubt) /.test(text) && sharedWith(words, topic.answers) > 0
}

/** An explanation that speaks of what is asked about: "my friend is funny" of a good friend, "when you sleep it is night" of the night. */
function speaksOfSubject({ text, words }: ChatText, topic: Topic, asked: Asked): boolean {
  if (expectedOf(asked) !== 'explanation') return false
  const [, named = ''] = /^(?:my|our|an?|the) (?:\p{L}+ )?(\p{L}+) (?:is|are|was|helps?|plays?|makes?|likes?|listens?) /u.exec(text) ?? []
  return sharedWith([named], topic.prompt) > 0 || (/^when (?:you|we|they|it|everything|the) /.test(text) && sharedWith(words, topic.prompt) + sharedWith(words, topic.answers) > 0)
}

const ofTask = /\b(?:question|task|hint|exercise|test|homework|app|help|this|bathroom|toilet)\b/u

/** Nothing in it speaks of oneself, the tutor or the lesson. */
function isAboutSomething({ words }: ChatText): boolean {
  return words.length < 7 && !words.some((word) => spokenOf.some((name) => cueWords[name].has(word) && !functionWords.has(word)) || /^(?:i|me|my|you|your|we|us|our|this|that|it)$/.test(word))
}

/** What stands last in a statement is what is asked for, or what an answer says. */
function saysWhatIsAsked({ text }: ChatText, topic: Topic): boolean {
  const [, said] = saysOf.exec(text) ?? []
  if (sharedWith([namesWord.exec(text)?.[1] ?? ''], topic.prompt) > 0) return true
  return said !== undefined && sharedWith([said], topic.prompt) + sharedWith([said], topic.answers) > 0
}

function opensAlike(key: string, said: string): boolean {
  const [one, other] = [key, said].map((text) => text.split(' ').slice(0, /^(?:i|you|it|we|they) /.test(text) ? 2 : 1).join(' '))
  return one === other
}

const longestKey = 8

/** The keys, lesser keys and known mistakes in plain chat spelling, as far as they are short. */
function keyTexts({ instance }: Asked): string[] {
  const texts = [...instance.keys, ...instance.halfCredits].map(({ text }) => text)
  const known = [...instance.mistakes.flatMap(({ sayings }) => sayings), ...instance.ideas.flatMap(({ synonyms }) => synonyms)]
  const said = [...texts, ...known].map((text) => chatTextOf(text))
  return said.filter(({ words }) => words.length > 0 && words.length <= longestKey).map(({ text }) => text)
}

function kindOf(text: string): TalkKind | null {
  return certainTalkOf(text) ?? talkPhrases.find(({ pattern }) => pattern.test(text))?.kind ?? null
}
