import { functionWords } from '#server/grading/text/words/function-words.ts'
import { unitsNamed } from '#server/grading/numbers/units.ts'
import { isLikeNumberWord } from './number-like.ts'

/** What opens a question that is no guess, where figures are asked for: "do we round up at 5", "what is 4/4 time", "is zero even". */
const opening =
  /^(?:(?:but|and|so|wait|ok|um+|hey|sir|miss) )*(?:(?:do|does|did|must|should|has|have|are|were) (?!(?:it|they|that|these|those) )|(?:what|wat|whats|why|how|which|who|where|when|when's|how's) |(?:is|was) (?!(?:not )?(?:it|that|this|the answer|the result) ))/u
const guess = /^(?:(?:but|and|so|wait|ok|um+) )*(?:is|was|could|can|might|would) (?:it|that|this|the answer|the result|they)(?: be)? /u
/** "8 what", "i do not get the 3 for 2 thing". */
const asksWhatOf = /^\p{N}+ (?:of )?(?:what|which)$/u
const notGot = /^(?:(?:but|and|so|wait|ok|um+) )*i (?:do not|did not|can not) (?:get|understand|see) (?:the|this|that|why|how|what|where|your)(?: \S+)+$/u
const proposes = /^(?:what|how) about /u
const asksForVerdict = /^(?:is|was) .*(?: it| right| correct| ok| okay| good| true| the answer| close| wrong| enough| exact| possible| allowed)$/u
const figure = /^-?\p{N}[\p{N}.,/:]*\p{L}{0,3}$/u
const hedges = new Set('about around maybe like negative minus plus times over exactly nearly almost only just the a an of or and is equals percent point half'.split(' '))

/**
 * Whether a message asks something where figures are the answer. "is it 12" and "is 144 right" are guesses; "is it the 12 bus", where more than the
 * number and words of the question stands, is none. `asked`: the telling words of the prompt.
 */
export function asksBesideFigures(text: string, isAsked: (word: string) => boolean): boolean {
  const words = text.split(' ')
  if (asksWhatOf.test(text) || notGot.test(text)) return true
  if (proposes.test(text) || asksForVerdict.test(text) || words.length < 2) return false
  if (guess.test(text)) return goesBeyondGuess(text.replace(guess, '').split(' '), isAsked)
  const others = words.slice(1).filter((word) => !figure.test(word) && !isLikeNumberWord(word))
  return opening.test(text) && (words.length > 2 || others.length > 0)
}

function goesBeyondGuess(words: readonly string[], isAsked: (word: string) => boolean): boolean {
  const isNumber = (word: string) => figure.test(word) || isLikeNumberWord(word)
  const isPlain = (word: string) => isNumber(word) || functionWords.has(word) || hedges.has(word) || unitsNamed(word).length > 0
  const telling = words.filter((word) => !isPlain(word) && word.length > 1)
  if (words.some((word) => word === 'or') && !words.some(isNumber)) return telling.length > 0
  if (!words.some(isNumber)) return telling.length > 0 || words.includes('minus') || words.includes('times')
  const at = words.findIndex(isNumber)
  const isCounted = (word: string) => words.indexOf(word) === at + 1
  return telling.includes(words[at - 1] ?? '') || (words[at - 1] === 'the' && telling.some(isCounted)) || telling.filter((word) => !isAsked(word) && !isCounted(word)).length > 0
}
