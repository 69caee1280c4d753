import { expect, test } from 'vitest'
import { batchChanges } from '#src/screens/classroom/work/batch-changes.ts'

const timeZone = 'Asia/Kolkata'
const work = [
  { id: 1, assignment_title: 'Equations Check', student: { id: 5, name: 'Noah Schmidt', username: 'noah' }, due_date: '2026-11-18T15:00:00.000Z', config: { allowRedoAssignment: false } },
  { id: 2, assignment_title: 'Warm-up', student: { id: 6, name: ' ', username: 'six' }, due_date: null, config: { allowRedoAssignment: true } },
  { id: 3, assignment_title: 'Fractions', student: { id: 7, name: 'Ana Lima', username: 'ana' }, due_date: '2026-12-02T15:00:00Z', config: { allowRedoAssignment: true } },
]

test('a batch edit says of each assignment what becomes other, and leaves out those that are so already', () => {
  expect(batchChanges(work, { dueAt: '2026-12-02T15:00:00.000Z', allowsRedo: true }, timeZone)).toEqual([
    {
      id: 1,
      name: 'Equations Check, Noah Schmidt',
      words: 'due Dec 2, 2026, 8:30\u00a0PM GMT+5:30 instead of Nov 18, 2026, 8:30\u00a0PM GMT+5:30, multiple attempts instead of one',
    },
    { id: 2, name: 'Warm-up, Unknown Student', words: 'due Dec 2, 2026, 8:30\u00a0PM GMT+5:30 instead of never' },
  ])
  expect(batchChanges(work, { dueAt: null, allowsRedo: false }, timeZone).map(({ id, words }) => [id, words])).toEqual([
    [2, 'one attempt instead of multiple'],
    [3, 'one attempt instead of multiple'],
  ])
  expect(batchChanges(work, { dueAt: null, allowsRedo: null }, timeZone)).toEqual([])
})

test('a batch edit says when work closes, or that it never will', () => {
  const closingWork = work.slice(0, 2).map((one, place) => ({ ...one, closes_at: place === 0 ? '2026-12-02T15:00:00.000Z' : null }))
  const changes = (at: string | null) => batchChanges(closingWork, { dueAt: null, allowsRedo: null, closing: { at } }, timeZone)
  const words = (at: string | null) => changes(at).map(({ words: said }) => said)
  expect(words('2026-12-02T15:00:00Z')).toEqual(['closes Dec 2, 2026, 8:30\u00a0PM GMT+5:30 instead of never'])
  expect(words(null)).toEqual(['closes never instead of Dec 2, 2026, 8:30\u00a0PM GMT+5:30'])
})
