import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const Detail = v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()])

/** A usage event: a dotted name and a few plain values. Never holds answer text. */
export const UsageEvent = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.]{1,60}$/)),
  details: v.optional(v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), Detail), v.maxEntries(10))),
})
export type UsageEvent = v.InferOutput<typeof UsageEvent>

/** Records one usage event; open to everyone and rate limited. */
export const sendEvent = endpoint({ method: 'POST', path: '/events', summary: 'Record a usage event', status: 204, body: UsageEvent, reply: null })
