import type { AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { agentAt, attemptOf, deliveredAt, type Standing } from '#tests/support/school/chat-agents.ts'
import { answered, endedElsewhere, lost, moving, open, outcomeOf, sent, settledAt, started, taken } from './chat-events.ts'
import { done, ended, failed } from '#tests/machines/journey.ts'
import { again, busy, cancelled, cutOff, confirmed, exit, gaveUp, home, no, over, restored, retry, unreachable, woke } from '#tests/machines/sessions/session-events.ts'

describe('when the line is lost or the session goes on elsewhere', () => {
  const undelivered = [...open(), ...sent, answered(unreachable)]
  const resending = [...undelivered, restored]
  const asked = 'takeDraft submitAnswer'
  const token = agentAt().state_token
  test.each<[string, AnyEventObject[], [place: string, calls: string, drafts: string, offered: string | null]]>([
    ['a session ended elsewhere says so', [...open(), endedElsewhere], ['open.line.elsewhere open.turn.active', '', '', null]],
    ['also while the line is lost', [...open(), lost, done('clock', { reason: 'ended_elsewhere' })], [
      'open.line.elsewhere open.turn.active', '', '', null,
    ]],
    ['but not while an answer is on its way, which will tell', [...open(), ...sent, endedElsewhere], [
      'open.turn.sending.delivering', asked, '', null,
    ]],
    ['a line that comes back is there', [...open(), lost, restored], ['open.turn.active', '', '', null]],
    ['an answer without a line waits for it', [...open(), ...sent, answered(cutOff)], ['open.line.away.cut open.turn.active', asked, 'queued', null]],
    ['also where that is known', [...open(), lost, ...sent, answered(cutOff)], ['open.line.away.cut open.turn.active', asked, 'queued', null]],
    ['one that nobody answers waits for the server', undelivered, ['open.line.away.waiting open.turn.active', asked, 'queued', null]],
    ['until the line is lost as well', [...undelivered, lost], ['open.line.away.cut open.turn.active', asked, 'queued queued', null]],
    ['or was found to be when it went out again', [...resending, answered(cutOff)], [
      'open.line.away.cut open.turn.active', `${asked} submitAnswer`, 'queued queued', null,
    ]],
    ['and goes out with it', resending, ['open.line.away.resending open.turn.active', `${asked} submitAnswer`, 'queued', null]],
    ['or when asked to', [...undelivered, retry], ['open.line.away.resending open.turn.active', `${asked} submitAnswer`, 'queued', null]],
    ['or after a while', [...undelivered, ended('retryBackoff')], [
      'open.line.away.resending open.turn.active', `${asked} submitAnswer`, 'queued', null,
    ]],
    ['once it arrives all is well', [...resending, answered(deliveredAt({ attempts: 1 }))], [
      'open.turn.active', `${asked} submitAnswer`, 'queued acknowledged', null,
    ]],
    ['also where it takes back that moving on was offered', [
      ...open(moving), ...sent, answered(unreachable), restored, answered(deliveredAt({ attempts: 3, nextWorth: 7 })),
    ], ['open.turn.active', `${asked} submitAnswer`, 'queued acknowledged', null]],
    ['a busy server is waited for', [...resending, answered(busy)], [
      'open.line.away.waiting open.turn.active', `${asked} submitAnswer`, 'queued queued', null,
    ]],
    ['so is one that fails', [...resending, failed('submitAnswer')], [
      'open.line.away.waiting open.turn.active', `${asked} submitAnswer`, 'queued queued', null,
    ]],
    ['or is given up', [...resending, answered(gaveUp)], [
      'open.line.away.waiting open.turn.active', `${asked} submitAnswer`, 'queued queued', null,
    ]],
    ['an answer refused for good is offered for copying', [...resending, answered(no)], [
      'open.line.elsewhere open.turn.active', `${asked} submitAnswer`, 'queued returned', 'x = 4',
    ]],
    ['continuing here starts again without it', [...resending, answered(no), again], [
      'loading.starting', `${asked} submitAnswer`, 'queued returned', null,
    ]],
    ['a page that wakes asks where the session stands', [...open(), woke], ['open.line.online.checking open.turn.active', 'readState', '', null]],
    ['and goes on when nobody answers in time', [...open(), woke, ended('checkPatience')], ['open.turn.active', 'readState', '', null]],
    ['or at all', [...open(), woke, failed('readState')], ['open.turn.active', 'readState', '', null]],
    ['or when nothing changed', [...open(), woke, done('readState', { askedFrom: token, stateToken: token })], [
      'open.turn.active', 'readState', '', null,
    ]],
    ['or when it is sending itself', [...open(), woke, ...sent, done('readState', { askedFrom: token, stateToken: 'another' })], [
      'open.turn.sending.delivering', `readState ${asked}`, '', null,
    ]],
    ['and stops where it went on elsewhere', [...open(), woke, done('readState', { askedFrom: token, stateToken: 'another' })], [
      'open.line.elsewhere open.turn.active', 'readState', '', null,
    ]],
  ])('%s', async (_, events, outcome) => {
    const { place, calls, drafts, offered } = await outcomeOf(events)
    expect([place, calls, drafts, offered]).toEqual(outcome)
  })

  test('each try in vain is counted, so that the next one comes later, and the reason of a last refusal is told', async () => {
    const { retries } = await outcomeOf([...resending, failed('submitAnswer'), retry])
    const { says } = await outcomeOf([...resending, answered(no)])
    expect([retries, says]).toEqual([2, 'Not now.'])
  })
})

describe('when it is left', () => {
  const failedToLeave = 'open.exit.leaveFailed open.turn.active'
  test.each<[string, AnyEventObject[], [place: string, calls: string]]>([
    ['leaving can be thought better of', [cancelled], ['open.turn.active', '']],
    ['or put off', [home], ['done', '']],
    ['once it is ended the page is left', [confirmed, done('forceEnd', deliveredAt({ status: 'abandoned' }))], ['done', 'forceEnd']],
    ['an end that is given up leaves all as it was', [confirmed, done('forceEnd', gaveUp)], ['open.turn.active', 'forceEnd']],
    ['one that does not arrive says so', [confirmed, done('forceEnd', unreachable)], [failedToLeave, 'forceEnd']],
    ['so does one that is refused', [confirmed, done('forceEnd', no)], [failedToLeave, 'forceEnd']],
    ['and one that fails', [confirmed, failed('forceEnd')], [failedToLeave, 'forceEnd']],
    ['it is tried again', [confirmed, failed('forceEnd'), retry], ['open.exit.leaving open.turn.active', 'forceEnd forceEnd']],
    ['also by the same button', [confirmed, failed('forceEnd'), confirmed], ['open.exit.leaving open.turn.active', 'forceEnd forceEnd']],
    ['or given up for going on', [confirmed, failed('forceEnd'), cancelled], ['open.turn.active', 'forceEnd']],
    ['or for going home', [confirmed, failed('forceEnd'), home], ['done', 'forceEnd']],
  ])('%s', async (_, events, outcome) => {
    const { place, calls } = await outcomeOf([...open(), exit, ...events])
    expect([place, calls]).toEqual(outcome)
  })

  test('a last answer that is refused with the end of the session leaves no sentence behind', async () => {
    const endedWith = (status: 'complete' | 'time_up') => answered({ ...no, agent: agentAt({ status, endedAt: over }) })
    const shown = [await outcomeOf([...open(), ...sent, endedWith('complete'), ended('completionNotice')]), await outcomeOf([...open(), ...sent, endedWith('time_up')])]
    expect(shown.map(({ place, says }) => [place, says])).toEqual([
      ['complete.reviewing', null],
      ['timedOut.lastAnswer.ended timedOut.notice.announcing', null],
    ])
  })
})

describe('after zero', () => {
  const timeUp = [...open(), done('clock', { reason: 'time_up' })]
  const last = [...timeUp, taken]
  const asked = 'takeDraft submitAnswer'
  const closed = [...timeUp, done('takeDraft', null)]
  const at = (place: string) => `timedOut.lastAnswer.${place} timedOut.notice.announcing`
  const there = { status: 'time_up', endedAt: over } as const
  test.each<[string, AnyEventObject[], [place: string, calls: string, drafts: string, lastAnswer: string, offered: string | null]]>([
    ['the notice gives way to the page', [...timeUp, ended('timeUpNotice')], [
      'timedOut.lastAnswer.submittingDraft.taking timedOut.notice.reviewing', 'takeDraft', '', 'none', null,
    ]],
    ['what is typed goes out', last, [at('submittingDraft.delivering'), asked, '', 'none', null]],
    ['the answer on its way does too, again', [...open(), ...sent, done('clock', { reason: 'time_up' })], [
      at('submittingDraft.delivering'), `${asked} submitAnswer`, '', 'none', null,
    ]],
    ['with nothing typed the session is ended', closed, [at('submittingDraft.closing'), 'takeDraft forceEnd', '', 'none', null]],
    ['so it is when what is typed cannot be read', [...timeUp, failed('takeDraft')], [
      at('submittingDraft.closing'), 'takeDraft forceEnd', '', 'none', null,
    ]],
    ['and where no try was open', [...open(settledAt), done('clock', { reason: 'time_up' })], [
      at('submittingDraft.closing'), 'forceEnd', '', 'none', null,
    ]],
    ['an answer that arrives is sent', [...last, answered(deliveredAt({ attempts: 1 }))], [
      at('submittingDraft.closing'), `${asked} forceEnd`, 'acknowledged', 'sent', null,
    ]],
    ['and the last word where it ends the session', [...last, answered(deliveredAt(there))], [at('ended'), asked, 'acknowledged', 'sent', null]],
    ['one that finds the server busy waits', [...last, answered(busy)], [at('submittingDraft.waiting'), asked, 'queued', 'none', null]],
    ['so does one that fails', [...last, failed('submitAnswer')], [at('submittingDraft.waiting'), asked, 'queued', 'none', null]],
    ['or is given up', [...last, answered(gaveUp)], [at('submittingDraft.waiting'), asked, 'queued', 'none', null]],
    ['it goes out again with the line', [...last, failed('submitAnswer'), restored], [
      at('submittingDraft.delivering'), `${asked} submitAnswer`, 'queued', 'none', null,
    ]],
    ['or when asked to', [...last, failed('submitAnswer'), retry], [
      at('submittingDraft.delivering'), `${asked} submitAnswer`, 'queued', 'none', null,
    ]],
    ['or after a while', [...last, failed('submitAnswer'), ended('retryBackoff')], [
      at('submittingDraft.delivering'), `${asked} submitAnswer`, 'queued', 'none', null,
    ]],
    ['one that comes too late is offered for copying', [...last, answered(no)], [
      at('submittingDraft.closing'), `${asked} forceEnd`, 'returned', 'unsent', 'x = 4',
    ]],
    ['also after waiting for a minute', [...last, failed('submitAnswer'), ended('lateWindow')], [
      at('ended'), asked, 'queued returned', 'unsent', 'x = 4',
    ]],
    ['an end that is given up waits', [...closed, done('forceEnd', gaveUp)], [
      at('submittingDraft.closingLater'), 'takeDraft forceEnd', '', 'none', null,
    ]],
    ['so does one that does not arrive', [...closed, done('forceEnd', unreachable)], [
      at('submittingDraft.closingLater'), 'takeDraft forceEnd', '', 'none', null,
    ]],
    ['or that fails', [...closed, failed('forceEnd')], [at('submittingDraft.closingLater'), 'takeDraft forceEnd', '', 'none', null]],
    ['it is asked for again with the line', [...closed, failed('forceEnd'), restored], [
      at('submittingDraft.closing'), 'takeDraft forceEnd forceEnd', '', 'none', null,
    ]],
    ['or when asked to', [...closed, failed('forceEnd'), retry], [at('submittingDraft.closing'), 'takeDraft forceEnd forceEnd', '', 'none', null]],
    ['or after a while', [...closed, failed('forceEnd'), ended('retryBackoff')], [
      at('submittingDraft.closing'), 'takeDraft forceEnd forceEnd', '', 'none', null,
    ]],
    ['a refusal ends it, too', [...closed, done('forceEnd', no)], [at('ended'), 'takeDraft forceEnd', '', 'none', null]],
    ['and ends', [...closed, done('forceEnd', deliveredAt(there))], [at('ended'), 'takeDraft forceEnd', '', 'none', null]],
  ])('%s', async (_, events, outcome) => {
    const { place, calls, drafts, lastAnswer, offered } = await outcomeOf(events)
    expect([place, calls, drafts, lastAnswer, offered]).toEqual(outcome)
  })

  test('each try in vain is counted, the end is known, and neither an older answer nor an older text is spoken of', async () => {
    const [unsent, unended] = [await outcomeOf([...last, failed('submitAnswer')]), await outcomeOf([...closed, failed('forceEnd')])]
    const atTheEnd = await outcomeOf([...closed, done('forceEnd', deliveredAt(there))])
    const answeredBefore = (standing: Standing) => [...open(), ...sent, answered(deliveredAt(standing)), done('clock', { reason: 'time_up' })]
    const older = [await outcomeOf([...answeredBefore({ attempts: 1 }), done('takeDraft', null)]), await outcomeOf(answeredBefore(settledAt))]
    const offeredBefore = await outcomeOf([started(), done('readUnsent', attemptOf({ question: '7.0' })), done('clock', { reason: 'time_up' })])
    const lastAnswers = older.map(({ lastAnswer }) => lastAnswer)
    expect([unsent.retries, unended.retries, atTheEnd.context.session?.status, lastAnswers, offeredBefore.offered]).toEqual([
      1, 1, 'time_up', ['none', 'none'], null,
    ])
  })
})
