import { expect, test } from 'vitest'
import { playbackMachine, type PlaybackSnapshot } from '#machines/accent/playback/playback.machine.ts'
import { isSamePlayback, playbackFacts, playedPlace } from '#machines/accent/playback/playback.selectors.ts'
import { aPicture, readingOf } from '#tests/support/school/accent-agents.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { mutePlaybackWalk, playbackWalk } from '#tests/support/walks/accent/playback.ts'

const script = { sessionId: 71, exerciseId: 5, assignmentId: 12, speakingRate: 1 }
const reading = readingOf('The harbor.')
const link = { url: reading.base_audio_url }
const made = { ok: true, reading }
const sound = { wav: new Uint8Array(44) }
const loaded = { type: 'reading.loaded', url: link.url, sound, picture: null }
const done = { type: 'xstate.done.actor.generateAudio', output: made }
const own = { type: 'play.requested', heard: 'own', repeats: false, tracks: [{ sound: { wav: new Uint8Array(44) }, rate: 1, fromMs: 0, toMs: null }] }

test('every way a sound can fail leads on by trying again', async () => {
  const stuck = new Set<string>()
  const look = (moment: PlaybackSnapshot) => (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' }) ? stuck.add(JSON.stringify(moment.value)) : null)
  const shown = await replayWalks([playbackWalk, mutePlaybackWalk], look)
  told('playback', shown)
  expect({ ...shown, stuck: [...stuck] }).toEqual({ ...shown, stuck: [], neverTaken: [], neverReached: [] })
})

test('a model is made once, listened to as often as wanted, slower when asked, and renewed when its link grew old', async () => {
  const live = createLive(playbackMachine)({ script, speed: 1 })
  live.actor.start()
  await live.play(done)
  await live.play({ type: 'listen.requested' })
  expect([live.actor.getSnapshot().value, live.calls.length, playedPlace(live.actor.getSnapshot())]).toEqual([{ listening: 'waiting' }, 2, null])
  await live.play({ type: 'xstate.after.listenDelay.playback.listening.waiting' })
  await live.play({ type: 'position.reached', track: 0, ms: 250 })
  expect(playedPlace(live.actor.getSnapshot())).toEqual({ row: 'model', ms: 250, heard: 'model' })
  await live.play({ type: 'sound.ended' })
  expect(playbackFacts(live.actor.getSnapshot()).hasListened).toBe(true)
  await live.play({ type: 'speed.chosen', speed: 0.6 })
  await live.play({ type: 'listen.requested' })
  await live.play({ type: 'xstate.after.listenDelay.playback.listening.waiting' })
  expect(live.calls.at(-1)).toEqual({ src: 'playSounds', input: { tracks: [{ sound: link, rate: 0.6, fromMs: 0, toMs: null }], repeats: false } })
  await live.play({ type: 'sound.failed' })
  expect(playbackFacts(live.actor.getSnapshot()).standing).toEqual('failed')
  await live.play({ type: 'retry.requested' })
  await live.play(done)
  expect([live.actor.getSnapshot().value, live.calls.filter(({ src }) => src === 'generateAudio').length]).toEqual([{ listening: 'waiting' }, 2])
})

test('a word of a model whose link grew old is heard by trying again, and a model in memory needs no link', async () => {
  const live = createLive(playbackMachine)({ script, speed: 1 })
  live.actor.start()
  await live.play(done)
  const word = { rate: 1, fromMs: 100, toMs: 400 }
  await live.play({ type: 'play.requested', heard: 'word', repeats: false, tracks: [{ ...word, sound: link }] })
  await live.play({ type: 'sound.failed' })
  await live.play({ type: 'retry.requested' })
  await live.play(done)
  await live.play(loaded)
  expect(live.calls.at(-1)).toEqual({ src: 'playSounds', input: { tracks: [{ ...word, sound: link }], repeats: false } })
  expect(playedPlace(live.actor.getSnapshot())).toEqual({ row: 'model', ms: 0, heard: 'word' })
  await live.play({ type: 'sound.failed' })
  await live.play({ type: 'retry.requested' })
  expect(live.calls.filter(({ src }) => src === 'generateAudio').length).toEqual(2)
})

test('a reading can be heard as soon as it was made, and from memory once its sound is here', async () => {
  const live = createLive(playbackMachine)({ script, speed: 1 })
  live.actor.start()
  await live.play(done)
  const shown = () => playbackFacts(live.actor.getSnapshot())
  const before = shown()
  expect(before).toEqual({ reading, sound: link, picture: null, standing: 'silent', heard: 'model', hasListened: false, repeats: false })
  await live.play({ ...loaded, url: '/api/accent/sound?of=older' })
  expect(shown()).toEqual(before)
  await live.play(loaded)
  await live.play({ ...loaded, picture: aPicture })
  expect([shown(), isSamePlayback(before, shown())]).toEqual([{ ...before, sound, picture: aPicture }, false])
  await live.play({ type: 'listen.requested' })
  await live.play({ type: 'xstate.after.listenDelay.playback.listening.waiting' })
  expect(live.calls.at(-1)).toEqual({ src: 'playSounds', input: { tracks: [{ sound, rate: 1, fromMs: 0, toMs: null }], repeats: false } })
})

test('a word is repeated until it is stopped, and goes on at another speed as soon as one is chosen', async () => {
  const live = createLive(playbackMachine)({ script, speed: 1 })
  live.actor.start()
  await live.play(done)
  const tracks = [{ sound: link, rate: 1, fromMs: 100, toMs: 400 }]
  await live.play({ type: 'play.requested', heard: 'word', repeats: true, tracks })
  await live.play({ type: 'speed.chosen', speed: 0.6 })
  const { standing, repeats } = playbackFacts(live.actor.getSnapshot())
  const inputs = live.calls.filter(({ src }) => src === 'playSounds').map(({ input }) => input)
  expect([standing, repeats, inputs]).toEqual(['sounding', true, [{ tracks, repeats: true }, { tracks: [{ ...tracks[0], rate: 0.6 }], repeats: true }]])
  await live.play({ type: 'hush.requested' })
  await live.play({ type: 'speed.chosen', speed: 1 })
  expect([playbackFacts(live.actor.getSnapshot()).standing, live.calls.filter(({ src }) => src === 'playSounds').length]).toEqual(['silent', 2])
})

test('where no voice reads the language there is no model, and the own take can still be played', async () => {
  const live = createLive(playbackMachine)({ script: null, speed: 1 })
  live.actor.start()
  expect([playbackFacts(live.actor.getSnapshot()).standing, live.calls]).toEqual(['mute', [{ src: 'loadReading', input: undefined }]])
  await live.play({ type: 'listen.requested' })
  await live.play(own)
  await live.play({ type: 'position.reached', track: 0, ms: 80 })
  expect(playedPlace(live.actor.getSnapshot())).toEqual({ row: 'own', ms: 80, heard: 'own' })
})
