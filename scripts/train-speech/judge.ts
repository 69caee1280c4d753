import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PackedNet, unpackNet } from '#server/speech/scoring/model/packed-net.ts'
import { judgePhones, type Judgement } from '#server/speech/scoring/phones/judge-phones.ts'
import { onLikeliestScale } from '#server/speech/scoring/phones/hear-phones.ts'
import { foldsOf, readCache } from './cache.ts'

/** What the phone model says of one take, and of the same sound with another text. */
export type JudgedTake = { id: string; right: KeptJudgement; decoy: KeptJudgement }

/** A judgement that can be written down. */
export type KeptJudgement = Omit<Judgement, 'leftOut'> & { leftOut: number[] }

// tsx judge.ts CACHE FOLD…: judges the takes of these folds with the network that never heard their speakers.
const [folder = '', ...wanted] = process.argv.slice(2)
const takes = readCache(folder)
const folds = foldsOf(takes)
for (const fold of wanted.map(Number)) {
  const file = join(folder, `judged-${fold}.json`)
  if (existsSync(file)) continue
  const packed: PackedNet = JSON.parse(readFileSync(join(folder, `fold-${fold}.json`), 'utf8'))
  const net = unpackNet(packed)
  const judged = takes.filter((take) => folds.get(take.speaker) === fold).map((take) => {
    const kept = Int32Array.from(take.kept)
    return {
      id: take.id,
      right: written(judgePhones(net, new Map(), onLikeliestScale(net, take.cepstra, take.scales, take.script), kept, take.script)),
      decoy: written(judgePhones(net, new Map(), onLikeliestScale(net, take.decoyCepstra, take.scales, take.decoy.script), kept, take.decoy.script)),
    } satisfies JudgedTake
  })
  writeFileSync(file, JSON.stringify(judged))
}

function written({ phones, leftOut, fit }: Judgement): KeptJudgement {
  return { phones, leftOut: [...leftOut], fit }
}
