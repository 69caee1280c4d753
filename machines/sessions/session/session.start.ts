import { output } from '#machines/params.ts'
import type { Started } from './session.calls.ts'

type AnyReply = { agent: { status: string } }

/**
 * Where the answer to a start leads, in the machine with this id: on to `restoring` beside it while the session runs, else to
 * how it ended, to what is offered, to the other kind of session, or to what went wrong.
 */
export function startOutcomes<Machine extends string>(machine: Machine) {
  const actions = { type: 'takeStart', params: output } as const
  return [
    { guard: { type: 'isRunning', params: output }, actions, target: 'restoring' },
    { guard: { type: 'wasCompleted', params: output }, actions, target: `#${machine}.complete.reviewing` },
    { guard: { type: 'wasTimeUp', params: output }, actions, target: `#${machine}.timedOut.notice.reviewing` },
    { guard: { type: 'isFinishedForGood', params: output }, actions: 'onlyResume', target: 'starting', reenter: true },
    { guard: { type: 'isNotBegun', params: output }, actions, target: `#${machine}.offered` },
    { guard: { type: 'isMissing', params: output }, target: `#${machine}.missing` },
    { guard: { type: 'isOtherKind', params: output }, actions, target: `#${machine}.done` },
    { actions, target: `#${machine}.failedToStart` },
  ] as const
}

/** The guards `startOutcomes` names. */
export const startGuards = {
  isRunning: (_: unknown, result: Started<AnyReply>) => result.ok && result.reply.agent.status === 'active',
  wasCompleted: (_: unknown, result: Started<AnyReply>) => result.ok && result.reply.agent.status === 'complete',
  wasTimeUp: (_: unknown, result: Started<AnyReply>) => result.ok && result.reply.agent.status === 'time_up',
  isNotBegun: (_: unknown, result: Started<AnyReply>) => !result.ok && result.code === 'not_begun',
  isFinishedForGood: ({ context }: { context: { mayBegin: boolean } }, result: Started<AnyReply>) =>
    context.mayBegin && !result.ok && result.code === 'redo_not_allowed',
  isMissing: (_: unknown, result: Started<AnyReply>) => !result.ok && result.code === 'not_found',
  isOtherKind: (_: unknown, result: Started<AnyReply>) => !result.ok && result.code === 'other_kind',
}
