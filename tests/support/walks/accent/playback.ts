import { playbackMachine, type PlaybackInput } from '#machines/accent/playback/playback.machine.ts'
import { readingOf } from '#tests/support/school/accent-agents.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const reading = readingOf('The harbor.')
const link = { url: reading.base_audio_url }
const own = { type: 'play.requested', heard: 'own', repeats: false, tracks: [{ sound: { wav: new Uint8Array(44) }, rate: 1, fromMs: 0, toMs: null }] }

function walkOf(script: PlaybackInput['script']) {
  return walkMachine(playbackMachine, {
    input: { script, speed: 1 },
    events: [
      { type: 'xstate.done.actor.generateAudio', output: { ok: true, reading } },
      { type: 'xstate.done.actor.generateAudio', output: { ok: false, code: 'speech_unavailable' } },
      { type: 'reading.loaded', url: link.url, sound: { wav: new Uint8Array(44) }, picture: null },
      own,
      { ...own, heard: 'word', repeats: true, tracks: [{ sound: link, rate: 1, fromMs: 0, toMs: 100 }] },
      { type: 'position.reached', track: 0, ms: 120 },
      { type: 'speed.chosen', speed: 0.8 },
    ],
    context: ({ context: { reading: made, heard, repeats } }) => [made !== null, heard, repeats],
    limit: 200,
  })
}

/** Every moment of listening where a voice reads the script. */
export const playbackWalk = walkOf({ sessionId: 71, exerciseId: 5, assignmentId: 12, speakingRate: 1 })

/** Every moment where no voice does. */
export const mutePlaybackWalk = walkOf(null)
