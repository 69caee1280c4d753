import { labelledLines, type Label, linesOf, parsePrompt } from '#server/grading/keys/question-format.ts'
import type { IdeaAsked, IdeaKind, IdeaSaid } from '#server/ports/author.ts'

/** A question as it would stand. */
type Question = { title: string; prompt: string }

const longest = { title: 200, prompt: 20_000, line: 500 }
const mostLines = 8

/** Which labels may be added under a wish; null where the whole question is written anew. */
const added: Record<IdeaKind, readonly Label[] | null> = {
  keys: ['answer', 'mention', 'half', 'mistake'],
  hints: ['hint'],
  steps: ['step'],
  words: ['words'],
  simplify: null,
  translate: null,
  theme: null,
  question: null,
}

/**
 * What of a model's suggestion may be shown to a teacher; null when nothing: lines that are not what was asked for, a question that is none, or one
 * in other words that is also another question to the tutor.
 */
export function usableQuestionIdea(asked: IdeaAsked, { lines, title, prompt }: IdeaSaid): Question | null {
  const wanted = added[asked.wanted]
  if (wanted !== null) return withLines(asked, lines, wanted)
  const written = { title: asked.wanted === 'simplify' ? asked.title : oneLine(title), prompt: linesOf(prompt).map((line) => line.trimEnd()).join('\n').trim() }
  if (!isSound(written) || (written.prompt === asked.prompt.trim() && written.title === asked.title)) return null
  switch (asked.wanted) {
    case 'simplify':
      return knownOf(written.prompt) === knownOf(asked.prompt) && blanksOf(written.prompt) === blanksOf(asked.prompt) ? written : null
    case 'translate':
      return labelsOf(written.prompt) === labelsOf(asked.prompt) && blanksOf(written.prompt) === blanksOf(asked.prompt) ? written : null
    default:
      return written
  }
}

/** The question with lines at its end that it does not hold yet. */
function withLines({ title, prompt }: Question, said: readonly string[], wanted: readonly Label[]): Question | null {
  const known = new Set(linesOf(prompt).map(plain))
  const once = said.map(oneLine).filter((line) => !known.has(plain(line)) && known.add(plain(line)))
  const fresh = once.filter((line) => line.length <= longest.line && isWanted(line, wanted)).slice(0, mostLines)
  if (fresh.length === 0) return null
  const body = prompt.trimEnd()
  const isFirst = labelledLines(prompt).length === 0
  const written = { title, prompt: `${body}${isFirst ? '\n\n' : '\n'}${fresh.join('\n')}` }
  return isSound({ ...written, title: title === '' ? 'untitled' : title }) ? written : null
}

function isWanted(line: string, wanted: readonly Label[]): boolean {
  const [only, ...others] = labelledLines(line)
  return only !== undefined && others.length === 0 && only.text !== '' && wanted.includes(only.label)
}

function isSound({ title, prompt }: Question): boolean {
  const isPlain = !/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u.test(`${title}${prompt.replaceAll(/[\n\t]/g, '')}`)
  const parsed = parsePrompt(prompt)
  return isPlain && title !== '' && title.length <= longest.title && prompt.length <= longest.prompt && parsed.studentText !== '' && parsed.problems.length === 0
}

/** What the tutor knows of a question, to be compared. */
function knownOf(prompt: string): string {
  return JSON.stringify(labelledLines(prompt).map(({ label, argument, text }) => [label, argument, plain(text)]))
}

function labelsOf(prompt: string): string {
  return JSON.stringify(labelledLines(prompt).map(({ label }) => label))
}

/** What the program fills in. */
function blanksOf(prompt: string): string {
  return [...prompt.matchAll(/\{[^{}]*\}/g)].map(([blank]) => blank.replaceAll(' ', '')).toSorted().join()
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function plain(text: string): string {
  return oneLine(text).toLowerCase()
}
