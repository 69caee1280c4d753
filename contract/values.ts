import * as v from 'valibot'

/** An id on the wire: a positive integer within 32 bits. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** A moment on the wire: ISO 8601 in UTC with milliseconds, as `2026-11-20T22:59:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

const wrongGrade = 'Grade level must be from 1 to 12'

/** A grade level, 1 to 12. */
export const GradeLevel = v.pipe(v.number(wrongGrade), v.integer(wrongGrade), v.minValue(1, wrongGrade), v.maxValue(12, wrongGrade))

/** The `version` of an editable object as the caller last saw it; a change sent with an older one is 409 `stale_version`. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
