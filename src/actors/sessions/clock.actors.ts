import { fromCallback, fromPromise } from 'xstate'
import { chatClock } from '#contract/chat/chat-sessions.ts'
import type { clockMachine, ClockEvent, ClockReading } from '#machines/sessions/clock/clock.machine.ts'
import type { Api } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { onTabWake } from './tab-wake.ts'

type Provided = NonNullable<Parameters<typeof clockMachine.provide>[0]['actors']>

const longGapMs = 3_000

/** The session clock's surroundings: whole seconds of server time, this tab falling asleep and waking, and the server's word. */
export function createClockActors({ api, clock }: { api: Api; clock: ServerClock }) {
  return {
    tickSeconds: fromCallback<{ type: 'never' }, { fromMs: number }>(({ input, sendBack }) => {
      let timer = setTimeout(tick, untilWholeSecond())
      let tickedAtMs = Date.now()

      function tick() {
        const gapMs = Date.now() - tickedAtMs
        tickedAtMs = Date.now()
        if (gapMs > longGapMs || gapMs < 0) sendBack({ type: 'tab.woke' } satisfies ClockEvent)
        sendBack({ type: 'second.passed', nowMs: clock.nowMs() } satisfies ClockEvent)
        timer = setTimeout(tick, untilWholeSecond())
      }

      function untilWholeSecond(): number {
        const intoSecond = (((clock.nowMs() - input.fromMs) % 1000) + 1000) % 1000
        return 1000 - intoSecond + 5
      }

      return () => clearTimeout(timer)
    }),
    watchTab: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
      function wake() {
        sendBack({ type: 'tab.woke' } satisfies ClockEvent)
      }
      const forgetTab = onTabWake(wake)
      window.addEventListener('pageshow', wake)
      window.addEventListener('online', wake)
      return () => {
        forgetTab()
        window.removeEventListener('pageshow', wake)
        window.removeEventListener('online', wake)
      }
    }),
    readClock: fromPromise<ClockReading, { sessionId: number }>(async ({ input, signal }) => {
      const reading = await api.send(chatClock, { query: { session_id: String(input.sessionId) }, signal, isBackground: true })
      clock.tell(Date.parse(reading.server_now), true)
      const deadlineAtMs = reading.deadline_at === null ? null : Date.parse(reading.deadline_at)
      return { deadlineAtMs, nowMs: clock.nowMs(), status: reading.status }
    }),
  } satisfies Provided
}
