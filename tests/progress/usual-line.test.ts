import { expect, test } from 'vitest'
import { usualLine } from '#src/screens/progress/own/usual-line.ts'

function work(finished_at: string, middle: number | null) {
  return { session_id: 1, title: 'Any', subject: 'Math', score: 50, finished_at, middle }
}

test('the usual score has one point a day, how the day ended, so that a busy day draws no hook', () => {
  const works = [
    work('2026-11-18T10:00:00.000Z', null),
    work('2026-11-19T10:00:00.000Z', 87),
    work('2026-11-28T09:00:00.000Z', 78),
    work('2026-11-28T10:00:00.000Z', 71),
    work('2026-11-28T11:00:00.000Z', 78),
  ]
  expect(usualLine({ works, middle: 77, until: '2026-11-28T12:00:00.000Z' }, 'UTC')).toEqual([
    { at: '2026-11-19T10:00:00.000Z', value: 87 },
    { at: '2026-11-28T12:00:00.000Z', value: 77 },
  ])
})

test('a day is the student’s own day', () => {
  const works = [work('2026-11-19T03:00:00.000Z', 87), work('2026-11-19T13:00:00.000Z', 80)]
  expect(usualLine({ works, middle: null, until: '2026-11-28T12:00:00.000Z' }, 'America/New_York').map(({ value }) => value)).toEqual([87, 80])
})
