import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import { vocalTractScales } from '#server/speech/scoring/alignment/vocal-tract.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import type { ScriptPhone } from '#server/speech/scoring/phones/judge-phones.ts'

/**
 * What `prepare.ts` keeps of one recording: its measures against the English references, and in `plain` those against a voice
 * made as for other languages. `decoy` is the same sound laid on another text.
 */
export type PreparedTake = {
  id: string
  speaker: string
  rows: number
  kept: number[]
  /** Why the sound itself cannot be scored, null where it can. */
  fault: UnusableReason | null
  script: ScriptPhone[]
  measures: Measures
  plain: Measures
  decoy: { script: ScriptPhone[]; measures: Measures; plain: Measures }
}

/** A prepared take with its cepstra, those of the same sound fitted to the other text, and those on each frequency scale. */
export type CachedTake = PreparedTake & { cepstra: Matrix; decoyCepstra: Matrix; scales: Matrix[] }

const columns = 14

/** Every prepared take, in order of its id. */
export function readCache(folder: string): CachedTake[] {
  const parts = readdirSync(folder).flatMap((name) => /^takes\.(.+)\.jsonl$/.exec(name)?.slice(1, 2) ?? [])
  return parts.flatMap((part) => readPart(folder, part)).toSorted((left, right) => left.id.localeCompare(right.id))
}

function readPart(folder: string, part: string): CachedTake[] {
  const bytes = readFileSync(join(folder, `rows.${part}.f32`))
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  let at = 0
  return readFileSync(join(folder, `takes.${part}.jsonl`), 'utf8').trim().split('\n').map((line) => {
    const take: PreparedTake = JSON.parse(line)
    const [cepstra, decoyCepstra, ...scales] = Array.from({ length: 2 + vocalTractScales.length }, () => {
      const matrix = { rows: take.rows, columns, values: values.subarray(at, at + take.rows * columns) }
      at += take.rows * columns
      return matrix
    })
    if (!cepstra || !decoyCepstra) throw new Error(`${part} is broken`)
    return { ...take, cepstra, decoyCepstra, scales }
  })
}

/** How many parts the speakers are dealt into for cross-validation. */
export const foldCount = 5

/** The part each speaker belongs to: by place among all, in order of name. */
export function foldsOf(takes: readonly { speaker: string }[]): Map<string, number> {
  return new Map([...new Set(takes.map((take) => take.speaker))].toSorted().map((speaker, place) => [speaker, place % foldCount]))
}
