import { output } from '#machines/params.ts'
import { noticeStates } from './session.closing.ts'
import { exitRegion } from './session.exit.ts'
import { startOutcomes } from './session.start.ts'
import { sessionTexts } from './session.texts.ts'
import { clockTimes, startCall, type SessionWork } from './session.work.ts'

type Kind<Machine, Start, Begins, Ended> = { machine: Machine; start: Start; begins: Begins; onEnded: Ended }

/**
 * The states that a session has whatever is done in it, for the machine with the id `machine`, which names them in its chart and
 * adds what is its own. `start` is its call to begin or resume, `begins` the state in which Start leads from what was only
 * offered, `onEnded` its actions once nothing can be done in the session any more.
 */
export function sessionStates<
  const Machine extends string,
  const Start extends string,
  const Begins extends string,
  const Ended extends readonly string[],
>({ machine, start, begins, onEnded }: Kind<Machine, Start, Begins, Ended>) {
  return {
    /** Around `starting` and what the machine restores then. */
    loading: { tags: 'pending', initial: 'starting', on: { 'exit.requested': 'done' } },
    starting: {
      invoke: {
        src: start,
        id: start,
        input: ({ context }: { context: SessionWork }) => startCall(context),
        onDone: startOutcomes(machine),
        onError: `#${machine}.failedToStart`,
      },
    },
    /** Work that was opened by its address and not begun. */
    offered: {
      entry: onEnded,
      on: { 'begin.requested': { actions: 'allowBeginning', target: begins }, 'home.requested': 'done' },
    },
    missing: { on: { 'home.requested': 'done' } },
    failedToStart: {
      tags: 'failed',
      entry: { type: 'say', params: { sentence: sessionTexts.startFailed } },
      on: { 'retry.requested': 'loading', 'exit.requested': 'done', 'home.requested': 'done' },
    },
    /** Around the regions of a running session: it ends with its clock, or when the server says so. */
    open: {
      type: 'parallel',
      always: [
        { guard: 'isComplete', target: 'complete' },
        { guard: 'isTimeUp', target: 'timedOut' },
      ],
      on: { 'time.up': 'timedOut' },
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }: { context: SessionWork }) => clockTimes(context),
        onDone: [
          { guard: { type: 'isRunOut', params: output }, actions: 'announceTimeUp' },
          { guard: 'isBetweenCalls', actions: 'announceElsewhere' },
        ],
      },
    },
    exit: exitRegion(`#${machine}.done`, onEnded),
    complete: {
      tags: 'finished',
      entry: ['forgetProblem', ...onEnded],
      ...noticeStates(`#${machine}.done`, 'completionNotice'),
    },
  } as const
}
