import type { AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { accentSessionMachine, type AccentSessionSnapshot } from '#machines/accent/accent-session/accent-session.machine.ts'
import { accentTexts } from '#machines/accent/accent-session/accent-session.texts.ts'
import { goodTake, movedTo, scored, spokenAt } from '#tests/support/school/accent-agents.ts'
import { open, record, recorded, refused, started, submit, timeUp } from './accent-events.ts'
import { done, ended, failed, givenUp, journeysThrough, leaves } from '#tests/machines/journey.ts'
import { busy, cancelled, confirmed, exit, gaveUp, home, next, no, over, restored, retry, skip, stale, student, unreachable, woke } from '#tests/machines/sessions/session-events.ts'

const start = journeysThrough(accentSessionMachine)
const { startFailed, answerFailed, nextFailed, recordingFailed } = accentTexts

type Outcome = [places: string, says: string | null, calls: string]

/** Where a session stands beside what is usual, what it says, and what it asked for since it was started. */
async function outcomeOf(events: readonly AnyEventObject[], input = student): Promise<Outcome> {
  const journey = await start(input).tell(...events)
  const moment: AccentSessionSnapshot = journey.actor.getSnapshot()
  const silent = ['watchLine', 'settleTakes', 'clock', 'playback', 'ownTake', 'drawTakes']
  const calls = journey.called().filter((src) => !silent.includes(src))
  return [leaves(moment, ['open.line.online.trusting', 'open.exit.staying']), moment.context.problem, calls.slice(1).join(' ')]
}

describe('before a session is open', () => {
  test.each<[string, AnyEventObject[], Outcome]>([
    ['the way home is open while it starts', [exit], ['done', null, '']],
    ['a finished one is shown as it is', [started({ status: 'complete', endedAt: over })], ['complete.reviewing', null, '']],
    ['so is one whose time was up', [started({ status: 'time_up', endedAt: over })], ['timedOut.lastTake.ended timedOut.notice.reviewing', null, '']],
    ['a take that cannot be looked for in time holds nothing up', [started(), ended('keepPatience')], ['open.take.question.resting.ready', null, 'readTake']],
    ['nor does one that cannot be read', [started(), failed('readTake')], ['open.take.question.resting.ready', null, 'readTake']],
    ['what can be begun leads home', [refused('not_begun'), home], ['done', null, '']],
    ['what is not there leads home', [refused('not_found'), home], ['done', null, '']],
    ['a start that is given up says that it did not start', [givenUp('startAccent')], ['failedToStart', startFailed, '']],
    ['so does one that fails', [failed('startAccent')], ['failedToStart', startFailed, '']],
    ['and is tried again without the sentence', [failed('startAccent'), retry], ['loading.starting', null, 'startAccent']],
    ['or left', [failed('startAccent'), exit], ['done', startFailed, '']],
    ['or led home from', [failed('startAccent'), home], ['done', startFailed, '']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })

  test('what was refused, or is over, is known with its reason', async () => {
    const found = []
    for (const answer of [refused('not_begun'), refused('no_questions'), started({ status: 'complete', endedAt: over }), started({ status: 'time_up', endedAt: over })]) {
      const { actor } = await start(student).tell(answer)
      const { session, startRefusal }: AccentSessionSnapshot['context'] = actor.getSnapshot().context
      found.push([session?.status ?? null, startRefusal?.code ?? null])
    }
    expect(found).toEqual([[null, 'not_begun'], [null, 'no_questions'], ['complete', null], ['time_up', null]])
  })

  test('what may not be begun again is resumed instead', async () => {
    const { calls } = await start({ ...student, mayBegin: true }).tell({ type: 'begin.requested' }, refused('redo_not_allowed'))
    const asked = calls.filter(({ src }) => src === 'startAccent').map(({ input }) => input)
    const call = { exerciseId: 5, assignmentId: 12, practiceOf: null }
    expect(asked).toEqual([{ ...call, mayBegin: true }, { ...call, mayBegin: false }])
  })

  test.each<[string, AnyEventObject[], [string, string | null]]>([
    ['trying the microphone can be left', [exit], ['done', null]],
    ['a microphone that breaks says so', [failed('recorder')], ['micCheck.refused', recordingFailed]],
    ['and trying again takes the sentence away', [failed('recorder'), { type: 'check.requested' }], ['micCheck.listening', null]],
  ])('%s', async (_, events, outcome) => {
    const [place, says] = await outcomeOf([{ type: 'check.requested' }, ...events], { ...student, mayBegin: true })
    expect([place, says]).toEqual(outcome)
  })
})

describe('while a session is open', () => {
  const scoredBad = { take: goodTake }
  const elsewhere = 'open.line.elsewhere open.take.question.resting.ready'
  test.each<[string, AnyEventObject[], Outcome]>([
    ['a session ended elsewhere says so', [...open(), done('clock', { reason: 'ended_elsewhere' })], [elsewhere, null, 'readTake']],
    ['but not while a take is on its way, which will tell', [...open(), ...recorded, submit, done('clock', { reason: 'ended_elsewhere' })], [
      'open.take.question.submitting.delivering', null, 'readTake recorder keepTake submitTake',
    ]],
    ['a script that may not be skipped stays', [...open(), skip], ['open.take.question.resting.ready', null, 'readTake']],
    ['one that may is skipped', [...open({ maySkip: true }), skip], ['open.take.question.nextQuestion', null, 'readTake skipSpoken']],
    ['one that may not be put off stays', [...open({ mayDefer: false }), { type: 'defer.requested' }], ['open.take.question.resting.ready', null, 'readTake']],
    ['a microphone that fails leads back to what was scored', [...open(scoredBad), record, failed('recorder'), { type: 'recording.cancelled' }], [
      'open.take.question.resting.feedback', null, 'readTake recorder',
    ]],
    ['it says that it failed', [...open(scoredBad), record, failed('recorder')], ['open.take.question.resting.micFailed', recordingFailed, 'readTake recorder']],
    ['and recording again takes the sentence away', [...open(), record, failed('recorder'), record], [
      'open.take.question.recording.reading', null, 'readTake recorder recorder',
    ]],
    ['a take that is given up waits, on a line that is there', [...open(), ...recorded, submit, done('submitTake', gaveUp)], [
      'open.take.question.submitting.waiting', null, 'readTake recorder keepTake submitTake',
    ]],
    ['and goes out again after a while', [...open(), ...recorded, submit, done('submitTake', gaveUp), ended('retryBackoff')], [
      'open.take.question.submitting.delivering', null, 'readTake recorder keepTake submitTake submitTake',
    ]],
    ['a take of a session that went on elsewhere stays here', [...open(), ...recorded, submit, done('submitTake', stale)], [
      'open.line.elsewhere open.take.question.resting.recorded', null, 'readTake recorder keepTake submitTake',
    ]],
    ['also when the line was lost meanwhile', [...open(), ...recorded, submit, done('submitTake', unreachable), retry, done('submitTake', stale)], [
      'open.line.elsewhere open.take.question.resting.recorded', null, 'readTake recorder keepTake submitTake submitTake',
    ]],
    ['a take that fails says so', [...open(), ...recorded, submit, failed('submitTake')], [
      'open.take.question.resting.recorded', answerFailed, 'readTake recorder keepTake submitTake',
    ]],
    ['and is submitted again without the sentence', [...open(), ...recorded, submit, failed('submitTake'), submit], [
      'open.take.question.submitting.delivering', null, 'readTake recorder keepTake submitTake submitTake',
    ]],
    ['a next script that is given up leaves all as it was', [...open(scoredBad), next, done('skipSpoken', gaveUp)], [
      'open.take.question.resting.feedback', null, 'readTake skipSpoken',
    ]],
    ['one that does not come says so', [...open(scoredBad), next, done('skipSpoken', unreachable)], [
      'open.take.question.resting.feedback', nextFailed, 'readTake skipSpoken',
    ]],
    ['a refused one says why', [...open(scoredBad), next, done('skipSpoken', no)], ['open.take.question.resting.feedback', 'Not now.', 'readTake skipSpoken']],
    ['and is asked for again without the sentence', [...open(scoredBad), next, done('skipSpoken', no), next], [
      'open.take.question.nextQuestion', null, 'readTake skipSpoken skipSpoken',
    ]],
    ['one that went on elsewhere is not gone to', [...open(scoredBad), next, done('skipSpoken', stale)], [
      'open.line.elsewhere open.take.question.resting.feedback', null, 'readTake skipSpoken',
    ]],
    ['a page that wakes asks where the session stands', [...open(), woke], ['open.line.online.checking open.take.question.resting.ready', null, 'readTake readState']],
    ['and goes on when nobody answers in time', [...open(), woke, ended('checkPatience')], ['open.take.question.resting.ready', null, 'readTake readState']],
    ['or at all', [...open(), woke, failed('readState')], ['open.take.question.resting.ready', null, 'readTake readState']],
    ['or when nothing changed', [...open(), woke, done('readState', { askedFrom: spokenAt().state_token, stateToken: spokenAt().state_token })], [
      'open.take.question.resting.ready', null, 'readTake readState',
    ]],
    ['or when a take is on its way, which will tell', [
      ...open(), woke, ...recorded, submit, done('readState', { askedFrom: spokenAt().state_token, stateToken: 'another' }),
    ], ['open.take.question.submitting.delivering', null, 'readTake readState recorder keepTake submitTake']],
    ['and stops where it went on elsewhere', [...open(), woke, done('readState', { askedFrom: spokenAt().state_token, stateToken: 'another' })], [
      elsewhere, null, 'readTake readState',
    ]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })

  test.each<[string, AnyEventObject[], [string, string]]>([
    ['leaving can be thought better of', [cancelled], ['open.take.question.resting.ready', 'readTake']],
    ['or put off', [home], ['done', 'readTake']],
    ['an end that is given up leaves all as it was', [confirmed, done('forceEnd', gaveUp)], ['open.take.question.resting.ready', 'readTake forceEnd']],
    ['one that does not come says so', [confirmed, done('forceEnd', unreachable)], ['open.exit.leaveFailed open.take.question.resting.ready', 'readTake forceEnd']],
    ['so does one that is refused', [confirmed, done('forceEnd', no)], ['open.exit.leaveFailed open.take.question.resting.ready', 'readTake forceEnd']],
    ['and one that fails', [confirmed, failed('forceEnd')], ['open.exit.leaveFailed open.take.question.resting.ready', 'readTake forceEnd']],
    ['it is tried again', [confirmed, failed('forceEnd'), retry], ['open.exit.leaving open.take.question.resting.ready', 'readTake forceEnd forceEnd']],
    ['also by the same button', [confirmed, failed('forceEnd'), confirmed], ['open.exit.leaving open.take.question.resting.ready', 'readTake forceEnd forceEnd']],
    ['or given up for going on', [confirmed, failed('forceEnd'), cancelled], ['open.take.question.resting.ready', 'readTake forceEnd']],
    ['or for going home', [confirmed, failed('forceEnd'), home], ['done', 'readTake forceEnd']],
  ])('%s', async (_, events, outcome) => {
    const [place, , calls] = await outcomeOf([...open(), exit, ...events])
    expect([place, calls]).toEqual(outcome)
  })

  test('a last answer that is refused with the end of the session leaves no sentence behind', async () => {
    const sent = [...open(), ...recorded, submit]
    const endedWith = (status: 'complete' | 'time_up') => done('submitTake', { ...no, agent: spokenAt({ status, endedAt: over }) })
    expect([await outcomeOf([...sent, endedWith('complete'), ended('completionNotice')]), await outcomeOf([...sent, endedWith('time_up')])]).toEqual([
      ['complete.reviewing', null, 'readTake recorder keepTake submitTake'],
      ['timedOut.lastTake.ended timedOut.notice.announcing', null, 'readTake recorder keepTake submitTake'],
    ])
  })
})

describe('after zero', () => {
  const taken = timeUp(...recorded)
  const asked = 'readTake recorder keepTake submitTake'
  const waiting = 'timedOut.lastTake.submitting.waiting timedOut.notice.announcing'
  const delivering = 'timedOut.lastTake.submitting.delivering timedOut.notice.announcing'
  const closing = 'timedOut.lastTake.submitting.closing timedOut.notice.announcing'
  const later = 'timedOut.lastTake.submitting.closingLater timedOut.notice.announcing'
  const last = 'timedOut.lastTake.ended timedOut.notice.announcing'
  test.each<[string, AnyEventObject[], [string, string]]>([
    ['the notice gives way to the page', [...timeUp(), ended('timeUpNotice')], ['timedOut.lastTake.submitting.closing timedOut.notice.reviewing', 'readTake forceEnd']],
    ['without a take the session is ended', timeUp(), [closing, 'readTake forceEnd']],
    ['a take that is given up waits', [...taken, done('submitTake', gaveUp)], [waiting, asked]],
    ['so does one that finds the server busy', [...taken, done('submitTake', busy)], [waiting, asked]],
    ['or that fails', [...taken, failed('submitTake')], [waiting, asked]],
    ['it goes out again with the line', [...taken, failed('submitTake'), restored], [delivering, `${asked} submitTake`]],
    ['or when asked to', [...taken, failed('submitTake'), retry], [delivering, `${asked} submitTake`]],
    ['or after a while', [...taken, failed('submitTake'), ended('retryBackoff')], [delivering, `${asked} submitTake`]],
    ['once it is there the session is ended', [...taken, done('submitTake', scored())], [closing, `${asked} forceEnd`]],
    ['unless it is over by then', [...taken, done('submitTake', scored({ status: 'time_up', endedAt: over }))], [last, asked]],
    ['an end that is given up waits', [...timeUp(), done('forceEnd', gaveUp)], [later, 'readTake forceEnd']],
    ['so does one that does not arrive', [...timeUp(), done('forceEnd', unreachable)], [later, 'readTake forceEnd']],
    ['or that fails', [...timeUp(), failed('forceEnd')], [later, 'readTake forceEnd']],
    ['it is asked for again with the line', [...timeUp(), failed('forceEnd'), restored], [closing, 'readTake forceEnd forceEnd']],
    ['or when asked to', [...timeUp(), failed('forceEnd'), retry], [closing, 'readTake forceEnd forceEnd']],
    ['or after a while', [...timeUp(), failed('forceEnd'), ended('retryBackoff')], [closing, 'readTake forceEnd forceEnd']],
    ['a refusal ends it, too', [...timeUp(), done('forceEnd', no)], [last, 'readTake forceEnd']],
    ['and ends', [...timeUp(), done('forceEnd', movedTo({ status: 'time_up' }))], [last, 'readTake forceEnd']],
  ])('%s', async (_, events, outcome) => {
    const [place, , calls] = await outcomeOf(events)
    expect([place, calls]).toEqual(outcome)
  })

  test('each try in vain is counted, so that the next one comes later, and the end is known', async () => {
    const contextAfter = async (...events: AnyEventObject[]): Promise<AccentSessionSnapshot['context']> =>
      (await start(student).tell(...events)).actor.getSnapshot().context
    const counts = [await contextAfter(...taken, failed('submitTake')), await contextAfter(...timeUp(), failed('forceEnd'))].map(({ retries }) => retries)
    const { session } = await contextAfter(...timeUp(), done('forceEnd', movedTo({ status: 'time_up' })))
    expect([counts, session?.status]).toEqual([[1, 1], 'time_up'])
  })
})
