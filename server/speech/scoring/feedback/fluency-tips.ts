import type { Reference } from '#server/speech/reference.ts'
import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import { excessOf, type PausePlace, pausePlaces } from '#server/speech/scoring/alignment/pause-places.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import { byWord } from '#server/speech/scoring/measures/spans.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { quoted } from './join-words.ts'
import { type Fault, type SideTip, strong, unlessFlawless } from './side-tips.ts'

const longPause = 0.3
/** Some consonants are silent for a third of a second inside a word that is said in one go. */
const longStop = 0.4
const noticed = 0.4
const nearLongest = 0.1
const mostlyBetweenWords = 0.7
const slow = { words: 0.5, whole: 1.2 }
const fast = { words: -0.25, whole: 1 }

/** What to do about the longest pause where the model has none, or about the pace. `score` is that of fluency. */
export function fluencyTip(
  take: TakeFrames,
  phones: readonly PhoneSpan[],
  reference: Reference,
  { measures, score }: { measures: Measures; score: number },
): SideTip {
  const gaps = gapsOf(phones, reference.words.length)
  const pauses = pausePlaces(take, phones, reference)
  const tooLong = pauses.filter((pause) => excessOf(pause) >= (pause.insideWord ? longStop : longPause) && isShown(pause, gaps))
  const longest = tooLong.toSorted((left, right) => excessOf(right) - excessOf(left)).flatMap((pause) => pauseWords(pause, reference) ?? [])
  const isSmooth = Math.max(0, ...gaps, ...pauses.map(({ seconds }) => seconds)) < noticed
  const fault = unlessFlawless(score, longest[0] ?? paceWords(measures, timesTheModel(phones, reference)))
  return { fault, praise: score >= strong && isSmooth ? 'You read in one flow, at a good pace.' : null }
}

/** The seconds between each word and the next one that was found, as the picture of both readings shows them. */
function gapsOf(phones: readonly PhoneSpan[], words: number): number[] {
  const spans = byWord(phones, words).map((group) => ({ start: group[0]?.start, end: group.at(-1)?.end }))
  return spans.map(({ end }, index) => {
    const next = spans.slice(index + 1).find(({ start }) => start !== undefined)?.start
    return end === undefined || next === undefined ? 0 : next - end
  })
}

/** Whether the words of a take part where the pause is, and nowhere more: two pictures of one pause must agree on its place. */
function isShown({ after, insideWord, seconds }: PausePlace, gaps: readonly number[]): boolean {
  const longest = Math.max(0, ...gaps)
  if (insideWord) return seconds >= longest
  return (gaps[after] ?? 0) >= Math.max(mostlyBetweenWords * seconds, longest - nearLongest)
}

function pauseWords({ after, insideWord, seconds }: PausePlace, { words }: Reference): Fault | null {
  const word = words[after]?.text ?? ''
  const next = words[after + 1]?.text
  const length = `${seconds.toFixed(1)} seconds`
  const work = 'reading without stops'
  if (insideWord) return { words: `You stopped for ${length} inside ${quoted(word)}. Say the whole word in one go.`, work }
  if (next === undefined) return null
  return { words: `You paused for ${length} after ${quoted(word)}. Try ${quoted(`${word} ${next}`)} in one breath.`, work }
}

/** How many times as long as the model's the reading is, from its first word to its last. */
function timesTheModel(phones: readonly PhoneSpan[], reference: Reference): number {
  const [own, model] = [phones, reference.phones].map((spans) => (spans.at(-1)?.end ?? 0) - (spans[0]?.start ?? 0))
  return (own ?? 0) / Math.max(0.05, model ?? 0)
}

/** `articulation` is how much longer the words took than the model's, as a logarithm; `times` the whole reading with its pauses. */
function paceWords({ articulation = 0 }: Measures, times: number): Fault | null {
  const work = 'your pace'
  if (articulation > slow.words && times > slow.whole) {
    return { words: 'You said the words more slowly than the model. Read the sentence in your head first, then say it a little faster.', work }
  }
  return articulation < fast.words && times < fast.whole
    ? { words: 'You read faster than the model, which earns nothing more. Take your time, so that every word can be heard.', work }
    : null
}
