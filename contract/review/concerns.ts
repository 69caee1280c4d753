import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, pageReply } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'

/** Why words worried: about hurting oneself, or about being hurt by somebody. */
export const ConcernKind = v.picklist(['self_harm', 'harmed'])
export type ConcernKind = v.InferOutput<typeof ConcernKind>

/**
 * Words of a student that a person should read: the whole message, where it was written, and when. `session_id` is null where the caller may not see
 * the session.
 */
export const Concern = v.object({
  id: Id,
  kind: ConcernKind,
  session_id: v.nullable(Id),
  student: v.object({ id: Id, name: v.string() }),
  assignment_title: v.nullable(v.string()),
  question_title: v.string(),
  text: v.string(),
  at: Instant,
})
export type Concern = v.InferOutput<typeof Concern>

/**
 * Worrying words of the caller's students that nobody has dealt with yet, the oldest first. They are found by a short list of
 * phrases: what is listed may be harmless, and what is not listed may not be. Where nobody is left who may change a student's account, every teacher
 * who has the student hears of them.
 */
export const listConcerns = endpoint({
  method: 'GET',
  path: '/concerns',
  summary: 'Worrying words of students',
  status: 200,
  query: v.object({ ...pageQuery }),
  reply: v.object({ results: v.array(Concern), ...pageReply }),
})

/**
 * Notes that a person has read and dealt with it; it leaves every teacher's list. Again is the same answer. `settled: false` takes
 * that back, by whomever it was noted: it is listed again, and `settled_at` is null.
 */
export const settleConcern = endpoint({
  method: 'POST',
  path: '/concerns/:id/settle',
  summary: 'Note that worrying words were dealt with',
  status: 200,
  body: v.object({ settled: v.optional(v.boolean(), true) }),
  reply: v.object({ id: Id, settled_at: v.nullable(Instant) }),
})
