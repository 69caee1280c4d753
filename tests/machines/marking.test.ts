import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type MarkResult, markingMachine, type MarkWish, type PreviewResult } from '#machines/marking/marking.machine.ts'
import { markViewAt } from '#machines/marking/marking.selectors.ts'
import { examplePastSession } from '#src/screens/session/example-past-session.ts'

const changed = { ...examplePastSession, history: { ...examplePastSession.history, score: 23.5 } }
const ten: MarkWish = { kind: 'score', place: 1, score: 10, reason: 'Both ideas are there.' }
const accept: MarkWish = { kind: 'accept', place: 0, questionId: 30, messageId: 33, answer: 'x = 8' }

/** Marking whose calls answer as told; what was saved is kept in order. */
function start({ result = { ok: true, session: changed, changes: [] }, isAway = false }: { result?: MarkResult; isAway?: boolean } = {}) {
  const told: { saved: unknown[]; announced: unknown[]; isAway: boolean } = { saved: [], announced: [], isAway }
  const machine = markingMachine.provide({
    actors: {
      saveMark: fromPromise<MarkResult, { sessionId: number; wish: MarkWish | null }>(async ({ input }) => {
        if (told.isAway) throw new Error('away')
        told.saved.push(input)
        return result
      }),
      countRegraded: fromPromise<PreviewResult, { wish: MarkWish | null }>(async () => ({ ok: true, regraded: 5 })),
    },
    actions: { announce: (_, { wish, regraded }) => void told.announced.push([wish?.kind, regraded]) },
  })
  return { told, actor: createActor(machine, { input: { session: examplePastSession, changes: null } }).start() }
}

test('a score is saved at once, and the page shows the session as it then stands', async () => {
  const { told, actor } = start()
  actor.send({ type: 'mark.wished', wish: ten })
  const done = await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.saved, told.announced, done.context.session.history.score]).toEqual([[{ sessionId: 64, wish: ten }], [['score', 0]], 23.5])
})

test('an answer for everybody is counted first and saved only when confirmed', async () => {
  const { told, actor } = start()
  actor.send({ type: 'mark.wished', wish: accept })
  const asked = await waitFor(actor, (moment) => moment.matches('confirming'))
  expect([asked.context.regraded, told.saved]).toEqual([5, []])
  actor.send({ type: 'mark.cancelled' })
  actor.send({ type: 'mark.wished', wish: accept })
  await waitFor(actor, (moment) => moment.matches('confirming'))
  actor.send({ type: 'mark.confirmed' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.saved, told.announced]).toEqual([[{ sessionId: 64, wish: accept }], [['accept', 5]]])
})

test('a refusal stands beside its question alone, and the next mark takes its place', async () => {
  const { actor } = start({ result: { ok: false, sentence: 'This question is worth 10 points.' } })
  actor.send({ type: 'mark.wished', wish: ten })
  const refused = await waitFor(actor, (moment) => moment.hasTag('refused'))
  expect([markViewAt(refused, 1).sentence, markViewAt(refused, 0).sentence]).toEqual(['This question is worth 10 points.', null])
  actor.send({ type: 'mark.wished', wish: { ...ten, place: 0 } })
  expect(markViewAt(actor.getSnapshot(), 1)).toEqual({ wish: null, isBusy: false, canRetry: false, sentence: null })
})

test('what nobody answered is tried again as it was', async () => {
  const { told, actor } = start({ isAway: true })
  actor.send({ type: 'mark.wished', wish: ten })
  const stopped = await waitFor(actor, (moment) => moment.hasTag('failed'))
  expect(markViewAt(stopped, 1)).toEqual({ wish: ten, isBusy: false, canRetry: true, sentence: null })
  told.isAway = false
  actor.send({ type: 'retry.requested' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told.saved).toEqual([{ sessionId: 64, wish: ten }])
})
