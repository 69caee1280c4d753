import { describe, expect, test } from 'vitest'
import {
  formatAgo,
  formatDay,
  formatDue,
  formatDueDayWithin,
  formatDuration,
  formatMoment,
  formatOffset,
  formatSpan,
  formatTime,
  weekOf,
} from '#src/screens/dates.ts'

const due = '2026-11-24T20:00:00.000Z'
const newYork = 'America/New_York'
const now = new Date('2026-11-20T14:30:00.000Z')

/** Times keep their day half with a space that does not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

test('a moment is month, day, hour and minute', () => {
  expect(plain(formatMoment(due, newYork))).toBe('Nov 24, 3:00 PM')
})

test('how long ago something was is told in minutes and hours, then by the day of the reader', () => {
  const ago = (at: string, zone = newYork) => formatAgo(at, now, zone)
  expect([ago('2026-11-20T14:29:30Z'), ago('2026-11-20T13:31:00Z'), ago('2026-11-20T12:10:00Z')]).toEqual(['Just now', '59 min ago', '2 h ago'])
  expect([ago('2026-11-20T01:00:00Z'), ago('2026-11-20T01:00:00Z', 'Asia/Kolkata'), ago('2026-11-18T20:00:00Z')]).toEqual(['Yesterday', 'Today', 'Nov 18'])
})

test('within a sentence, today and tomorrow are written small, and the days of the week are not', () => {
  const within = (at: string) => plain(formatDueDayWithin(at, now, newYork))
  expect([within('2026-11-20T20:00:00.000Z'), within('2026-11-21T20:00:00.000Z'), within(due)]).toEqual(['today, 3:00 PM', 'tomorrow', 'Tue, Nov 24'])
})

test('a due time names its zone and follows the reader across zones', () => {
  const inMadrid = '2026-11-20T22:59:00.000Z'
  expect([plain(formatDue(inMadrid, 'Europe/Madrid')), plain(formatDue(inMadrid, newYork))]).toEqual(['Nov 20, 11:59 PM GMT+1', 'Nov 20, 5:59 PM EST'])
})

test('a time does not break before AM or PM', () => {
  expect(formatTime(due, newYork)).toBe('3:00\u00a0PM')
})

describe('a day', () => {
  test.each([
    ['2026-11-21T04:59:00.000Z', 'Today'],
    ['2026-11-21T05:00:00.000Z', 'Tomorrow'],
    ['2026-11-19T04:59:00.000Z', 'Wed, Nov 18'],
    ['2026-11-22T05:00:00.000Z', 'Sun, Nov 22'],
  ])('at %s is called %s', (at, words) => {
    expect(formatDay(at, now, newYork)).toBe(words)
  })
})

test('a span names the second day only when it is another one, and a single minute once', () => {
  const start = '2026-11-20T19:24:00.000Z'
  expect([
    plain(formatSpan(start, '2026-11-20T19:31:00.000Z', newYork)),
    plain(formatSpan(start, '2026-11-21T19:31:00.000Z', newYork)),
    plain(formatSpan(start, '2026-11-20T19:24:40.000Z', newYork)),
  ]).toEqual(['Nov 20, 2:24 PM to 2:31 PM EST', 'Nov 20, 2:24 PM to Nov 21, 2:31 PM EST', 'Nov 20, 2:24 PM EST'])
})

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [401, '6 min 41 s'],
  [3600, '1 h'],
  [3725, '1 h 2 min'],
])('%i seconds last %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

test('a transcript counts minutes and seconds from its start', () => {
  const start = '2026-11-20T19:24:00.000Z'
  expect([formatOffset(start, start), formatOffset(start, '2026-11-20T19:25:10.000Z'), formatOffset(start, '2026-11-20T20:29:05.000Z')]).toEqual(['0:00', '1:10', '65:05'])
})

describe('a week', () => {
  test("begins on Monday of the reader's day", () => {
    expect(weekOf(now, newYork)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
  })

  test('on a Sunday is the one that ends with it', () => {
    expect(weekOf(new Date('2026-11-22T17:00:00.000Z'), newYork).at(-1)).toBe('2026-11-22')
  })
})
