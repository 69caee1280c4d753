import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outcomeOf, type Outcomes } from '#scripts/eval-speech/outcome.ts'
import { type EnglishWeights, unpackModel } from '#server/speech/scoring/model/english-model.ts'
import type { PackedNet } from '#server/speech/scoring/model/packed-net.ts'
import { foldCount, foldsOf } from './cache.ts'
import { fitEnglish } from './fit-english.ts'
import { heard, type Row } from './rows.ts'

/** For each fold of the speakers, weights that know nothing of them: phone model, standards, sums, threshold and lines between categories. */
export function foldWeights(rows: readonly Row[], cache: string): EnglishWeights[] {
  const fold = foldOf(rows)
  return Array.from({ length: foldCount }, (_, place) => {
    const net: PackedNet = JSON.parse(readFileSync(join(cache, `fold-${place}.json`), 'utf8'))
    return { ...fitEnglish(rows.filter(({ label }) => fold(label.speaker) !== place)), version: `fold-${place}`, net }
  })
}

/** Which of these weights know nothing of a speaker. */
export function foldOf(rows: readonly Row[]): (speaker: string) => number {
  const folds = foldsOf(rows.map(({ label }) => label))
  return (speaker) => folds.get(speaker) ?? 0
}

/** What each row's model of `foldWeights` makes of it. */
export function crossOutcomes(rows: readonly Row[], weights: readonly EnglishWeights[]): Outcomes {
  const fold = foldOf(rows)
  const models = weights.map(unpackModel)
  const sound = rows.filter((row) => row.fault === null)
  return {
    faults: rows.flatMap((row) => row.fault ?? []),
    scored: sound.map(({ label, right, wrong }) => {
      const model = models[fold(label.speaker)]
      if (!model) throw new Error(`no model knows nothing of ${label.speaker}`)
      return outcomeOf(model, label, heard(right, model.standards), heard(wrong, model.standards))
    }),
  }
}
