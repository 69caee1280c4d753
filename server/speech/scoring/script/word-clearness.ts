import type { ScriptEvidence } from './script-evidence.ts'
import type { ScriptOutline } from './script-outline.ts'
import type { ScriptPath } from './script-path.ts'

/** How far from its even place in a word a sound may lie, as a share of the word. */
const around = 0.25

/**
 * How much better each word that was heard goes with its rows than anything else does, as logarithms of likelihoods a row: 2 to 4 for learners, 5
 * to 10 for the voice that made the model, also where only parts of a word are the same. Empty where no word was heard.
 */
export function wordClearness({ likeness, elsewhere }: ScriptEvidence, { columns, words }: ScriptOutline, path: ScriptPath): number[] {
  return path.words.flatMap((span, word) => {
    if (span === null) return []
    const own = columns.filter((_, place) => words[place] === word)
    const rows = Array.from({ length: span.last - span.first + 1 }, (_, index) => span.first + index)
    const gains = rows.map((row, index) => {
      const middle = ((index + 0.5) / rows.length) * own.length
      const near = own.subarray(Math.max(0, Math.floor(middle - around * own.length - 1)), Math.floor(middle + around * own.length + 1) + 1)
      return Math.max(...Array.from(near, (column) => likeness.values[row * likeness.columns + column] ?? -Infinity)) - (elsewhere[row] ?? 0)
    })
    return [gains.reduce((sum, gain) => sum + gain, 0) / gains.length]
  })
}
