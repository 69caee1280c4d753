import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deviation, mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { Judgement, Standard } from '#server/speech/scoring/phones/judge-phones.ts'
import { foldCount } from './cache.ts'
import type { JudgedTake, KeptJudgement } from './judge.ts'
import type { Labelled } from './labels.ts'

/** Words with this mark or more teach what good is. */
export const goodWordMark = 9

/** What `judge.ts` wrote, by the id of the take. */
export function readJudged(folder: string): Map<string, JudgedTake> {
  const parts = Array.from({ length: foldCount }, (_, fold) => join(folder, `judged-${fold}.json`))
  return new Map(parts.flatMap((file): JudgedTake[] => JSON.parse(readFileSync(file, 'utf8'))).map((take) => [take.id, take]))
}

/** The middle and spread of each phone's goodness in words that experts found good. */
export function standardsOf(takes: readonly { label: Labelled; right: KeptJudgement }[]): Record<string, Standard> {
  const ratios = new Map<string, number[]>()
  for (const { label, right } of takes) {
    for (const phone of right.phones) {
      if ((label.words[phone.word]?.[1] ?? 0) < goodWordMark) continue
      const known = ratios.get(phone.phone)
      if (known) known.push(phone.ratio)
      else ratios.set(phone.phone, [phone.ratio])
    }
  }
  const all = [...ratios.values()].flat()
  return Object.fromEntries([...ratios].toSorted().map(([phone, values]) => [phone, steadied(values, mean(all), deviation(all))]))
}

const borrowed = 20

/** A phone that was heard seldom leans on what all phones together are like, as if twenty of them had been heard. */
function steadied(values: readonly number[], middle: number, spread: number): Standard {
  const own = values.length / (values.length + borrowed)
  const ownMiddle = own * mean(values) + (1 - own) * middle
  const ownSpread = Math.sqrt(own * deviation(values) ** 2 + (1 - own) * spread ** 2)
  return { middle: shown(ownMiddle), spread: shown(ownSpread) }
}

/** The judgement with each phone's standing. */
export function standing({ phones, leftOut, fit }: KeptJudgement, standards: ReadonlyMap<string, Standard>): Judgement {
  return {
    phones: phones.map((phone) => {
      const standard = standards.get(phone.phone)
      return { ...phone, standing: standard ? (phone.ratio - standard.middle) / standard.spread : 0 }
    }),
    leftOut: new Set(leftOut),
    fit,
  }
}

function shown(value: number): number {
  return Number(value.toPrecision(5))
}
