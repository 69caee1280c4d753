import type { Sound } from '#machines/playback/playback.types.ts'
import type { SoundPicture } from '#src/screens/accent-pictures/sound-picture.ts'
import { pictureBesidePage } from './picture-beside-page.ts'

/**
 * Pictures of the sounds of one page, made one by one as they are wanted and kept for as long as the page holds the object that
 * names the sound. Nothing here fails: a sound that cannot be drawn has no picture.
 */
export type SoundPictures = {
  /** Begins to draw a sound that was not wanted before. */
  want: (sound: Sound) => void
  /** A sound's picture, or null while there is none. */
  read: (sound: Sound | null) => SoundPicture | null
  /** Calls back when a picture is finished. */
  subscribe: (listener: () => void) => () => void
  /** Gives up what is being drawn. */
  close: () => void
}

/** How a sound becomes a picture; throws when it cannot. */
export type Draw = (sound: Sound, signal: AbortSignal) => Promise<SoundPicture>

/** Opens a page's pictures. A sound is known by its bytes or its address. */
export function createSoundPictures(draw: Draw = pictureBesidePage): SoundPictures {
  const byBytes = new WeakMap<Uint8Array, SoundPicture | null>()
  const byAddress = new Map<string, SoundPicture | null>()
  const listeners = new Set<() => void>()
  const life = new AbortController()

  function put(sound: Sound, picture: SoundPicture | null): void {
    if ('wav' in sound) byBytes.set(sound.wav, picture)
    else byAddress.set(sound.url, picture)
  }

  function known(sound: Sound): SoundPicture | null | undefined {
    return 'wav' in sound ? byBytes.get(sound.wav) : byAddress.get(sound.url)
  }

  async function make(sound: Sound): Promise<void> {
    try {
      put(sound, await draw(sound, life.signal))
      for (const listener of listeners) listener()
    } catch {
      // The reading can be heard without its picture, and is drawn anew when its link is.
    }
  }

  return {
    want(sound) {
      if (known(sound) !== undefined || life.signal.aborted) return
      put(sound, null)
      void make(sound)
    },
    read: (sound) => (sound === null ? null : (known(sound) ?? null)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => life.abort(),
  }
}
