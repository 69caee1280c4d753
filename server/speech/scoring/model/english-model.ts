import type { Standard } from '#server/speech/scoring/phones/judge-phones.ts'
import type { PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'
import weights from '#server/speech/scoring/weights/english.json' with { type: 'json' }
import type { Anchors } from './anchors.ts'
import { engineVersion } from './engine-version.ts'
import { unpackNet } from './packed-net.ts'
import type { Ridge } from './ridge.ts'

/** What was learned from English recordings that experts had marked; `weights/english.figures.json` says from which, and how good it is. */
export type EnglishModel = {
  engine: string
  net: PhoneNet
  standards: ReadonlyMap<string, Standard>
  gate: Ridge
  gateThreshold: number
  pronunciation: Ridge
  fluency: Ridge
  prosody: Ridge
  rhythm: Ridge
  word: Ridge
  wordAnchors: Anchors
}

let model: EnglishModel | null = null

/** The English model, unpacked on the first call. */
export function englishModel(): EnglishModel {
  model ??= {
    ...weights.ridges,
    engine: `lectern-${engineVersion}+${weights.version}`,
    net: unpackNet(weights.net),
    standards: new Map(Object.entries(weights.standards)),
    gateThreshold: weights.gateThreshold,
    wordAnchors: weights.wordAnchors,
  }
  return model
}
