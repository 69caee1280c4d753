import type { Strictness } from '#contract/exercises/exercises.ts'
import type { Budget } from '#server/grading/budget.ts'
import { canonicalFormula, canonicalItems } from '#server/grading/numbers/canonical.ts'
import { once } from '#server/grading/once.ts'
import { cleaned, plainPrompt, squeezed, squeezedAsTyped } from '#server/grading/text/cleaning.ts'
import { longestExpression } from '#server/grading/formulas/expression-reader.ts'
import { judgeFormula } from '#server/grading/formulas/judge-formula.ts'
import { asksForSentence, judgeIdeas, sentenceIsAskedFor } from '#server/grading/text/judge-ideas.ts'
import { bareValues } from '#server/grading/lists/glance.ts'
import { inOtherSigns, judgeItems } from '#server/grading/lists/judge-items.ts'
import type { ItemJudge } from '#server/grading/lists/judge-items.ts'
import { isPlainlyAnother, judgeNumber } from '#server/grading/numbers/judge-number.ts'
import { judgeText } from '#server/grading/text/judge-text.ts'
import { coreOf } from '#server/grading/text/rules/core-words.ts'
import type { TextContext } from '#server/grading/text/rules/text-context.ts'
import { isAboutEnglish } from '#server/grading/text/words/english-words.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import { readKey } from '#server/grading/keys/key-kind.ts'
import { readKeyLines } from '#server/grading/keys/key-lines.ts'
import type { Key } from '#server/grading/keys/key-kind.ts'
import { hasSignsBetweenDigits, isSameWords } from '#server/grading/numbers/figures.ts'
import { canonicalOwnKind, isOwnKind, judgeOwnKind } from '#server/grading/numbers/own-kinds.ts'
import { match, miss, severalAnswers, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { canonicalNumber, readNumberAnswer } from '#server/grading/numbers/number-answer.ts'
import type { NumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { namedParts } from '#server/grading/numbers/named-parts.ts'
import { endsOf, otherReadings } from '#server/grading/numbers/other-readings.ts'
import { ended } from '#server/grading/text/ended.ts'
import type { Idea, Instance, Judgement, Repair } from '#server/grading/types.ts'
import { lessonForKey, lessonOf } from '#server/grading/text/language-lessons.ts'
import type { Lesson } from '#server/grading/text/language-lessons.ts'
import { isInPlaceOf } from '#server/grading/text/in-place-of.ts'
import { rivalsOf } from '#server/grading/text/rivals.ts'
import type { RivalWords } from '#server/grading/text/rivals.ts'
import { guardsOf } from '#server/grading/text/words/guard-words.ts'
import type { GuardWords } from '#server/grading/text/words/word-fit.ts'
import { foldedText, strictText } from '#server/grading/text/words/words.ts'

/** A question with its keys read, ready to weigh answers. */
export type ReadQuestion = {
  instance: Instance
  strictness: Strictness
  prompt: string
  keys: readonly Key[]
  halves: readonly { key: Key; quality: number }[]
  ideas: readonly Idea[]
  keyTexts: readonly string[]
  /** Words a slip may not turn into, for the key of this text or for the ideas. */
  guard: (own: string | null) => GuardWords
  /** What else could have been chosen than the key of this text. */
  rivals: (own: string) => RivalWords | null
  /** The language that is taught, null elsewhere. */
  lesson: Lesson | null
  /** English is asked for: what is spelt by ear is forgiven. */
  byEar: boolean
  /** One of several is forgiven as several of one are: no form of a word is asked for. */
  takesSingular: boolean
  /** What was asked for before: ideas without a sentence are judged as they stand then. */
  askedFor: readonly Repair[]
  /** What judging may cost. */
  budget: Budget
  /** The items of a list that were read as numbers, by their text. */
  itemNumbers: Map<string, NumberAnswer>
}

/** An answer as the keys of a question read it. `normalised` is the same for the same value in any writing. */
export type ReadAnswer = { text: string; number: NumberAnswer; normalised: string }

/** How many times a list is read, in every way to part it. */
const waysToRead = 5

/** In how many writings a time, a date or a ratio is looked for. */
const patternsOfKind = 6

/** The steps of working two formulas out at every place where they are compared. */
const stepsOfValue = 400

/** The steps of telling whether a formula is written as one of the keys is. */
const stepsOfCopy = 16

/** The best that all keys together make of an answer. */
export type Weighed =
  | ({ type: 'graded'; quality: number; rule: string; isExact: boolean; source: 'key' | 'half' | 'ideas' | 'none' } & Pick<
      Judgement,
      'matchedKey' | 'remark' | 'reply' | 'correction' | 'ideas' | 'parts'
    >)
  | { type: 'unclear'; rule: string; reply: string }
  | { type: 'undecided'; rule: string }

/** Where the form of a word is what is asked for. */
const asksForForm = /_{2,}|\b(?:plural|singular|form|forms|tense|verbs?|nouns?|spell\w*|grammar)\b/i

/** Reads a question's keys once for as many answers as the budget lasts. */
export function questionOf(instance: Instance, strictness: Strictness, budget: Budget): ReadQuestion {
  const prompt = plainPrompt(instance.studentText)
  const surroundings = { units: instance.units, form: instance.form, prompt }
  const keys = readKeyLines(instance.keys, surroundings).flat()
  return {
    instance,
    strictness,
    prompt,
    keys,
    halves: instance.halfCredits.map(({ quality, text }) => ({ key: readKey({ label: 'answer', text }, surroundings), quality })),
    ideas: instance.ideas,
    keyTexts: [...keys, ...instance.halfCredits].map(({ text }) => text),
    guard: guardsOf(instance),
    rivals: rivalsOf(instance),
    askedFor: [],
    byEar: isAboutEnglish(prompt),
    takesSingular: isAboutEnglish(prompt) && !asksForForm.test(prompt),
    lesson: lessonOf(instance.subject ?? ''),
    budget,
    itemNumbers: new Map(),
  }
}

/** Reads an answer for a question: as a number when a key asks for one, else as words. */
export function readAnswer(text: string, question: ReadQuestion): ReadAnswer {
  const { keys, halves, prompt } = question
  const all = [...keys, ...halves.map(({ key }) => key)]
  const asksForNumber = all.some(({ kind }) => kind === 'number')
  const read = (): NumberAnswer => (asksForNumber ? readNumberAnswer(text, prompt, all.flatMap(nounsOf), all.some(isShare), question.strictness === 'strict') : { type: 'none' })
  const number = asksForNumber && isEquationOf(text, question) ? ({ type: 'copied' } as const) : read()
  return { text, number, normalised: number.type === 'number' ? canonicalNumber(number.number) : canonicalAnswer(text, all, prompt) }
}

/** A fraction or a percentage, for which "3 out of 8" is an answer. */
function isShare(key: Key): boolean {
  return key.kind === 'number' && (key.number.isPercent || key.number.value.d !== 1n)
}

function nounsOf(key: Key): string[] {
  return key.kind === 'number' && key.number.noun !== null ? [key.number.noun] : []
}

/** What repeats are compared by: the value where a key has one, else the words. */
function canonicalAnswer(text: string, keys: readonly Key[], prompt: string): string {
  for (const key of keys) {
    const formula = key.kind === 'formula' || key.kind === 'equation' ? canonicalFormula(text, key, prompt) : null
    if (formula !== null) return formula
    const own = isOwnKind(key) ? canonicalOwnKind(key, text) : null
    if (own !== null) return own
    if ('items' in key) return canonicalItems(text, key.inOrder, (item) => canonicalItem(item, key.items))
  }
  const isArithmetic = /[-+*/^=<>]/.test(text) && keys.some(({ kind }) => kind !== 'text')
  return (isArithmetic ? '' : coreOf(text)) || squeezed(cleaned(text))
}

function canonicalItem(text: string, keys: readonly Key[]): string {
  if (text.length > longestExpression) return text
  const number = keys.some(({ kind }) => kind === 'number') ? readNumberAnswer(text, '') : null
  return number?.type === 'number' ? canonicalNumber(number.number) : canonicalAnswer(text, keys.filter((key) => !('items' in key)), '')
}

/** The key an answer is identical to, with what there is to remark; null when it is to none. */
export function identicalKey(question: ReadQuestion, answer: ReadAnswer): { key: Key; remark: string | null } | null {
  question.budget.spend(question.keys.length * stepsToRead(answer.text))
  const key = question.keys.find((candidate) => isIdentical(candidate, answer.text, question))
  const result = key?.kind === 'text' ? resultOf(key, question, answer) : null
  return key ? { key, remark: result?.type === 'match' ? result.remark : null } : null
}

/** Whether an answer is written as the key is, up to what the strictness ignores. */
function isIdentical(key: Key, answer: string, { strictness, instance }: ReadQuestion): boolean {
  const hasForm = instance.form !== null && key.kind === 'number' && !key.number.isIrrational
  if (key.kind === 'number' && (key.number.range !== null || hasForm || (key.number.hasHiddenUnit && strictness !== 'loose'))) return false
  if (strictText(answer) === strictText(key.text)) return strictText(key.text) !== '' || cleaned(answer) === cleaned(key.text)
  if (key.kind === 'text') return strictness !== 'strict' && isSameWords(answer, key.text)
  if (strictness === 'strict' && 'items' in key && key.items.some(({ kind }) => kind === 'text')) return false
  const squeeze = hasBothCases(key.text) ? squeezedAsTyped : squeezed
  return squeeze(evenAnswer(answer)) === squeeze(evened(key.text))
}

function evened(text: string): string {
  return cleaned(strictText(text))
}

const evenAnswer = once(evened)

function hasBothCases(text: string): boolean {
  return [...text].some((letter) => letter !== letter.toLowerCase() && text.includes(letter.toLowerCase()))
}

/** Weighs an answer by every key, or by the half-credit keys alone; the best quality counts. */
export function weigh(question: ReadQuestion, answer: ReadAnswer, which: 'all' | 'half'): Weighed {
  const fullKeys = which === 'all' ? question.keys : []
  const full = fullKeys.map((key) => ({ key, quality: 1, source: 'key' as const, result: fullResultOf(key, question, answer) }))
  const halves = question.halves.map(({ key, quality }) => ({ key, quality, source: 'half' as const, result: halfResultOf(key, question, answer) }))
  const ideas = which === 'all' ? weighIdeas(question, answer) : null
  const best = [...full, ...halves].filter(({ result }) => result.type === 'match').toSorted((a, b) => b.quality - a.quality)[0]
  const bestQuality = best?.quality ?? 0
  if (ideas?.type === 'graded' && ideas.quality > bestQuality) return ideas
  // The key beside a lesser one is no choice of the lesser one.
  if (best?.source === 'half' && full.some(({ result }) => result === severalAnswers)) return { type: 'unclear', rule: severalAnswers.rule, reply: severalAnswers.reply }
  if (best && best.result.type === 'match') {
    const { rule, remark, isExact } = best.result
    const shared = { matchedKey: best.key.text, remark, reply: null, correction: null, ideas: null }
    return { type: 'graded', quality: best.quality, rule, isExact: isExact && best.source === 'key', source: best.source, ...shared }
  }
  return withoutMatch([...full, ...halves].map(({ result }) => result), ideas, full.length > 0)
}

function withoutMatch(results: readonly KeyResult[], ideas: Weighed | null, hasFullKey: boolean): Weighed {
  const repair = results.find((result) => result.type === 'unclear' && !result.isUnreadable)
  if (repair?.type === 'unclear') return repair
  if (ideas && ideas.type === 'unclear') return ideas
  const undecided = results.find((result) => result.type === 'undecided')
  if (undecided) return undecided
  if (ideas) return ideas
  if (!hasFullKey) return { type: 'undecided', rule: 'no key decides' }
  const told = results.find((result) => result.type === 'miss' && (result.reply !== null || result.correction !== null))
  const missed = told ?? results.find((result) => result.type === 'miss')
  if (missed?.type !== 'miss') return results[0]?.type === 'unclear' ? results[0] : { type: 'undecided', rule: 'no key decides' }
  const shared = { isExact: false, source: 'none', matchedKey: null, remark: null, ideas: null } as const
  return { type: 'graded', quality: 0, rule: missed.rule, reply: missed.reply, correction: missed.correction, parts: missed.parts, ...shared }
}

/** What one key of a question makes of an answer. */
export function resultOf(key: Key, question: ReadQuestion, { text, number }: ReadAnswer): KeyResult {
  const { strictness, prompt, keyTexts, instance, budget } = question
  const isWorkedOut = key.kind === 'formula' || key.kind === 'equation' || (key.kind === 'number' && number.type === 'expression')
  if (isOwnKind(key)) budget.spend(stepsToRead(text) * patternsOfKind + stepsToRead(prompt))
  budget.spend(stepsToRead(text) * ('items' in key ? waysToRead : 1) + (isWorkedOut ? stepsOfValue + keyTexts.length * stepsOfCopy : 0))
  if (key.kind !== 'text' && key.kind !== 'number' && isIdentical(key, text, question)) return match('equal to the key', null, true)
  switch (key.kind) {
    case 'number':
      return judgeNumber(key.number, number, { strictness, prompt, keyTexts, form: instance.form })
    case 'text':
      return judgeText(key.text, text, textContextOf(key.text, question))
    case 'formula':
    case 'equation':
      return judgeFormula(key, text, { strictness, prompt, keyTexts, form: instance.form })
    case 'time':
    case 'date':
    case 'ratio':
    case 'remainder':
    case 'reaction':
      return judgeOwnKind(key, text, { strictness, prompt, keyTexts, form: instance.form })
    case 'list':
      if (key.inOrder && isOrderOfPrompt(text, prompt, key)) return unclear('copied from the question', 'That is the question itself. Put them in order.')
      return judgeItems(key, text, strictness, itemJudge(question), (item) => itemValues(question, item), prompt)
    case 'set':
    case 'pair':
    case 'interval': {
      if (key.kind === 'pair' && strictness !== 'strict' && isHalfOfPair(cleaned(text))) return unclear('half of a pair', 'That is one number. Give both.')
      const result = judgeItems(key, (key.kind === 'pair' && strictness !== 'strict' ? namedParts(text, prompt)?.join('; ') : null) ?? text, strictness, itemJudge(question), (item) => itemValues(question, item), prompt)
      const isInequality = result.type === 'unclear' && result.rule === inOtherSigns && /[<>≤≥].*[<>≤≥]/.test(text) && !/[<>≤≥]/.test(prompt)
      return isInequality ? match('equal interval', `As an interval: ${ended(key.text)}`, false) : result
    }
    case 'unread':
      return { type: 'undecided', rule: 'a range that can’t be read' }
  }
}

/** What a text key of a question is judged by. */
export function textContextOf(key: string, question: ReadQuestion): TextContext {
  const { strictness, prompt, keyTexts, instance, lesson, budget, byEar, takesSingular, keys } = question
  return {
    strictness,
    guard: question.guard(key),
    lesson: lessonForKey(lesson, key, prompt),
    byEar,
    takesSingular,
    budget,
    isExactForm: isExactForm(instance),
    arePoles: keyTexts.every((own) => isPole(own, prompt)),
    prompt,
    rivals: question.rivals(key),
    fullKeys: keys.map((full) => full.text),
    named: { keyTexts: keyTexts.filter((other) => other !== key), sayings: instance.mistakes.flatMap(({ sayings }) => sayings) },
  }
}

/** The items of a list in the order in which the question has them, where another order is asked for. */
function isOrderOfPrompt(text: string, prompt: string, key: Extract<Key, { inOrder: boolean }>): boolean {
  const said = foldedText(text)
  return said !== foldedText(key.text.replace(/\(?\s*in order\s*\)?$/i, '')) && said.split(' ').length >= key.items.length && foldedText(prompt).endsWith(` ${said}`)
}

/** A single number, whichever it is, where two are asked for. */
function isHalfOfPair(text: string): boolean {
  return /^\s*(?:(?:its|it's|it is|i think|maybe)\s+)?(?:\p{L}\s*=\s*)?[-−+]?\s?\d+(?:\.\d+)?[\s.?!]*$/iu.test(text)
}

/** Whether an answer is an equation of the question, written again. */
function isEquationOf(text: string, { prompt, keyTexts }: ReadQuestion): boolean {
  return text.length <= longestExpression && /=.*\p{L}|\p{L}.*=/u.test(text) && isCopied(text, { prompt, keyTexts })
}

/** The steps of making the characters of a text one before a key is compared with it. */
export function stepsToRead(text: string): number {
  return 4 + Math.ceil(text.length / 8) + (text.match(/[^\0-\x7f]/g)?.length ?? 0)
}

function isExactForm({ form }: Instance): boolean {
  return /^\s*exact words\s*$/i.test(form ?? '')
}

const anotherItem = miss('another value')

/** The values of an item that is a bare number, read once for all keys. */
function itemValues({ itemNumbers, budget }: ReadQuestion, item: string): readonly string[] | null {
  budget.spend(1)
  if (item.length > longestExpression) return null
  const number = itemNumbers.get(item) ?? readNumberAnswer(item, '')
  itemNumbers.set(item, number)
  const values = valuesKnown.get(number) ?? bareValues(number)
  valuesKnown.set(number, values)
  return values
}

const valuesKnown = new WeakMap<NumberAnswer, readonly string[] | null>()

/** Items are judged as answers of their own; what the question asks as a whole (several numbers, copies of it) is no matter there. */
function itemJudge(question: ReadQuestion): ItemJudge {
  const asked: ReadQuestion = { ...question, prompt: '', rivals: () => null }
  const numbers = question.itemNumbers
  return (key, text) => {
    if (text.length > longestExpression && key.kind !== 'text') return unclear('too long an item', "I can't read that as a list.", true)
    const number = numbers.get(text) ?? (key.kind === 'number' ? readNumberAnswer(text, '') : { type: 'none' })
    if (key.kind === 'number') numbers.set(text, number)
    question.budget.spend(1)
    if (key.kind === 'number' && isPlainlyAnother(key.number, number)) return anotherItem
    return resultOf(key, asked, { text, number, normalised: '' })
  }
}

/** Beside a ratio, a clock time or a date, a number key asks for no repair of what only looks like several numbers or a sum. */
function fullResultOf(key: Key, question: ReadQuestion, answer: ReadAnswer): KeyResult {
  const first = resultOf(key, question, answer)
  const result = (key.kind === 'number' && first.type === 'unclear' ? readAnotherWay(key, question, answer) : readAsPowers(key, first, question, answer)) ?? first
  const { number } = answer
  const onlyLooks = number.type === 'several' || number.type === 'expression' || (number.type === 'number' && number.number.isClock)
  if (key.kind !== 'number' || result.type !== 'unclear' || !onlyLooks) return result
  const isReadAsText = question.keys.some((other) => isOwnKind(other) || (other.kind === 'text' && hasSignsBetweenDigits(other.text)))
  return { ...result, isUnreadable: result.isUnreadable || isReadAsText }
}

/** What a number key makes of an answer in another writing; null where none of them is the key. Strict takes none. */
function readAnotherWay(key: Key & { kind: 'number' }, question: ReadQuestion, { text }: ReadAnswer): KeyResult | null {
  if (question.strictness === 'strict') return null
  const judged = (one: string) => resultOf(key, question, { text: one, number: readNumberAnswer(one, question.prompt, nounsOf(key), isShare(key)), normalised: '' })
  const ends = key.number.range === null ? null : endsOf(text)
  if (ends !== null && ends.every((end) => judged(end).type === 'match')) return match('a range inside the range', null, false)
  const found = otherReadings(text, key.number.units).map((one) => judged(one)).find(({ type }) => type === 'match')
  return found?.type === 'match' ? match('the key in another writing', found.remark ?? `I read that as ${ended(key.text)}`, false) : null
}

/** `x2 + 7x` for x² + 7x and `x3 + 12` for 3x + 12, where that is the key, and what a line of working ends in. */
function readAsPowers(key: Key, first: KeyResult, question: ReadQuestion, { text }: ReadAnswer): KeyResult | null {
  const isFormula = key.kind === 'formula' || key.kind === 'equation'
  if (!isFormula || first.type === 'match' || question.strictness === 'strict' || text.length > longestExpression) return null
  const [, , last] = concluding.exec(text) ?? []
  if (last !== undefined && resultOf(key, question, readAnswer(last, question)).type === 'match') return match('the key in another writing', null, false)
  if (text.search(figureBehind) < 0) return null
  const isKey = [text.replaceAll(figureBehind, '$1^$2'), text.replaceAll(factorBehind, '$2$1')].some((written) => resultOf(key, question, readAnswer(written, question)).type === 'match')
  return isKey ? match('the key in another writing', `I read that as ${ended(key.text)}`, false) : null
}

/** A line of working and what follows from it: "3x <= 12 so x <= 4". */
const concluding = /^(.*[=<>≤≥].*?)[\s,;.]+(?:and )?(?:so|then|therefore|thus|which (?:means|makes|gives)|that (?:means|makes|gives)|and then)\s+([^=<>≤≥]*(?:[<>]=?|[=≤≥])[^=<>≤≥]*)$/iu

/** A factor behind its letter; a 2 there is a power. */
const factorBehind = /(?<![\p{L}])([a-z])([3-9])(?![\d\p{L}])/gu
const figureBehind = /(?<![\p{L}])([a-z])([2-9])(?![\d\p{L}])/gu

/** A half-credit key never asks for a repair: what it can't read is not what it wants, unless nothing else is there to read it. */
function halfResultOf(key: Key, question: ReadQuestion, answer: ReadAnswer): KeyResult {
  const result = resultOf(key, question, answer)
  if (result.type === 'match' && question.keys.some((full) => full.kind === 'text' && isInPlaceOf(answer.text, key.text, full.text))) return miss('another word in the place of one of the key')
  return result.type === 'unclear' ? { ...result, isUnreadable: true } : result
}

function weighIdeas(question: ReadQuestion, { text }: ReadAnswer): Weighed | null {
  if (question.ideas.length === 0) return null
  const search = { ...question, guard: question.guard(null) }
  const found = judgeIdeas(question.ideas, text, search)
  // Strict knows fewer of the words, but they are no more of a sentence for that.
  const isBareKindly = () => question.strictness === 'strict' && judgeIdeas(question.ideas, text, { ...search, strictness: 'moderate' }).isBare
  const isBare = asksForSentence(question.prompt) && (found.isBare || isBareKindly())
  if (isBare && !question.askedFor.includes('sentence')) return { type: 'unclear', rule: sentenceIsAskedFor, reply: 'Write it as a sentence.' }
  const denied = found.contradicted.length > 0 ? `, contradicts ${found.contradicted.join(', ')}` : ''
  return {
    type: 'graded',
    quality: isBare ? found.quality / 2 : found.quality,
    rule: `${isBare ? 'no sentence, ' : ''}${found.hit.length} of ${question.ideas.length} ideas${denied}`,
    isExact: false,
    source: 'ideas',
    matchedKey: found.hit.length > 0 ? found.hit.join('; ') : null,
    remark: found.isMisspelt && question.strictness === 'moderate' ? 'Watch the spelling.' : null,
    reply: null,
    correction: null,
    ideas: { hit: found.hit, missing: found.missing },
    parts: found.parts,
  }
}
