import type { AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { accentSessionMachine, type AccentSessionSnapshot } from '#machines/accent/accent-session/accent-session.machine.ts'
import { aPicture, aRecording, goodTake, movedTo, spokenAt, unsentTake } from '#tests/support/school/accent-agents.ts'
import { captured, open, record, recorded, refused, started, submit, timeUp } from './accent-events.ts'
import { done, ended, journeysThrough } from '#tests/machines/journey.ts'
import { again, next, retry, student, woke } from '#tests/machines/sessions/session-events.ts'

const start = journeysThrough(accentSessionMachine)

describe('what is heard and recorded', () => {
  const playOwn = { type: 'play.requested', heard: 'own', tracks: [] }
  const listen = { type: 'listen.requested', tracks: [] }
  const hush = { type: 'hush.requested' }
  const faster = { type: 'speed.chosen', speed: 0.8 }
  const names = ['playback', 'ownTake', 'drawTakes', 'settleTakes'] as const
  const stop = ['recorder', { type: 'stop.requested' }]
  const wantsOver = ['settleTakes', { type: 'session.settled', sessionId: 71 }]

  /** What the actors beside the session hear; those named too are held, so that they never answer. */
  async function heardAfter(events: readonly AnyEventObject[], { held = [], input = student }: { held?: string[]; input?: typeof student } = {}) {
    const { actor, heard } = await journeysThrough(accentSessionMachine, { held: [...names, ...held] })(input).tell(...events)
    const { speed }: AccentSessionSnapshot['context'] = actor.getSnapshot().context
    return [heard, speed]
  }

  test.each<[string, AnyEventObject[], unknown[]]>([
    ['what is wanted goes to the player', [...open(), listen, playOwn, hush], [['playback', listen], ['playback', playOwn], ['playback', hush]]],
    ['a sound or an earlier take that failed is fetched again', [...open(), { type: 'soundRetry.requested' }, { type: 'takeRetry.requested' }], [
      ['playback', retry], ['ownTake', retry],
    ]],
    ['recording, submitting and going on hush the player, and a take is drawn', [...open(), ...recorded, submit], [
      ['playback', hush], ['drawTakes', { type: 'take.recorded', take: aRecording }], ['playback', hush],
    ]],
    ['so does the next script', [...open({ take: goodTake }), next], [['playback', hush]]],
    ['a session that turns out to be over is settled', [...open(), woke, done('readState', { askedFrom: spokenAt().state_token, stateToken: 'another' }), again, refused('not_begun')], [
      wantsOver,
    ]],
    ['after zero there is nothing to play without a take', [...timeUp(), done('forceEnd', movedTo({ status: 'time_up' })), playOwn, hush], [wantsOver, ['playback', hush]]],
    ['and a lost one can be played', [...timeUp(...recorded), ended('lateWindow'), playOwn, hush], [
      ['playback', hush], ['drawTakes', { type: 'take.recorded', take: aRecording }], wantsOver, ['playback', playOwn], ['playback', hush],
    ]],
  ])('%s', async (_, events, heard) => {
    expect(await heardAfter(events)).toEqual([heard, 1])
  })

  test('a speed that is chosen is kept and told to the player', async () => {
    expect(await heardAfter([...open(), faster])).toEqual([[['playback', faster]], 0.8])
  })

  test.each<[string, AnyEventObject[], boolean, unknown[]]>([
    ['stopping and cancelling go to the recorder', [...open(), record, { type: 'recording.stopped' }, { type: 'recording.cancelled' }], false, [
      ['playback', hush], stop, ['recorder', { type: 'cancel.requested' }],
    ]],
    ['zero stops the recorder', [...open(), record, done('clock', { reason: 'time_up' })], false, [['playback', hush], stop]],
    ['so it is while the microphone is tried, and another one may be chosen', [
      { type: 'check.requested' }, { type: 'microphone.chosen', deviceId: 'desk' }, { type: 'recording.stopped' }, { type: 'recording.cancelled' },
    ], true, [['recorder', { type: 'microphone.chosen', deviceId: 'desk' }], stop, ['recorder', { type: 'cancel.requested' }]]],
  ])('%s', async (_, events, mayBegin, heard) => {
    expect(await heardAfter(events, { held: ['recorder'], input: { ...student, mayBegin } })).toEqual([heard, 1])
  })

  test('the trial can be heard', async () => {
    const heard = await heardAfter([{ type: 'check.requested' }, captured, playOwn, hush], { input: { ...student, mayBegin: true } })
    expect(heard).toEqual([[['playback', playOwn], ['playback', hush]], 1])
  })
})

test('a picture that comes late belongs to its own take', async () => {
  const drawn = { type: 'picture.drawn', clientAttemptId: 'another', picture: aPicture }
  const { actor } = await start(student).tell(started(), done('readTake', unsentTake()), drawn)
  expect(actor.getSnapshot().context.unsent).toEqual(unsentTake())
})
