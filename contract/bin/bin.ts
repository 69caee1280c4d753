import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, pageReply } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'

/** One deleted thing; `object_id` is its id before and after it is brought back. It goes for good at `expires_at`. */
export const BinEntry = v.object({
  id: Id,
  kind: v.picklist(['student', 'class', 'assignment', 'question', 'exercise']),
  object_id: Id,
  title: v.string(),
  deleted_at: Instant,
  expires_at: Instant,
})
export type BinEntry = v.InferOutput<typeof BinEntry>

/**
 * What the caller deleted in the last 30 days, with the accounts of students they teach or taught (for an admin: what anybody deleted),
 * the last deleted first.
 */
export const listBin = endpoint({
  method: 'GET',
  path: '/bin',
  summary: 'What can be brought back',
  status: 200,
  query: v.object(pageQuery),
  reply: v.object({ results: v.array(BinEntry), ...pageReply }),
})

/** Brings a deleted thing back and answers its entry, which is gone. 409 `taken` with `field` when a username or e-mail was taken meanwhile. */
export const restoreFromBin = endpoint({ method: 'POST', path: '/bin/:id/restore', summary: 'Bring back', status: 200, reply: BinEntry })

/**
 * Deletes for good; with a student everything that is theirs. Needs a login younger than 15 minutes. 403 for a teacher where others taught
 * the student too.
 */
export const deleteForGood = endpoint({ method: 'DELETE', path: '/bin/:id', summary: 'Delete for good', status: 204, reply: null })
