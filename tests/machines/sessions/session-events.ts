import type { AnyEventObject } from 'xstate'
import { done } from '#tests/machines/journey.ts'

/** What a session of a student's own work begins with. */
export const student = { exerciseId: 5, assignmentId: 12, mayBegin: false, isTeacher: false }
/** When a session was over. */
export const over = '2026-11-20T19:39:00.000Z'

/** Leaving is asked for. */
export const exit = { type: 'exit.requested' }
/** It is meant. */
export const confirmed = { type: 'exit.confirmed' }
/** It is not. */
export const cancelled = { type: 'exit.cancelled' }
/** The way home is taken. */
export const home = { type: 'home.requested' }
/** What failed is tried again. */
export const retry = { type: 'retry.requested' }
/** The question is skipped. */
export const skip = { type: 'skip.requested' }
/** The next question is wanted. */
export const next = { type: 'next.requested' }
/** The line is there again. */
export const restored = { type: 'line.restored' }
/** The page is looked at again. */
export const woke = { type: 'tab.woke' }
/** The session goes on here. */
export const again = { type: 'continueHere.requested' }

/** A call that found nobody. */
export const unreachable = { kind: 'unreachable' }
/** This device has no line. */
export const cutOff = { kind: 'offline' }
/** A call the person waited for no longer. */
export const gaveUp = { kind: 'givenUp' }
/** A call of a page that the session left behind. */
export const stale = { kind: 'stale' }
/** A call that is refused for good. */
export const no = { kind: 'refused', sentence: 'Not now.', agent: null }
/** A call that found the server busy. */
export const busy = { kind: 'refused', sentence: null, agent: null }

/** How a session can begin, by the names of its calls: `started`, `refused` with a code, and `open`, which is also past what was kept of it. */
export function beginnings<Standing>(start: string, readKept: string, replyAt: (standing?: Standing) => unknown) {
  function started(standing?: Standing): AnyEventObject {
    return done(start, { ok: true, reply: replyAt(standing) })
  }
  function refused(code: string): AnyEventObject {
    return done(start, { ok: false, code, sentence: 'Not yours.', assignment: null })
  }
  function open(standing?: Standing): AnyEventObject[] {
    return [started(standing), done(readKept, null)]
  }
  return { started, refused, open }
}
