/** Mono sound: samples from -1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number }

/** One spoken word of a script as written there (with its digits or signs), in seconds from the start of the sound. */
export type SpokenWord = { text: string; start: number; end: number }

/** One phone in the alphabet of its engine, in seconds; `word` is the index of its word in `words`. Pauses are not listed. */
export type SpokenPhone = { phone: string; start: number; end: number; word: number }

/** One synthesised reading of a script, with what is said when: what a take is compared with. Every word of the script is in `words`, in order. */
export type Reference = {
  /** The voice that reads: `flite/slt`, `espeak/fr`. */
  voice: string
  samples: Float32Array
  sampleRate: 16_000
  words: SpokenWord[]
  phones: SpokenPhone[]
}
