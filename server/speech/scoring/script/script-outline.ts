import type { ReferenceFrames } from '#server/speech/scoring/alignment/reference-frames.ts'
import { randomNumbers } from '#server/speech/scoring/numbers/random.ts'
import { isVowel } from '#server/speech/scoring/phones/vowels.ts'
import { rowsTogether } from './script-evidence.ts'

/** A script as the path through it sees it: the columns of the evidence in the order they are said, and the word each belongs to. */
export type ScriptOutline = { columns: Int32Array; words: Int32Array; wordCount: number }

/** A script in its own order, rivals for it, and its own words in other orders; none of a single word. */
export type ScriptWithRivals = { own: ScriptOutline; rivals: readonly ScriptOutline[]; orders: readonly ScriptOutline[] }

const rivalCount = 14
const orderCount = 8
const known = new WeakMap<ReferenceFrames, ScriptWithRivals>()

/**
 * A script and scripts that a take of another text goes with as well as with it: the same sounds in another order, vowels where vowels were and
 * consonants where consonants were. They are moved about in the reading that is there, so that they cost no synthesis, and are the same in
 * every run.
 */
export function scriptWithRivals(reading: ReferenceFrames): ScriptWithRivals {
  const ready = known.get(reading) ?? make(reading)
  known.set(reading, ready)
  return ready
}

function make({ reference: { phones, words }, phoneOfRow }: ReferenceFrames): ScriptWithRivals {
  const blocks = phones.map((): number[] => [])
  for (let row = 0; row < phoneOfRow.length; row += rowsTogether) blocks[phoneOfRow[row] ?? 0]?.push(row / rowsTogether)
  const places = phones.map((_, index) => index)
  const [vowels, consonants] = [true, false].map((kind) => places.filter((place) => isVowel(phones[place]?.phone ?? '') === kind))
  const random = randomNumbers(phones.length)
  const own = inOrder(places)
  const sounds = words.map((_, word) => phones.filter((phone) => phone.word === word).map(({ phone }) => phone).join(' '))
  return {
    own,
    rivals: Array.from({ length: rivalCount }, () => inOrder(moved([vowels ?? [], consonants ?? []], random))),
    orders: otherOrders(words.length, random).filter(isOther).map((order) => inOtherOrder(own, order)),
  }

  /** Most words must give way to words that sound otherwise: “bye bye” has no other order. */
  function isOther(order: readonly number[]): boolean {
    return order.filter((from, place) => sounds[from] !== sounds[place]).length > order.length / 2
  }

  function inOrder(order: readonly number[]): ScriptOutline {
    const said = order.map((from, place) => ({ columns: blocks[from] ?? [], word: phones[place]?.word ?? 0 }))
    return {
      columns: Int32Array.from(said.flatMap(({ columns }) => columns)),
      words: Int32Array.from(said.flatMap(({ columns, word }) => columns.map(() => word))),
      wordCount: words.length,
    }
  }
}

/** Orders in which no word stands where it stood: one of two words, eight of more. */
function otherOrders(words: number, random: () => number): number[][] {
  const places = Array.from({ length: words }, (_, index) => index)
  return Array.from({ length: words < 2 ? 0 : words === 2 ? 1 : orderCount }, () => deranged(places, random))
}

function inOtherOrder({ columns, words, wordCount }: ScriptOutline, order: readonly number[]): ScriptOutline {
  const said = order.map((from, place) => ({ columns: Array.from(columns).filter((_, index) => words[index] === from), place }))
  return {
    columns: Int32Array.from(said.flatMap((word) => word.columns)),
    words: Int32Array.from(said.flatMap((word) => word.columns.map(() => word.place))),
    wordCount,
  }
}

function moved(groups: readonly (readonly number[])[], random: () => number): number[] {
  const order: number[] = []
  for (const group of groups) {
    const from = shuffled(group, random)
    group.forEach((place, index) => {
      order[place] = from[index] ?? place
    })
  }
  return order
}

function shuffled(items: readonly number[], random: () => number): number[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last] ?? 0
    result[last] = result[other] ?? 0
    result[other] = kept
  }
  return result
}

/** In one ring, so that nothing stays in its place (Sattolo, 1986). */
function deranged(items: readonly number[], random: () => number): number[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * last)
    const kept = result[last] ?? 0
    result[last] = result[other] ?? 0
    result[other] = kept
  }
  return result
}
