import * as v from 'valibot'

const Note = v.object({
  machine: v.string(),
  leaves: v.array(v.string()),
  path: v.array(v.looseObject({ event: v.string(), leaves: v.array(v.string()), taken: v.array(v.string()) })),
  outcome: v.nullable(v.string()),
  ms: v.number(),
  at: v.string(),
})

/**
 * What the browser showed of one path in the last run of `npm run test:walks`: `outcome` is null, or what went wrong; `taken` are a
 * step's transitions, by name, and `leaves` the states without states inside that it led to.
 */
export type WalkNote = v.InferOutput<typeof Note>

/** Reads the last run's notes from the server for development; null where nothing serves them. */
export async function readLastRun(): Promise<readonly WalkNote[] | null> {
  const reply = await fetch('/qa/last-run.json').catch(() => null)
  if (reply === null || !reply.ok || !reply.headers.get('content-type')?.includes('json')) return null
  const read = v.safeParse(v.array(Note), await reply.json())
  return read.success ? read.output : null
}
