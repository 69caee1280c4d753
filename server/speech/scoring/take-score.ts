import type { Unusable } from './sound/signal-gate.ts'

/** The four names a word can get, best first. */
export type WordCategory = 'excellent' | 'good' | 'fair' | 'poor'

/**
 * How one word was said. `category` is null where the measurement is too unsure to colour the word. A word that was left out is poor and not
 * `heard`; its times are then the place where it should be. Times in seconds from the start of the recording.
 */
export type WordScore = { word: string; category: WordCategory | null; heard: boolean; start_time: number; end_time: number }

/** One side of a reading: a score from 0 to 100, or null where it cannot be measured, and what to do about it. */
export type AspectScore = { score: number | null; tips: string[] }

/** What a take is worth, or why it is none. `engine` names the engine and its weights: scores of different ones are not comparable. */
export type TakeScore =
  | { usable: false; reason: Unusable }
  | {
      usable: true
      engine: string
      overall: { score: number; summary: string }
      fluency: AspectScore
      pronunciation: AspectScore
      rhythm: AspectScore
      prosody: AspectScore
      words: WordScore[]
    }
