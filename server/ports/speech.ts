import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { CharTiming } from '#server/speech/voice/char-timings.ts'
import type { ChosenVoice, Voice } from '#server/speech/voice/voices.ts'

/** A script read aloud: a WAV file with the times of its characters, in seconds. */
export type ModelSound = { wav: Uint8Array<ArrayBuffer>; duration: number; timings: CharTiming[] }

/** A scored recording; `wav` is the same sound as it is kept: mono, 16 kHz. */
export type ScoredTake = { score: Feedback; wav: Uint8Array<ArrayBuffer> }

/** Reads scripts aloud and scores recordings of them. Whoever reads or scores may fail; nothing else of the server then does. */
export type Speech = {
  /** The voice a script's `Voice:` line leads to. */
  choose: (hint: string | null) => ChosenVoice
  /** Reads a script. `rate` is 0.5 to 2. */
  read: (script: string, voice: Voice, rate: number) => Promise<ModelSound>
  /** Scores a WAV file that `readWav` has accepted. */
  score: (wav: Uint8Array<ArrayBuffer>, script: string, voice: Voice) => Promise<ScoredTake>
  /** Deletes kept readings that nobody listened to since `before`; answers how many files. */
  forget: (before: Date) => Promise<number>
}
