/**
 * A sound as it can be drawn: `levels` are its peaks, 0 to 1, one for every `levelMs`; `pitch` how high the voice is, in
 * semitones above the speaker's own middle, one for every `pitchMs`, null where there is no voice. A sound that is still
 * being recorded has no pitch yet.
 */
export type SoundPicture = { durationMs: number; levels: readonly number[]; levelMs: number; pitch: readonly (number | null)[]; pitchMs: number }

/** Something that can be played: an address, or a WAV in memory. */
export type Sound = { url: string } | { wav: Uint8Array<ArrayBuffer> }

/** One sound to play, from `fromMs` to `toMs` (null: to the end) of its own time; `rate` 0.5 to 1 slows it, with its pitch kept. */
export type Track = { sound: Sound; rate: number; fromMs: number; toMs: number | null }

/** What a player plays, one after the other; with `repeats` over and over, until it is stopped. */
export type PlayerInput = { tracks: readonly Track[]; repeats: boolean }

/**
 * What a player tells. `position.reached` comes with each frame that is drawn: which track, from 0, and where in its own time.
 * Nothing follows `sound.ended` (after the last track) or `sound.failed`.
 */
export type PlayerEvent =
  | { type: 'position.reached'; track: number; ms: number }
  | { type: 'sound.ended' }
  | { type: 'sound.failed' }

/** What a player is told. Ending the actor stops it and frees the sound. */
export type PlayerCommand = { type: 'pause.requested' } | { type: 'resume.requested' } | { type: 'stop.requested' }
