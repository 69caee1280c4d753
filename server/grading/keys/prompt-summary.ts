import { plainPrompt } from '#server/grading/text/cleaning.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { readKeyLines } from './key-lines.ts'
import type { Key } from './key-kind.ts'
import { parsePrompt } from './question-format.ts'
import type { Instance } from '#server/grading/types.ts'
import { variationRows } from './variations.ts'

/**
 * What a prompt amounts to: `instance` as the wanted variation, its keys with what they are, counts of ideas, hints and
 * variations (1 without `Let:`, up to 200 are counted).
 */
export type PromptSummary = {
  instance: Instance
  keys: readonly { text: string; kind: Exclude<Key['kind'], 'unread'> | 'range' }[]
  ideas: number
  hints: number
  variations: number
}

const mostCounted = 200

/** A prompt of a subject as its author sees it summed up, filled in with one of its variations; past the last they start over. */
export function summaryOf(prompt: string, variation = 0, subject = ''): PromptSummary {
  const parsed = parsePrompt(prompt)
  const { rows, distinct } = variationRows(parsed, mostCounted, 'lint')
  const instance = fillIn(parsed, rows[variation % Math.max(1, rows.length)] ?? {}, subject)
  const surroundings = { units: instance.units, form: instance.form, prompt: plainPrompt(instance.studentText) }
  return {
    instance,
    keys: readKeyLines(instance.keys, surroundings).flatMap((keys, index) => {
      const isRange = instance.keys[index]?.label === 'range'
      return keys.map(({ text, kind }) => ({ text, kind: isRange || kind === 'unread' ? ('range' as const) : kind }))
    }),
    ideas: instance.ideas.length,
    hints: instance.hints.length,
    variations: parsed.lets.length === 0 ? 1 : distinct,
  }
}
