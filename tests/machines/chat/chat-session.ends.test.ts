import type { AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { chatSessionMachine } from '#machines/chat/chat-session/chat-session.machine.ts'
import { chatTexts } from '#machines/chat/chat-session/chat-session.texts.ts'
import { attemptOf, deliveredAt, type Standing } from '#tests/support/school/chat-agents.ts'
import {
  answer,
  answered,
  endedElsewhere,
  hint,
  keepAnswering,
  lost,
  moving,
  open,
  outcomeOf,
  refused,
  sent,
  settledAt,
  skipOverText,
  started,
} from './chat-events.ts'
import { done, failed, givenUp, journeysThrough } from '#tests/machines/journey.ts'
import { again, exit, gaveUp, home, next, no, over, retry, skip, stale, student, unreachable } from '#tests/machines/sessions/session-events.ts'

const { startFailed, emptyAnswer, answerFailed, nextFailed } = chatTexts

describe('before a session is open', () => {
  test.each<[string, AnyEventObject[], [place: string, says: string | null, starts: number]]>([
    ['the way home is open while it starts', [exit], ['done', null, 1]],
    ['a finished one is shown as it is', [started({ status: 'complete', endedAt: over })], ['complete.reviewing', null, 1]],
    ['so is one whose time was up', [started({ status: 'time_up', endedAt: over })], [
      'timedOut.lastAnswer.ended timedOut.notice.reviewing', null, 1,
    ]],
    ['a start that is given up can be tried again', [givenUp('startChat'), retry], ['loading.starting', null, 2]],
    ['and says that it did not start', [givenUp('startChat')], ['failedToStart', startFailed, 1]],
    ['unsent text that cannot be read holds nothing up', [started(), failed('readUnsent')], ['open.turn.active', null, 1]],
    ['an unsent answer waits for the line', [started(), done('readUnsent', attemptOf())], ['open.line.away.waiting open.turn.active', null, 1]],
    ['what can be begun leads home', [refused('not_begun'), home], ['done', null, 1]],
    ['what is not there leads home', [refused('not_found'), home], ['done', null, 1]],
    ['a failed start is tried again without the sentence', [failed('startChat'), retry], ['loading.starting', null, 2]],
    ['or left', [failed('startChat'), exit], ['done', startFailed, 1]],
    ['or led home from', [failed('startChat'), home], ['done', startFailed, 1]],
  ])('%s', async (_, events, outcome) => {
    const { place, says, starts } = await outcomeOf(events)
    expect([place, says, starts]).toEqual(outcome)
  })

  test('what was refused, or is over, is known with its reason', async () => {
    const found = []
    const ends = [started({ status: 'complete', endedAt: over }), started({ status: 'time_up', endedAt: over })]
    for (const one of [refused('not_begun'), refused('no_questions'), ...ends]) {
      const { session, startRefusal } = (await outcomeOf([one])).context
      found.push([session?.status ?? null, startRefusal?.code ?? null])
    }
    expect(found).toEqual([[null, 'not_begun'], [null, 'no_questions'], ['complete', null], ['time_up', null]])
  })

  test('what may not be begun again is resumed instead', async () => {
    const { calls } = await journeysThrough(chatSessionMachine)({ ...student, mayBegin: true }).tell(refused('redo_not_allowed'))
    const asked = calls.filter(({ src }) => src === 'startChat').map(({ input }) => input)
    const call = { exerciseId: 5, assignmentId: 12, practiceOf: null }
    expect(asked).toEqual([{ ...call, mayBegin: true }, { ...call, mayBegin: false }])
  })

  test('unsent text of an earlier question is offered, and starting again takes it away', async () => {
    const restoredText = [started(), done('readUnsent', attemptOf({ question: '7.0' }))]
    const shown = [await outcomeOf(restoredText), await outcomeOf([...restoredText, endedElsewhere, again])]
    expect(shown.map(({ place, offered }) => [place, offered])).toEqual([['open.turn.active', 'x = 4'], ['loading.starting', null]])
  })
})

describe('while it is somebody’s turn', () => {
  const onItsWay = [...open(), ...sent]
  const undelivered = [...onItsWay, answered(unreachable)]
  const waiting = 'open.line.away.waiting open.turn.active'
  const asking = [...open({ allowSkipping: true }), skipOverText]
  test.each<[string, AnyEventObject[], [place: string, says: string | null, calls: string, drafts: string]]>([
    ['one answer waits, and no other is taken', [...undelivered, answer], [waiting, null, 'takeDraft submitAnswer', 'queued']],
    ['nor is help asked for', [...undelivered, hint], [waiting, null, 'takeDraft submitAnswer', 'queued']],
    ['help is sent like an answer', [...open(), hint], ['open.turn.sending.taking', null, 'takeDraft', '']],
    ['a question that may not be skipped stays', [...open(), skip], ['open.turn.active', null, '', '']],
    ['also over typed text', [...open(), skipOverText], ['open.turn.active', null, '', '']],
    ['one that may be is skipped', [...open({ allowSkipping: true }), skip], ['open.turn.nextQuestion', null, 'skipQuestion', '']],
    ['over typed text it is asked what to do', asking, ['open.turn.askingToSend', null, '', '']],
    ['which may be sent', [...asking, answer], ['open.turn.sending.taking', null, 'takeDraft', '']],
    ['or left', [...asking, skip], ['open.turn.nextQuestion', null, 'skipQuestion', '']],
    ['or gone on with', [...asking, keepAnswering], ['open.turn.active', null, '', '']],
    ['nothing is skipped without a line', [...asking, lost, skip], ['open.line.away.idle open.turn.askingToSend', null, '', '']],
    ['or sent where the session went on elsewhere', [...asking, endedElsewhere, answer], [
      'open.line.elsewhere open.turn.askingToSend', null, '', '',
    ]],
    ['another try may be made where moving on is offered', [...open(moving), answer], ['open.turn.sending.taking', null, 'takeDraft', '']],
    ['or help asked for', [...open(moving), hint], ['open.turn.sending.taking', null, 'takeDraft', '']],
    ['or moved on', [...open(moving), next], ['open.turn.nextQuestion', null, 'skipQuestion', '']],
    ['but not elsewhere', [...open(moving), endedElsewhere, answer], ['open.line.elsewhere open.turn.accepted', null, '', '']],
    ['nor with a hint', [...open(moving), endedElsewhere, hint], ['open.line.elsewhere open.turn.accepted', null, '', '']],
    ['nor without a line', [...open(moving), lost, next], ['open.line.away.idle open.turn.accepted', null, '', '']],
    ['a settled question only leads on', [...open(settledAt), answer, next], ['open.turn.nextQuestion', null, 'skipQuestion', '']],
    ['with a line', [...open(settledAt), lost, next], ['open.line.away.idle open.turn.settled', null, '', '']],
    ['an empty answer says so', [...open(), answer, done('takeDraft', null)], ['open.turn.active', emptyAnswer, 'takeDraft', '']],
    ['and the next one takes the sentence away', [...open(), answer, done('takeDraft', null), answer], [
      'open.turn.sending.taking', null, 'takeDraft takeDraft', '',
    ]],
    ['text that cannot be read says so', [...open(), answer, failed('takeDraft')], ['open.turn.active', answerFailed, 'takeDraft', '']],
    ['a delivered answer is answered', [...onItsWay, answered(deliveredAt({ attempts: 1, nextWorth: 9 }))], [
      'open.turn.active', null, 'takeDraft submitAnswer', 'acknowledged',
    ]],
    ['a good one may lead on', [...onItsWay, answered(deliveredAt(moving))], ['open.turn.accepted', null, 'takeDraft submitAnswer', 'acknowledged']],
    ['one without another try must', [...onItsWay, answered(deliveredAt(settledAt))], [
      'open.turn.settled', null, 'takeDraft submitAnswer', 'acknowledged',
    ]],
    ['one that arrives shows that the line is there', [...onItsWay, lost, answered(deliveredAt({ attempts: 1 }))], [
      'open.turn.active', null, 'takeDraft submitAnswer', 'acknowledged',
    ]],
    ['one that is given up waits to go out again', [...onItsWay, answered(gaveUp)], [waiting, null, 'takeDraft submitAnswer', 'queued']],
    ['one to a session elsewhere comes back', [...onItsWay, answered(stale)], [
      'open.line.elsewhere open.turn.active', null, 'takeDraft submitAnswer', 'returned',
    ]],
    ['a refused one comes back with the reason', [...onItsWay, answered(no)], ['open.turn.active', 'Not now.', 'takeDraft submitAnswer', 'returned']],
    ['one that fails comes back', [...onItsWay, failed('submitAnswer')], ['open.turn.active', answerFailed, 'takeDraft submitAnswer', 'returned']],
    ['a next question that is given up leaves all as it was', [...open(moving), next, done('skipQuestion', gaveUp)], [
      'open.turn.accepted', null, 'skipQuestion', '',
    ]],
    ['and can be asked for again', [...open(moving), next, done('skipQuestion', gaveUp), next], [
      'open.turn.nextQuestion', null, 'skipQuestion skipQuestion', '',
    ]],
    ['one that does not arrive says so', [...open(moving), next, done('skipQuestion', unreachable)], [
      'open.turn.accepted', nextFailed, 'skipQuestion', '',
    ]],
    ['or fails', [...open(moving), next, failed('skipQuestion')], ['open.turn.accepted', nextFailed, 'skipQuestion', '']],
    ['or is refused', [...open(moving), next, done('skipQuestion', no)], ['open.turn.accepted', 'Not now.', 'skipQuestion', '']],
    ['and is asked for again without the sentence', [...open(moving), next, done('skipQuestion', no), next], [
      'open.turn.nextQuestion', null, 'skipQuestion skipQuestion', '',
    ]],
    ['or went on elsewhere', [...open(moving), next, done('skipQuestion', stale)], [
      'open.line.elsewhere open.turn.accepted', null, 'skipQuestion', '',
    ]],
    ['or comes', [...open(moving), next, done('skipQuestion', deliveredAt({ question: 1 }))], ['open.turn.active', null, 'skipQuestion', '']],
  ])('%s', async (_, events, outcome) => {
    const { place, says, calls, drafts } = await outcomeOf(events)
    expect([place, says, calls, drafts]).toEqual(outcome)
  })

  test('text that was offered is gone once something is sent, or the next question asked for', async () => {
    const offeredText = (standing: Standing) => [started(standing), done('readUnsent', attemptOf({ question: '7.0' }))]
    const shown = [await outcomeOf([...offeredText({}), answer]), await outcomeOf([...offeredText(moving), next])]
    expect(shown.map(({ place, offered }) => [place, offered])).toEqual([['open.turn.sending.taking', null], ['open.turn.nextQuestion', null]])
  })
})
