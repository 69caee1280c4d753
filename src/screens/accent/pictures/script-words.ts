import type { ModelReading } from '#contract/accent/accent-sessions.ts'
import type { WordCategory, WordFeedback } from '#contract/accent/spoken-feedback.ts'

/** When something is said, in milliseconds of its own recording. */
export type Span = { startMs: number; endMs: number }

/** One timing per character (code point) of a script, as the model reading has them. */
export type CharTimings = ModelReading['base_audio_data']['char_timings']

/**
 * One word of a script: where it stands (`from` to `to`, in characters), when the model and the student say it, and what the
 * student's is worth. `own` is null where the word was not heard or no take was scored; `isScored` tells the two apart.
 */
export type ScriptWord = {
  text: string
  label: string
  from: number
  to: number
  model: Span | null
  own: Span | null
  category: WordCategory | null
  isScored: boolean
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const spoken = /[\p{L}\p{N}&+=%@×÷]/u
const edges = /^[^\p{L}\p{N}$£€¥&+=%@×÷#-]+|[^\p{L}\p{N}%&+=@×÷°]+$/gu

/**
 * The words of a script in order, as the server counts them: runs without a space, or single characters where a language
 * writes none; punctuation by itself is no word. `feedback` is that of the take that is shown.
 */
export function scriptWords(script: string, timings: CharTimings | null, feedback: readonly WordFeedback[] | null): ScriptWord[] {
  const words = plainWords(script).map((word) => ({ ...word, model: modelSpan(word, timings) }))
  let next = 0
  return words.map((word) => {
    const found = feedback?.[next]
    if (found === undefined || !word.text.includes(found.word)) return { ...word, own: null, category: null, isScored: false }
    next += 1
    const own = found.heard ? { startMs: found.start_time * 1000, endMs: found.end_time * 1000 } : null
    return { ...word, own, category: found.category, isScored: true }
  })
}

/** The index of the word that is being said at a moment: the last one that has begun; -1 before the first. */
export function wordAt(words: readonly { model: Span | null }[], ms: number): number {
  return words.findLastIndex(({ model }) => model !== null && model.startMs <= ms)
}

/** The index of the character that is being said at a moment, or -1 before the first. */
export function characterAt(timings: CharTimings, ms: number): number {
  return timings.findLastIndex(({ start_time, end_time }) => start_time * 1000 <= ms && end_time > start_time)
}

type PlainWord = Pick<ScriptWord, 'text' | 'label' | 'from' | 'to'>

function plainWords(script: string): PlainWord[] {
  const runs: { text: string; from: number; to: number }[] = []
  let isOpen = false
  for (const [index, char] of Array.from(script).entries()) {
    const isAlone = unspaced.test(char)
    const last = runs.at(-1)
    if (/\s/u.test(char)) isOpen = false
    else if (isOpen && !isAlone && last !== undefined) Object.assign(last, { text: last.text + char, to: index + 1 })
    else {
      runs.push({ text: char, from: index, to: index + 1 })
      isOpen = !isAlone
    }
  }
  return runs.filter(({ text }) => spoken.test(text)).map((run) => ({ ...run, label: run.text.replace(edges, '') || run.text }))
}

function modelSpan({ from, to }: PlainWord, timings: CharTimings | null): Span | null {
  const said = timings?.slice(from, to).filter(({ start_time, end_time }) => end_time > start_time) ?? []
  const [first] = said
  const last = said.at(-1)
  return first === undefined || last === undefined ? null : { startMs: first.start_time * 1000, endMs: last.end_time * 1000 }
}
