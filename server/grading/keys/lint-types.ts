/** A change of the prompt's text: what stands from `start` up to `end` (characters from 0) becomes `text`. */
export type TextEdit = { start: number; end: number; text: string }

/**
 * Something an author should look at. `line` counts from 1, null when it is about the whole. `isSerious`: students would be
 * stuck or wrongly graded; the rest is advice. `mend` repairs it with one click.
 */
export type Lint = { line: number | null; message: string; isSerious: boolean; mend: ({ label: string } & TextEdit) | null }

/** A lint that leaves students stuck or wrongly graded. */
export function serious(line: number | null, message: string, mend: Lint['mend'] = null): Lint {
  return { line, message, isSerious: true, mend }
}

/** A lint that is advice only. */
export function advice(line: number | null, message: string, mend: Lint['mend'] = null): Lint {
  return { line, message, isSerious: false, mend }
}

/** Where each line of a prompt begins and ends, its line end left out. */
export function lineSpans(prompt: string): { start: number; end: number; after: number }[] {
  const spans: { start: number; end: number; after: number }[] = []
  const ends = /\r\n|[\n\r\u0085\u2028\u2029\v\f]|$/g
  let start = 0
  for (const match of prompt.matchAll(ends)) {
    if (match.index < start) continue
    const after = match.index + match[0].length
    spans.push({ start, end: match.index, after })
    start = after
  }
  return spans
}

/** Takes a line out, with its line end. */
export function withoutLine(prompt: string, line: number): TextEdit {
  const spans = lineSpans(prompt)
  const span = spans[line - 1] ?? { start: 0, end: 0, after: 0 }
  const before = spans[line - 2]
  return span.after > span.end || !before ? { start: span.start, end: span.after, text: '' } : { start: before.end, end: span.end, text: '' }
}

/** Adds a line at the end. */
export function withLine(prompt: string, text: string): TextEdit {
  const end = prompt.trimEnd().length
  return { start: end, end: prompt.length, text: `${end === 0 ? '' : '\n'}${text}` }
}

/** The prompt after an edit. */
export function edited(prompt: string, { start, end, text }: TextEdit): string {
  return prompt.slice(0, start) + text + prompt.slice(end)
}
