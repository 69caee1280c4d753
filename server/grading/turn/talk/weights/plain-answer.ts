import { functionWords } from '#server/grading/text/words/function-words.ts'
import { isVerb } from '#server/grading/text/words/verbs.ts'
import { correctsItself, expectedOf, isAboutSchool, saysPole } from '#server/grading/turn/talk/asked-for.ts'
import type { Asked } from '#server/grading/turn/talk/asked-for.ts'
import { cueWords, foreignWords } from '#server/grading/turn/talk/tables/cue-words.ts'
import { isElsewhere, tellingOf } from './features.ts'
import type { Seen } from './features.ts'
import { amounts, isLikeNumberWord } from '#server/grading/turn/talk/tables/number-like.ts'
import { sharedWith } from '#server/grading/turn/talk/topic.ts'

/**
 * Whether a message may not be taken for talk by its weight, whatever it looks like: it holds what the keys are made of (a figure, a
 * letter, a yes), repeats the question, corrects itself, is said as a guess, gives a reason, or is one or two small words.
 */
export function looksLikeAnswer(seen: Seen, asked: Asked): boolean {
  const { said, chat, bare, topic } = seen
  const telling = tellingOf(said)
  const isCopy = said.length > 4 && telling.length > 1 && sharedWith(said, topic.prompt) === telling.length
  if (holdsWhatIsAsked(seen, asked) || isCopy || correctsItself(chat.text) || isGuess(seen)) return true
  if (asked.wantsFigures) return (said.length < 5 && operation.test(chat.text)) || (said.length < 7 && /\b(?:divided by|multiplied by|times|squared)\b/.test(chat.text))
  if (expectedOf(asked) === 'explanation' && isStatement(seen)) return true
  if (bare.length > 0 && bare.length < 4 && !chat.isAsked && bare.every((word) => isPlainNoun(word, seen.isEnglish || seen.isLesson))) return true
  const isSmall = (word: string) => functionWords.has(word) && !cueWords.noise.has(word) && !cueWords.social.has(word) && !cueWords.asking.has(word)
  return said.length <= 2 && bare.length <= 2 && said.every(isSmall)
}

function holdsWhatIsAsked({ said, chat, bare, hasFigure, wantsPole, isLesson, message }: Seen, { instance, wantsFigures }: Asked): boolean {
  const isFigure = (word: string) => /^[b-hj-z]$/.test(word) || isLikeNumberWord(word)
  if (wantsFigures && (hasFigure || /[=+*/^÷×<>]/.test(message) || said.some(isFigure) || (bare.length < 3 && bare.some((word) => amounts.has(word))))) return true
  const asksForLetters = instance.keys.some(({ text }) => text.split(/[\s,;/]+/).every((item) => /^\p{L}$/u.test(item)))
  const isLetter = (word: string) => /^[a-z]$/.test(word) && (word !== 'i' || said.length < 3 || /,/.test(message))
  return (asksForLetters && said.some(isLetter)) || (isLesson && !isAboutSchool(chat.text)) || (wantsPole && saysPole(chat.text))
}

const operation = /^(?:(?:first|then|just|so|you|i|we|and) )*(?:add|plus|minus|times|divide|subtract|multiply|halve|double|combine|round|simplify|count|take away)\b/

/** What "you" do when people are meant, not the tutor. */
const generalYou = /^(?:and |so |then |but )?you (?:can|have|get|put|need|must|should|could|would|will|do not|dont|lose|feel|use|die|become)\b/
const toSomebody = ['self', 'tutor', 'others', 'family', 'asking', 'school', 'device', 'noise', 'social', 'time', 'feeling', 'pets', 'home', 'mind', 'thirdPerson'] as const

/** A sentence without anybody in it, or with a "you" that is everybody: an explanation, right or wrong. */
function isStatement({ said, chat, isEnglish }: Seen): boolean {
  if (chat.isAsked || /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have) /.test(chat.text)) return false
  const isForeign = isEnglish && said.filter((word) => foreignWords.has(word) && !functionWords.has(word)).length > 1
  return generalYou.test(chat.text) || (!isForeign && !said.some((word) => toSomebody.some((name) => cueWords[name].has(word))))
}

/** A word that names something of the subject: no small word, no verb, and none that speaks of something else. */
function isPlainNoun(word: string, isForeignElsewhere: boolean): boolean {
  return !functionWords.has(word) && !isVerb(word) && !isElsewhere([word], 1) && !(isForeignElsewhere && foreignWords.has(word))
}

const guessing =
  /^(?:(?:um+|uh+|so|ok|well|hm+|and|but|no|oh|or|then|wait) )*(?:i (?:think|guess|believe|say|would say|bet|choose|chose|pick|go with|will go with|got)|maybe|perhaps|probably|is it|was it|is not it|is that|could it be|my (?:guess|answer) is|(?:it|that) (?:is|was) (?:an?|the) (?!question|hint|same)|the one)\b|(?: i (?:think|guess|believe)| or something| maybe| probably| right)$/
const reasoning = /^(?:because|so that|so (?:you|we|they|it|he|she)|in order|if you|if we|when it|when the|to \p{L}+)\b|^\p{L}+(?: \p{L}+)? (?:because|since) /u

/** An answer said as a guess or with a reason, unless it speaks of something that is no subject of questions. */
function isGuess({ chat, bare }: Seen): boolean {
  return reasoning.test(chat.text) || (guessing.test(chat.text) && bare.length > 0 && !isElsewhere(bare, 0.5))
}

