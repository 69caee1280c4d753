/**
 * A sound as it can be drawn: `levels` are its peaks, 0 to 1, one for every `levelMs`; `pitch` how high the voice is, in
 * semitones above the speaker's own middle, one for every `pitchMs`, null where there is no voice. A sound that is still
 * being recorded has no pitch yet.
 */
export type SoundPicture = { durationMs: number; levels: readonly number[]; levelMs: number; pitch: readonly (number | null)[]; pitchMs: number }
