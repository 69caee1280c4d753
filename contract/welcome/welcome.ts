import * as v from 'valibot'
import { AccessToken } from '#contract/accounts/auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/values.ts'

/** What the school offers on its start page beside the app itself: a community chat and an intro video, null where it has none. */
export const Welcome = v.object({ community_url: v.nullable(v.string()), intro_video_url: v.nullable(v.string()) })
export type Welcome = v.InferOutput<typeof Welcome>

/** The start page's links. */
export const readWelcome = endpoint({ method: 'GET', path: '/welcome', summary: 'Links of the start page', status: 200, reply: Welcome })

/**
 * Begins a chat session without an account. The token is of a student of that session alone, whose profile says `is_sample`; all of
 * it is removed after two hours, and no teacher sees any of it. `exercise_id` is what to open.
 */
export const startSample = endpoint({
  method: 'POST',
  path: '/auth/sample',
  summary: 'Try a session without an account',
  status: 201,
  reply: v.object({ ...AccessToken.entries, exercise_id: Id }),
})
