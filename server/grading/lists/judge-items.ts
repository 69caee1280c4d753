import type { Strictness } from '#contract/exercises/exercises.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { once } from '#server/grading/once.ts'
import { asWrittenFor, isNoInterval } from './answer-writings.ts'
import { figuresAmongWords, saysOfOther } from './figures-among-words.ts'
import { hitsAtAGlance } from './glance.ts'
import type { ItemValues } from './glance.ts'
import { waysToPart } from './items-text.ts'
import type { WrittenItems } from './items-text.ts'
import { isSameWords } from '#server/grading/numbers/figures.ts'
import { infinityIn } from '#server/grading/keys/key-kind.ts'
import type { ItemsKey, Key } from '#server/grading/keys/key-kind.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'

/** Judges one item of the answer against one item of the key. */
export type ItemJudge = (key: Key, item: string) => KeyResult

/** What joins two items, unless a key has it inside. */
const joins = /(?<!\p{L})(?:and|or)(?!\p{L})|&/iu

/** The rule of an interval that was written as an inequality, or in words. */
export const inOtherSigns = 'an interval in other signs'

/** The most comparisons of two items that one answer may cost. */
const mostComparisons = 600

/** Judges an answer against a list, set, pair or interval: right as a whole or not yet, in the best way to part it. */
export function judgeItems(key: ItemsKey, answer: string, strictness: Strictness, judge: ItemJudge, valuesOf: ItemValues = () => null, prompt = ''): KeyResult {
  if (key.items.length === 0) return isEmptySet(answer) ? match('the empty set', null, true) : miss('not the empty set')
  const written = asWrittenFor(key, cleanedAnswer(answer))
  const parted = [...partedAnswer(written), ...partedByKeys(key, written, judge)]
  const isWhole = ({ items }: WrittenItems) => key.items.some(({ text }) => joins.test(text)) || !items.some((item) => joins.test(item))
  const apart = parted.some(isWhole) ? parted.filter(isWhole) : parted
  const ways = apart.filter(({ items }) => items.length > 0 && items.length * key.items.length <= mostComparisons)
  const judgeItem = remembered(withInfinity(judge))
  const outcomes = ways.map((way) => {
    const glance = hitsAtAGlance(key, way.items, valuesOf)
    if (glance !== null) return { result: missing(key, way.items.length, glance.hits, glance.met), hits: glance.hits }
    return judgeWay(key, inLetterOrder(key, way, strictness), strictness, judgeItem)
  })
  const best = outcomes.toSorted((a, b) => rank(b) - rank(a))[0]
  if (key.kind === 'interval' && isNoInterval(answer) && best?.result.type === 'match') {
    return strictness === 'strict' ? miss(inOtherSigns) : unclear(inOtherSigns, 'Right numbers. Write them as an interval.')
  }
  if (strictness !== 'loose' && lacksABracket(key, answer) && (best?.result.type === 'match' || lacksOnlyABracket(best, key, answer))) return unclear('an end without its bracket', 'Which bracket stands at each end?')
  if (best?.result.type === 'match' && isOfOther(key, answer, prompt)) return miss(ofOtherWords, { correction: 'Look again at which number belongs to what.' })
  const isSameText = strictness !== 'strict' && key.items.every(({ kind }) => kind === 'text') && isSameWords(answer, key.text)
  if (isSameText) return match('equal to the key', null, true)
  if (best?.result.type !== 'match' && strictness !== 'strict' && prompt !== '') {
    const said = figuresOf(key, answer, prompt) ?? withoutSort(key, answer, prompt)
    const result = said === null ? null : judgeItems(key, said, strictness, judge, valuesOf)
    if (result?.type === 'match') return result
  }
  return best?.result ?? miss('another list')
}

/** The rule of right items in brackets of another kind. */
const otherBrackets = 'other brackets'

/** `(-1, 4` for (-1, 4]: the bracket that stands there is the right one. */
function lacksOnlyABracket(outcome: Outcome | undefined, key: ItemsKey, answer: string): boolean {
  const text = cleaned(answer)
  return outcome?.result.rule === otherBrackets && (text.startsWith(key.open) || text.endsWith(key.close))
}

/** An interval with a bracket at one end only: which one stands at the other cannot be told. */
function lacksABracket({ kind }: ItemsKey, answer: string): boolean {
  return kind === 'interval' && !/[<>≤≥]/.test(answer) && (answer.match(/[()[\]{}]/g)?.length ?? 0) === 1
}

/** The longest answer of which the sort is taken off, in characters. */
const longestSaid = 150

/** Figures for each other's words, or for what the question says itself. */
export const ofOtherWords = 'figures beside other words of the question'

/** `boils at 100 and freezes at 0` as `100; 0`. */
function figuresOf({ items, kind, inOrder }: ItemsKey, answer: string, prompt: string): string | null {
  const areNumbers = kind !== 'interval' && items.every((item) => item.kind === 'number')
  return areNumbers ? figuresAmongWords(cleaned(answer), prompt, { count: items.length, inOrder }) : null
}

/** "Ben 8, Tom 3" where three of Ben are asked first, or "the sum is 3" where the question says another sum. */
function isOfOther({ items, kind, inOrder }: ItemsKey, answer: string, prompt: string): boolean {
  return kind !== 'interval' && items.every((item) => item.kind === 'number') && saysOfOther(cleaned(answer), prompt, { count: items.length, inOrder })
}

/** `atlantic, pacific oceans` without the word that the question has for all of them. */
function withoutSort({ items, inOrder }: ItemsKey, answer: string, prompt: string): string | null {
  if (answer.length > longestSaid) return null
  const [, rest = '', last = ''] = /^(.*[^\s,;&](?<!\s(?:and|or)))\s+(\p{L}{3,}s)[\s.!]*$/siu.exec(answer) ?? []
  const sort = foldedText(last)
  const isOwn = items.some(({ text }) => foldedText(text).split(' ').some((word) => word === sort || `${word}s` === sort))
  return sort === '' || inOrder || isOwn || !foldedText(prompt).split(' ').includes(sort) ? null : rest
}

const mostWordsOfItem = 3

/** `england scotland northern ireland`: words without commas, parted where a key of several words begins and ends. */
function partedByKeys({ items }: ItemsKey, text: string, judge: ItemJudge): WrittenItems[] {
  const words = text.split(/\s+/).filter((word) => !/^(?:and|&)$/i.test(word))
  const areTexts = items.every(({ kind }) => kind === 'text') && items.some((item) => /\S\s+\S/.test(item.text))
  if (!areTexts || /[,;()[\]{}/+]/.test(text) || words.length < 2 || words.length > items.length * mostWordsOfItem) return []
  const parts: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const isKey = (count: number) => {
      const said = words.slice(at, at + count).join(' ')
      return items.some((item) => item.text.trim().split(/\s+/).length === count && judge(item, said).type === 'match')
    }
    const length = [3, 2].find((count) => at + count <= words.length && isKey(count)) ?? 1
    parts.push(words.slice(at, at + length).join(' '))
    at += length - 1
  }
  return [{ items: parts, open: '', close: '', hasOtherWords: false, isDenied: false }]
}

type Outcome = { result: KeyResult; hits: number }

function rank({ result, hits }: Outcome): number {
  return { match: 4000, unclear: 0, undecided: 2000, miss: 1000 }[result.type] + (result.type === 'unclear' && !result.isUnreadable ? 3000 : 0) + hits
}

function judgeWay(key: ItemsKey, { items, open, close, hasOtherWords, isDenied }: WrittenItems, strictness: Strictness, judge: ItemJudge): Outcome {
  const rows = items.map((item) => key.items.map((one) => judge(one, item)))
  const hits = rows.filter((row) => row.some(isMatch)).length
  const outcome = (result: KeyResult): Outcome => ({ result, hits })
  const fits = fitsBy(rows, key, isMatch)
  if (fits && isDenied) return outcome(miss('the items are negated'))
  if (fits) {
    if (hasOtherWords && strictness === 'strict') return outcome(miss('other words beside the items', { reply: 'Give only the answer.' }))
    const brackets = bracketProblem(key, open, close, strictness)
    return outcome(brackets ?? match(`equal ${key.kind}`, remarkIn(rows), false))
  }
  const repair = rows.flat().find(isRepair)
  if (repair && fitsBy(rows, key, (result) => isMatch(result) || isRepair(result))) return outcome(repair)
  const [unreadable] = rows.flat()
  const reply = unreadable?.type === 'unclear' && items.length > 1 ? unreadable.reply : "I can't read that as a list."
  if (rows.every((row) => row.every(({ type }) => type === 'unclear'))) return outcome(unclear('no items', reply, true))
  const left = rows.flat().find(({ type }) => type === 'undecided')
  if (left && fitsBy(rows, key, (result) => isMatch(result) || result.type === 'undecided')) return outcome(left)
  const met = key.items.map((_, index) => rows.some((row) => row.some((result, at) => at === index && isMatch(result))))
  const isDisordered = key.inOrder && met.every(Boolean) && hits === rows.length
  return outcome(isDisordered ? miss(`${hits} of ${items.length} items belong`, { correction: 'Look at the order again.' }) : missing(key, items.length, hits, met))
}

function fitsBy(rows: readonly (readonly KeyResult[])[], key: ItemsKey, fits: (result: KeyResult) => boolean): boolean {
  if (key.inOrder) return rows.length === key.items.length && rows.every((row, index) => row.some((result, at) => at === index && fits(result)))
  const isThere = (index: number) => rows.some((row) => row.some((result, at) => at === index && fits(result)))
  return rows.every((row) => row.some(fits)) && key.items.every((_, index) => isThere(index))
}

function bracketProblem(key: ItemsKey, open: string, close: string, strictness: Strictness): KeyResult | null {
  const isSame = open === key.open && close === key.close
  if (isSame || strictness === 'loose') return null
  if (key.kind === 'list') return strictness === 'strict' && open !== '' ? miss('brackets around a list', { reply: 'Give only the items.' }) : null
  if (open === '' && strictness === 'moderate') return null
  const reply = strictness === 'strict' && open === '' ? 'Write the brackets too.' : null
  return miss(otherBrackets, { reply, correction: 'Look at the brackets again.' })
}

function missing(key: ItemsKey, given: number, hits: number, met: readonly boolean[]): KeyResult {
  const parts = key.items.map(({ text }, index) => ({ text, is_met: met[index] === true }))
  return miss(`${hits} of ${given} items belong`, { correction: correctionOf(key, given, hits), parts })
}

function correctionOf(key: ItemsKey, given: number, hits: number): string | null {
  if (key.kind === 'pair' || key.kind === 'interval') return null
  if (hits === 0) return 'None of these belong.'
  if (hits < given) return `${hits} of your ${given} ${hits === 1 ? 'belongs' : 'belong'}.`
  const yours = given === 1 ? 'That one belongs' : given === 2 ? 'Both of yours belong' : `All ${given} of yours belong`
  return `${yours}, but there are more.`
}

/** `y = 4, x = 3` for a pair (x, y). */
function inLetterOrder({ kind }: ItemsKey, way: WrittenItems, strictness: Strictness): WrittenItems {
  const letters = way.items.map((item) => /^\s*(\p{L})\s*=/u.exec(item)?.[1] ?? '')
  if (kind !== 'pair' || strictness === 'strict' || letters.includes('') || new Set(letters).size < letters.length) return way
  return { ...way, items: way.items.toSorted((a, b) => (a.trim() < b.trim() ? -1 : 1)) }
}

function withInfinity(judge: ItemJudge): ItemJudge {
  return (key, item) => judge(key, infinityIn(item) ?? item)
}

/** Judges the same item by the same key once, in however many ways the answer is parted. */
function remembered(judge: ItemJudge): ItemJudge {
  const known = new Map<Key, Map<string, KeyResult>>()
  return (key, item) => {
    const ofKey = known.get(key) ?? new Map<string, KeyResult>()
    const result = ofKey.get(item) ?? judge(key, item)
    known.set(key, ofKey.set(item, result))
    return result
  }
}

/** A repair of one item; several numbers in it only say that it was parted in another way. */
function isRepair(result: KeyResult): boolean {
  return result.type === 'unclear' && !result.isUnreadable && !/^(?:several|two) /.test(result.rule)
}

function isMatch({ type }: KeyResult): boolean {
  return type === 'match'
}

function remarkIn(rows: readonly (readonly KeyResult[])[]): string | null {
  const remarks = rows.flatMap((row) => row.flatMap((result) => (result.type === 'match' && result.remark !== null ? [result.remark] : [])))
  return remarks[0] ?? null
}

function isEmptySet(answer: string): boolean {
  return /^(?:\{\s*\}|∅|(?:the )?empty set|no solutions?|none)[.!]?$/i.test(cleaned(answer))
}

const cleanedAnswer = once(cleanedLines)
const partedAnswer = once(waysToPart)

function cleanedLines(answer: string): string {
  return answer.split(/\r?\n/).map(cleaned).filter((line) => line !== '').join('\n')
}
