import type { Verdict } from '#contract/sessions/verdicts.ts'

/** The notes of a verdict in hertz, one after the other; what is not judged makes no sound. */
export const notesOf: Partial<Record<Verdict, readonly number[]>> = { right: [523.25, 783.99], partly: [523.25, 587.33], not_yet: [392] }

const [noteSeconds, fadeSeconds, loudness] = [0.11, 0.22, 0.06]

/** Sounds a verdict, softly and for less than half a second; where this browser makes no sound nothing happens. */
export function chime(verdict: Verdict, context: BaseAudioContext & { close: () => Promise<void> } = new AudioContext()): void {
  const notes = notesOf[verdict] ?? []
  for (const [place, hertz] of notes.entries()) {
    const startAt = context.currentTime + place * noteSeconds
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, startAt)
    volume.gain.linearRampToValueAtTime(loudness, startAt + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, startAt + fadeSeconds)
    tone.connect(volume).connect(context.destination)
    tone.start(startAt)
    tone.stop(startAt + fadeSeconds)
    if (place === notes.length - 1) tone.addEventListener('ended', () => void context.close())
  }
  if (notes.length === 0) void context.close()
}
