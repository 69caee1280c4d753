import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { ownScriptUrl } from '#src/actors/operations/own-scripts.ts'
import workerUrl from './picture.worker.ts?worker&url'

/** A minute of sound is drawn in a second or two: a worker that says nothing for so long did not even load. */
const drawPatienceMs = 10_000

/**
 * Makes a sound's picture in a worker of its own, so that the page stays quick. Ends the worker when it answered, failed or
 * `signal` aborts; throws when the sound is no WAV, or was given up, as it is after ten seconds.
 */
export async function pictureBesidePage(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<SoundPicture> {
  signal.throwIfAborted()
  let patience: ReturnType<typeof setTimeout> | undefined
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' })
  try {
    return await new Promise<SoundPicture>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SoundPicture | null>) => {
        if (data === null) reject(new Error('The sound cannot be drawn.'))
        else resolve(data)
      })
      worker.addEventListener('error', () => reject(new Error('The sound could not be read.')))
      patience = setTimeout(() => reject(new Error('The picture took too long.')), drawPatienceMs)
      signal.addEventListener('abort', () => reject(new Error('The picture was given up.')))
      worker.postMessage(wav)
    })
  } finally {
    clearTimeout(patience)
    worker.terminate()
  }
}
