import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'

/** One labelled recording of the corpus. Marks go from 0 to 10 and are means of five experts; `words` holds text, accuracy and stress. */
export type Labelled = {
  id: string
  speaker: string
  text: string
  wav: string
  accuracy: number
  fluency: number
  prosodic: number
  total: number
  words: [string, number, number][]
}

type Detailed = { text: string; accuracy: number[]; fluency: number[]; prosodic: number[]; total: number[]; words: DetailedWord[] }
type DetailedWord = { text: string; accuracy: number[]; stress: number[] }

/**
 * The labels of the training split only: from `labels.json` in the corpus folder, a list of `Labelled`, where there is one;
 * otherwise from the corpus's own `resource/scores-detail.json`, which holds the mark of each expert.
 */
export function readLabels(corpus: string): Labelled[] {
  const gathered = join(corpus, 'labels.json')
  if (existsSync(gathered)) return JSON.parse(readFileSync(gathered, 'utf8'))
  const details: Record<string, Detailed> = JSON.parse(readFileSync(join(corpus, 'resource', 'scores-detail.json'), 'utf8'))
  const speakers = pairsIn(join(corpus, 'train', 'utt2spk'))
  return [...pairsIn(join(corpus, 'train', 'wav.scp'))].flatMap(([id, wav]) => {
    const detail = details[id]
    return detail ? [{ id, wav, speaker: speakers.get(id) ?? id, ...averaged(detail) }] : []
  })
}

function averaged({ text, accuracy, fluency, prosodic, total, words }: Detailed): Omit<Labelled, 'id' | 'wav' | 'speaker'> {
  const marks = { accuracy: mean(accuracy), fluency: mean(fluency), prosodic: mean(prosodic), total: mean(total) }
  return { text, ...marks, words: words.map((word) => [word.text, mean(word.accuracy), mean(word.stress)]) }
}

function pairsIn(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => /^(\S+)\s+(\S+)/.exec(line)?.slice(1) ?? []).map(([left = '', right = '']) => [left, right]))
}
