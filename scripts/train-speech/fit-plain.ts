import type { AnyLanguageWeights } from '#server/speech/scoring/model/any-language-model.ts'
import { correlation } from '#server/speech/scoring/numbers/statistics.ts'
import { rounded } from '#scripts/eval-speech/figures.ts'
import { crossValidated } from './cross-validation.ts'
import { fitScale } from './fit-scale.ts'
import { type Example, fitRidge, penalty } from './fit-ridge.ts'
import type { Labelled } from './labels.ts'
import { acousticNames, plainRhythmNames } from './names.ts'
import type { Row } from './rows.ts'

/** Fits what needs no knowledge of a language's sounds, and says how well it does on speakers it was not fitted to. */
export function fitPlain(rows: readonly Row[]): { weights: Omit<AnyLanguageWeights, 'version'>; figures: object } {
  const examples = (mark: (label: Labelled) => number): Example[] =>
    rows.map(({ label, right }) => ({ measures: right.plain, target: mark(label), speaker: label.speaker }))
  const [fluency, prosody] = [examples((label) => label.fluency), examples((label) => label.prosodic)]
  return {
    weights: {
      ridges: {
        fluency: fitRidge(fluency, acousticNames, penalty),
        prosody: fitRidge(prosody, acousticNames, penalty),
        rhythm: fitRidge(prosody, plainRhythmNames, penalty),
      },
      scales: { fluency: scaleOf(fluency, acousticNames), prosody: scaleOf(prosody, acousticNames), rhythm: scaleOf(prosody, plainRhythmNames) },
    },
    figures: {
      correlation: {
        fluency: agreement(fluency, acousticNames),
        prosodic: agreement(prosody, acousticNames),
        rhythmWithProsodic: agreement(prosody, plainRhythmNames),
      },
    },
  }
}

function scaleOf(examples: readonly Example[], names: readonly string[]) {
  return fitScale(crossValidated(examples, names), examples.map((example) => example.target))
}

function agreement(examples: readonly Example[], names: readonly string[]): number {
  return rounded(correlation(crossValidated(examples, names), examples.map((example) => example.target)))
}
