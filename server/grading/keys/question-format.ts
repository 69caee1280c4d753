import { readLets } from './variations.ts'
import { definitionIn } from './definitions.ts'
import type { AcceptedAnswer, FormatProblem, HalfCredit, Idea, KeyLine, KnownMistake, ParsedPrompt } from '#server/grading/types.ts'

/** What is said of a line that was meant as a label. */
export const nearlyLabel = 'Students read this line. To make it a label, start the line with the word and a colon.'

/** What is said of a label with nothing behind it. */
export const emptyLabel = 'This label has no text, so it is ignored.'

/** What is said of a line between labels that belongs to none. */
export const lostLine = 'Nobody sees this line. Put it above the first label, or indent it to continue the line above.'

/** What a label is for; `answer` is `Also accept:`, too, and `accepted` one that a teacher's "accept this answer" wrote. */
export type Label =
  | 'answer'
  | 'accepted'
  | 'range'
  | 'mention'
  | 'half'
  | 'mistake'
  | 'hint'
  | 'explain'
  | 'step'
  | 'words'
  | 'example'
  | 'let'
  | 'form'
  | 'units'
  | 'check'
  | 'voice'

/** One labelled line with its continuation lines; `argument` is what stands between label and colon, lines count from 1. */
export type LabelledLine = { line: number; label: Label; argument: string; text: string }

const labels: readonly [RegExp, Label][] = [
  [/^(?:answer|also accept)$/i, 'answer'],
  [/^also accept\s*\((.+)\)$/i, 'accepted'],
  [/^range$/i, 'range'],
  [/^must mention$/i, 'mention'],
  [/^half credit\s*(?:\(\s*(\d+(?:\.\d+)?)\s*%\s*\))?$/i, 'half'],
  [/^if they say\s+(.+)$/i, 'mistake'],
  [/^hint$/i, 'hint'],
  [/^explain$/i, 'explain'],
  [/^step$/i, 'step'],
  [/^words$/i, 'words'],
  [/^example$/i, 'example'],
  [/^let$/i, 'let'],
  [/^form$/i, 'form'],
  [/^units$/i, 'units'],
  [/^check$/i, 'check'],
  [/^voice$/i, 'voice'],
]

/**
 * Takes a prompt apart: what stands before the first label is for the student, the labelled lines are for the tutor.
 * Reads every text; what it cannot use is named in `problems` and otherwise ignored.
 */
export function parsePrompt(prompt: string): ParsedPrompt {
  const { studentText, labelled, problems } = splitLines(prompt)
  const texts = (label: Label) => labelled.filter((line) => line.label === label && line.text !== '')
  const last = (label: Label) => texts(label).at(-1)?.text ?? null
  const paragraphs = (label: Label) => (texts(label).length > 0 ? texts(label).map(({ text }) => text).join('\n\n') : null)
  for (const { line, text } of labelled) if (text === '') problems.push({ line, message: emptyLabel })
  const lets = readLets(texts('let').map(({ line, text }) => ({ line, text: joined(text) })))
  const accepted = texts('accepted').map((line) => acceptedAnswer(line))
  return {
    studentText,
    keys: labelled.flatMap((line) => keyLine(line)),
    halfCredits: texts('half').map((line) => halfCredit(line)),
    mistakes: texts('mistake').map((line) => knownMistake(line)),
    ideas: texts('mention').flatMap(({ text }) => ideasIn(joined(text))),
    hints: texts('hint').map(({ text }) => text),
    explain: paragraphs('explain'),
    steps: texts('step').map(({ text }) => joined(text)),
    definitions: texts('words').flatMap(({ text }) => linesOf(text).flatMap((line) => definitionIn(line) ?? [])),
    example: paragraphs('example'),
    form: last('form'),
    units: last('units'),
    voice: last('voice'),
    isCheckedByTeacher: texts('check').some(({ text }) => /^teacher\b/i.test(text)),
    ...(accepted.length > 0 ? { accepted } : {}),
    lets: lets.definitions,
    problems: [...problems, ...lets.problems].toSorted((a, b) => a.line - b.line),
  }
}

/** What a student may read of a prompt whose values are not drawn yet: everything before the first label. */
export function studentPrompt(prompt: string): string {
  const lines = linesOf(prompt)
  const end = lines.findIndex((line) => anyColon.test(line) && readLabel(line, 0) !== null)
  const shown = end < 0 ? lines : lines.slice(0, end)
  return (prompt.includes('\\') ? shown.map(unescaped) : shown).join('\n').trim()
}

/** The labelled lines of a prompt in their order. */
export function labelledLines(prompt: string): readonly LabelledLine[] {
  return splitLines(prompt).labelled
}

/** The lines of a prompt, whatever ends them. */
export function linesOf(prompt: string): string[] {
  return prompt.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/)
}

function splitLines(prompt: string): { studentText: string; labelled: LabelledLine[]; problems: FormatProblem[] } {
  const shown: string[] = []
  const labelled: LabelledLine[] = []
  const problems: FormatProblem[] = []
  for (const [index, raw] of linesOf(prompt).entries()) {
    const line = index + 1
    const label = readLabel(raw, line)
    const current = labelled.at(-1)
    if (label) labelled.push(label)
    else if (!current) {
      shown.push(unescaped(raw))
      if (isNearlyLabel(raw)) problems.push({ line, message: nearlyLabel })
    } else if (raw.trim() === '') current.text = current.text === '' ? '' : `${current.text}\n`
    else if (/^\s/.test(raw)) current.text = current.text === '' ? unescaped(raw).trim() : `${current.text}\n${unescaped(raw).trim()}`
    else problems.push({ line, message: lostLine })
  }
  for (const entry of labelled) entry.text = entry.text.trim()
  return { studentText: shown.join('\n').trim(), labelled, problems }
}

const anyColon = /[:：]/

function readLabel(raw: string, line: number): LabelledLine | null {
  if (!anyColon.test(raw)) return null
  const text = raw.replace(/^[\s\p{Cf}]+/u, '')
  for (const colon of colonsOf(text)) {
    const name = text.slice(0, colon).trim().replaceAll(/\s+/g, ' ')
    for (const [pattern, label] of labels) {
      const match = pattern.exec(name)
      if (match) return { line, label, argument: match[1] ?? '', text: text.slice(colon + 1).trim() }
    }
  }
  return null
}

/** Where a label may end: at its first colon; `If they say 1:30: …` at the first one before a space or the end. */
function colonsOf(text: string): number[] {
  const first = text.search(/[:：]/)
  if (first < 0) return []
  const beforeSpace = text.search(/[:：](?:\s|$)/)
  return /^if they say\s/i.test(text) && beforeSpace >= 0 ? [beforeSpace] : [first]
}

const nearLabels =
  /^[\s>*_#\-\d.)]*(?:answers?|keys?|solutions?|also accept|range|must mention|half credit|if they say|hints?|explain|explanation)[\s*_]*[:：]/i

function isNearlyLabel(raw: string): boolean {
  return anyColon.test(raw) && nearLabels.test(raw)
}

/** A backslash before a label makes it an ordinary line; before more backslashes it stands for itself, so that every line can be written. */
function unescaped(raw: string): string {
  if (!raw.includes('\\')) return raw
  const [, space = '', rest = ''] = /^([\s\p{Cf}]*)\\(\\*.*)$/su.exec(raw) ?? []
  return readLabel(rest.replace(/^\\+/, ''), 0) ? space + rest : raw
}

function keyLine({ label, text }: LabelledLine): KeyLine[] {
  return (label === 'answer' || label === 'range') && text !== '' ? [{ label, text: joined(text) }] : []
}

function halfCredit({ argument, text }: LabelledLine): HalfCredit {
  const percent = argument === '' ? 50 : Math.min(100, Number(argument))
  return { quality: percent / 100, text: joined(text) }
}

/** `Also accept (a = 3, b = 11): 33`: what stands in the brackets without "=" is a note. */
function acceptedAnswer({ argument, text }: LabelledLine): AcceptedAnswer {
  const pairs = argument.split(',').flatMap((part) => {
    const [, name, value] = /^\s*([A-Za-z]\w*)\s*=(.*)$/.exec(part) ?? []
    return name === undefined || value === undefined ? [] : [[name, value.trim()]]
  })
  return { when: Object.fromEntries(pairs), text: joined(text) }
}

function knownMistake({ argument, text }: LabelledLine): KnownMistake {
  const sayings = argument.split(/\s+or\s+/i).map((saying) => saying.trim().replace(/^["“'‘](.+)["”'’]$/, '$1'))
  return { sayings: sayings.filter((saying) => saying !== ''), reply: text }
}

function ideasIn(text: string): Idea[] {
  return text
    .split(';')
    .map((idea) => ({ synonyms: idea.split('/').map((synonym) => synonym.trim()).filter((synonym) => synonym !== '') }))
    .filter(({ synonyms }) => synonyms.length > 0)
}

function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
