import * as v from 'valibot'

/** Whether there is more in a text than what nobody would see: blanks, signs without a look, fillers and empty cells. */
export function isSeen(text: string): boolean {
  return !/^[\p{DI}\p{Cf}\p{Z}\u2800]+$/u.test(text)
}

/** Leaves out the signs that turn the text around them and what stands after it: nobody types them, and pasted names bring them along. */
export const ownDirection = v.transform((text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069]/gu, ''))

/** Refuses line breaks, control characters and broken characters, and what nobody would see. */
export const onOneLine = v.check(
  (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text) && isSeen(text) && text.isWellFormed(),
  'Please use plain text on one line',
)

/** Refuses what no database and no page can hold: NUL and broken characters. */
export const isPlain = v.check((text: string) => !text.includes('\0') && text.isWellFormed(), 'Please use plain text')

/** The beginning of a text, `most` code units at most and never half a sign, which no database could hold. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
