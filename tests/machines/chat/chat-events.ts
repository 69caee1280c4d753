import type { AnyEventObject } from 'xstate'
import { chatSessionMachine, type ChatSessionSnapshot } from '#machines/chat/chat-session/chat-session.machine.ts'
import { attemptOf, replyAt } from '#tests/support/school/chat-agents.ts'
import { done, journeysThrough, leaves } from '#tests/machines/journey.ts'
import { beginnings, student } from '#tests/machines/sessions/session-events.ts'

/** How a session in the chat can begin. */
export const { started, refused, open } = beginnings('startChat', 'readUnsent', replyAt)
/** What is typed is sent. */
export const answer = { type: 'answer.submitted' }
/** A hint is wanted. */
export const hint = { type: 'hint.requested' }
/** The question is skipped over something typed. */
export const skipOverText = { type: 'skip.requestedOverText' }
/** It is not skipped after all. */
export const keepAnswering = { type: 'skip.cancelled' }
/** The line is gone. */
export const lost = { type: 'line.lost' }
/** The session was ended elsewhere. */
export const endedElsewhere = done('clock', { reason: 'ended_elsewhere' })
/** What is typed is taken out of the box. */
export const taken = done('takeDraft', attemptOf())
/** An answer goes out. */
export const sent = [answer, taken]
/** An answer after which moving on is offered. */
export const moving = { attempts: 2, nextWorth: 8, mayMoveOn: true }
/** A question without tries left. */
export const settledAt = { attempts: 4, nextWorth: null, mayMoveOn: true }

/** The server's word on an answer. */
export function answered(output: unknown): AnyEventObject {
  return done('submitAnswer', output)
}

/** What a session came to: where it stands beside what is usual, what it says, asked for, told the keeper of drafts, offers and knows. */
export async function outcomeOf(events: readonly AnyEventObject[], input = student) {
  const journey = await journeysThrough(chatSessionMachine, { held: ['keepDrafts'] })(input).tell(...events)
  const moment: ChatSessionSnapshot = journey.actor.getSnapshot()
  const silent = ['watchLine', 'tutorWords', 'uploadDrafts', 'clock', 'startChat', 'readUnsent']
  return {
    place: leaves(moment, ['open.line.online.trusting', 'open.exit.staying']),
    says: moment.context.problem,
    calls: journey.called().filter((src) => !silent.includes(src)).join(' '),
    drafts: [...JSON.stringify(journey.heard).matchAll(/attempt\.(\w+)/g)].map(([, what]) => what).join(' '),
    offered: moment.context.offeredText,
    lastAnswer: moment.context.lastAnswer,
    starts: journey.called().filter((src) => src === 'startChat').length,
    retries: moment.context.retries,
    context: moment.context,
  }
}
