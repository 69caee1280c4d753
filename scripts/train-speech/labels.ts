import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'

/** One labelled recording of the corpus. Marks go from 0 to 10 and are means of five experts; `words` holds text, accuracy and stress. */
export type Labelled = {
  id: string
  speaker: string
  /** In years, and `f` or `m`. */
  age: number
  gender: string
  text: string
  /** The place of the recording in the corpus. */
  wav: string
  accuracy: number
  fluency: number
  prosodic: number
  total: number
  words: [string, number, number][]
}

type Detailed = { text: string; accuracy: number[]; fluency: number[]; prosodic: number[]; total: number[]; words: DetailedWord[] }
type DetailedWord = { text: string; accuracy: number[]; stress: number[] }

/** A split of the corpus: speakers of one are not in the other. */
export type Split = 'train' | 'test'

/**
 * The labels of one split: from `file`, a list of `Labelled`, or without one from the corpus's own `resource/scores-detail.json`,
 * which holds the mark of each expert. Where the corpus lists its split, other recordings are left out.
 */
export function readLabels(corpus: string, file: string | undefined, split: Split): Labelled[] {
  const list = join(corpus, split, 'wav.scp')
  const paths = existsSync(list) ? pairsIn(list) : null
  if (file === undefined) return gathered(corpus, split, paths ?? new Map<string, string>())
  const labels: Labelled[] = JSON.parse(readFileSync(file, 'utf8'))
  return paths ? labels.filter((label) => paths.has(label.id)) : labels
}

function gathered(corpus: string, split: Split, paths: ReadonlyMap<string, string>): Labelled[] {
  const details: Record<string, Detailed> = JSON.parse(readFileSync(join(corpus, 'resource', 'scores-detail.json'), 'utf8'))
  const [speakers, ages, genders] = ['utt2spk', 'spk2age', 'spk2gender'].map((name) => pairsIn(join(corpus, split, name)))
  return [...paths].flatMap(([id, wav]) => {
    const detail = details[id]
    const speaker = speakers?.get(id) ?? id
    return detail ? [{ id, wav, speaker, age: Number(ages?.get(speaker)), gender: genders?.get(speaker) ?? '', ...averaged(detail) }] : []
  })
}

function averaged({ text, accuracy, fluency, prosodic, total, words }: Detailed) {
  const marks = { accuracy: mean(accuracy), fluency: mean(fluency), prosodic: mean(prosodic), total: mean(total) }
  return { text, ...marks, words: words.map((word): [string, number, number] => [word.text, mean(word.accuracy), mean(word.stress)]) }
}

function pairsIn(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => /^(\S+)\s+(\S+)/.exec(line)?.slice(1) ?? []).map(([left = '', right = '']) => [left, right]))
}
