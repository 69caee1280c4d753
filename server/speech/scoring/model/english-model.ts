import type { Standard } from '#server/speech/scoring/phones/judge-phones.ts'
import type { PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'
import weights from '#server/speech/scoring/weights/english.json' with { type: 'json' }
import type { Anchors } from './anchors.ts'
import { engineVersion } from './engine-version.ts'
import { type PackedNet, unpackNet } from './packed-net.ts'
import type { Ridge } from './ridge.ts'
import type { Scale } from './scale.ts'

/** The sums of measures that make scores, fitted to experts' marks, and the scale of each side. */
export type EnglishRidges = {
  gate: Ridge
  gateThreshold: number
  pronunciation: Ridge
  fluency: Ridge
  prosody: Ridge
  rhythm: Ridge
  scales: Readonly<Record<'pronunciation' | 'fluency' | 'prosody' | 'rhythm', Scale>>
}

/** What was learned from English recordings that experts had marked; `weights/english.figures.json` says from which, and how good it is. */
export type EnglishModel = EnglishRidges & {
  engine: string
  net: PhoneNet
  standards: ReadonlyMap<string, Standard>
  word: Ridge
  wordAnchors: Anchors
}

/** The same as training writes it down. */
export type EnglishWeights = {
  version: string
  gateThreshold: number
  ridges: Omit<EnglishRidges, 'gateThreshold' | 'scales'> & { word: Ridge }
  scales: EnglishRidges['scales']
  wordAnchors: Anchors
  standards: Readonly<Record<string, Standard>>
  net: PackedNet
}

let model: EnglishModel | null = null

/** The English model, unpacked on the first call. */
export function englishModel(): EnglishModel {
  model ??= unpackModel(weights)
  return model
}

/** A model from what training wrote; some milliseconds. */
export function unpackModel({ version, ridges, scales, net, standards, gateThreshold, wordAnchors }: EnglishWeights): EnglishModel {
  return {
    ...ridges,
    engine: `lectern-${engineVersion}+${version}`,
    net: unpackNet(net),
    standards: new Map(Object.entries(standards)),
    gateThreshold,
    scales,
    wordAnchors,
  }
}
