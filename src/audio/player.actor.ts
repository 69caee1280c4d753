import { fromCallback } from 'xstate'
import type { PlayerCommand, PlayerEvent, PlayerInput } from '#machines/accent/playback/playback.types.ts'
import { playTrack } from './play-track.ts'

/** Plays tracks one after the other, over and over when asked; see `playTrack`. Ending the actor stops the sound and frees it. */
export const playTracks = fromCallback<PlayerCommand, PlayerInput>(({ input, sendBack, receive }) => {
  // One element for all tracks: Safari lets only an element that a person started go on to the next sound.
  const audio = new Audio()
  const life = new AbortController()
  const { signal } = life

  function tell(event: PlayerEvent): void {
    if (!signal.aborted) sendBack(event)
  }

  async function playAll(): Promise<void> {
    do {
      for (const [track, one] of input.tracks.entries()) {
        await playTrack(audio, one, { signal, onPosition: (ms) => tell({ type: 'position.reached', track, ms }) })
      }
    } while (input.repeats && input.tracks.length > 0)
  }

  function stop(): void {
    life.abort()
    audio.removeAttribute('src')
  }

  receive(({ type }) => {
    if (type === 'pause.requested') audio.pause()
    else if (type === 'resume.requested') audio.play().catch(() => tell({ type: 'sound.failed' }))
    else stop()
  })
  playAll().then(
    () => tell({ type: 'sound.ended' }),
    () => tell({ type: 'sound.failed' }),
  )
  return stop
})
