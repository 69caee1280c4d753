import type { AnyEventObject } from 'xstate'
import { aRecording, spokenStart } from '#tests/support/school/accent-agents.ts'
import { done } from '#tests/machines/journey.ts'
import { beginnings } from '#tests/machines/sessions/session-events.ts'

/** How a spoken session can begin. */
export const { started, refused, open } = beginnings('startAccent', 'readTake', spokenStart)
/** Recording begins. */
export const record = { type: 'record.requested', expectedMs: 2_000 }
/** The recording is handed in. */
export const submit = { type: 'submit.requested' }
/** The recorder has heard something. */
export const captured = done('recorder', { kind: 'captured', recording: aRecording })
/** A recording is made and kept. */
export const recorded = [record, captured, done('keepTake', true)]

/** A session whose time is up after these events. */
export function timeUp(...before: AnyEventObject[]): AnyEventObject[] {
  return [...open(), ...before, done('clock', { reason: 'time_up' })]
}
