import { fillIn } from '#server/grading/text/fill-in.ts'
import { lintCost, lintHelp, lintKeys, lintMissingKey } from './lint-keys.ts'
import { lintLines } from './lint-lines.ts'
import { lintPartner } from './lint-partner.ts'
import { lintSuggestions } from './lint-suggestions.ts'
import { advice, lineSpans, serious } from './lint-types.ts'
import type { Lint } from './lint-types.ts'
import { lintVariations } from './lint-variations.ts'
import { labelledLines, linesOf, nearlyLabel, parsePrompt } from './question-format.ts'
import type { Instance } from '#server/grading/types.ts'
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
  const misspelt = lintMisspelt(prompt, labelled)
  const mendedLines = new Set(misspelt.map(({ line }) => line))
  return sorted([
    ...misspelt,
    ...lintLines(prompt, parsed, labelled).filter(({ line }) => !mendedLines.has(line)),
    ...lintKeys(prompt, parsed, labelled, instances.map(withoutEquations)),
    ...lintHelp(prompt, labelled, instances),
    ...lintSuggestions(prompt, parsed, labelled),
    ...lintCost(labelled, instances),
    ...lintPartner(prompt, labelled, instances),
    ...lintVariations(prompt, parsed, labelled, count),
    ...(misspelt.length > 0 ? [] : lintMissingKey(prompt, parsed)),
  ])
}

const nearlyAnswer = /^(ans(?:w?e?r?)|awnser|anser|anwser|aswer|answe|answre|answear|anwer|asnwer)\s*[:：]\s*(.+)$/i
const dashedAnswer = /^(answer|answr|anser|ans)\s*[-–—=]\s*(.+)$/i
const bareAnswer = /^(answer|answr|anser|ans)\s+((?!.*\p{L}{3})[-−+(.$√\d].*|\p{L}\s*=.+)$/iu

/** Lines that were meant as `Answer:` and show the answer to students instead. */
function lintMisspelt(prompt: string, labelled: ReturnType<typeof labelledLines>): Lint[] {
  const known = new Set(labelled.map(({ line }) => line))
  const spans = lineSpans(prompt)
  return linesOf(prompt).flatMap((raw, index): Lint[] => {
    const [, , text] = nearlyAnswer.exec(raw.trimEnd()) ?? dashedAnswer.exec(raw.trimEnd()) ?? bareAnswer.exec(raw.trimEnd()) ?? []
    const span = spans[index]
    if (text === undefined || !span || known.has(index + 1)) return []
    return [serious(index + 1, nearlyLabel, { label: 'Make it “Answer:”', start: span.start, end: span.end, text: `Answer: ${text}` })]
  })
}

const termsInARow = /(?:\d+(?:\.\d+)?\p{L}?(?!\p{L})|(?<!\p{L})\p{L}(?!\p{L})|[-−+*/^·×÷=<>≤≥()])(?:\s*(?:\d+(?:\.\d+)?\p{L}?(?!\p{L})|(?<!\p{L})\p{L}(?!\p{L})|[-−+*/^·×÷=<>≤≥()]))+/gu

/** What students read, without the numbers of equations in a letter: there a number tells no answer, but `x = 5` does. */
function withoutEquations(instance: Instance): Instance {
  if (!instance.keys.every(({ text }) => /^[-−]?\d+(?:\.\d+)?$/.test(text.trim()))) return instance
  const studentText = instance.studentText.replaceAll(termsInARow, (terms) => {
    const isEquation = /[=<>≤≥]/.test(terms) && /\p{L}/u.test(terms) && !/^\p{L}\s*=\s*[-−]?[\d.]+$/u.test(terms.trim())
    return isEquation ? ' ' : terms
  })
  return { ...instance, studentText }
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
