import * as v from 'valibot'

/** Search of both login pages: the wanted page, a username to fill in (class cards), and why somebody was sent here. Every visit reads it. */
export const loginSearch = v.object({
  next: v.optional(v.fallback(v.optional(v.string()), undefined)),
  username: v.optional(v.fallback(v.optional(v.string()), undefined)),
  reason: v.optional(v.fallback(v.optional(v.picklist(['expired', 'revoked', 'unreadable'])), undefined)),
})

/** It as the pages read it. */
export type LoginSearch = v.InferOutput<typeof loginSearch>
