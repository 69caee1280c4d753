import type { SpokenPhone } from '#server/speech/reference.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import type { PhoneNet } from './phone-net.ts'

/** The rows of a take that are one phone of the script, from `first` to `last` inclusive; `place` is its index there. */
export type PhoneRows = { phone: string; word: number; place: number; first: number; last: number }

/** The most likely reading of a take as its script. */
export type PhonePath = {
  /** The phones that were said, in order. */
  phones: PhoneRows[]
  /** Indices of words that the take leaves out. */
  leftOut: Set<number>
}

const statesPerPhone = 3
const priorScale = 0.8
const leavingOut = -15

const stay = 0
const advance = 1
const overSilence = 2
const overWord = 3

type State = { column: number; place: number; silence: boolean; wordStart: boolean; afterSilence: number }

/**
 * Finds where each phone of the script is (Viterbi, 1967): three states a phone, an optional silence before each word and at the end, and a way
 * past a word, at a price, for words that were left out. Phones the model does not know count as silence.
 */
export function findPhones(net: PhoneNet, posteriors: Matrix, script: readonly Pick<SpokenPhone, 'phone' | 'word'>[]): PhonePath {
  const states = statesOf(net, script)
  const steps = fill(net, posteriors, states)
  const places: number[] = []
  let state = bestEnd(steps.last)
  for (let row = posteriors.rows - 1; row >= 0; row--) {
    places[row] = state
    state = comeFrom(states, state, steps.taken[row * states.length + state] ?? stay)
  }
  return readOff(script, states, places)
}

function statesOf(net: PhoneNet, script: readonly Pick<SpokenPhone, 'phone' | 'word'>[]): State[] {
  const silenceColumn = net.phones.length - 1
  const states: State[] = []
  let silence = -1
  script.forEach(({ phone, word }, place) => {
    const wordStart = script[place - 1]?.word !== word
    if (wordStart) silence = addSilence(states, silenceColumn, silence)
    const known = net.phones.indexOf(phone)
    for (let part = 0; part < statesPerPhone; part++) {
      states.push({ column: known < 0 ? silenceColumn : known, place, silence: false, wordStart: wordStart && part === 0, afterSilence: -1 })
    }
  })
  addSilence(states, silenceColumn, silence)
  return states
}

function addSilence(states: State[], column: number, before: number): number {
  states.push({ column, place: -1, silence: true, wordStart: false, afterSilence: before })
  return states.length - 1
}

/** Every state of every row: the one part whose cost grows with the square of the length, which is why its lists are flat. */
function fill(net: PhoneNet, posteriors: Matrix, states: State[]): { taken: Uint8Array; last: Float64Array } {
  const { rows, columns, values } = posteriors
  const taken = new Uint8Array(rows * states.length)
  const none = states.length
  const column = Int32Array.from(states, (state) => state.column)
  const silenceBefore = Int32Array.from(states, ({ wordStart }, index) => (wordStart && index > 1 ? index - 2 : none))
  const wordBefore = Int32Array.from(states, ({ afterSilence }) => (afterSilence >= 0 ? afterSilence : none))
  const emitted = new Float64Array(columns)
  let before = new Float64Array(none + 1).fill(-Infinity)
  let here = new Float64Array(none + 1).fill(-Infinity)
  for (let row = 0; row < rows; row++) {
    for (let phone = 0; phone < columns; phone++) emitted[phone] = (values[row * columns + phone] ?? 0) - priorScale * (net.logPriors[phone] ?? 0)
    let next = -Infinity
    for (let index = 0; index < none; index++) {
      const held = before[index] ?? 0
      let best = row === 0 && index <= 1 ? 0 : held
      let step = stay
      if (next > best) {
        best = next
        step = advance
      }
      const over = before[silenceBefore[index] ?? none] ?? 0
      if (over > best) {
        best = over
        step = overSilence
      }
      const skipping = (before[wordBefore[index] ?? none] ?? 0) + leavingOut
      if (skipping > best) {
        best = skipping
        step = overWord
      }
      here[index] = best + (emitted[column[index] ?? 0] ?? 0)
      taken[row * none + index] = step
      next = held
    }
    ;[before, here] = [here, before]
  }
  return { taken, last: before.subarray(0, none) }
}

function bestEnd(last: Float64Array): number {
  const silence = last.length - 1
  return (last[silence - 1] ?? -Infinity) > (last[silence] ?? -Infinity) ? silence - 1 : silence
}

function comeFrom(states: readonly State[], state: number, step: number): number {
  if (step === stay) return state
  if (step === advance) return state - 1
  return step === overSilence ? state - 2 : (states[state]?.afterSilence ?? state)
}

function readOff(script: readonly Pick<SpokenPhone, 'phone' | 'word'>[], states: readonly State[], places: readonly number[]): PhonePath {
  const phones: PhoneRows[] = []
  const spans = new Map<number, PhoneRows>()
  places.forEach((state, row) => {
    const place = states[state]?.place ?? -1
    const said = script[place]
    if (!said) return
    const span = spans.get(place) ?? { phone: said.phone, word: said.word, place, first: row, last: row }
    if (!spans.has(place)) phones.push(span)
    spans.set(place, span)
    span.last = row
  })
  const heard = new Set(phones.map((phone) => phone.word))
  return { phones, leftOut: new Set(script.map((phone) => phone.word).filter((word) => !heard.has(word))) }
}
