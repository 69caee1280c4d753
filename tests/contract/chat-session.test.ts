import { describe, expect, test } from 'vitest'
import { getAssignment } from '#contract/assignments/assignments.ts'
import type { ChatSessionSnapshot } from '#machines/chat/chat-session/chat-session.machine.ts'
import { draftSession } from '#machines/chat/chat-session/chat-session.selectors.ts'
import type { Tutor } from '#server/ports/tutor.ts'
import { createClassroom, scriptedTutor, type ClassroomOptions } from '#tests/server/chat/classroom.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { openPage } from './session-page.ts'

function room(options: ClassroomOptions = {}) {
  return createClassroom({ asked: [{ title: 'One', prompt: 'One?' }, { title: 'Two', prompt: 'Two?' }], ...options })
}

/** The student's answers in the log, with what became of each. */
function answersIn({ context }: ChatSessionSnapshot) {
  return context.log.filter(({ role }) => role === 'user').map(({ content, verdict, attempt }) => ({ content, verdict, attempt }))
}

describe('a session against the real server', () => {
  test('goes from the first question to the way home, and the assignment is complete', async () => {
    const school = await room()
    const page = await openPage(school)
    expect((await page.send('q.5')).matches({ open: { turn: 'active' } })).toEqual(true)
    expect((await page.send('q1')).matches({ open: { turn: 'settled' } })).toEqual(true)
    page.actor.send({ type: 'next.requested' })
    await page.until((moment) => moment.context.session?.current_task_index === 1 && moment.matches({ open: { turn: 'active' } }))
    await page.send('q1')
    page.actor.send({ type: 'next.requested' })
    await page.until((moment) => moment.matches('complete'))
    page.waits.increment(300)
    page.actor.send({ type: 'home.requested' })
    expect(page.actor.getSnapshot().output).toEqual({ returnTo: '/student' })
    const { config } = await school.app.request(getAssignment, { as: school.student, params: { id: school.assignment.id } })
    expect([config.complete, config.score]).toEqual([true, 95])
  })

  test('counts an answer once when its reply was lost, and shows it once', async () => {
    const page = await openPage(await room())
    page.lineIs('lost reply')
    const waiting = await page.send('q.5')
    expect(waiting.matches({ open: { turn: 'active', line: { away: 'waiting' } } })).toEqual(true)
    page.lineIs('good')
    page.actor.send({ type: 'line.restored' })
    const moment = await page.until((next) => next.matches({ open: { line: { online: 'trusting' } } }))
    expect(answersIn(moment)).toEqual([{ content: 'q.5', verdict: 'partly', attempt: 1 }])
    expect(moment.context.session?.current_question_state.attempts).toEqual(1)
  })

  test('sends an answer after the reload that was typed while the line was down, once', async () => {
    const school = await room()
    const storage = fakeStorage()
    const before = await openPage(school, { storage })
    before.lineIs('lost request')
    await before.send('q.5')
    before.actor.stop()
    const after = await openPage(school, { storage })
    expect(after.actor.getSnapshot().matches({ open: { line: { away: 'waiting' } } })).toEqual(true)
    after.waits.increment(2_000)
    const moment = await after.until((next) => next.matches({ open: { line: { online: 'trusting' } } }))
    expect(answersIn(moment)).toEqual([{ content: 'q.5', verdict: 'partly', attempt: 1 }])
    expect(after.drafts.unsent(draftSession(moment) ?? 0)).toEqual(null)
  })

  test('moves on once when the reply to Next was lost', async () => {
    const page = await openPage(await room())
    await page.send('q1')
    page.lineIs('lost reply')
    page.actor.send({ type: 'next.requested' })
    await page.until((moment) => moment.context.problem !== null)
    page.lineIs('good')
    page.actor.send({ type: 'next.requested' })
    const moment = await page.until((next) => next.context.session?.current_task_index === 1)
    expect(moment.matches({ open: { turn: 'active', line: { online: 'trusting' } } })).toEqual(true)
  })

  test('notices that another tab went on, offers the text and continues from there', async () => {
    const school = await room()
    const [old, other] = [await openPage(school), await openPage(school)]
    await other.send('q.5')
    const moment = await old.send('q.75')
    expect([moment.matches({ open: { line: 'elsewhere' } }), moment.context.offeredText]).toEqual([true, 'q.75'])
    old.actor.send({ type: 'continueHere.requested' })
    const continued = await old.until((next) => next.matches({ open: { line: { online: 'trusting' } } }))
    expect(answersIn(continued)).toEqual([{ content: 'q.5', verdict: 'partly', attempt: 1 }])
    expect(old.drafts.read({ sessionId: draftSession(continued) ?? 0, question: '0.0' })).toEqual('q.75')
  })

  test('sends the typed text as the last answer when the time is up', async () => {
    const school = await room({ config: { timer: '10min' } })
    const page = await openPage(school)
    page.type('q1')
    school.app.clock.advance(10 * 60_000 + 500)
    page.actor.send({ type: 'time.up' })
    const moment = await page.until((next) => next.matches({ timedOut: { lastAnswer: 'ended' } }))
    expect([moment.context.lastAnswer, moment.context.session?.status]).toEqual(['sent', 'time_up'])
    expect(answersIn(moment)).toEqual([{ content: 'q1', verdict: 'right', attempt: 1 }])
  })

  test('ends by time without an answer when the box is empty', async () => {
    const school = await room({ config: { timer: '10min' } })
    const page = await openPage(school)
    school.app.clock.advance(10 * 60_000)
    page.actor.send({ type: 'time.up' })
    const moment = await page.until((next) => next.matches({ timedOut: { lastAnswer: 'ended' } }))
    expect([moment.context.lastAnswer, moment.context.session?.status]).toEqual(['none', 'time_up'])
  })

  test('leaves the assignment open when it is abandoned', async () => {
    const school = await room()
    const page = await openPage(school)
    page.actor.send({ type: 'exit.requested' })
    page.actor.send({ type: 'exit.confirmed' })
    await page.until((moment) => moment.status === 'done')
    const { config, open_session } = await school.app.request(getAssignment, { as: school.student, params: { id: school.assignment.id } })
    expect([config.complete, open_session]).toEqual([false, null])
  })

  test('asks for a hint without spending a try or the draft', async () => {
    const { judge, speaker } = scriptedTutor
    const tutor: Tutor = { speaker, judge: { judge: (asked, text, ...rest) => judge.judge(asked, text === 'hint' ? 'help' : text, ...rest) } }
    const page = await openPage(await room({ tutor, asked: [{ title: 'One', prompt: 'One?\n\nAnswer: 4\nHint: Think.' }] }))
    page.type('q.5 half a thought')
    page.actor.send({ type: 'hint.requested' })
    const moment = await page.until((next) => next.context.log.length > 1 && next.matches({ open: { turn: 'active' } }))
    expect(moment.context.session?.current_question_state.attempts).toEqual(0)
    expect(page.drafts.read({ sessionId: draftSession(moment) ?? 0, question: '0.0' })).toEqual('q.5 half a thought')
  })
})
