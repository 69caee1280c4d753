import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { VerifiedToken } from '#server/security/access-token.ts'
import { callerOf } from './authenticate.ts'
import type { Caller, Policy } from './route.ts'

type Named = Policy['on']
type Input = Record<'params' | 'query' | 'body', unknown>

/** The object a request names, or null when its policy names none; 404 when its rule does not find it for this caller. */
export async function findObject({ db }: Pick<Deps, 'db'>, on: Named, caller: Caller | null, input: Input): Promise<unknown> {
  if (typeof on === 'string') return null
  const id = idIn(on.id, input)
  const found = caller && id !== null ? await on.rule.find(db, caller, id) : null
  if (found === null) throw fail('not_found')
  return found
}

/** Refuses a caller who can have no object of the kind the call names, as if it were missing. */
export async function admitSender({ db }: Pick<Deps, 'db'>, on: Named, caller: Caller | null): Promise<void> {
  if (typeof on === 'string' || !on.rule.mayHaveAny) return
  if (!caller || !(await on.rule.mayHaveAny(db, caller))) throw fail('not_found')
}

/** Whether `findByToken` may find what a policy names. */
export function isFoundByToken(on: Named): boolean {
  return typeof on !== 'string' && on.rule.findByToken !== undefined
}

/** Caller and object in one statement. Null when either is missing or the request cannot be read: then the caller is asked for first. */
export async function findByToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  on: Named,
  verified: VerifiedToken,
  reading: Promise<Input>,
): Promise<{ caller: Caller; found: unknown } | null> {
  const input = await reading.catch(() => null)
  const id = input && typeof on !== 'string' ? idIn(on.id, input) : null
  if (id === null || typeof on === 'string' || !on.rule.findByToken) return null
  const met = await on.rule.findByToken(db, verified, id, clock.now())
  return met && { caller: callerOf(met.owner, verified), found: met.found }
}

function idIn(place: string, input: Input): number | null {
  const id = place.split('.').reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), input)
  return typeof id === 'number' ? id : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
