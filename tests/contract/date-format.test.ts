import { expect, test } from 'vitest'
import { dateFormat } from '#contract/assignments/date-format.ts'

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

test('a formatter is made once for a locale and options, and apart for others', () => {
  const madrid = dateFormat('en-CA', { ...day, timeZone: 'Europe/Madrid' })
  expect(dateFormat('en-CA', { ...day, timeZone: 'Europe/Madrid' })).toBe(madrid)
  const lateEvening = new Date('2026-11-20T23:30:00Z')
  expect(madrid.format(lateEvening)).toBe('2026-11-21')
  expect(dateFormat('en-CA', { ...day, timeZone: 'America/New_York' }).format(lateEvening)).toBe('2026-11-20')
})

test('however many spellings of a zone come, each formats right', () => {
  const spellings = Array.from({ length: 128 }, (_, at) => [...'Eur/mad'].map((one, index) => ((at >> index) & 1 ? one.toUpperCase() : one.toLowerCase())).join(''))
  const zones = spellings.map((one) => one.replace(/^eur/i, (head) => `${head}ope`).replace(/mad$/i, (end) => `${end}rid`))
  expect(new Set(zones).size).toBe(64)
  expect(zones.map((timeZone) => dateFormat('en-CA', { ...day, timeZone }).format(new Date('2026-11-20T23:30:00Z')))).toEqual(zones.map(() => '2026-11-21'))
})

test('an unknown zone is refused', () => {
  expect(() => dateFormat('en-CA', { ...day, timeZone: 'Mars/Base' })).toThrow(RangeError)
})
