import { plainPrompt } from '#server/grading/text/cleaning.ts'
import { isMostlyEnglish } from '#server/grading/text/words/english-words.ts'
import { nameWritings } from '#server/grading/text/names.ts'
import { readKey } from './key-kind.ts'
import { advice, lineSpans, withLine } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import { linesOf } from './question-format.ts'
import type { LabelledLine } from './question-format.ts'
import type { ParsedPrompt } from '#server/grading/types.ts'

/** Names of one thing: whoever has one as the answer may want the other as well. */
const synonyms: readonly (readonly string[])[] = [
  ['USA', 'United States', 'United States of America'],
  ['UK', 'United Kingdom', 'Great Britain'],
  ['World War II', 'Second World War', 'World War 2'],
  ['World War I', 'First World War', 'World War 1'],
  ['carbon dioxide', 'CO2'],
  ['water', 'H2O'],
  ['table salt', 'sodium chloride'],
  ['autumn', 'fall'],
  ['mum', 'mom', 'mother'],
  ['dad', 'father'],
  ['bike', 'bicycle'],
  ['TV', 'television'],
  ['aeroplane', 'airplane', 'plane'],
  ['colour', 'color'],
  ['centre', 'center'],
  ['movie', 'film'],
  ['begin', 'start'],
  ['big', 'large'],
  ['small', 'little'],
  ['sea', 'ocean'],
  ['stomach', 'belly'],
  ['windpipe', 'trachea'],
  ['lorry', 'truck'],
]

/** What would make a question fairer: a form the prompt asks for, other names of the answer, more than one phrase for an idea. */
export function lintSuggestions(prompt: string, parsed: ParsedPrompt, labelled: readonly LabelledLine[]): Lint[] {
  return [...formSuggested(prompt, parsed, labelled), ...namesSuggested(prompt, parsed, labelled), ...ideasSuggested(prompt, labelled)]
}

/** Strict or not, "Factor 2x + 6" is answered by 2x + 6 unless a form is asked for. */
function formSuggested(prompt: string, { form, keys, studentText }: ParsedPrompt, labelled: readonly LabelledLine[]): Lint[] {
  const line = labelled.find(({ label, text }) => label === 'answer' && text !== '')?.line
  if (form !== null || line === undefined || !/\bfactori[sz]e\b|\bfactor(?: \p{L}+)? (?!of\b|in\b)[\d(\p{L}\\$]|\bfactored\b/iu.test(studentText)) return []
  const surroundings = { units: null, form, prompt: plainPrompt(studentText) }
  const isFormula = keys.some((key) => !key.text.includes('{') && readKey(key, surroundings).kind === 'formula')
  const mend = { label: 'Ask for factors', ...withLine(prompt, 'Form: factored') }
  return isFormula ? [advice(line, 'The prompt says factor, but any equal formula is right. “Form: factored” asks for factors.', mend)] : []
}

/** The last name of a person, which strict does not take by itself, and other names of the same thing. */
function namesSuggested(prompt: string, { keys, studentText, form }: ParsedPrompt, labelled: readonly LabelledLine[]): Lint[] {
  const lines = labelled.filter(({ label, text }) => label === 'answer' && text !== '')
  const known = new Set(keys.map(({ text }) => plain(text)))
  if (form !== null || !isMostlyEnglish(studentText)) return []
  return lines.slice(0, 1).flatMap(({ line, text }): Lint[] => {
    const surname = nameWritings(text, plainPrompt(studentText), () => false)?.find(({ isShort }) => isShort) ? text.trim().split(/\s+/).at(-1) : undefined
    const same = synonyms.find((names) => names.some((name) => plain(name) === plain(text)))
    const missing = [...(surname === undefined ? [] : [surname]), ...(same ?? [])].filter((name) => !known.has(plain(name)))
    const [first] = missing
    if (first === undefined) return []
    const mend = { label: `Also accept “${first}”`, ...afterLine(prompt, line, `Also accept: ${first}`) }
    return [advice(line, `Students may also write ${missing.map((name) => `“${name}”`).join(' or ')}. Strict grading takes only what is listed.`, mend)]
  })
}

/** Ideas that one phrase alone names: nobody writes it in just those words. */
function ideasSuggested(prompt: string, labelled: readonly LabelledLine[]): Lint[] {
  return labelled
    .filter(({ label, text }) => label === 'mention' && text !== '')
    .flatMap(({ line, text }): Lint[] => {
      const single = text.split(';').map((idea) => idea.trim()).filter((idea) => !idea.includes('/') && idea.split(/\s+/).length >= 3)
      const [first] = single
      if (first === undefined) return []
      const span = lineSpans(prompt)[line - 1]
      const at = span === undefined ? -1 : (linesOf(prompt)[line - 1] ?? '').indexOf(first)
      const short = first.split(/\s+/).findLast((word) => word.length > 3) ?? first
      const mend = span === undefined || at < 0 ? null : { label: `Add “/ ${short}”`, start: span.start + at + first.length, end: span.start + at + first.length, text: ` / ${short}` }
      return [advice(line, `Only the words “${first}” count for this idea. Add others after a slash, short ones best.`, mend)]
    })
}

function afterLine(prompt: string, line: number, text: string): { start: number; end: number; text: string } {
  const end = lineSpans(prompt)[line - 1]?.end ?? prompt.length
  return { start: end, end, text: `\n${text}` }
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
