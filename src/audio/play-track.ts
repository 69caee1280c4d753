import type { Track } from '#machines/accent/playback/playback.types.ts'

/** Who follows a track, and what stops it. */
export type Follower = { onPosition: (ms: number) => void; signal: AbortSignal }

/** A sound that does not move for so long will not arrive. */
const stallPatienceMs = 10_000
const watchMs = 250

/**
 * Plays one track on an element that may have played others before, slowed with its pitch kept, which is what audio elements
 * do unless told otherwise. `onPosition` gets the media clock with each drawn frame. Answers when the track is over, throws
 * when it cannot be played or `signal` aborts. Pausing the element from outside holds the track.
 */
export async function playTrack(audio: HTMLAudioElement, track: Track, { onPosition, signal }: Follower): Promise<void> {
  signal.throwIfAborted()
  const { address, release } = addressOf(track)
  // Safari 16 has no AbortSignal.any, which would join the two.
  const over = new AbortController()
  signal.addEventListener('abort', () => over.abort(), { signal: over.signal })
  try {
    audio.src = address
    // Loading sets the rate back to the default one.
    audio.defaultPlaybackRate = track.rate
    audio.playbackRate = track.rate
    const done = trackEnd(audio, track, { onPosition, signal: over.signal })
    await Promise.all([startAt(audio, track.fromMs / 1000, over.signal), done])
  } finally {
    over.abort()
    audio.pause()
    release()
  }
}

/** Called in the click that starts the first track: Safari asks for `play` there, before anything has loaded. */
async function startAt(audio: HTMLAudioElement, fromSeconds: number, signal: AbortSignal): Promise<void> {
  if (fromSeconds > 0) {
    audio.currentTime = fromSeconds
    // A time set before the length is known is only a wish.
    audio.addEventListener('loadedmetadata', () => seekUnlessThere(audio, fromSeconds), { signal, once: true })
  }
  try {
    await audio.play()
  } catch (error) {
    const wasPaused = error instanceof DOMException && error.name === 'AbortError'
    if (!wasPaused) throw error
  }
}

function seekUnlessThere(audio: HTMLAudioElement, seconds: number): void {
  if (audio.currentTime < seconds) audio.currentTime = seconds
}

function trackEnd(audio: HTMLAudioElement, { fromMs, toMs }: Track, { onPosition, signal }: Follower): Promise<void> {
  return new Promise((resolve, reject) => {
    let told = -1
    let movedAt = performance.now()
    let frame = requestAnimationFrame(draw)
    // A hidden page draws no frames.
    const watch = setInterval(look, watchMs)

    function draw(): void {
      look()
      if (!signal.aborted) frame = requestAnimationFrame(draw)
    }

    function look(): void {
      const ms = audio.currentTime * 1000
      if (ms !== told || audio.paused) movedAt = performance.now()
      if (ms !== told && ms >= fromMs && audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) onPosition(Math.round(ms))
      told = ms
      if (toMs !== null && ms >= toMs) resolve()
      if (performance.now() - movedAt > stallPatienceMs) reject(new Error('The sound does not move.'))
    }

    audio.addEventListener('ended', () => resolve(), { signal })
    audio.addEventListener('error', () => reject(new Error('The sound cannot be played.')), { signal })
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame)
      clearInterval(watch)
      reject(new Error('The track was stopped.'))
    })
  })
}

function addressOf({ sound }: Track): { address: string; release: () => void } {
  if ('url' in sound) return { address: sound.url, release: () => {} }
  const address = URL.createObjectURL(new Blob([sound.wav], { type: 'audio/wav' }))
  return { address, release: () => URL.revokeObjectURL(address) }
}
