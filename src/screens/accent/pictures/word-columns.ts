import type { ScriptWord, Span } from './script-words.ts'

/**
 * A piece of the time axis that two readings share: a word, or the pause before the next one. Both readings begin each
 * column together and run at the same scale, so the longer one decides how wide it is.
 */
export type Column = { x: number; width: number; word: number | null; model: Span | null; own: Span | null }

/** The shared axis: `width` in pixels, `pxPerMs` its scale. */
export type WordAxis = { columns: readonly Column[]; width: number; pxPerMs: number }

/**
 * What the axis is made for; durations are null where there is no such sound. `ownSpeech` is from where to where somebody speaks in a take that is
 * made and whose words are not known, null in any other.
 */
export type AxisInput = { words: readonly ScriptWord[]; modelMs: number | null; ownMs: number | null; ownSpeech?: Span | null; room: number }

/** What of its sound a row shows at x: from a moment to the end of its column, or null where the other row takes longer. */
export type RowTime = (x: number) => Span | null

const leastScale = 0.07
const mostScale = 0.24
const letterPx = 9
const wideLetterPx = 17
const labelPadding = 14
const edgeMs = 150

/**
 * Lays words out so that both readings can be compared word by word: as wide as `room` if the scale allows, else as wide as
 * it takes, at 70 to 240 pixels a second and never narrower than a word's own label.
 */
export function wordAxis({ words, room, ...sounds }: AxisInput): WordAxis {
  const parts = partsOf(words, sounds)
  let [low, high] = [leastScale, mostScale]
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2
    if (widthAt(parts, words, middle) > room) high = middle
    else low = middle
  }
  let x = 0
  const columns = parts.map((part) => {
    const column = { ...part, x, width: partWidth(part, words, low) }
    x += column.width
    return column
  })
  return { columns, width: Math.max(room, Math.ceil(x)), pxPerMs: low }
}

/** How one row reads the axis. Where neither row knows its words a sound runs straight from the left. */
export function rowTime({ columns, pxPerMs }: WordAxis, side: 'model' | 'own'): RowTime {
  const isStraight = columns.every((column) => column[side] === null)
  if (isStraight) return (x) => ({ startMs: x / pxPerMs, endMs: Infinity })
  return (x) => {
    const column = columns.find((one) => x >= one.x && x < one.x + one.width)
    const span = column?.[side]
    if (column === undefined || span === null || span === undefined) return null
    const startMs = span.startMs + (x - column.x) / pxPerMs
    return startMs < span.endMs ? { startMs, endMs: span.endMs } : null
  }
}

/** Where a moment of a row stands on the axis. */
export function placeOf({ columns, pxPerMs }: WordAxis, side: 'model' | 'own', ms: number): number {
  const placed = columns.flatMap(({ x, width, [side]: span }) => (span === null ? [] : [{ x, width, startMs: span.startMs }]))
  const column = placed.findLast(({ startMs }) => startMs <= ms) ?? placed[0]
  if (column === undefined) return ms * pxPerMs
  return Math.min(column.x + Math.max(0, ms - column.startMs) * pxPerMs, column.x + column.width)
}

type Part = Omit<Column, 'x' | 'width'>

function partsOf(words: readonly ScriptWord[], { modelMs, ownMs, ownSpeech = null }: Omit<AxisInput, 'words' | 'room'>): Part[] {
  const isOwnPlaced = words.some(({ own }) => own !== null)
  const model = sideParts(words.map((word) => word.model), modelMs)
  const shown = isOwnPlaced || ownSpeech !== null ? cutToSpeech(model) : model
  const own = isOwnPlaced
    ? cutToSpeech(sideParts(words.map((word) => word.own), ownMs))
    : ownSpeech === null
      ? besideModel(model, ownMs)
      : fromItsSpeech(shown, ownSpeech)
  return shown.map((span, index) => ({ word: index % 2 === 0 ? null : (index - 1) / 2, model: span, own: own[index] ?? null }))
}

/** Pause, word, pause, word, …, pause of one reading; a word that is missing leaves its time to the pause after it. */
function sideParts(spans: readonly (Span | null)[], durationMs: number | null): (Span | null)[] {
  if (durationMs === null || spans.every((span) => span === null)) return new Array<Span | null>(spans.length * 2 + 1).fill(null)
  let atMs = 0
  const parts = spans.flatMap((span) => {
    if (span === null) return [null, null]
    const startMs = Math.max(atMs, span.startMs)
    const endMs = Math.max(startMs, span.endMs)
    const pause = { startMs: atMs, endMs: startMs }
    atMs = endMs
    return [pause, { startMs, endMs }]
  })
  return [...parts, { startMs: atMs, endMs: Math.max(atMs, durationMs) }]
}

/** Of the silence before and behind the words only a little is shown. */
function cutToSpeech(parts: readonly (Span | null)[]): (Span | null)[] {
  return parts.map((span, index) => {
    if (span !== null && index === 0) return { ...span, startMs: Math.max(span.startMs, span.endMs - edgeMs) }
    return span !== null && index === parts.length - 1 ? { ...span, endMs: Math.min(span.endMs, span.startMs + edgeMs) } : span
  })
}

/** A take whose words are not known begins to speak where the model does, runs at its pace, and on to the end of its own speech. */
function fromItsSpeech(model: readonly (Span | null)[], { startMs, endMs }: Span): (Span | null)[] {
  const laterMs = startMs - (model[0]?.endMs ?? startMs)
  const parts = model.map((span) => span && { startMs: Math.max(0, span.startMs + laterMs), endMs: span.endMs + laterMs })
  return parts.map((span, index) => (span !== null && index === parts.length - 1 ? { ...span, endMs: Math.max(span.endMs, endMs + edgeMs) } : span))
}

/** A take that is being made runs below the model at the same time, and on where it takes longer. */
function besideModel(model: readonly (Span | null)[], ownMs: number | null): (Span | null)[] {
  const last = model.length - 1
  return model.map((span, index) => (ownMs === null || span === null || index < last ? span : { ...span, endMs: Math.max(span.endMs, ownMs) }))
}

function widthAt(parts: readonly Part[], words: readonly ScriptWord[], scale: number): number {
  return parts.reduce((sum, part) => sum + partWidth(part, words, scale), 0)
}

function partWidth({ word, model, own }: Part, words: readonly ScriptWord[], scale: number): number {
  const needed = word === null ? 0 : labelWidth(words[word]?.label ?? '')
  return Math.max(needed, lengthOf(model) * scale, lengthOf(own) * scale)
}

/** About as wide as the label is drawn: the picture need not measure text. */
function labelWidth(label: string): number {
  const wide = Array.from(label).filter((char) => (char.codePointAt(0) ?? 0) > 0x2e80).length
  return wide * wideLetterPx + (Array.from(label).length - wide) * letterPx + labelPadding
}

function lengthOf(span: Span | null): number {
  return span === null ? 0 : span.endMs - span.startMs
}
