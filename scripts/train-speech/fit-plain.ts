import type { AnyLanguageWeights } from '#server/speech/scoring/model/any-language-model.ts'
import { correlation, mean } from '#server/speech/scoring/numbers/statistics.ts'
import { areaUnderCurve, rounded } from '#scripts/eval-speech/figures.ts'
import { crossValidated } from './cross-validation.ts'
import { type Example, fitRidge, penalty } from './fit-ridge.ts'
import { fitGate } from './fit-gate.ts'
import type { Labelled } from './labels.ts'
import { acousticNames, plainGateNames, plainRhythmNames } from './names.ts'
import type { Row } from './rows.ts'

const accepted = 0.95

/** Fits what needs no knowledge of a language's sounds, and says how well it does on speakers it was not fitted to. */
export function fitPlain(rows: readonly Row[]): { weights: Omit<AnyLanguageWeights, 'version'>; figures: object } {
  const examples = (mark: (label: Labelled) => number): Example[] =>
    rows.map(({ label, right }) => ({ measures: right.plain, target: mark(label), speaker: label.speaker }))
  const [fluency, prosody] = [examples((label) => label.fluency), examples((label) => label.prosodic)]
  const pairs = rows.map(({ label, right, wrong }) => ({ speaker: label.speaker, right: right.plain, wrong: wrong.plain }))
  const { gate, gateThreshold, said } = fitGate(pairs, plainGateNames, accepted)
  const share = (values: readonly number[]) => rounded(mean(values.map((value) => (value >= gateThreshold ? 1 : 0))))
  return {
    weights: {
      gateThreshold,
      ridges: {
        gate,
        fluency: fitRidge(fluency, acousticNames, penalty),
        prosody: fitRidge(prosody, acousticNames, penalty),
        rhythm: fitRidge(prosody, plainRhythmNames, penalty),
      },
    },
    figures: {
      correlation: {
        fluency: agreement(fluency, acousticNames),
        prosodic: agreement(prosody, acousticNames),
        rhythmWithProsodic: agreement(prosody, plainRhythmNames),
      },
      wrongText: {
        areaUnderCurve: rounded(areaUnderCurve(said.right, said.wrong)),
        rightAccepted: share(said.right),
        rightAcceptedOfWeakest: share(said.right.filter((_, index) => (rows[index]?.label.total ?? 10) <= 5)),
        wrongAccepted: share(said.wrong),
      },
    },
  }
}

function agreement(examples: readonly Example[], names: readonly string[]): number {
  return rounded(correlation(crossValidated(examples, names), examples.map((example) => example.target)))
}
