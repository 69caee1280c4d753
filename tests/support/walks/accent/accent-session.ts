import type { ErrorCode } from '#contract/errors.ts'
import { accentSessionMachine } from '#machines/accent/accent-session/accent-session.machine.ts'
import type { AccentStart } from '#machines/accent/accent-session/accent-session.state.ts'
import { aPicture, aRecording, goodTake, movedTo, scored, spokenAt, spokenStart, unsentTake } from '#tests/support/school/accent-agents.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const ended = '2026-11-20T19:30:00.000Z'

/**
 * Every moment of a spoken session: how each call can answer, how each wait can end, what a person can do; without the events
 * that are left out, and telling apart which take was scored last unless `alikeTakes`.
 */
export function walkAccentSession(leftOut: readonly string[] = [], { alikeTakes = false } = {}) {
  return walkMachine(accentSessionMachine, {
    input: { exerciseId: 5, assignmentId: 12, mayBegin: false, isTeacher: false },
    events: [
      { type: 'xstate.done.actor.startAccent', output: { ok: true, reply: spokenStart({ maySkip: true }) } },
      { type: 'xstate.done.actor.startAccent', output: { ok: true, reply: spokenStart({ take: goodTake, maySkip: true }) } },
      { type: 'xstate.done.actor.startAccent', output: { ok: true, reply: spokenStart({ status: 'complete', endedAt: ended }) } },
      { type: 'xstate.done.actor.startAccent', output: { ok: true, reply: spokenStart({ status: 'time_up', endedAt: ended }) } },
      { type: 'xstate.done.actor.startAccent', output: refused('no_questions') },
      { type: 'xstate.done.actor.startAccent', output: refused('redo_not_allowed') },
      { type: 'xstate.done.actor.startAccent', output: refused('not_begun') },
      { type: 'xstate.done.actor.startAccent', output: refused('not_found') },
      { type: 'xstate.done.actor.startAccent', output: refused('other_kind') },
      { type: 'xstate.done.actor.readTake', output: null },
      { type: 'xstate.done.actor.readTake', output: unsentTake() },
      { type: 'xstate.done.actor.recorder', output: { kind: 'captured', recording: aRecording } },
      { type: 'xstate.done.actor.recorder', output: { kind: 'refused', reason: 'denied' } },
      { type: 'xstate.done.actor.recorder', output: { kind: 'failed', reason: 'lost' } },
      { type: 'xstate.done.actor.recorder', output: { kind: 'cancelled' } },
      { type: 'xstate.done.actor.keepTake', output: true },
      { type: 'xstate.done.actor.submitTake', output: scored() },
      { type: 'xstate.done.actor.submitTake', output: scored({ maySkip: true }, { usable: false, reason: 'noise' }) },
      { type: 'xstate.done.actor.submitTake', output: scored({ status: 'time_up', endedAt: ended }) },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'refused', sentence: null, agent: null } },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'refused', sentence: 'This session has ended.', agent: spokenAt({ status: 'time_up' }) } },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'refused', sentence: 'This recording cannot be read.', agent: null } },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'stale' } },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'offline' } },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'unreachable' } },
      { type: 'xstate.done.actor.submitTake', output: { kind: 'givenUp' } },
      { type: 'xstate.done.actor.skipSpoken', output: movedTo({ maySkip: true }) },
      { type: 'xstate.done.actor.skipSpoken', output: movedTo({ question: 1, status: 'complete', endedAt: ended }) },
      { type: 'xstate.done.actor.skipSpoken', output: { kind: 'refused', sentence: 'This question cannot be skipped.', agent: null } },
      { type: 'xstate.done.actor.skipSpoken', output: { kind: 'stale' } },
      { type: 'xstate.done.actor.skipSpoken', output: { kind: 'givenUp' } },
      { type: 'xstate.done.actor.forceEnd', output: movedTo({ status: 'time_up' }) },
      { type: 'xstate.done.actor.forceEnd', output: { kind: 'unreachable' } },
      { type: 'xstate.done.actor.forceEnd', output: { kind: 'givenUp' } },
      { type: 'xstate.done.actor.readState', output: { askedFrom: spokenAt().state_token, stateToken: 'another' } },
      { type: 'xstate.done.actor.readState', output: { askedFrom: spokenAt().state_token, stateToken: spokenAt().state_token } },
      { type: 'xstate.done.actor.clock', output: { reason: 'time_up' } },
      { type: 'xstate.done.actor.clock', output: { reason: 'ended_elsewhere' } },
      { type: 'microphone.chosen', deviceId: 'desk' },
      { type: 'picture.drawn', clientAttemptId: 'take-1', picture: aPicture },
      { type: 'speed.chosen', speed: 0.8 },
      { type: 'record.requested', expectedMs: 2_000 },
      { type: 'play.requested', heard: 'own', tracks: [] },
    ],
    raised: ['time.up', 'session.continuedElsewhere', ...leftOut],
    context: (moment) => {
      const { session, unsent, unusable, mayBegin } = moment.context
      const isResting = moment.matches({ open: { take: { question: 'resting' } } })
      return [mayBegin, moment.matches('timedOut') && session?.status, alikeTakes || session?.take?.id, unsent !== null, isResting && unusable]
    },
    limit: 4_000,
  })
}

/** The walks that together take every way, as one of all events would visit too many moments: trying and reading, and leaving. */
export function accentSessionWalks() {
  return [
    walkAccentSession(['exit.requested']),
    walkAccentSession(
      [
        'check.requested',
        'listen.requested',
        'play.requested',
        'hush.requested',
        'soundRetry.requested',
        'takeRetry.requested',
        'speed.chosen',
        'tab.woke',
        'line.lost',
        'next.requested',
        'skip.requested',
        'defer.requested',
        'take.discarded',
      ],
      { alikeTakes: true },
    ),
  ]
}

function refused(code: ErrorCode): AccentStart {
  return { ok: false, code, sentence: 'This cannot be started.', assignment: null }
}
