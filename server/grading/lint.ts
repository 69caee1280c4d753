import { fillIn } from './fill-in.ts'
import { lintHelp, lintKeys, lintMissingKey } from './lint-keys.ts'
import { lintLines } from './lint-lines.ts'
import { advice, serious } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import { lintVariations } from './lint-variations.ts'
import { labelledLines, parsePrompt } from './question-format.ts'
import { variationRows } from './variations.ts'

const lookedAt = 5

/** What a linted question is: a chat question or a script to be spoken, and how often its set asks it. */
export type LintedQuestion = { isSpoken: boolean; count: number }

/**
 * Everything the author of a prompt should look at, in the order of its lines, what concerns the whole at the end. Pure; every
 * lint that can be mended by a change of text carries it.
 */
export function lintPrompt(prompt: string, { isSpoken, count }: LintedQuestion): Lint[] {
  const parsed = parsePrompt(prompt)
  const labelled = labelledLines(prompt)
  if (isSpoken) return sorted([...lintLines(prompt, parsed, labelled), ...lintScript(parsed.studentText, labelled)])
  const instances = variationRows(parsed, lookedAt, 'lint').rows.map((values) => fillIn(parsed, values))
  return sorted([
    ...lintLines(prompt, parsed, labelled),
    ...lintKeys(prompt, parsed, labelled, instances),
    ...lintHelp(prompt, labelled, instances),
    ...lintVariations(prompt, parsed, labelled, count),
    ...lintMissingKey(prompt, parsed),
  ])
}

function lintScript(studentText: string, labelled: ReturnType<typeof labelledLines>): Lint[] {
  const unused = labelled.filter(({ label }) => !['hint', 'voice', 'explain'].includes(label))
  const lines = unused.map(({ line }) => advice(line, 'A spoken script uses Hint:, Voice: and Explain: only.'))
  const empty = studentText === '' ? [serious(null, 'There is nothing to read aloud.')] : []
  return [...lines, ...empty]
}

function sorted(lints: readonly Lint[]): Lint[] {
  return lints.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity))
}
