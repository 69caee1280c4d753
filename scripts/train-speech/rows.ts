import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import type { Heard } from '#scripts/eval-speech/outcome.ts'
import { englishMeasures } from '#server/speech/scoring/english-scores.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import type { ScriptPhone, Standard } from '#server/speech/scoring/phones/judge-phones.ts'
import { readCache } from './cache.ts'
import type { KeptJudgement } from './judge.ts'
import type { Labelled } from './labels.ts'
import { readJudged, standing } from './standards.ts'

/** A sound laid on a text: what was measured of it, what the phone model says, and the same against a voice of another kind in `plain`. */
export type LaidOut = { script: ScriptPhone[]; measures: Measures; plain: Measures; judgement: KeptJudgement }

/** One recording with its marks: on its own text, `right`, and on another one, `wrong`. */
export type Row = { label: Labelled; fault: UnusableReason | null; right: LaidOut; wrong: LaidOut }

/** The prepared and judged takes of a cache, in order of their ids. */
export function readRows(cache: string, labels: readonly Labelled[]): Row[] {
  const labelled = new Map(labels.map((label) => [label.id, label]))
  const judged = readJudged(cache)
  return readCache(cache).map(({ id, fault, script, measures, plain, decoy }) => {
    const label = labelled.get(id)
    const own = judged.get(id)
    if (!label || !own) throw new Error(`${id} has no label or was not judged`)
    return { label, fault, right: { script, measures, plain, judgement: own.right }, wrong: { ...decoy, judgement: own.decoy } }
  })
}

/** A sound as a model with these standards hears it. */
export function heard({ script, measures, judgement }: LaidOut, standards: ReadonlyMap<string, Standard>): Heard {
  const judged = standing(judgement, standards)
  return { judgement: judged, measures: englishMeasures(measures, judged, (script.at(-1)?.word ?? 0) + 1) }
}
