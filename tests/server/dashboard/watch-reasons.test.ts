import { expect, test } from 'vitest'
import { type KnownFacts, needsHelp, urgencyOf, watchReasons } from '#server/use-cases/dashboard/watch-reasons.ts'

const nothing: KnownFacts = { stuck: null, overdue: 0, overdueSince: null, scores: [], lastActive: null }
const since = '2026-11-12T22:00:00.000Z'
const stuck = { sessionId: 7, title: 'Fractions', tries: 3 }

test.each<[string, Partial<KnownFacts>, readonly string[], boolean]>([
  ['nothing finished and nothing due', {}, ['quiet'], false],
  ['one good score', { scores: [88] }, ['steady'], false],
  ['one bad score, which is no average yet', { scores: [10] }, ['steady'], false],
  ['two scores of 60 on average', { scores: [70, 50] }, ['low'], true],
  ['two scores just above 60 on average', { scores: [70, 50.01] }, ['steady'], false],
  ['three falling scores, 15 points in all', { scores: [90, 80, 75] }, ['dropping'], true],
  ['three falling scores of less than 15 points', { scores: [90, 80, 75.5] }, ['steady'], false],
  ['a fall that was made good', { scores: [90, 60, 70] }, ['steady'], false],
  ['a score as good as the one before', { scores: [90, 75, 75] }, ['steady'], false],
  ['two falling scores', { scores: [90, 70] }, ['steady'], false],
  ['a fall long ago', { scores: [90, 70, 65, 66, 67] }, ['steady'], false],
  ['three rising scores', { scores: [40, 50, 55] }, ['improving'], false],
  ['three rising scores above 60', { scores: [62, 70, 90] }, ['improving'], false],
  ['overdue work', { overdue: 2, overdueSince: since, scores: [88] }, ['overdue'], true],
  ['everything at once', { stuck, overdue: 1, overdueSince: since, scores: [70, 50, 20] }, ['stuck', 'overdue', 'dropping', 'low'], true],
])('%s', (_, known, kinds, isHelp) => {
  const reasons = watchReasons({ ...nothing, ...known })
  expect([reasons.map(({ kind }) => kind), needsHelp(reasons)]).toEqual([kinds, isHelp])
})

test('each reason carries what a sentence needs', () => {
  expect(watchReasons({ stuck, overdue: 2, overdueSince: since, scores: [90, 70.126, 51.5], lastActive: since })).toEqual([
    { kind: 'stuck', question_title: 'Fractions', tries: 3, session_id: 7 },
    { kind: 'overdue', count: 2, since },
    { kind: 'dropping', scores: [90, 70.126, 51.5] },
  ])
  expect([
    watchReasons({ ...nothing, scores: [40.111, 30] }),
    watchReasons({ ...nothing, scores: [10, 20, 70, 80, 90] }),
    watchReasons({ ...nothing, scores: [96] }),
    watchReasons({ ...nothing, lastActive: since }),
  ]).toEqual([
    [{ kind: 'low', average: 35.06, works: 2 }],
    [{ kind: 'improving', scores: [70, 80, 90] }],
    [{ kind: 'steady', average: 96, works: 1 }],
    [{ kind: 'quiet', last_active: since }],
  ])
})

test('the urgency follows the first reason, and whoever needs no help comes last', () => {
  const overdue = { overdue: 1, overdueSince: since }
  const orders: Partial<KnownFacts>[] = [{ stuck }, overdue, { scores: [90, 80, 70] }, { scores: [10, 10] }, { scores: [50, 70, 90] }, {}]
  expect(orders.map((known) => urgencyOf(watchReasons({ ...nothing, ...known })))).toEqual([0, 1, 2, 3, 4, 4])
})
