import { markingMachine } from '#machines/review/marking/marking.machine.ts'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const newer = {
  session: examplePastSession,
  changes: null,
  mark: { points: 7.5, points_possible: 10, by: 'Elena Alvarez', is_own: false, at: null, version: 3 },
}

/** Every moment of one question being marked: its score set, a waiting answer judged or held, an answer accepted for everybody. */
export const markingWalk = walkMachine(markingMachine, {
  input: { session: examplePastSession, changes: [] },
  events: [
    { type: 'mark.wished', wish: { kind: 'score', place: 0, score: 10, reason: 'It had the idea.' } },
    { type: 'mark.wished', wish: { kind: 'quality', place: 0, messageId: 33, quality: null } },
    { type: 'mark.typed', place: 0, isDirty: true },
    { type: 'mark.wished', wish: { kind: 'accept', place: 0, questionId: 30, messageId: 33, answer: 'x = 8' } },
    { type: 'xstate.done.actor.saveMark', output: { ok: true, session: examplePastSession, changes: [] } },
    { type: 'xstate.done.actor.saveMark', output: { ok: false, sentence: 'This question is worth 10 points.' } },
    { type: 'xstate.done.actor.saveMark', output: { ok: false, sentence: 'Elena Alvarez gave 7.5 of 10 in the meantime.', newer } },
    { type: 'xstate.done.actor.countRegraded', output: { ok: true, regraded: 3 } },
    { type: 'xstate.done.actor.countRegraded', output: { ok: false, sentence: 'The question has no room for another answer.' } },
  ],
  context: ({ context }) => [context.wish?.kind, context.sentence, context.newer?.version],
  limit: 100,
})
