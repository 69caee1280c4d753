import { cleaned } from '#server/grading/text/cleaning.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'

/** How children shorten what they type, and what it stands for; read after apostrophes are gone. */
const shortened: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ya: 'you',
  r: 'are',
  y: 'why',
  n: 'and',
  k: 'ok',
  kk: 'ok',
  okay: 'ok',
  okey: 'ok',
  okie: 'ok',
  wut: 'what',
  wat: 'what',
  wht: 'what',
  waht: 'what',
  wth: 'what',
  wtf: 'what',
  dis: 'this',
  da: 'the',
  teh: 'the',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  thx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  m8: 'mate',
  gr8: 'great',
  l8r: 'later',
  b4: 'before',
  tnx: 'thanks',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  hafta: 'have to',
  im: 'i am',
  iam: 'i am',
  ive: 'i have',
  id: 'i would',
  whats: 'what is',
  wats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  hows: 'how is',
  whys: 'why is',
  thats: 'that is',
  its: 'it is',
  theres: 'there is',
  youre: 'you are',
  youve: 'you have',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  havent: 'have not',
  hasnt: 'has not',
  shouldnt: 'should not',
  wouldnt: 'would not',
  couldnt: 'could not',
  aint: 'is not',
  mom: 'mum',
  mommy: 'mum',
  momma: 'mum',
  mama: 'mum',
  daddy: 'dad',
  srsly: 'seriously',
  rlly: 'really',
  rly: 'really',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  becuz: 'because',
  abt: 'about',
  smth: 'something',
  ppl: 'people',
  tmr: 'tomorrow',
  rn: 'right now',
  stoopid: 'stupid',
  bathrom: 'bathroom',
  bathrooom: 'bathroom',
  qustion: 'question',
  quesiton: 'question',
  queston: 'question',
  wierd: 'weird',
  borring: 'boring',
}

/** What is said to a tutor so often that a slip in it is heard through. */
const often = (
  'something anything everything because question answer boring bored teacher homework keyboard computer tablet bathroom toilet understand explain please thanks ' +
  'really friend brother sister school tired hungry lesson exercise annoying difficult already yesterday tomorrow favourite sorry minutes laptop charger battery weekend'
).split(' ')

/** The one of these words that a word of no list is one slip from. */
function meantWord(word: string): string | undefined {
  if (word.length < 5 || word.length > 12 || !/^[a-z]+$/.test(word) || isEnglishWord(word)) return undefined
  return often.find((one) => one.charAt(0) === word.charAt(0) && slipsBetween(word, one, 1) <= 1)
}

/** A message as plain lower-case words with chat spelling written out ("whats dis" is "what is this"), and whether a question mark stands in it. */
export type ChatText = { words: readonly string[]; text: string; isAsked: boolean }

/** Reads a message for the tables of talk: no signs, no apostrophes, no drawn out letters. */
export function chatTextOf(message: string): ChatText {
  const plain = cleaned(message).toLowerCase().replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '').replaceAll(/(\p{L})\1{2,}/gu, '$1')
  const typed = plain.match(/[\p{L}\p{M}\p{N}]+(?:[.,/:]\p{N}+)*/gu) ?? []
  const spoken = typed.map((word, index) => (word === '2' && isSpokenTwo(typed[index - 1], typed[index + 1]) ? 'to' : word))
  const words = spoken.flatMap((word) => (Object.hasOwn(shortened, word) ? (shortened[word] ?? word) : (meantWord(word) ?? word)).split(' '))
  return { words, text: words.join(' '), isAsked: /[?¿]/.test(message) }
}

/** The 2 of "how 2 type" and "want 2 go". */
function isSpokenTwo(before: string | undefined, after: string | undefined): boolean {
  return after !== undefined && /^(?:how|want|have|need|hard|easy|trying|going|got|able|used)$/.test(before ?? '') && /^(?:type|do|write|spell|get|go|make|use|start|say|be|put|find|solve|see|eat|play|work|answer|know|learn)$/.test(after)
}

const opening =
  /^(?:(?:um+|uh+|er+|hm+|oh+|ah+|ok|so|well|hey|hi|hello|yo|wait|sorry|but|and|please|bro|bruh|dude|man|sir|miss|mister|mr|mrs|teacher|tutor|bot|excuse me|lol|omg|ugh|no|yes|like|also|now|just|just asking|quick question|one question|question|seriously|honestly|actually|guess what|by the way|btw|hold on|one sec|hang on) )+(?=\p{L})/u
const closing =
  /(?: (?:please|bro|bruh|dude|man|sir|miss|mister|teacher|tutor|bot|lol|lmao|haha|ha|tho|though|anyway|anyways|again|right now|now|today|tbh|ngl|fr|xd|thanks|ok|omg|ugh|too|already|mate|though|actually|seriously|really|a lot|so much|all the time|in here|here|only asking|just asking|just curious|just wondering|sorry|at all|for real|honestly))+$/u

/** The same text without what only opens or ends it ("um so … lol"). */
export function coreOfChat(text: string): string {
  const opened = text.replace(opening, '')
  const closed = opened.replace(closing, '')
  return closed === '' ? text : closed
}
