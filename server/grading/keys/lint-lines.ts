import { advice, lineSpans, serious, withoutLine } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import { emptyLabel, linesOf, lostLine, nearlyLabel } from './question-format.ts'
import type { LabelledLine } from './question-format.ts'
import type { ParsedPrompt } from '#server/grading/types.ts'
import { unitsNamed } from '#server/grading/numbers/units.ts'

const forms = /^(?:simplified|factored|expanded|fraction|exact words|decimal\s*\(\s*\d+\s*\))$/i

/** Lines that are not what they were meant to be: lost, empty, nearly labels, with words nobody knows. */
export function lintLines(prompt: string, parsed: ParsedPrompt, labelled: readonly LabelledLine[]): Lint[] {
  const problems = parsed.problems.map(({ line, message }) => {
    const lint = message === emptyLabel ? advice : serious
    return lint(line, message, mendOf(prompt, line, message))
  })
  const words = labelled.flatMap(({ line, label, text }): Lint[] => {
    if (label === 'form' && text !== '' && !forms.test(text.trim())) {
      return [serious(line, `I don't know the form “${text}”. Write simplified, factored, expanded, fraction, decimal(2) or exact words.`)]
    }
    if (label === 'check' && text !== '' && !/^teacher\b/i.test(text)) return [serious(line, 'Only “Check: teacher” works here.')]
    if (label === 'units' && text !== '' && unitsNamed(text).length === 0) {
      return [serious(line, `“${text}” is not a unit I can convert, so answers must use this exact word.`)]
    }
    return []
  })
  const firstOf = (label: LabelledLine['label']) => labelled.find((one) => one.label === label && one.text !== '')
  const check = firstOf('check')
  const hasKeys = labelled.some(({ label }) => ['answer', 'range', 'mention', 'half', 'mistake'].includes(label))
  if (!parsed.isCheckedByTeacher || !check || !hasKeys) return [...problems, ...words]
  const mend = { label: 'Let the tutor check it', ...withoutLine(prompt, check.line) }
  return [...problems, ...words, advice(check.line, 'The teacher checks this question, so its answers are not used.', mend)]
}

function mendOf(prompt: string, line: number, message: string): Lint['mend'] {
  const span = lineSpans(prompt)[line - 1]
  const raw = linesOf(prompt)[line - 1] ?? ''
  if (!span) return null
  switch (message) {
    case emptyLabel:
      return { label: 'Remove the line', ...withoutLine(prompt, line) }
    case lostLine:
      return { label: 'Join it to the line above', start: span.start, end: span.start, text: '  ' }
    case nearlyLabel: {
      const label = properLabel(raw)
      return label === null ? null : { label: `Make it “${label.name}:”`, start: span.start, end: span.end, text: `${label.name}: ${label.text}` }
    }
    default:
      return null
  }
}

const names: readonly [RegExp, string][] = [
  [/^(?:answers?|keys?|solutions?)$/i, 'Answer'],
  [/^also accept$/i, 'Also accept'],
  [/^range$/i, 'Range'],
  [/^must mention$/i, 'Must mention'],
  [/^half credit$/i, 'Half credit'],
  [/^hints?$/i, 'Hint'],
  [/^(?:explain|explanation)$/i, 'Explain'],
]

function properLabel(raw: string): { name: string; text: string } | null {
  const [, word = '', text = ''] = /^[\s>*_#\-\d.)]*([\p{L} ]+?)[\s*_]*[:：][\s*_]*(.*?)[\s*_]*$/u.exec(raw) ?? []
  const name = names.find(([pattern]) => pattern.test(word.trim()))?.[1]
  return name === undefined ? null : { name, text }
}
