import type { BodyOf, Endpoint, PathParams, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { Role } from '#contract/classroom/people.ts'
import type { Db } from '#server/db/engine/db.ts'
import type { TokenClaims, TokenOwner } from '#server/db/accounts/tokens.queries.ts'
import type { Deps } from '#server/deps.ts'

/** Who calls: read from the verified token and the users table, never from the request. */
export type Caller = TokenOwner & { jti: string; tokenVersion: number; issuedAt: Date; expiresAt: Date }

/**
 * An object rule: finds the object a request names and answers it only when this caller may see it. `null` becomes a
 * 404, the same for missing and for hidden.
 *
 * `findByToken` finds it together with its token's live owner, in one statement, for calls a whole class makes at once; null when
 * either is missing, and then they are asked for one after the other.
 *
 * `mayHaveAny` says whether the caller can have any at all: asked before a file is received, so that nobody else's takes room.
 */
export type ObjectRule<Found> = {
  kind: string
  find: (db: Db, caller: Caller, id: number) => Promise<Found | null>
  mayHaveAny?: (db: Db, caller: Caller) => Promise<boolean>
  findByToken?: (db: Db, claims: TokenClaims, id: number, now: Date) => Promise<{ owner: TokenOwner; found: Found } | null>
}

/** Finds what a call answers of its caller's own data, alone or together with their token's live owner in one statement; null when there is none. */
export type OwnRule<Found> = {
  find: (db: Db, caller: Caller, now: Date) => Promise<Found | null>
  findByToken: (db: Db, claims: TokenClaims, now: Date) => Promise<{ owner: TokenOwner; found: Found } | null>
}

/** Where a request names its object. */
export type ObjectPlace = `params.${string}` | `body.${string}` | `query.${string}`

/** The rate limits per caller; their sizes stand in `security/rate-limits.ts`. */
export type LimitName = 'mail' | 'register' | 'sample' | 'events' | 'parent'

/**
 * Who may call a route, and on what. A route cannot be declared without one.
 * - `who`: `anyone` (no token read), or the roles that may.
 * - `on`: the object the request names and the rule that finds it, or `nothing` / `own` when the caller's own data is all it touches.
 * - `finds`: of the caller's own data, what is found together with them.
 * - `beforePasswordChange`: also accounts that must first choose a new password.
 * - `onceConfirmed`: not teachers who have yet to confirm their e-mail address: what they type would be mailed to others, or costs the school money.
 * - `limit`: the rate limit it counts towards, of the person who calls, or without a token of the calling address; others live in the use cases.
 * - `waitsOutside`: waits for something beside the database (a hash, a mail, a tutor). Any other POST sent with an
 *   Idempotency-Key runs in one transaction with its stored answer, so that even a crash cannot double it.
 * - `goesFirst`: a student at work waits for it: its statements go before those of every other call, however many there are.
 */
export type Policy<Found = unknown> = {
  who: 'anyone' | readonly Role[]
  on: 'nothing' | 'own' | { rule: ObjectRule<Found>; id: ObjectPlace }
  finds?: OwnRule<Found>
  beforePasswordChange?: true
  onceConfirmed?: true
  limit?: LimitName
  waitsOutside?: true
  goesFirst?: true
}

/** What a handler gets: everything parsed, the caller known, the named object found and allowed. */
export type Call<E extends Endpoint, P extends Policy> = {
  deps: Deps
  caller: P extends { who: 'anyone' } ? null : Caller
  params: PathParams<E['path']>
  query: QueryOf<E>
  body: BodyOf<E>
  object: P extends { on: { rule: ObjectRule<infer Found> } } | { finds: OwnRule<infer Found> } ? Found : null
} & CallSurroundings

/** What every handler gets, whatever its wire. */
export type CallSurroundings = {
  /** The caller's `Time-Zone` header, or UTC. A valid IANA name. */
  timeZone: string
  /** The caller's network address, for rate limits. */
  address: string
  /** The caller's cookies. They prove nobody. */
  cookies: string | undefined
  /** Aborted when the caller leaves before the answer is whole. */
  leaving: AbortSignal
  /** Adds a response header, such as `Location`. */
  header: (name: string, value: string) => void
  /** Starts work once the answer is on its way; a failure is logged. Give it `deps` that outlive the call: its own argument. */
  afterAnswer: (work: (deps: Deps) => Promise<void>) => void
}

/** A call whose types are not known any more, as the app hands it over. */
export type AnyCall = { deps: Deps; caller: unknown; params: unknown; query: unknown; body: unknown; object: unknown } & CallSurroundings

/** A mounted call: its wire, its policy and what it does. */
export type Route = {
  endpoint: Endpoint
  policy: Policy
  /** A method on purpose: its parameter is compared both ways, so a typed handler fits without a cast. */
  handle(call: AnyCall): Promise<unknown>
}

/** Declares a route; the types tie handler, wire and policy together. Every route is made here, or by `routeOfLines` or `routeOfEvents`. */
export function route<const E extends Endpoint, const P extends Policy>(
  endpoint: E,
  policy: P,
  handle: (call: Call<E, P>) => Promise<ReplyOf<E>>,
): Route {
  return { endpoint, policy, handle }
}

/** Declares a route whose answer comes line by line, each a reply of its endpoint. */
export function routeOfLines<const E extends Endpoint & { produces: 'application/x-ndjson' }, const P extends Policy>(
  endpoint: E,
  policy: P,
  handle: (call: Call<E, P>) => AsyncIterable<ReplyOf<E>>,
): Route {
  return { endpoint, policy, handle: (call: Call<E, P>) => Promise.resolve(handle(call)) }
}

/**
 * Declares a route whose answer comes as events for as long as its caller stays, each a reply of its endpoint, null where there is nothing to
 * tell but that the line holds. It refuses by throwing before it answers them.
 */
export function routeOfEvents<const E extends Endpoint & { produces: 'text/event-stream' }, const P extends Policy>(
  endpoint: E,
  policy: P,
  handle: (call: Call<E, P>) => AsyncIterable<ReplyOf<E> | null>,
): Route {
  return { endpoint, policy, handle: async (call: Call<E, P>) => Promise.resolve(handle(call)) }
}
