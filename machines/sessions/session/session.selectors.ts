import type { ActorRefFrom } from 'xstate'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { clockMachine } from '#machines/sessions/clock/clock.machine.ts'
import { sessionTexts } from './session.texts.ts'
import type { SessionContext } from './session.work.ts'

/** How leaving a session stands. */
export type ExitName = 'staying' | 'confirming' | 'leaving' | 'leaveFailed'

/** One moment of a session of either kind. */
export type SessionMoment = {
  matches(state: 'offered' | 'missing' | 'failedToStart' | 'open' | { open: { exit: ExitName } }): boolean
  context: SessionContext<{ sentence: string; assignment: Assignment | null }>
  children: { clock?: ActorRefFrom<typeof clockMachine> | undefined }
}

/** What stands where no session opened: work that is not begun (null: practice), work that is not there, or why it did not start. */
export type UnopenedView =
  | { mode: 'offered'; assignment: Assignment | null }
  | { mode: 'missing'; isTeacher: boolean }
  | { mode: 'failedToStart'; refusal: string | null }

/** What a screen shows of a session that did not open; null of any other. */
export function unopenedView(moment: SessionMoment): UnopenedView | null {
  const { startRefusal, isTeacher } = moment.context
  if (moment.matches('offered')) return { mode: 'offered', assignment: startRefusal?.assignment ?? null }
  if (moment.matches('missing')) return { mode: 'missing', isTeacher }
  return moment.matches('failedToStart') ? { mode: 'failedToStart', refusal: startRefusal?.sentence ?? null } : null
}

/** How leaving an open session stands. */
export function exitName(moment: SessionMoment): ExitName {
  return exitNames.find((exit) => moment.matches({ open: { exit } })) ?? 'staying'
}

const exitNames = ['confirming', 'leaving', 'leaveFailed'] as const

/** Whether leaving would end a session that its person has not agreed to end. */
export function isAbandonedByLeaving(moment: SessionMoment): boolean {
  return moment.matches('open') && exitName(moment) !== 'leaving'
}

/** The sentence about what went wrong last, or null. */
export function problem(moment: SessionMoment): string | null {
  return exitName(moment) === 'leaveFailed' ? sessionTexts.leaveFailed : moment.context.problem
}

/** The running clock; undefined while the session is not open. */
export function sessionClock(moment: SessionMoment) {
  return moment.children.clock
}
