import * as v from 'valibot'
import { Id } from './values.ts'

/** An id in a query string, where it arrives as text. */
export const IdInQuery = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), Id)

/** Ids in a query string, `1,2,3`: at most 200 of them. */
export const IdsInQuery = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(,\d{1,10}){0,199}$/),
  v.transform((text) => text.split(',').map(Number)),
  v.array(Id),
)

/** A cursor holds the text a list is sorted by: 200 characters in base64url, each up to six bytes of JSON. */
const longestCursor = 2000

/** Asks a list for one page: with `limit` (1 to 1000) the answer adds `total` and `next_cursor`, which `cursor` takes for the next one. */
export const pageQuery = {
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1000))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(longestCursor))),
}

/** What a page adds to the `results` of a list; `next_cursor` is null on the last one. */
export const pageReply = { total: v.optional(v.number()), next_cursor: v.optional(v.nullable(v.string())) }

/**
 * A `sort` in a query string: one of these names, with a `-` before it for descending. It is parsed into `by` and
 * `isDescending`; `text` is the sort as it was sent.
 */
export function sortBy<const Name extends string>(first: Name, ...others: Name[]) {
  const names = [first, ...others]
  return v.pipe(
    v.picklist([...names, ...names.map((name) => `-${name}` as const)]),
    v.transform((text) => {
      const isDescending = text.startsWith('-')
      return { by: others.find((name) => name === (isDescending ? text.slice(1) : text)) ?? first, isDescending, text }
    }),
  )
}

/** Words to look for, anywhere in the texts a list says it searches. */
export const SearchWords = v.pipe(v.string(), v.maxLength(200))
