import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'

/** A first attempt at one piece of one's own work: `score` in percent, what waits for a teacher left out. */
export const OwnWork = v.object({ session_id: Id, title: v.string(), finished_at: Instant, score: v.number() })
export type OwnWork = v.InferOutput<typeof OwnWork>

/** One subject: its work in the order finished. */
export const OwnSubject = v.object({ subject: v.string(), works: v.array(OwnWork) })
export type OwnSubject = v.InferOutput<typeof OwnSubject>

/**
 * How a student gets on with their own work of the last year, by subject, the one with the most work first. First attempts alone,
 * never practice; a piece of work belongs to the subject most of its questions have.
 */
export const getOwnProgress = endpoint({
  method: 'GET',
  path: '/progress',
  summary: 'My progress by subject',
  status: 200,
  reply: v.object({ since: Instant, subjects: v.array(OwnSubject) }),
})
