import { cleaned, plainPrompt } from '#server/grading/text/cleaning.ts'
import { textHasForm } from '#server/grading/formulas/form-fit.ts'
import { formulaFormOf } from '#server/grading/formulas/formula-form.ts'
import type { FormulaForm } from '#server/grading/formulas/formula-form.ts'
import { budgetOf, within } from '#server/grading/budget.ts'
import { costOf, rightAnswers } from '#server/grading/turn/judge.ts'
import { readKey } from './key-kind.ts'
import type { Key } from './key-kind.ts'
import { advice, serious, withLine, withoutLine } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import type { LabelledLine } from './question-format.ts'
import { suggestedAnswer } from './suggest-answer.ts'
import type { Instance, ParsedPrompt } from '#server/grading/types.ts'
import { foldedText } from '#server/grading/text/words/words.ts'

/** The most steps of comparing half credits with answers while an author writes. */
const mostStepsOfHalves = 200_000

/** Questions nobody can grade: neither an answer nor ideas, and no teacher who checks. */
export function lintMissingKey(prompt: string, parsed: ParsedPrompt): Lint[] {
  if (parsed.keys.length + parsed.ideas.length > 0 || parsed.isCheckedByTeacher) return []
  const answer = parsed.lets.length === 0 ? suggestedAnswer(parsed.studentText) : null
  const byHand = { label: 'I check this one myself', ...withLine(prompt, 'Check: teacher') }
  const byKey = { label: `Use ${answer ?? ''} as the answer`, ...withLine(prompt, `Answer: ${answer ?? ''}`) }
  return [serious(null, 'There is no answer, so every reply will wait for you.', answer === null ? byHand : byKey)]
}

/** Keys that give themselves away, stand there twice, or are not what their label says. `instances` are a few filled-in questions. */
export function lintKeys(prompt: string, parsed: ParsedPrompt, labelled: readonly LabelledLine[], instances: readonly Instance[]): Lint[] {
  const [first] = instances
  const firstAt = new Map((first?.keys ?? []).toReversed().map(({ text }, index, all) => [plain(text), all.length - 1 - index]))
  const keyLines = labelled.filter(({ label, text }) => (label === 'answer' || label === 'range') && text !== '')
  return keyLines.flatMap(({ line, label, text }, index): Lint[] => {
    if (label === 'range') return isUnreadableRange(text, parsed) ? [serious(line, "I can't read this range. Write it like “5 to 8”.")] : []
    const own = first?.keys[index]?.text ?? text
    const isShown = !text.includes('{') && first !== undefined && isVisible(own, first.studentText)
    const form = formProblem(parsed, text)
    const isTwin = (firstAt.get(plain(own)) ?? index) < index
    return [
      ...(isShown ? [advice(line, `Students can read the answer “${text}” in the question. Is that intended?`)] : []),
      ...(form === null ? [] : [serious(line, form)]),
      ...(isTwin ? [advice(line, 'This answer is listed twice.', { label: 'Remove the line', ...withoutLine(prompt, line) })] : []),
    ]
  })
}

/** An answer of two hundred characters, as long as what most students write. */
const longAnswer = 'i think it is this one because we had it in class today '.repeat(4).slice(0, 200)

/** Keys that together take too long to compare with an answer, so that long answers are refused. */
export function lintCost(labelled: readonly LabelledLine[], [first]: readonly Instance[]): Lint[] {
  const [line] = labelled.filter(({ label }) => ['answer', 'range', 'mention', 'half', 'mistake'].includes(label))
  const isRefused = first !== undefined && line !== undefined && costOf(first, longAnswer, 'loose').isRefused
  return isRefused ? [serious(line.line, 'There is too much here to compare with an answer, so long answers are refused. Use fewer or shorter ones.')] : []
}

/** Hints that say the answer, half credits and known mistakes that are right answers. */
export function lintHelp(prompt: string, labelled: readonly LabelledLine[], instances: readonly Instance[]): Lint[] {
  const [first] = instances
  if (!first) return []
  const linesOf = (label: LabelledLine['label']) => labelled.filter((one) => one.label === label && one.text !== '').map(({ line }) => line)
  const hints = linesOf('hint').filter((_, index) => instances.every((instance) => saysAnswer(instance.hints[index] ?? '', instance)))
  const answers = new Set(answersOf(first).map(plain))
  const budget = budgetOf(mostStepsOfHalves)
  const isRight = rightAnswers(first, answersOf(first), 'moderate', budget)
  const halfLines = linesOf('half')
  const areRight = halfLines.map((_, index) => {
    const text = first.halfCredits[index]?.text ?? ''
    return answers.has(plain(text)) || (first.form === null && within<boolean | null>(() => isRight(text), null))
  })
  const left = areRight.indexOf(null)
  const mistakes = linesOf('mistake').flatMap((line, index): Lint[] => {
    const right = first.mistakes[index]?.sayings.find((saying) => answers.has(plain(saying)))
    return right === undefined ? [] : [serious(line, `“${right}” is a right answer, so this reply is never given.`)]
  })
  const mend = (line: number) => (isLongLine(labelled, line, prompt) ? null : { label: 'Remove the hint', ...withoutLine(prompt, line) })
  return [
    ...hints.map((line) => serious(line, 'This hint says the answer.', mend(line))),
    ...halfLines.filter((_, index) => areRight[index]).map((line) => advice(line, 'This is right already, so the half credit is never given.')),
    ...halfLines.filter((_, index) => index === left).map((line) => advice(line, tooManyToCompare(left))),
    ...mistakes,
  ]
}

function tooManyToCompare(compared: number): string {
  return `There are too many answers to compare with every half credit. I compared the first ${compared}.`
}

function answersOf({ keys }: Instance): string[] {
  return keys.flatMap(({ label, text }) => (label === 'answer' ? [text] : []))
}

function saysAnswer(hint: string, instance: Instance): boolean {
  return answersOf(instance).some((key) => tells(hint, key))
}

function isVisible(key: string, studentText: string): boolean {
  const [wanted, shown] = [foldedText(key), foldedText(studentText)]
  const isChoice = /\bor\b|(?:^|\s)\(?[a-e][).]\s/i.test(studentText) || /^(?:\p{L}|yes|no|true|false)$/iu.test(wanted)
  return wanted !== '' && !isChoice && ` ${shown} `.includes(` ${wanted} `)
}

function tells(hint: string, key: string): boolean {
  const [wanted, said] = [foldedText(key), foldedText(hint)]
  const isShort = /^\p{L}$/u.test(wanted)
  return wanted !== '' && !isShort && (said === wanted || (` ${said} `.includes(` ${wanted} `) && standsAsAnswer(hint, key)))
}

/** A short number inside a hint tells only where it stands as an answer: "x = 4", "it is 4". */
function standsAsAnswer(hint: string, key: string): boolean {
  if (!/^[-−]?\d{1,2}$/.test(key.trim())) return true
  return new RegExp(String.raw`(?:=|\b(?:is|answer|get|be|makes?)\b)\s*${key.trim()}(?![\d/*+^]|\.\d)`, 'i').test(cleaned(hint))
}

function plain(text: string): string {
  return cleaned(text).toLowerCase()
}

function isUnreadableRange(text: string, parsed: ParsedPrompt): boolean {
  return !text.includes('{') && readKey({ label: 'range', text }, surroundingsOf(parsed)).kind === 'unread'
}

function formProblem(parsed: ParsedPrompt, text: string): string | null {
  const form = formulaFormOf(parsed.form)
  const key = form === null || text.includes('{') ? null : readKey({ label: 'answer', text }, surroundingsOf(parsed))
  if (form === null || !key || isInItsForm(form, key)) return null
  return `This answer is not ${form} itself, so strict grading would reject it written any other way.`
}

/** Formulas, equations and roots have forms that strict grading asks for; whatever else a key is, it can't fail one. */
function isInItsForm(form: FormulaForm, key: Key): boolean {
  if (key.kind === 'number') return !key.number.isIrrational || textHasForm(form, key.text, key.text, { names: new Set(), others: 'none' })
  return (key.kind !== 'formula' && key.kind !== 'equation') || textHasForm(form, key.text, key.text, key.letters)
}

function surroundingsOf({ units, form, studentText }: ParsedPrompt): { units: string | null; form: string | null; prompt: string } {
  return { units, form, prompt: plainPrompt(studentText) }
}

/** Whether other lines belong to this one. */
function isLongLine(labelled: readonly LabelledLine[], line: number, prompt: string): boolean {
  const next = labelled.find((one) => one.line > line)?.line ?? prompt.split('\n').length + 1
  return next > line + 1
}
