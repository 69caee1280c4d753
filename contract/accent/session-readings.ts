import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { ModelReading } from './accent-sessions.ts'

/** One script of a past spoken session and how the model reads it at its teacher's speed; null where no voice read it. */
export const SessionReading = v.object({
  question_set_index: v.number(),
  question_index: v.number(),
  script: v.string(),
  reading: v.nullable(ModelReading),
})
export type SessionReading = v.InferOutput<typeof SessionReading>

/** The scripts of a past spoken session of which there is a take, read aloud; 404 as for the session itself, none for a typed one. */
export const readSession = endpoint({
  method: 'GET',
  path: '/session/:id/readings',
  summary: 'The scripts of a past spoken session, read aloud',
  status: 200,
  reply: v.object({ readings: v.array(SessionReading) }),
})
