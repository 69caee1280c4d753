import type { WordCategory, WordFeedback } from '#contract/accent/spoken-feedback.ts'
import type { Reference } from '#server/speech/reference.ts'
import type { PhoneSpan } from './alignment/comparison.ts'
import type { JudgedPhone } from './measures/goodness-measures.ts'
import { judgedWordMeasures, type WordsTake } from './measures/judged-word-measures.ts'
import { byWord } from './measures/spans.ts'
import { type Anchors, scoreBetween } from './model/anchors.ts'
import { predict, type Ridge } from './model/ridge.ts'
import { mean } from './numbers/statistics.ts'
import type { Judgement } from './phones/judge-phones.ts'

/**
 * How a word's phones become its score: calibrated to experts' marks, then placed between fixed shares of all words in training.
 * `mark` is what the pronunciation of the whole take would get, 0 to 10.
 */
export type WordJudge = { word: Ridge; wordAnchors: Anchors; mark: number }

const shortestSure = 8
const leastOverlap = 0.3

/**
 * The words of a script as they were said. A word is coloured only where two ways of finding it, by phones and by comparison with the reference,
 * agree on its place, and where it is long enough to be judged.
 */
export function wordScores({ words }: Reference, { phones, leftOut }: Judgement, spans: readonly PhoneSpan[], judge: WordJudge): WordFeedback[] {
  const take = { average: mean(phones.map((phone) => phone.standing)), mark: judge.mark }
  const said = byWord(phones, words.length)
  const compared = byWord(spans, words.length)
  let end = 0
  return words.map(({ text }, index) => {
    const own = said[index] ?? []
    const other = compared[index] ?? []
    if (own.length === 0) {
      const missing = leftOut.has(index)
      return { word: text, category: missing ? 'poor' : null, heard: !missing, start_time: end, end_time: end }
    }
    const start = seconds(own[0]?.start ?? end)
    end = seconds(own.at(-1)?.end ?? end)
    return { word: text, category: isSure(own, other) ? categoryOf(own, take, judge) : null, heard: true, start_time: start, end_time: end }
  })
}

/** Words with their places only: for languages whose sounds nobody judges here. */
export function placedWords({ words }: Reference, spans: readonly PhoneSpan[]): WordFeedback[] {
  let end = 0
  return byWord(spans, words.length).map((own, index) => {
    const start = seconds(own[0]?.start ?? end)
    end = seconds(own.at(-1)?.end ?? end)
    return { word: words[index]?.text ?? '', category: null, heard: true, start_time: Math.min(start, end), end_time: end }
  })
}

function isSure(phones: readonly JudgedPhone[], compared: readonly PhoneSpan[]): boolean {
  const frames = phones.reduce((sum, phone) => sum + phone.frames, 0)
  const start = phones[0]?.start ?? 0
  const end = phones.at(-1)?.end ?? 0
  const otherStart = compared[0]?.start ?? 0
  const otherEnd = compared.at(-1)?.end ?? 0
  const overlap = Math.min(end, otherEnd) - Math.max(start, otherStart)
  return frames >= shortestSure && overlap >= leastOverlap * Math.min(end - start, otherEnd - otherStart)
}

function categoryOf(phones: readonly JudgedPhone[], take: WordsTake, { word, wordAnchors }: WordJudge): WordCategory {
  const score = scoreBetween(wordAnchors, predict(word, judgedWordMeasures(phones, take)))
  if (score >= 85) return 'excellent'
  if (score >= 70) return 'good'
  return score >= 50 ? 'fair' : 'poor'
}

function seconds(value: number): number {
  return Math.round(value * 1000) / 1000
}
