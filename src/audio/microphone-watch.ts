/** A track may fall silent for a moment while the system changes routes; for longer it was taken away. */
const mutePatienceMs = 1_500

/** Calls `onLost` when a microphone's track ends by itself or is muted by the system for longer than a moment. Answers what ends the watch. */
export function watchTrack(track: MediaStreamTrack, onLost: () => void): () => void {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function startWaiting(): void {
    clearTimeout(timer)
    timer = setTimeout(onLost, mutePatienceMs)
  }

  track.addEventListener('ended', onLost, { signal: ended.signal })
  track.addEventListener('mute', startWaiting, { signal: ended.signal })
  track.addEventListener('unmute', () => clearTimeout(timer), { signal: ended.signal })
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
