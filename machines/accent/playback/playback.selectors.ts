import type { ModelReading } from '#contract/accent/accent-sessions.ts'
import type { Heard, PlaybackSnapshot } from './playback.machine.ts'
import { isSameSound } from './playback.sounds.ts'
import type { Sound, SoundPicture } from './playback.types.ts'

/**
 * What can be heard: `reading` is the model's, null until it is made, `sound` what plays it, and `picture` how it looks, null
 * where it cannot be drawn. `standing` is `making` while it is made, `unmade` when it could not be, `mute` where no voice reads this language,
 * `failed` when a sound would not play. `heard` is what sounds, or did last, `hasListened` whether
 * the model was listened to before; `repeats` that it sounds over and over.
 */
export type PlaybackFacts = {
  reading: ModelReading | null
  sound: Sound | null
  picture: SoundPicture | null
  standing: 'making' | 'unmade' | 'mute' | 'silent' | 'sounding' | 'failed'
  heard: Heard
  hasListened: boolean
  repeats: boolean
}

/** Where the player stands: in the model reading or in the student's take, in milliseconds of its own time. */
export type PlayedPlace = { row: 'model' | 'own'; ms: number; heard: Heard }

/** What can be heard; needs `isSamePlayback` as the comparator. */
export function playbackFacts(snapshot: PlaybackSnapshot): PlaybackFacts {
  const { reading, sound, picture, heard, hasListened, repeats } = snapshot.context
  return { reading, sound, picture, standing: standingOf(snapshot), heard, hasListened, repeats }
}

/** Whether two say the same. */
export function isSamePlayback(one: PlaybackFacts | null, other: PlaybackFacts | null): boolean {
  if (one === null || other === null) return one === other
  const isSameSound = one.reading === other.reading && one.sound === other.sound && one.picture === other.picture
  const isSameHearing = one.heard === other.heard && one.hasListened === other.hasListened && one.repeats === other.repeats
  return isSameSound && isSameHearing && one.standing === other.standing
}

/** Where the player stands, null while nothing sounds, also in the moment before a reading; needs `isSamePlace` as the comparator. */
export function playedPlace(snapshot: PlaybackSnapshot): PlayedPlace | null {
  if (!snapshot.hasTag('sounding') || snapshot.matches({ listening: 'waiting' })) return null
  const { position, tracks, sound, heard } = snapshot.context
  const played = tracks[position.track]?.sound
  return { row: played !== undefined && isSameSound(played, sound) ? 'model' : 'own', ms: position.ms, heard }
}

/** Whether two places are the same. */
export function isSamePlace(one: PlayedPlace | null, other: PlayedPlace | null): boolean {
  if (one === null || other === null) return one === other
  return one.row === other.row && one.ms === other.ms && one.heard === other.heard
}

function standingOf(snapshot: PlaybackSnapshot): PlaybackFacts['standing'] {
  if (snapshot.hasTag('pending')) return 'making'
  if (snapshot.hasTag('sounding')) return 'sounding'
  if (snapshot.matches('generateFailed')) return 'unmade'
  if (snapshot.matches('playFailed')) return 'failed'
  return snapshot.context.script === null ? 'mute' : 'silent'
}
