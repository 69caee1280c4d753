import { afterEach, expect, test, vi } from 'vitest'
import { dueInput, dueInstant, dueInstantAfter } from '#src/screens/classroom/work/due-input.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['Europe/Madrid', '2026-11-20T23:59', '2026-11-20T22:59:00.000Z'],
  ['Europe/Madrid', '2026-03-29T23:59', '2026-03-29T21:59:00.000Z'],
  ['America/New_York', '2026-11-20T23:59', '2026-11-21T04:59:00.000Z'],
  ['America/New_York', '2026-03-08T08:00', '2026-03-08T12:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T23:59', '2026-11-20T18:29:00.000Z'],
  ['Pacific/Auckland', '2026-11-20T23:59', '2026-11-20T10:59:00.000Z'],
  ['Pacific/Auckland', '2026-04-05T23:59', '2026-04-05T11:59:00.000Z'],
])('a due time typed in %s (%s) is that moment there, and is shown as it was typed', (zone, typed, instant) => {
  vi.stubEnv('TZ', zone)
  expect([dueInstant(typed), dueInput(instant)]).toEqual([instant, typed])
})

test('a due time that is left alone stays the same moment, also in the hour that comes twice', () => {
  vi.stubEnv('TZ', 'Europe/Madrid')
  const [first, second] = ['2026-10-25T00:30:20.000Z', '2026-10-25T01:30:00.000Z']
  const box = dueInput(first)
  expect([box, dueInput(second), dueInstantAfter(first, box), dueInstantAfter(second, box), dueInstantAfter(first, '2026-10-26T02:30')]).toEqual([
    '2026-10-25T02:30',
    '2026-10-25T02:30',
    first,
    second,
    '2026-10-26T01:30:00.000Z',
  ])
})
