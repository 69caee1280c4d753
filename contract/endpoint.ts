import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** HTTP methods of the wire. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the wire: what both sides need to know of it. `path` is below `/api`, with `:name` for integer ids;
 * `reply` is null for a 204. With `produces` the reply is text of that media type instead of JSON, and its schema a string;
 * or a sound, and its schema bytes; or lines of JSON, or events, that come one by one, each as its schema says. With `accepts` the body is a form of
 * at most `most` bytes, with files in it.
 * The client builds its requests from these and the server mounts its routes from them.
 */
export type Endpoint = {
  method: Method
  path: `/${string}`
  summary: string
  status: 200 | 201 | 204
  query?: Schema
  body?: Schema
  reply: Schema | null
  accepts?: { type: 'multipart/form-data'; most: number }
  produces?: 'text/csv' | 'audio/wav' | 'application/x-ndjson' | 'text/event-stream'
}

/** The integer path parameters of a path: `/session/:id` gives `{ id: number }`, and so does `/sessions/:id.csv`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof PathParams<`/${Rest}`>]: number }
  : Path extends `${string}:${infer Name}`
    ? { [K in WithoutEnding<Name>]: number }
    : Record<never, number>

type WithoutEnding<Name extends string> = Name extends `${infer Id}.${string}` ? Id : Name

/** What a caller gets back from an endpoint: the parsed reply, or null for a 204. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? v.InferOutput<E['reply']> : null
/** What a caller sends as the body (before defaults are filled in). */
export type BodyInput<E extends Endpoint> = E['body'] extends Schema ? v.InferInput<E['body']> : undefined
/** What a handler receives as the body (after parsing). */
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined
/** What a caller sends as the query. */
export type QueryInput<E extends Endpoint> = E['query'] extends Schema ? v.InferInput<E['query']> : undefined
/** What a handler receives as the query (after parsing). */
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? v.InferOutput<E['query']> : undefined

/** Declares one call; keeps the literal types of path and schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** Fills the path parameters of an endpoint: `pathOf(getSession, { id: 7 })` is `/session/7`. */
export function pathOf<E extends Endpoint>(call: E, params: PathParams<E['path']>): string {
  const values: Record<string, number> = params
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))
}
