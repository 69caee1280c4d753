import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/values.ts'

/** The signs of a code: none that is taken for another one. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** How many of them a code has, shown in two halves: `KDMP-7RWX`. */
export const codeLength = 8

/** What lets students who are signed in join a class by themselves: `code` as people read it, the address that carries it, and its end. */
export const JoinCode = v.object({ code: v.string(), url: v.string(), ends_at: Instant })
export type JoinCode = v.InferOutput<typeof JoinCode>

const Held = v.object({ join_code: v.nullable(JoinCode) })

/** The code a class has now, null where it has none. */
export const getJoinCode = endpoint({ method: 'GET', path: '/classes/:id/join_code', summary: 'The join code of a class', status: 200, reply: Held })

/** Gives a class a code for 24 hours unless it has one, or ends the one it has. 409 for an archived class. */
export const setJoinCode = endpoint({
  method: 'PUT',
  path: '/classes/:id/join_code',
  summary: 'Turn the join code of a class on or off',
  status: 200,
  body: v.object({ is_on: v.boolean() }),
  reply: Held,
})

/** A code as somebody types it: spaces, hyphens and small letters are forgiven. */
export const TypedCode = v.pipe(
  v.string(),
  v.maxLength(100, 'A code has 8 letters and numbers'),
  v.transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
  v.length(codeLength, 'A code has 8 letters and numbers'),
)

/**
 * Puts the student who calls into the class of a code, which gives them its open work and lets its teacher see them; being in it already changes
 * nothing. 404 when no class has this code now, 429 after ten tries in 15 minutes, 403 for a visitor's sample.
 */
export const joinClass = endpoint({
  method: 'POST',
  path: '/classes/join',
  summary: 'Join a class with its code',
  status: 200,
  body: v.object({ code: TypedCode }),
  reply: v.object({ class_name: v.string(), teacher_name: v.string() }),
})
