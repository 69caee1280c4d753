import type { AtWork } from '#contract/classroom/at-work.ts'
import { atWorkMachine } from '#machines/classroom/at-work/at-work.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** A class of one, at the second question. */
export const walkedClass: AtWork = {
  class: { id: 7, name: 'Algebra 1' },
  works: [{ exercise_id: 3, title: 'Equations Check', assigned: 1, working: 1, finished: 0 }],
  exercise_id: 3,
  questions: [{ title: 'Solve for x', places: null, here: 1, stuck: 1, done: 0 }],
  students: [
    { id: 1, name: 'Maya Okafor', state: 'stuck', question: 2, questions: ['done', 'open'], tries: 3, hints: 0, since: '2026-11-20T12:00:00.000Z', session_id: 9, score: null },
  ],
}

/** Every moment of watching a class: over the stream, asking again, without a line, and once the class is gone. */
export const atWorkWalk = walkMachine(atWorkMachine, {
  input: { classId: 7, exerciseId: null },
  events: [
    { type: 'report.came', report: walkedClass },
    { type: 'xstate.done.actor.askOnce', output: walkedClass },
    { type: 'xstate.done.actor.askOnce', output: null },
  ],
  context: ({ context }) => [context.report !== null, context.asked],
  limit: 500,
})
