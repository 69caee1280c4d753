import type { ErrorCode } from '#contract/errors.ts'
import { chatSessionMachine } from '#machines/chat/chat-session/chat-session.machine.ts'
import type { StartResult } from '#machines/chat/chat-session/chat-session.state.ts'
import { agentAt, attemptOf, deliveredAt, replyAt } from '#tests/support/school/chat-agents.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of a chat session: how each call can answer, how each wait can end, what a person can do. */
export const chatSessionWalk = walkMachine(chatSessionMachine, {
  input: { exerciseId: 5, assignmentId: 12, mayBegin: true, isTeacher: false },
  events: [
    { type: 'xstate.done.actor.startChat', output: { ok: true, reply: replyAt({ allowSkipping: true }) } },
    { type: 'xstate.done.actor.startChat', output: { ok: true, reply: replyAt({ status: 'complete', endedAt: '2026-11-20T19:30:00.000Z' }) } },
    { type: 'xstate.done.actor.startChat', output: { ok: true, reply: replyAt({ status: 'time_up', endedAt: '2026-11-20T19:30:00.000Z' }) } },
    { type: 'xstate.done.actor.startChat', output: refused('no_questions') },
    { type: 'xstate.done.actor.startChat', output: refused('redo_not_allowed') },
    { type: 'xstate.done.actor.startChat', output: refused('not_begun') },
    { type: 'xstate.done.actor.startChat', output: refused('not_found') },
    { type: 'xstate.done.actor.startChat', output: refused('other_kind') },
    { type: 'xstate.done.actor.readUnsent', output: null },
    { type: 'xstate.done.actor.readUnsent', output: attemptOf() },
    { type: 'xstate.done.actor.readUnsent', output: attemptOf({ question: '7.0' }) },
    { type: 'xstate.done.actor.takeDraft', output: attemptOf() },
    { type: 'xstate.done.actor.takeDraft', output: null },
    { type: 'xstate.done.actor.submitAnswer', output: deliveredAt({ attempts: 1, nextWorth: 9 }) },
    { type: 'xstate.done.actor.submitAnswer', output: deliveredAt({ attempts: 2, nextWorth: 8, mayMoveOn: true }) },
    { type: 'xstate.done.actor.submitAnswer', output: deliveredAt({ attempts: 2, nextWorth: null, mayMoveOn: true }) },
    { type: 'xstate.done.actor.submitAnswer', output: deliveredAt({ attempts: 1, nextWorth: null, mayMoveOn: true, status: 'time_up' }) },
    { type: 'xstate.done.actor.submitAnswer', output: { kind: 'refused', sentence: null, agent: null } },
    { type: 'xstate.done.actor.submitAnswer', output: { kind: 'refused', sentence: 'This session has ended.', agent: agentAt({ status: 'time_up' }) } },
    { type: 'xstate.done.actor.submitAnswer', output: { kind: 'stale' } },
    { type: 'xstate.done.actor.submitAnswer', output: { kind: 'offline' } },
    { type: 'xstate.done.actor.submitAnswer', output: { kind: 'unreachable' } },
    { type: 'xstate.done.actor.submitAnswer', output: { kind: 'givenUp' } },
    { type: 'xstate.done.actor.skipQuestion', output: deliveredAt({ question: 1 }) },
    { type: 'xstate.done.actor.skipQuestion', output: deliveredAt({ question: 1, status: 'complete', endedAt: '2026-11-20T19:30:00.000Z' }) },
    { type: 'xstate.done.actor.skipQuestion', output: { kind: 'refused', sentence: 'This question cannot be skipped.', agent: null } },
    { type: 'xstate.done.actor.skipQuestion', output: { kind: 'stale' } },
    { type: 'xstate.done.actor.skipQuestion', output: { kind: 'givenUp' } },
    { type: 'xstate.done.actor.forceEnd', output: deliveredAt({ status: 'time_up' }) },
    { type: 'xstate.done.actor.forceEnd', output: { kind: 'unreachable' } },
    { type: 'xstate.done.actor.forceEnd', output: { kind: 'givenUp' } },
    { type: 'xstate.done.actor.readState', output: { askedFrom: replyAt().agent.state_token, stateToken: 'another' } },
    { type: 'xstate.done.actor.readState', output: { askedFrom: replyAt().agent.state_token, stateToken: replyAt().agent.state_token } },
    { type: 'xstate.done.actor.clock', output: { reason: 'time_up' } },
    { type: 'xstate.done.actor.clock', output: { reason: 'ended_elsewhere' } },
  ],
  raised: ['time.up', 'answer.undelivered', 'session.continuedElsewhere'],
  context: ({ context: { session, attempt, mayBegin } }) => [
    mayBegin,
    session?.status,
    session?.current_task_index,
    session?.current_question_state.next_attempt_worth === null,
    session?.current_question_set_state.should_move_to_next_question,
    session?.current_question_set_definition.allow_skipping,
    session?.current_question_state.example_offered,
    attempt !== null,
  ],
  limit: 3_000,
})

function refused(code: ErrorCode): StartResult {
  return { ok: false, code, sentence: 'This cannot be started.', assignment: null }
}
