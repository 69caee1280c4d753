import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { chatSessionMachine } from '#machines/chat/chat-session/chat-session.machine.ts'
import type { DraftEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import type { Attempt, Delivery, DraftCall, StartResult } from '#machines/chat/chat-session/chat-session.state.ts'
import type { SessionCall, StartCall } from '#machines/sessions/session/session.calls.ts'
import { retryWait } from '#machines/sessions/session/session.timing.ts'
import { clockMachine, type ClockReading } from '#machines/sessions/clock/clock.machine.ts'
import { attemptOf, deliveredAt, replyAt } from '#tests/support/school/chat-agents.ts'

const deadline = Date.parse('2026-11-20T19:39:00.000Z')

test('the waits between tries double from about 1 s to at most 45 s, and differ between students', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.string({ minLength: 1 }), (retries, id) => {
      const base = Math.min(1_000 * 2 ** retries, 30_000)
      const wait = retryWait(retries, id)
      expect(wait >= base && wait <= base * 1.5).toEqual(true)
    }),
  )
  const waits = new Set(Array.from({ length: 30 }, (_, student) => retryWait(3, `attempt of student ${student}`)))
  expect(waits.size).toBeGreaterThan(20)
})

test('with the real clock inside, zero sends the typed text and the dialog opens two seconds later', async () => {
  const simulated = new SimulatedClock()
  const sent: unknown[] = []
  const quiet = fromCallback<{ type: 'never' }, undefined>(() => undefined)
  let tick: (nowMs: number) => void = () => undefined
  const clock = clockMachine.provide({
    actors: {
      watchTab: quiet,
      readClock: fromPromise<ClockReading, { sessionId: number }>(async () => ({ deadlineAtMs: deadline, nowMs: deadline + 50, status: 'active' })),
      tickSeconds: fromCallback<{ type: 'never' }, { fromMs: number }>(({ sendBack }) => {
        tick = (nowMs) => sendBack({ type: 'second.passed', nowMs })
      }),
    },
  })
  const actor = createActor(
    chatSessionMachine.provide({
      actors: {
        clock,
        startChat: fromPromise<StartResult, StartCall>(async () => ({ ok: true, reply: replyAt() })),
        readUnsent: fromPromise<Attempt | null, { sessionId: number }>(async () => null),
        takeDraft: fromPromise<Attempt | null, DraftCall>(async () => attemptOf({ text: 'half a thou' })),
        submitAnswer: fromPromise<Delivery, SessionCall & { attempt: Attempt | null }>(async ({ input }) => {
          sent.push(input.attempt?.text)
          return deliveredAt({ attempts: 1, status: 'time_up' })
        }),
        keepDrafts: fromCallback<DraftEvent, undefined>(() => undefined),
        uploadDrafts: quiet,
        watchLine: quiet,
      },
    }),
    { clock: simulated, input: { exerciseId: 5, assignmentId: 12, mayBegin: true, isTeacher: false } },
  ).start()
  await settled()
  tick(deadline)
  await settled()
  expect(actor.getSnapshot().value).toEqual({ timedOut: { notice: 'announcing', lastAnswer: 'ended' } })
  expect(sent).toEqual(['half a thou'])
  simulated.increment(1_999)
  expect(actor.getSnapshot().matches({ timedOut: { notice: 'reviewing' } })).toEqual(false)
  simulated.increment(1)
  expect(actor.getSnapshot().matches({ timedOut: { notice: 'reviewing' } })).toEqual(true)
})

async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}
