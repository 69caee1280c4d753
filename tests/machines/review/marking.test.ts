import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type MarkResult, type MarkToSave, markingMachine, type MarkWish, type PreviewResult } from '#machines/review/marking/marking.machine.ts'
import { hasUnsavedMark, markViewAt } from '#machines/review/marking/marking.selectors.ts'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'

const changed = { ...examplePastSession, history: { ...examplePastSession.history, score: 23.5 } }
const ten: MarkWish = { kind: 'score', place: 1, score: 10, reason: 'Both ideas are there.' }
const accept: MarkWish = { kind: 'accept', place: 0, questionId: 30, messageId: 33, answer: 'x = 8' }

const judged: MarkWish = { kind: 'quality', place: 1, messageId: 53, quality: 0.75 }

/** Marking whose calls answer as told; what was saved is kept in order. */
function start({ result = { ok: true, session: changed, changes: [] }, isAway = false }: { result?: MarkResult; isAway?: boolean } = {}) {
  const told: { saved: unknown[]; announced: unknown[]; isAway: boolean } = { saved: [], announced: [], isAway }
  const machine = markingMachine.provide({
    actors: {
      saveMark: fromPromise<MarkResult, MarkToSave>(async ({ input }) => {
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
  expect([told.saved, told.announced, done.context.session.history.score]).toEqual([[{ sessionId: 64, wish: ten, version: undefined }], [['score', 0]], 23.5])
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
  expect(markViewAt(actor.getSnapshot(), 1)).toEqual({ wish: null, isBusy: false, canRetry: false, sentence: null, newer: null })
})

describe('what is typed and not saved', () => {
  const typed = (place: number, isDirty = true) => ({ type: 'mark.typed' as const, place, isDirty })
  const [first, second, ...others] = examplePastSession.chat_sessions
  if (first === undefined || second === undefined) throw new Error('the example has fewer than two questions')
  const withFirstRaised = { ...changed, chat_sessions: [{ ...first, score: 10 }, second, ...others] }

  test.each([
    ['is known of each question', [typed(0), typed(1)], changed, [0, 1]],
    ['is nothing once it is as it was', [typed(0), typed(1), typed(0, false)], changed, [1]],
    ['is saved with its mark, also one that leaves the score as it was', [typed(0), typed(1), { type: 'mark.wished' as const, wish: ten }], changed, [0]],
    ['stays beside another question whose score comes to stand otherwise', [typed(0), { type: 'mark.wished' as const, wish: ten }], withFirstRaised, [0]],
    ['stays where another kind of mark leaves the score as it was', [typed(1), { type: 'mark.wished' as const, wish: judged }], changed, [1]],
    ['stays where another kind of mark changes the score', [typed(0), { type: 'mark.wished' as const, wish: { ...judged, place: 0 } }], withFirstRaised, [0]],
  ])('%s', async (_, events, session, left) => {
    const { actor } = start({ result: { ok: true, session, changes: [] } })
    for (const event of events) actor.send(event)
    const rest = await waitFor(actor, (moment) => moment.matches('idle'))
    expect([rest.context.unsaved, hasUnsavedMark(rest)]).toEqual([left, true])
    for (const place of left) actor.send(typed(place, false))
    expect(hasUnsavedMark(actor.getSnapshot())).toBe(false)
  })

  test('stays when its mark is refused', async () => {
    const { actor } = start({ result: { ok: false, sentence: 'This question is worth 10 points.' } })
    actor.send(typed(1))
    actor.send({ type: 'mark.wished', wish: ten })
    const refused = await waitFor(actor, (moment) => moment.hasTag('refused'))
    expect(hasUnsavedMark(refused)).toBe(true)
  })
})

test('what is typed anew after a save that nobody answered takes its place: nothing older is sent again', async () => {
  const { actor } = start({ isAway: true })
  actor.send({ type: 'mark.wished', wish: ten })
  await waitFor(actor, (moment) => moment.hasTag('failed'))
  actor.send({ type: 'mark.typed', place: 0, isDirty: true })
  expect(markViewAt(actor.getSnapshot(), 1).canRetry).toBe(true)
  actor.send({ type: 'mark.typed', place: 1, isDirty: true })
  expect(markViewAt(actor.getSnapshot(), 1)).toEqual({ wish: null, isBusy: false, canRetry: false, sentence: null, newer: null })
  expect(actor.getSnapshot().context.unsaved).toEqual([0, 1])
})

test('what nobody answered is tried again as it was', async () => {
  const { told, actor } = start({ isAway: true })
  actor.send({ type: 'mark.wished', wish: ten })
  const stopped = await waitFor(actor, (moment) => moment.hasTag('failed'))
  expect(markViewAt(stopped, 1)).toEqual({ wish: ten, isBusy: false, canRetry: true, sentence: null, newer: null })
  told.isAway = false
  actor.send({ type: 'retry.requested' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told.saved).toEqual([{ sessionId: 64, wish: ten, version: undefined }])
})

test('a mark that came first is shown, and kept or replaced by who was later', async () => {
  const mark = { points: 7.5, points_possible: 10, by: 'Elena Alvarez', is_own: false, at: null, version: 3 }
  const sentence = 'Elena Alvarez gave 7.5 of 10 in the meantime.'
  const from = { ...examplePastSession, chat_sessions: examplePastSession.chat_sessions.map((one) => ({ ...one, mark_version: 2 })) }
  const saved: MarkToSave[] = []
  const machine = markingMachine.provide({
    actors: {
      saveMark: fromPromise<MarkResult, MarkToSave>(async ({ input }) => {
        saved.push(input)
        if (input.version === 3) return { ok: true, session: changed, changes: [] }
        return { ok: false, sentence, newer: { mark, session: from, changes: null } }
      }),
    },
  })
  const actor = createActor(machine, { input: { session: from, changes: null } }).start()
  actor.send({ type: 'mark.typed', place: 1, isDirty: true })
  actor.send({ type: 'mark.wished', wish: ten })
  const asked = await waitFor(actor, (moment) => moment.matches('outdated'))
  expect(markViewAt(asked, 1)).toEqual({ wish: ten, isBusy: false, canRetry: false, sentence, newer: mark })
  actor.send({ type: 'newer.kept' })
  const kept = actor.getSnapshot()
  expect([kept.value, markViewAt(kept, 1).newer, hasUnsavedMark(kept)]).toEqual(['idle', null, false])
  actor.send({ type: 'mark.wished', wish: ten })
  await waitFor(actor, (moment) => moment.matches('outdated'))
  actor.send({ type: 'newer.replaced' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(saved.map(({ version }) => version)).toEqual([2, 2, 3])
})
