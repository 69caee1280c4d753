import type { Key } from '#server/grading/keys/key-kind.ts'
import { cleaned } from './cleaning.ts'
import { isAboutEnglish } from './english-words.ts'
import { functionWords } from './function-words.ts'
import { countInWords } from '#server/grading/numbers/number-words.ts'
import { isPole } from './pole-words.ts'
import { takingBack } from './taking-back.ts'
import { foldedText, wordsOf } from './words.ts'

/** What a student's last word is read by: the keys as read, the prompt in plain characters, and whether ideas are asked for. */
export type Asked = { keys: readonly Key[]; prompt: string; hasIdeas: boolean }

/** What stands between two words, but not the point of `.75`. */
const pause = String.raw`(?:[\s,:;!]|\.(?!\d))+`
const turn = String.raw`(?:no+[\s,.!]+wait|wait[\s,.!]+no+|${takingBack})`
const correction = new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:no+[\s,.!]+)?${turn}(?:${pause}(?:-+\s+)?(?:no+${pause})?|$)`, 'giu')
const plainNo = /(?<=[\p{L}\p{N}.,!?])[\s,.!?]+(?:no+|nope|nah)(?:[\s,!]|\.(?!\d))+(?!(?:doubt|cap|question|problem|idea|clue)(?!\p{L}))/giu
const articled = String.raw`(?<!(?:^|\s)(?:the|a|an|one|main|real|root|what|which|first|biggest|common|of|can|will|would|could|to|they|it|that|and)\s)`
const starter = String.raw`(?=\s+(?:i|i'?m|it|its|it's|he|she|we|you|they|the|a|an|that|thats|that's|there|this|my|if|when|[-\d]))`
const reason = new RegExp(
  String.raw`(?<=[\p{L}\p{N})\]"'%°.!²³][\s,.;:!-]+)(?:(?:because|becuase|becouse|becasue|bcause|bcoz|becuz|bc|cuz|coz)(?!\p{L})|` +
    String.raw`${articled}(?:cos|cause)${starter}|since(?=\s)|so that(?=\s)|check\s*:)`,
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
  return corrected(stated, asked)
}

/** The part before "because": not where ideas or reasons are asked for, nor for keys of more than three words. */
function withoutReason(answer: string, { keys, prompt, hasIdeas }: Asked): string {
  const isText = keys.some(({ kind }) => kind === 'text')
  if (hasIdeas || keys.length === 0 || hasLongText(keys) || (isText && asksWhy.test(prompt))) return answer
  const found = reason.exec(answer)
  if (!found || isInAKey(found[0], keys)) return answer
  const before = answer.slice(0, found.index).replace(/[\s,;:(-]+$/, '')
  return isCandidate(before, keys, 12) ? before : answer
}

/** How many corrections are looked at, the last ones first. */
const mostTurns = 6

/** The part after the last "no wait" that stands between two candidates. */
function corrected(answer: string, { keys, prompt, hasIdeas }: Asked): string {
  // A yes or no reads its own corrections: there "no" is an answer.
  if (hasIdeas || keys.length === 0 || hasLongText(keys) || keys.some(({ text }) => isPole(text))) return answer
  const found = [...answer.matchAll(correction), ...(isAboutEnglish(prompt) ? answer.matchAll(plainNo) : [])]
  const turns = found.toSorted((a, b) => b.index - a.index).slice(0, mostTurns)
  for (const { 0: words, index } of turns) {
    const [before, after] = [answer.slice(0, index), answer.slice(index + words.length)]
    const isPlain = /^[\s,.!?]*(?:no+|nope|nah)[\s,.!]*$/i.test(words)
    const most = isPlain ? 3 : 8
    if (isInAKey(words, keys) || !isCandidate(before, keys, most) || !isCandidate(after, keys, isPlain ? 3 : 5)) continue
    if (!isPlain || numbered.test(before) === numbered.test(after)) return after.trim()
  }
  return answer
}

/** Whether a stretch of an answer can be one itself: a number, a formula or a list for such keys, else a few words that are no talk. */
function isCandidate(stretch: string, keys: readonly Key[], most: number): boolean {
  const hasNumber = numbered.test(stretch)
  if (keys.some(({ kind }) => kind !== 'text') && (hasNumber || /[√π]|[-+*/^=]\s*\p{L}|(?<!\p{L})[a-z]\s*[-+*/^=]/iu.test(stretch))) return true
  const mostWords = Math.max(0, ...keys.map((key) => ('items' in key && key.items.some(({ kind }) => kind === 'text') ? 3 * key.items.length : 0)))
  if (mostWords > 0) return wordsOf(cleaned(stretch)).length <= mostWords && /\p{L}/u.test(stretch)
  if (keys.every(({ kind }) => kind !== 'text')) return false
  const words = wordsOf(cleaned(stretch)).map(({ text }) => text)
  const telling = words.filter((word) => !functionWords.has(word))
  const isKey = keys.some(({ text }) => ` ${words.join(' ')} `.includes(` ${foldedText(text)} `))
  return isKey || (telling.length > 0 && telling.length <= 3 && words.length <= most)
}

function hasLongText(keys: readonly Key[]): boolean {
  return keys.some((key) => key.kind === 'text' && wordsOf(cleaned(key.text)).length > 3)
}

function isInAKey(words: string, keys: readonly Key[]): boolean {
  const marks = foldedText(words).split(' ')
  return keys.some(({ text }) => foldedText(text).split(' ').some((word) => marks.includes(word)))
}
