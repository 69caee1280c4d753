import * as v from 'valibot'

/** Refuses line breaks, control characters and broken characters, and what nobody would see. */
export const onOneLine = v.check(
  (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text) && !/^[\p{Cf}\p{Z}]+$/u.test(text) && text.isWellFormed(),
  'Please use plain text on one line',
)

/** Refuses what no database and no page can hold: NUL and broken characters. */
export const isPlain = v.check((text: string) => !text.includes('\0') && text.isWellFormed(), 'Please use plain text')
