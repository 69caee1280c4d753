import weights from '#server/speech/scoring/weights/any-language.json' with { type: 'json' }
import { engineVersion } from './engine-version.ts'
import type { Ridge } from './ridge.ts'
import type { Scale } from './scale.ts'

/** Coefficients that need no knowledge of a language's sounds; learned from English, so surely less right for others. */
export type AnyLanguageModel = {
  engine: string
  fluency: Ridge
  prosody: Ridge
  rhythm: Ridge
  scales: Readonly<Record<'fluency' | 'prosody' | 'rhythm', Scale>>
}

/** The same as training writes it down. */
export type AnyLanguageWeights = { version: string; ridges: Omit<AnyLanguageModel, 'engine' | 'scales'>; scales: AnyLanguageModel['scales'] }

/** The model for languages without one of their own. */
export function anyLanguageModel(): AnyLanguageModel {
  return { ...weights.ridges, scales: weights.scales, engine: `lectern-${engineVersion}-any+${weights.version}` }
}
