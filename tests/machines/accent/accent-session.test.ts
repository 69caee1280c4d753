import { describe, expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { accentSessionMachine, type AccentSessionSnapshot } from '#machines/accent/accent-session/accent-session.machine.ts'
import type { AccentEvent } from '#machines/accent/accent-session/accent-session.setup.ts'
import { mustConfirmLeaving } from '#machines/accent/accent-session/accent-session.selectors.ts'
import type { TakeEvent } from '#machines/accent/accent-session/accent-session.state.ts'
import { accentView, withOwnTake } from '#machines/accent/accent-session/accent-session.view.ts'
import type { SessionInput } from '#machines/sessions/session/session.calls.ts'
import {
  aLoadedTake,
  aPicture,
  aRecording,
  goodTake,
  movedTo,
  scored,
  spokenReply,
  spokenStart,
  unsentTake,
  type Spoken,
} from '#tests/support/school/accent-agents.ts'
import { createLive } from '#tests/support/walking/live.ts'

let settled: TakeEvent[] = []
const start = createLive(accentSessionMachine, {
  replace: () => ({ settleTakes: fromCallback<TakeEvent, undefined>(({ receive }) => receive((event) => settled.push(event))) }),
})
const student: SessionInput = { exerciseId: 5, assignmentId: 12, mayBegin: true, isTeacher: false }
const captured = { kind: 'captured', recording: aRecording }
const call = { sessionId: 71, exerciseId: 5, assignmentId: 12 }

function run(input = student) {
  const live = start(input)
  const told: TakeEvent[] = []
  settled = told
  live.actor.start()
  const moment = (): AccentSessionSnapshot => live.actor.getSnapshot()
  return {
    moment,
    live,
    settled: () => told,
    sent: (src: string) => live.calls.filter((one) => one.src === src).map(({ input: told }) => told),
    view: () => accentView(moment()),
    send: (event: AccentEvent) => live.play(event),
    answer: (src: string, output: unknown) => live.play({ type: `xstate.done.actor.${src}`, output }),
    fail: (src: string) => live.play({ type: `xstate.error.actor.${src}` }),
    wait: (delay: string) => live.play({ type: `xstate.after.${delay}.` }),
  }
}

type Run = ReturnType<typeof run>

/** A running session past its microphone check. */
async function open(spoken: Spoken = {}, found: unknown = null, input = student) {
  const session = run({ ...input, mayBegin: false })
  await session.answer('startAccent', { ok: true, reply: spokenStart(spoken) })
  await session.answer('readTake', found)
  return session
}

/** A session with a take that waits to be submitted. */
async function recorded(spoken: Spoken = {}) {
  const session = await open(spoken)
  await session.send({ type: 'record.requested', expectedMs: 2_000 })
  await session.answer('recorder', captured)
  await session.answer('keepTake', true)
  return session
}

function take({ view }: { view: () => ReturnType<typeof accentView> }) {
  const shown = view()
  return shown.mode === 'open' ? shown.take : shown.mode
}

describe(accentSessionMachine.id, () => {
  test('Start leads to the microphone first, which may be left out; only then the session begins', async () => {
    const session = run()
    expect([session.view().mode, session.live.calls.map(({ src }) => src)]).toEqual(['micCheck', ['watchLine']])
    await session.send({ type: 'begin.requested' })
    expect(session.sent('startAccent')).toEqual([{ exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: true }])
  })

  test('a tried microphone says how it hears, and a refused one what to do', async () => {
    const session = run()
    await session.send({ type: 'check.requested' })
    await session.answer('recorder', captured)
    expect(session.view()).toEqual({ mode: 'micCheck', step: 'heard', loudness: 'good', refusal: null, problem: null })
    await session.send({ type: 'check.requested' })
    await session.answer('recorder', { kind: 'refused', reason: 'denied' })
    const problem = 'Failed to access microphone. Please ensure microphone permissions are enabled.'
    expect(session.view()).toEqual({ mode: 'micCheck', step: 'refused', loudness: 'good', refusal: 'denied', problem })
  })

  test('a recording in which nobody spoke is not kept, says so, and leaves the one before as it was', async () => {
    const session = await open({}, unsentTake())
    await session.send({ type: 'record.requested', expectedMs: 2_000 })
    await session.answer('recorder', { kind: 'unheard' })
    const problem = 'We heard nobody speak, so nothing was kept. Check that the microphone is on, then record again.'
    expect([session.view(), session.sent('keepTake')]).toEqual([expect.objectContaining({ take: 'micFailed', problem, microphoneRefusal: null }), []])
    await session.send({ type: 'recording.cancelled' })
    expect([take(session), session.moment().context.unsent]).toEqual(['recorded', unsentTake()])
  })

  test('a reload resumes without the microphone, and finds the take that was not submitted', async () => {
    const session = await open({}, unsentTake())
    expect([take(session), session.sent('readTake'), session.sent('recorder')]).toEqual(['recorded', [{ sessionId: 71, question: '0.0' }], []])
  })

  test('a reload shows the take that was scored before, once it was fetched, and never in the place of another', async () => {
    const session = await open({ take: goodTake })
    const work = { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false }
    expect(session.sent('ownTake')).toEqual([{ take: { id: 9, url: '/api/accent/sound?of=9' }, work }])
    const stored = { takeId: 9, loaded: aLoadedTake, standing: 'loaded' } as const
    const seen = withOwnTake(session.view(), stored)
    expect(seen).toEqual({ ...session.view(), own: aLoadedTake.sound, picture: aLoadedTake.picture })
    expect(withOwnTake(session.view(), { ...stored, takeId: 8 })).toEqual(session.view())
    expect(withOwnTake((await recorded({ take: goodTake })).view(), stored)).toEqual(expect.objectContaining({ own: { wav: aRecording.wav } }))
    const unkept = await open({ take: { ...goodTake, recording_url: null } })
    expect(unkept.sent('ownTake')).toEqual([{ take: null, work }])
  })

  test('what the school keeps is known from the start, before anything is recorded', async () => {
    const shown = []
    for (const keeps_recordings of [true, false]) {
      const session = run({ ...student, mayBegin: false })
      await session.answer('startAccent', { ok: true, reply: { ...spokenReply(), keeps_recordings } })
      await session.answer('readTake', null)
      shown.push(session.view())
    }
    expect(shown).toEqual([true, false].map((keepsRecordings) => expect.objectContaining({ mode: 'open', keepsRecordings })))
  })

  test('an exercise that is typed leads to its own session, for its assignment or its practice', async () => {
    const ways = []
    for (const input of [student, { ...student, assignmentId: null, practiceOf: 71 }, { ...student, assignmentId: null }]) {
      const session = run({ ...input, mayBegin: false })
      await session.answer('startAccent', { ok: false, code: 'other_kind', sentence: 'This exercise is typed, not spoken.', assignment: null })
      ways.push(session.moment().output?.returnTo)
    }
    expect(ways).toEqual(['/chat/5?assignment_id=12', '/chat/5?practice_of=71', '/chat/5'])
  })

  test('a take is kept, submitted under one id until it is acknowledged, and answered with its feedback', async () => {
    const session = await recorded()
    await session.send({ type: 'submit.requested' })
    await session.answer('submitTake', { kind: 'unreachable' })
    expect([take(session), session.view()]).toEqual(['undelivered', expect.objectContaining({ line: 'online', canRecord: false })])
    await session.send({ type: 'retry.requested' })
    await session.answer('submitTake', { kind: 'offline' })
    expect([take(session), session.view()]).toEqual(['undelivered', expect.objectContaining({ line: 'offline', canRecord: false })])
    await session.send({ type: 'retry.requested' })
    await session.answer('submitTake', scored())
    const delivery = { ...call, stateToken: '0-open-active', take: unsentTake().take }
    expect([session.sent('submitTake'), take(session)]).toEqual([[delivery, delivery, delivery], 'feedback'])
    expect(session.view()).toEqual(expect.objectContaining({ line: 'online', own: { wav: aRecording.wav }, canGoOn: true, canRecord: true }))
  })

  test('a take is there as soon as it was recorded, whatever becomes of its place in the browser and of its picture', async () => {
    const ends = [
      (session: Run) => session.answer('keepTake', false),
      (session: Run) => session.fail('keepTake'),
      (session: Run) => session.wait('keepPatience'),
    ]
    const shown = []
    for (const end of ends) {
      const session = await open()
      await session.send({ type: 'record.requested', expectedMs: null })
      await session.answer('recorder', captured)
      expect(session.sent('keepTake')).toEqual([unsentTake({ isKept: false })])
      await end(session)
      shown.push(session.view())
    }
    const there = { take: 'recorded', isKept: false, own: { wav: aRecording.wav }, picture: null, canSubmit: true }
    expect(shown).toEqual(ends.map(() => expect.objectContaining(there)))
  })

  test('a picture comes when it was drawn, for its own take alone, also once that was scored', async () => {
    const session = await recorded()
    const picture = aPicture
    const drawn = (clientAttemptId: string) => session.send({ type: 'picture.drawn', clientAttemptId, picture })
    await drawn('another')
    expect(session.view()).toEqual(expect.objectContaining({ isKept: true, picture: null }))
    await session.send({ type: 'submit.requested' })
    await session.answer('submitTake', scored())
    await drawn('take-1')
    expect(session.view()).toEqual(expect.objectContaining({ take: 'feedback', picture }))
  })

  test('a server that has no room for a take is asked again by itself, and a student after five times', async () => {
    const session = await recorded()
    const busy = { kind: 'refused', sentence: null, agent: null }
    await session.send({ type: 'submit.requested' })
    await session.answer('submitTake', busy)
    expect(session.view()).toEqual(expect.objectContaining({ take: 'undelivered', line: 'online' }))
    for (let count = 0; count < 5; count += 1) {
      await session.wait('retryBackoff')
      await session.answer('submitTake', busy)
    }
    const problem = 'There was an error processing your answer. Please try again.'
    expect([session.sent('submitTake').length, session.view()]).toEqual([6, expect.objectContaining({ take: 'recorded', problem, canSubmit: true })])
    await session.send({ type: 'submit.requested' })
    await session.answer('submitTake', busy)
    expect(take(session)).toEqual('undelivered')
  })

  test('a refused take stays, says so, and may be deleted to go on', async () => {
    const session = await recorded({ take: goodTake })
    await session.send({ type: 'submit.requested' })
    const sentence = 'A recording can take at most 60 seconds.'
    await session.answer('submitTake', { kind: 'refused', sentence, agent: null })
    expect(session.view()).toEqual(expect.objectContaining({ take: 'recorded', problem: sentence, canGoOn: false }))
    await session.send({ type: 'take.discarded' })
    expect(session.view()).toEqual(expect.objectContaining({ take: 'feedback', problem: null, canGoOn: true }))
  })

  test('an unusable recording costs nothing, says why, and may be made again', async () => {
    const session = await recorded()
    await session.send({ type: 'submit.requested' })
    await session.answer('submitTake', scored({}, { usable: false, reason: 'noise' }))
    expect(session.view()).toEqual(expect.objectContaining({ take: 'unusable', unusable: 'noise', canRecord: true, canGoOn: false }))
  })

  test('a microphone that fails in the session shows the literal sentence, and the next press tries again', async () => {
    const session = await open()
    await session.send({ type: 'record.requested', expectedMs: null })
    await session.answer('recorder', { kind: 'refused', reason: 'busy' })
    const problem = 'Failed to access microphone. Please ensure microphone permissions are enabled.'
    expect(session.view()).toEqual(expect.objectContaining({ take: 'micFailed', microphoneRefusal: 'busy', problem }))
    await session.send({ type: 'record.requested', expectedMs: null })
    expect(take(session)).toEqual('recording')
  })

  test('a chosen microphone is told to the one that listens, and forgotten when it is busy or gone', async () => {
    const asked = []
    for (const reason of ['busy', 'missing', 'denied']) {
      const session = run()
      await session.send({ type: 'check.requested' })
      await session.send({ type: 'microphone.chosen', deviceId: 'desk' })
      await session.answer('recorder', { kind: 'refused', reason })
      await session.send({ type: 'check.requested' })
      asked.push(session.sent('recorder'))
    }
    const calls = (deviceId: string | null) => [{ deviceId: null, expectedMs: null }, { deviceId, expectedMs: null }]
    expect(asked).toEqual([calls(null), calls(null), calls('desk')])
  })

  test('the next question begins with a new model and no take of the one before', async () => {
    const session = await open({ take: goodTake })
    await session.send({ type: 'next.requested' })
    expect(session.sent('skipSpoken')).toEqual([{ ...call, stateToken: '0-9-active', defer: false }])
    await session.answer('skipSpoken', movedTo({ question: 1 }))
    expect([take(session), session.sent('playback').length]).toEqual(['ready', 2])
  })

  test('a next question that fails keeps the old one with its feedback', async () => {
    const session = await open({ take: goodTake })
    await session.send({ type: 'next.requested' })
    await session.fail('skipSpoken')
    const problem = 'There was an error loading the next question. Please try again.'
    expect(session.view()).toEqual(expect.objectContaining({ take: 'feedback', problem, canGoOn: true }))
    expect(session.sent('playback').length).toEqual(1)
  })

  test('"can’t speak now" puts the question off', async () => {
    const session = await open()
    await session.send({ type: 'defer.requested' })
    expect(session.sent('skipSpoken')).toEqual([{ ...call, stateToken: '0-open-active', defer: true }])
  })

  test.each([
    ['counts', undefined, 'sent'],
    ['that could not be scored is said not to count', { usable: false, reason: 'other_text' }, 'unusable'],
  ] as const)('at zero the recording that is being made ends and is sent: one that %s', async (_, feedback, lastTake) => {
    const session = await open()
    await session.send({ type: 'record.requested', expectedMs: 2_000 })
    await session.answer('clock', { reason: 'time_up' })
    expect(session.moment().matches({ open: { take: { question: { recording: 'lastSeconds' } } } })).toEqual(true)
    await session.answer('recorder', captured)
    await session.answer('submitTake', scored({ status: 'time_up', endedAt: '2026-11-20T19:39:00.000Z' }, feedback))
    expect(session.view()).toEqual(expect.objectContaining({ mode: 'timedOut', lastTake, isEnding: false }))
  })

  const endedAfter = (answer: unknown) => async (session: Run) => {
    await session.answer('submitTake', answer)
    await session.answer('forceEnd', movedTo({ status: 'time_up' }))
  }

  test.each([
    ['was refused', endedAfter({ kind: 'refused', sentence: 'This session has ended.', agent: null })],
    ['was stale', endedAfter({ kind: 'stale' })],
    ['found no line for a minute', (session: Run) => session.wait('lateWindow')],
  ])('a last take that %s is said to be lost, can still be heard, and is kept no longer', async (_, lose) => {
    const session = await recorded()
    await session.answer('clock', { reason: 'time_up' })
    const onItsWay = { lastTake: 'unsent', own: null, isEnding: true }
    expect(session.view()).toEqual(expect.objectContaining(onItsWay))
    expect(mustConfirmLeaving(session.moment())).toEqual(true)
    await lose(session)
    const lost = { mode: 'timedOut', lastTake: 'lost', own: { wav: aRecording.wav }, isEnding: false }
    expect([session.view(), mustConfirmLeaving(session.moment())]).toEqual([expect.objectContaining(lost), false])
    expect([session.sent('playback').at(-1), session.settled()]).toEqual([{ script: null, speed: 1 }, [{ type: 'session.settled', sessionId: 71 }]])
  })

  test('who goes home while the last take is on its way has read that it is, and is let go', async () => {
    const session = await recorded()
    await session.answer('clock', { reason: 'time_up' })
    await session.wait('timeUpNotice')
    expect([session.view(), mustConfirmLeaving(session.moment())]).toEqual([expect.objectContaining({ isReviewing: true, lastTake: 'unsent' }), true])
    await session.send({ type: 'home.requested' })
    expect([session.moment().status, mustConfirmLeaving(session.moment()), session.settled()]).toEqual(['done', false, []])
  })

  test('a recording that did not end within five seconds of zero is lost', async () => {
    const session = await open()
    await session.send({ type: 'record.requested', expectedMs: 2_000 })
    await session.answer('clock', { reason: 'time_up' })
    await session.wait('lastSecondsPatience')
    expect(session.view()).toEqual(expect.objectContaining({ mode: 'timedOut', lastTake: 'lost', own: null }))
  })

  test('a session that is over keeps no take in the browser; one that is left for now does', async () => {
    const abandoned = await recorded()
    await abandoned.send({ type: 'exit.requested' })
    await abandoned.send({ type: 'exit.confirmed' })
    await abandoned.answer('forceEnd', movedTo({ status: 'abandoned' }))
    const left = await recorded()
    await left.send({ type: 'exit.requested' })
    await left.send({ type: 'home.requested' })
    const completed = await open({ take: goodTake })
    await completed.send({ type: 'next.requested' })
    await completed.answer('skipSpoken', movedTo({ question: 1, status: 'complete', endedAt: '2026-11-20T19:39:00.000Z' }))
    const over = [{ type: 'session.settled', sessionId: 71 }]
    expect([abandoned, left, completed].map((session) => session.settled())).toEqual([over, [], over])
  })

  test('a session that went on elsewhere is taken back here with the take that was kept', async () => {
    const session = await recorded()
    await session.send({ type: 'submit.requested' })
    await session.answer('submitTake', { kind: 'stale' })
    expect(session.view()).toEqual(expect.objectContaining({ line: 'elsewhere', canSubmit: false, canRecord: false }))
    await session.send({ type: 'continueHere.requested' })
    await session.answer('startAccent', { ok: true, reply: spokenStart() })
    await session.answer('readTake', null)
    expect([take(session), session.sent('startAccent').length]).toEqual(['recorded', 2])
  })

  test('every way home: a student’s, a test run’s of an own exercise, and of one that admins own', async () => {
    const ways = [spokenReply(), spokenReply({ isTest: true }), spokenReply({ isTest: true, owner: 'admin' })]
    const found: unknown[] = []
    for (const reply of ways) {
      const session = run({ ...student, mayBegin: false })
      await session.answer('startAccent', { ok: true, reply })
      await session.answer('readTake', null)
      await session.send({ type: 'exit.requested' })
      await session.send({ type: 'exit.confirmed' })
      await session.answer('forceEnd', movedTo())
      found.push(session.moment().output?.returnTo)
    }
    expect(found).toEqual(['/student', '/exercises/5', '/exercises'])
  })
})
