import { afterEach, expect, test, vi } from 'vitest'
import { deviceTimeZone } from '#src/api/call-headers.ts'

afterEach(() => vi.unstubAllGlobals())

test('a device tells its time zone without a formatter where it can', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } })
  expect(deviceTimeZone()).toBe('Asia/Tokyo')
})

test('a device that cannot is asked by a formatter', () => {
  vi.stubGlobal('Intl', { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Europe/Vienna' }) }) })
  expect(deviceTimeZone()).toBe('Europe/Vienna')
})
