import type { ScriptWord, Span } from './script-words.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { WhoseTake } from './whose-take.ts'

type TakeNames = { take: string; within: string; voice: string; pause: string; hold: string; theirs: string }

/** How a take and its voice are called, at the start of a sentence and within it. */
const names: Record<WhoseTake, TakeNames> = {
  own: { take: 'Your take', within: 'your take', voice: 'Your voice', pause: 'Your longest pause', hold: 'You hold', theirs: 'yours' },
  students: {
    take: 'The take',
    within: 'the take',
    voice: 'The student’s voice',
    pause: 'The longest pause',
    hold: 'The student holds',
    theirs: 'the student’s',
  },
}

type Pictured = { words: readonly ScriptWord[]; model: SoundPicture | null; own: SoundPicture | null }

/**
 * What the waveforms show, in words, of one's own take or a student's (`whose`): how long both readings take, the longest pause, and the word
 * that took longer than it should.
 */
export function ribbonSentence({ words, model, own }: Pictured, whose: WhoseTake = 'own'): string {
  const { take, within } = names[whose]
  if (model === null && own === null) return 'There is no sound to show yet.'
  if (own === null) return `The model reads this in ${seconds(model?.durationMs ?? 0)}.`
  const length = seconds(own.durationMs)
  const durations = model === null ? `${take} is ${length} long.` : `The model reads this in ${seconds(model.durationMs)}; ${within} is ${length} long.`
  return [durations, pauseSentence(words, whose), longestSentence(words, whose)].filter((sentence) => sentence !== null).join(' ')
}

/** What the melody shows, in words, of one's own take or a student's (`whose`): which voice moves more, and where both go at the end. */
export function melodySentence({ model, own }: Omit<Pictured, 'words'>, whose: WhoseTake = 'own'): string {
  const { voice, theirs } = names[whose]
  const [modelLine, ownLine] = [voicedPart(model), voicedPart(own)]
  if (modelLine === null && ownLine === null) return 'There is no melody to show yet.'
  if (ownLine === null) return `The model’s voice ${endOf(modelLine ?? [])} at the end.`
  if (modelLine === null) return `${voice} ${endOf(ownLine)} at the end.`
  const ranges = `${voice} goes up and down ${comparedTo(rangeOf(modelLine), rangeOf(ownLine))} the model’s.`
  const [ownEnd, modelEnd] = [endOf(ownLine), endOf(modelLine)]
  return `${ranges} At the end, ${theirs} ${ownEnd}${ownEnd === modelEnd ? ', like the model’s' : ` and the model’s ${modelEnd}`}.`
}

/** A time in words: "2.1 seconds". */
export function seconds(ms: number): string {
  return `${tenths(ms)} seconds`
}

/** A time as a number of seconds with one decimal. */
export function tenths(ms: number): string {
  return (ms / 1000).toFixed(1)
}

const leastPauseMs = 400

function pauseSentence(words: readonly ScriptWord[], whose: WhoseTake): string | null {
  const heard = words.flatMap(({ label, own }) => (own === null ? [] : [{ label, own }]))
  const pauses = heard.slice(1).map(({ own }, index) => ({ after: heard[index]?.label ?? '', ms: own.startMs - (heard[index]?.own.endMs ?? 0) }))
  const longest = pauses.reduce((most, pause) => (pause.ms > most.ms ? pause : most), { after: '', ms: 0 })
  return longest.ms < leastPauseMs ? null : `${names[whose].pause} is ${seconds(longest.ms)}, after “${longest.after}”.`
}

function longestSentence(words: readonly ScriptWord[], whose: WhoseTake): string | null {
  const lengths = words.flatMap(({ label, model, own }) =>
    model === null || own === null ? [] : [{ label, model: lengthOf(model), own: lengthOf(own) }],
  )
  const most = lengths.reduce((found, word) => (word.own - word.model > found.own - found.model ? word : found), { label: '', model: 0, own: 0 })
  return most.own - most.model < 200 ? null : `${names[whose].hold} “${most.label}” for ${seconds(most.own)}, the model for ${tenths(most.model)}.`
}

function lengthOf({ startMs, endMs }: Span): number {
  return endMs - startMs
}

function voicedPart(sound: SoundPicture | null): number[] | null {
  const line = sound?.pitch.filter((pitch) => pitch !== null) ?? []
  return line.length < 10 ? null : line
}

function rangeOf(line: readonly number[]): number {
  const sorted = line.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return Math.round(at(0.95) - at(0.05))
}

function endStep(line: readonly number[]): number {
  return Math.round(median(line.slice(-10)) - median(line.slice(-40, -20)))
}

function endOf(line: readonly number[]): string {
  const step = endStep(line)
  if (Math.abs(step) < 1) return 'stays level'
  return step > 0 ? 'rises' : 'falls'
}

/** One range is more than another from the double on, and from two semitones. A tip that calls both alike holds the same measure. */
function comparedTo(model: number, own: number): string {
  if (own > model * 2 && own - model >= 2) return 'more than'
  return model > own * 2 && model - own >= 2 ? 'less than' : 'about as much as'
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
