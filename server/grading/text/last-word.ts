import type { Strictness } from '#contract/exercises/exercises.ts'
import type { Key } from '#server/grading/keys/key-kind.ts'
import type { Instance } from '#server/grading/types.ts'
import { hasOr } from './words/choice-words.ts'
import { pointedChoice } from './chosen-option.ts'
import { cleaned } from './cleaning.ts'
import { isAboutEnglish, isMostlyEnglish } from './words/english-words.ts'
import { functionWords } from './words/function-words.ts'
import { countInWords } from '#server/grading/numbers/number-words.ts'
import { letterHeard } from './judge-letter.ts'
import type { Lesson } from './language-lessons.ts'
import { isPole } from './words/pole-words.ts'
import { takingBack } from './taking-back.ts'
import { foldedText, slipsBetween, wordsOf } from './words/words.ts'

/** What a student's last word is read by: the keys as read, those of less worth, the known mistakes, the prompt in plain characters. */
export type Asked = {
  instance: { mistakes: Instance['mistakes'] }
  keys: readonly Key[]
  halves: readonly { key: Key }[]
  prompt: string
  ideas: readonly unknown[]
  lesson: Lesson | null
  strictness: Strictness
}

/** What stands between two words, but not the point of `.75`. */
const pause = String.raw`(?:[\s,:;!]|\.(?!\d))+`
const turn = String.raw`(?:no+[\s,.!]+wait|wait[\s,.!]+no+|${takingBack})`
const correction = new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:no+[\s,.!]+)?${turn}(?:${pause}(?:-+\s+)?(?:no+${pause})?|$)`, 'giu')
const plainNo = /(?<=[\p{L}\p{N}.,!?)\]])[\s,.!?]+(?:no+|nope|nah|nein|non)(?:[\s,!]|\.(?!\d))+(?!(?:doubt|cap|question|problem|idea|clue)(?!\p{L}))/giu
const articled = String.raw`(?<!(?:^|\s)(?:the|a|an|one|main|real|root|what|which|first|biggest|common|of|can|will|would|could|to|they|it|that|and)\s)`
const starter = String.raw`(?=\s+(?:i|i'?m|it|its|it's|he|she|we|you|they|the|a|an|that|thats|that's|there|this|my|if|when|[-\d]))`
const reason = new RegExp(
  String.raw`(?<=[\p{L}\p{N})\]"'%°.!²³][\s,.;:!-]+)(?:(?:because|becuase|becouse|becasue|bcause|bcoz|becuz|bc|cuz|coz|porque|parce qu[e']|weil|perch[eé])(?!\p{L})|` +
    String.raw`${articled}(?:cos|cause)${starter}|since(?=\s)|so that(?=\s)|check\s*:|(?:and )?i (?:just |double )?(?:checked|tested|counted|plugged|put|tried) (?:it|that|this|them|with|by|and|again|\d|-)(?!\p{L})|(?:and )?i (?:just |double )?checked(?!\p{L})|(?:and )?(?:i think |i guess )?(?:thats|that's|that is) (?:all|it|everything|all of them)[\s.!]*$)`,
  'iu',
)

const asksWhy = /\b(?:why|how come|reasons?|explain|causes?d?|give a reason|what makes)\b/i
const numbered = new RegExp(String.raw`\d|(?<!\p{L})(?:${countInWords}|half)(?!\p{L})`, 'iu')

/**
 * What a student means by an answer that corrects itself ("8 no wait 6" means 6) or gives a reason or a check ("x = 7 because
 * 21/3 = 7" means x = 7); all of it where it does neither. Words that stand in a key are no correction and start no reason.
 */
export function meantBy(answer: string, asked: Asked): string {
  const stated = withoutReason(answer, asked)
  const left = corrected(stated, asked)
  return left === stated ? concluded(stated, asked) : left
}

/** What was held before, by whoever tells of it: "first i got 8", "i was going to say Toronto", "everyone says Sydney". */
const held = new RegExp(
  String.raw`^(?:(?:so|well|ok|okay|um+|at|hmm)[\s,]+)*(?:(?:first|originally|before|initially|earlier)[\s,]+)?(?:(?:i|we)\s+(?:first |always |once |just |really )?(?:got|had|thought|said|wrote|put|guessed|believed|did|used to (?:think|say|believe)|was going to (?:say|put|write)|wanted to (?:say|put|write)|would have said)|` +
    String.raw`(?:everyone|everybody|most people|some people|people|some|they|my (?:friend|brother|sister|mum|mom|dad))\s+(?:always )?(?:says?|thinks?|said|thought|believes?)|(?:my (?:first )?(?:answer|guess)|it) was|first)(?!\p{L})`,
  'iu',
)
const turned = /(?<!\p{L})(?:so|but|now|then|finally|in the end|therefore)(?!\p{L})/iu

/** What stands last behind a word that concludes: "... so 7", "... but its Ottawa", "... now it is 7". */
const conclusion = /^(.*)(?<![\p{L}'’])(?:so|but|now|finally|therefore|its|it['’]s|it is|answer is|i (?:got|get|say|have)|makes?|gives?)[\s,:]+(?:(?:its|it['’]s|it is|thats|that['’]s|that is|now|then|the answer is)[\s,]+)*([^\n]{1,40}?)[\s.!]*$/iu

const startsAsFigure = new RegExp(String.raw`^(?:\p{L}\s*[=<>≤≥]\s*)?(?:[-−+±($€£[{√π]*\s?[\d.]|[√π]|\d*\p{L}(?!\p{L})|(?:minus |negative )?(?:${countInWords}|half|quarter|third)(?!\p{L}))`, 'iu')

/** The longest answer in which a conclusion is looked for, in characters. */
const longestTold = 160

/** What somebody ends at who tells what they held before: "first i got 8 then divide so 7" means 7, "i thought Ottawa but its Rome" means Rome. */
function concluded(answer: string, asked: Asked): string {
  const { keys, ideas, prompt } = asked
  if (answer.length > longestTold || ideas.length > 0 || keys.length === 0 || hasLongText(keys)) return answer
  const [opening] = held.exec(answer) ?? []
  const [, before = '', last = ''] = opening === undefined || keys.some(({ text }) => isPole(text, prompt)) ? [] : (conclusion.exec(answer) ?? [])
  const told = answer.slice(opening?.length ?? 0, answer.length - last.length)
  const isFigure = keys.every(({ kind }) => kind !== 'text')
  if (isFigure && !startsAsFigure.test(last)) return answer
  const holdsOther = isFigure ? /\d/.test(before) || numbered.test(before) : /\p{L}/u.test(told)
  if (last === '' || !holdsOther || !turned.test(told) || /(?<!\p{L})(?:not|no|never|or)(?!\p{L})|n['’]t/iu.test(last)) return answer
  return isCandidate(last, asked, 3) ? last : answer
}

/** The part before "because": not where ideas or reasons are asked for, nor for keys of more than three words. */
function withoutReason(answer: string, asked: Asked): string {
  const { keys, prompt, ideas } = asked
  const isText = keys.some(({ kind }) => kind === 'text')
  if (ideas.length > 0 || keys.length === 0 || hasLongText(keys) || (isText && asksWhy.test(prompt))) return answer
  const found = reason.exec(answer) ?? (isText ? reasonInBrackets(answer, asked) : null)
  if (!found || isInAKey(found[0], keys)) return answer
  const before = answer.slice(0, found.index).replace(/[\s,;:(-]+$/, '')
  return isCandidate(before, asked, 12) ? before : answer
}

/** A last bracket of two words or more that holds no candidate: "adverb (it says how)". */
function reasonInBrackets(answer: string, asked: Asked): RegExpExecArray | null {
  const found = /\(([^()]+)\)[\s.!?]*$/.exec(answer)
  const inside = foldedText(found?.[1] ?? '')
  const isOther = candidatesOf(asked).some((text) => text !== '' && ` ${inside} `.includes(` ${text} `))
  return inside.includes(' ') && !/\d/.test(inside) && !isOther && !hasOr(found?.[0] ?? '') ? found : null
}

/** How many corrections are looked at, the last ones first. */
const mostTurns = 6

/** The part after the last "no wait" that stands between two candidates. */
function corrected(answer: string, asked: Asked): string {
  const { keys, ideas } = asked
  // A yes or no reads its own corrections: there "no" is an answer.
  if (ideas.length > 0 || keys.length === 0 || hasLongText(keys) || keys.some(({ text }) => isPole(text, asked.prompt))) return answer
  const found = [...answer.matchAll(correction), ...answer.matchAll(plainNo)]
  const turns = found.toSorted((a, b) => b.index - a.index).slice(0, mostTurns)
  for (const { 0: words, index } of turns) {
    const [before, after] = [answer.slice(0, index), answer.slice(index + words.length)]
    const isPlain = /^[\s,.!?]*(?:no+|nope|nah|nein|non)[\s,.!]*$/i.test(words)
    const areKnown = isKnown(before, asked) && isKnown(after, asked)
    if (isInAKey(words, keys) || (isPlain && !areKnown && !isNoOfEnglish(asked) && !isChosenInLesson(before, after, asked))) continue
    const isFirst = !isPlain && before.trim() === '' && asked.strictness !== 'strict'
    if ((!isFirst && !isCandidate(before, asked, isPlain ? 3 : 8)) || !isCandidate(after, asked, isPlain ? 3 : 5)) continue
    if (!isPlain || isKnown(after, asked) || numbered.test(before) === numbered.test(after)) return after.trim()
  }
  return answer
}

const noIsTheirWord: ReadonlySet<Lesson | null> = new Set<Lesson | null>(['spanish', 'italian', 'portuguese'])

/** Whether "no" is English where the question is asked, and no word of the language it asks for. */
function isNoOfEnglish({ prompt, lesson }: Asked): boolean {
  return isAboutEnglish(prompt) || (isMostlyEnglish(prompt) && !noIsTheirWord.has(lesson) && !/\b(?:spanish|italian|portuguese)\b/i.test(prompt))
}

const theirPersons = new Set('yo tú tu él el ella usted nosotros ellos ellas ustedes io lui lei noi voi loro eu você ele ela nós eles elas'.split(' '))

/**
 * Whether "no" chooses between two single words of a lesson in whose language it means "not", too: `hola no adiós` where English asks for the
 * key, but not `él no habla`.
 */
function isChosenInLesson(before: string, after: string, asked: Asked): boolean {
  const [first, second] = [before, after].map((part) => wordsOf(cleaned(part)).map(({ text }) => text))
  const areSingle = first?.length === 1 && second?.length === 1 && isKnown(after, asked)
  return areSingle && isMostlyEnglish(asked.prompt) && !theirPersons.has(first[0] ?? '') && !/^\s*\p{Lu}/u.test(before)
}

/** The keys, the lesser ones and the known mistakes, folded. */
function candidatesOf({ keys, halves, instance }: Asked): string[] {
  const keyTexts = [...keys, ...halves.map(({ key }) => key)].map(({ text }) => text)
  return [...keyTexts, ...instance.mistakes.flatMap(({ sayings }) => sayings)].map(foldedText)
}

/** Whether a stretch is a candidate, articles left out, and spaces where they only part its letters: `A u` for `Au`. */
function isKnown(stretch: string, asked: Asked): boolean {
  const bare = (text: string) => text.replace(/^(?:its|it is|the|an?) /, '')
  const said = foldedText(stretch)
  const joined = said.replaceAll(' ', '')
  return said !== '' && candidatesOf(asked).some((text) => bare(text) === bare(said) || text.replaceAll(' ', '') === joined)
}

const oneLetter = /^\(?\p{L}\)?$/u

/** A letter and no other word but those that say nothing: `c`, `its c lol`. */
function namesOneLetter(stretch: string): boolean {
  const words = wordsOf(cleaned(stretch)).map(({ text }) => text)
  return words.filter((word) => word.length === 1).length === 1 && words.every((word) => word.length === 1 || functionWords.has(word))
}

/** Whether a stretch of an answer can be one itself: a number, a formula or a list for such keys, else a few words that are no talk. */
function isCandidate(stretch: string, asked: Asked, most: number): boolean {
  const { keys } = asked
  if (isKnown(stretch, asked) || pointedChoice(stretch, asked.prompt) !== null) return true
  if (keys.some(({ text }) => oneLetter.test(text)) && (namesOneLetter(stretch) || letterHeard(cleaned(stretch)) !== null)) return true
  const hasNumber = numbered.test(stretch)
  if (keys.some(({ kind }) => kind !== 'text') && (hasNumber || /[√π]|[-+*/^=]\s*\p{L}|(?<!\p{L})[a-z]\s*[-+*/^=]/iu.test(stretch))) return true
  const mostWords = Math.max(0, ...keys.map((key) => ('items' in key && key.items.some(({ kind }) => kind === 'text') ? 3 * key.items.length : 0)))
  if (mostWords > 0) return wordsOf(cleaned(stretch)).length <= mostWords && /\p{L}/u.test(stretch)
  if (keys.every(({ kind }) => kind !== 'text')) return false
  const words = wordsOf(cleaned(stretch)).map(({ text }) => text)
  const telling = words.filter((word) => !functionWords.has(word))
  const isKey = keys.some(({ text }) => ` ${words.join(' ')} `.includes(` ${foldedText(text)} `))
  const letters = words.join('')
  const isNearly = letters.length > 3 && keys.some(({ text }) => slipsBetween(letters, foldedText(text).replaceAll(/[^\p{L}]/gu, ''), 1) <= 1)
  return isKey || isNearly || (telling.length > 0 && telling.length <= 3 && words.length <= most)
}

function hasLongText(keys: readonly Key[]): boolean {
  return keys.some((key) => key.kind === 'text' && wordsOf(cleaned(key.text)).length > 3)
}

function isInAKey(words: string, keys: readonly Key[]): boolean {
  const marks = foldedText(words).split(' ')
  return keys.some(({ text }) => foldedText(text).split(' ').some((word) => marks.includes(word)))
}
