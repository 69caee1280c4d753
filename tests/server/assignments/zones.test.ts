import { describe, expect, test } from 'vitest'
import { assignmentStatus } from '#contract/assignments/assignment-status.ts'
import { dayBounds, startOfDay } from '#server/use-cases/assignments/day-bounds.ts'
import { lastMondays } from '#server/use-cases/progress/calendar.ts'

const hourMs = 3_600_000

describe.each([
  ['Europe/Madrid', 'an ordinary day', '2026-11-20', '2026-11-19T23:00:00.000Z', 24],
  ['Europe/Madrid', 'the day clocks go forward', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['Europe/Madrid', 'the day clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ['America/New_York', 'an ordinary day', '2026-11-20', '2026-11-20T05:00:00.000Z', 24],
  ['America/New_York', 'the day clocks go forward', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/New_York', 'the day clocks go back', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['Asia/Kolkata', 'an ordinary day, half an hour off', '2026-11-20', '2026-11-19T18:30:00.000Z', 24],
  ['Pacific/Auckland', 'an ordinary day, which begins the day before', '2026-11-20', '2026-11-19T11:00:00.000Z', 24],
  ['Pacific/Auckland', 'the day clocks go forward', '2026-09-27', '2026-09-26T12:00:00.000Z', 23],
  ['Pacific/Auckland', 'the day clocks go back', '2026-04-05', '2026-04-04T11:00:00.000Z', 25],
] as const)('in %s on %s', (zone, _, day, begins, hours) => {
  const first = new Date(begins)
  const next = new Date(first.getTime() + hours * hourMs)

  test('the day lasts from midnight to midnight there, at any of its moments', () => {
    for (const now of [first, new Date(first.getTime() + 11.5 * hourMs), new Date(next.getTime() - 1)]) {
      const { today, tomorrow } = dayBounds(now, zone)
      expect([startOfDay(day, zone).toISOString(), today.toISOString(), tomorrow.toISOString()]).toEqual([begins, begins, next.toISOString()])
    }
  })

  test('work due at 23:59 is due tomorrow the day before, due today all day, and overdue from midnight', () => {
    const due = { complete: false, due_date: new Date(next.getTime() - 60_000).toISOString() }
    const moments = [first.getTime() - 1, first.getTime(), next.getTime() - 1, next.getTime()]
    expect(moments.map((moment) => assignmentStatus(due, new Date(moment), zone))).toEqual(['due_tomorrow', 'due_today', 'due_today', 'overdue'])
  })
})

test('weeks begin with Monday’s midnight on both sides of a change of clocks', () => {
  const begin = (zone: string, today: string) => lastMondays(today, 2).map((monday) => startOfDay(monday, zone).toISOString())
  expect([begin('Europe/Madrid', '2026-11-01'), begin('America/New_York', '2026-11-08'), begin('Pacific/Auckland', '2026-10-04')]).toEqual([
    ['2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2026-09-20T12:00:00.000Z', '2026-09-27T11:00:00.000Z'],
  ])
})
