import type { LoadedTake } from '#machines/accent/own-take/own-take.machine.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { fetchSound } from '#src/audio/fetch-sound.ts'
import { pictureBesidePage } from '#src/audio/picture-beside-page.ts'

/** A sound in memory, where no link grows old, and how it looks. Throws when it does not arrive. */
export async function loadedSound(url: string, signal: AbortSignal): Promise<LoadedTake> {
  const wav = await fetchSound(url, signal)
  return { sound: { wav }, picture: await pictureOrNull(wav, signal) }
}

/** How a sound looks. Whoever cannot see it misses nothing: without a picture its row says so. */
export function pictureOrNull(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<SoundPicture | null> {
  return pictureBesidePage(wav, signal).catch(() => null)
}
