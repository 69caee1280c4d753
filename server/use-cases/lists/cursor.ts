import * as v from 'valibot'
import { fail } from '#server/errors.ts'

const Cursor = v.object({ sort: v.string(), key: v.string(), id: v.number() })

/** Where a page of a list ended: the sort it belongs to, the last row's sort key and id. */
export type Cursor = v.InferOutput<typeof Cursor>

/** A cursor as it travels in a URL. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a cursor made for this sort; anything else is refused as invalid. */
export function readCursor(text: string, sort: string): Cursor {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Cursor), Buffer.from(text, 'base64url').toString('utf8'))
  if (!read.success || read.output.sort !== sort) throw fail('invalid', { issues: [{ path: 'cursor', message: 'This page is not part of this list' }] })
  return read.output
}
