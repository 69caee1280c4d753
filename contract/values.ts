import * as v from 'valibot'

/** An id on the wire: a positive integer within 32 bits. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** A moment on the wire: ISO 8601 in UTC with milliseconds, as `2026-11-20T22:59:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

/** An id in a query string, where it arrives as text. */
export const IdInQuery = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), Id)
