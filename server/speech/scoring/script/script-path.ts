import type { ScriptEvidence } from './script-evidence.ts'
import type { ScriptOutline } from './script-outline.ts'

/** The best way of a take through a script: its likelihood per row, and the rows each word was heard in, null for words it passes over. */
export type ScriptPath = { likelihood: number; words: ({ first: number; last: number } | null)[] }

const uneven = -2
/** What passing over a word costs. */
export const passedWord = -16

const stay = 0
const advance = 1
const leap = 2
const begin = 3

const waited = -1
const passed = -2
const ended = -3

/**
 * Finds the words of a script in order (Viterbi, 1967). The take may be faster or slower than the reading, words may be passed over at a price, and
 * before, between and after words anything may be heard as `elsewhere`.
 */
export function scriptPath(evidence: ScriptEvidence, outline: ScriptOutline): ScriptPath {
  const { rows } = evidence.likeness
  const steps = { taken: new Uint8Array(rows * outline.columns.length), waiting: new Int8Array(rows * (outline.wordCount + 1)) }
  return { likelihood: follow(evidence, outline, steps), words: trace(outline, steps, rows) }
}

/** The likelihood of the best way alone. */
export function scriptLikelihood(evidence: ScriptEvidence, outline: ScriptOutline): number {
  return follow(evidence, outline, null)
}

/** The likelihood of the best way through the words in whatever order, each as often as it likes, with none that must be passed over. */
export function anyOrderLikelihood({ likeness, elsewhere }: ScriptEvidence, { columns, words, wordCount }: ScriptOutline): number {
  const starts = startsOf(words)
  const ends = endsOf(words, wordCount).filter((end) => end >= 0)
  let before = new Float64Array(columns.length).fill(-Infinity)
  let here = new Float64Array(columns.length).fill(-Infinity)
  let waiting = 0
  for (let row = 0; row < likeness.rows; row++) {
    for (let place = 0; place < columns.length; place++) {
      const isStart = starts[place] === 1
      const held = (before[place] ?? -Infinity) + uneven
      const moved = isStart ? waiting : (before[place - 1] ?? -Infinity)
      const leapt = isStart || starts[place - 1] === 1 ? -Infinity : (before[place - 2] ?? -Infinity) + uneven
      here[place] = Math.max(held, moved, leapt) + (likeness.values[row * likeness.columns + (columns[place] ?? 0)] ?? 0)
    }
    waiting += elsewhere[row] ?? 0
    for (const end of ends) waiting = Math.max(waiting, here[end] ?? -Infinity)
    ;[before, here] = [here, before]
  }
  return waiting / Math.max(1, likeness.rows)
}

type Steps = { taken: Uint8Array; waiting: Int8Array }

/** Fills the table row by row. `waiting` holds the best way that has come past so many words and is inside none. */
function follow({ likeness, elsewhere }: ScriptEvidence, outline: ScriptOutline, steps: Steps | null): number {
  const { columns, words, wordCount } = outline
  const count = columns.length
  const starts = startsOf(words)
  const ends = endsOf(words, wordCount)
  let before = new Float64Array(count).fill(-Infinity)
  let here = new Float64Array(count).fill(-Infinity)
  let waiting = Float64Array.from({ length: wordCount + 1 }, (_, word) => word * passedWord)
  let next = new Float64Array(wordCount + 1)
  for (let row = 0; row < likeness.rows; row++) {
    const from = row * likeness.columns
    for (let place = 0; place < count; place++) {
      let value = (before[place] ?? -Infinity) + uneven
      let step = stay
      const isStart = starts[place] === 1
      const moved = isStart ? (waiting[words[place] ?? 0] ?? -Infinity) : (before[place - 1] ?? -Infinity)
      if (moved > value) {
        value = moved
        step = isStart ? begin : advance
      }
      if (!isStart && starts[place - 1] !== 1) {
        const leapt = (before[place - 2] ?? -Infinity) + uneven
        if (leapt > value) {
          value = leapt
          step = leap
        }
      }
      here[place] = value + (likeness.values[from + (columns[place] ?? 0)] ?? 0)
      if (steps) steps.taken[row * count + place] = step
    }
    for (let word = 0; word <= wordCount; word++) {
      let value = (waiting[word] ?? -Infinity) + (elsewhere[row] ?? 0)
      let step = waited
      const end = ends[word - 1] ?? -1
      const arrived = end < 0 ? -Infinity : (here[end] ?? -Infinity)
      if (arrived > value) {
        value = arrived
        step = ended
      }
      const over = word === 0 ? -Infinity : (next[word - 1] ?? -Infinity) + ((ends[word - 1] ?? -1) < 0 ? 0 : passedWord)
      if (over > value) {
        value = over
        step = passed
      }
      next[word] = value
      if (steps) steps.waiting[row * (wordCount + 1) + word] = step
    }
    ;[before, here] = [here, before]
    ;[waiting, next] = [next, waiting]
  }
  return (waiting[wordCount] ?? -Infinity) / Math.max(1, likeness.rows)
}

/** 1 where a word begins. */
function startsOf(words: Int32Array): Uint8Array {
  return Uint8Array.from(words, (word, place) => (place === 0 || words[place - 1] !== word ? 1 : 0))
}

/** The last place of each word; -1 for a word that nothing is said for. */
function endsOf(words: Int32Array, wordCount: number): Int32Array {
  const ends = new Int32Array(wordCount).fill(-1)
  words.forEach((word, place) => {
    ends[word] = place
  })
  return ends
}

function trace({ words, wordCount }: ScriptOutline, { taken, waiting }: Steps, rows: number): ScriptPath['words'] {
  const ends = endsOf(words, wordCount)
  const found: ScriptPath['words'] = new Array<null>(wordCount).fill(null)
  let word = wordCount
  let row = rows - 1
  while (row >= 0) {
    const step = waiting[row * (wordCount + 1) + word] ?? waited
    if (step === passed) word--
    else if (step === waited) row--
    else {
      const first = beginningOf(ends[word - 1] ?? 0, row)
      found[word - 1] = { first, last: row }
      row = first - 1
      word--
    }
  }
  return found

  function beginningOf(end: number, last: number): number {
    let place = end
    for (let at = last; at > 0; at--) {
      const step = taken[at * words.length + place] ?? stay
      if (step === begin) return at
      if (step !== stay) place -= step === leap ? 2 : 1
    }
    return 0
  }
}
