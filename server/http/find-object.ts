import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { VerifiedToken } from '#server/security/access-token.ts'
import { callerOf } from './authenticate.ts'
import type { Caller, Policy } from './route.ts'

type Named = Pick<Policy, 'on' | 'finds'>
type Input = Record<'params' | 'query' | 'body', unknown>

/** What a request names, or its policy finds of the caller's own; null when there is neither, 404 when it is not found for this caller. */
export async function findObject({ db, clock }: Pick<Deps, 'db' | 'clock'>, { on, finds }: Named, caller: Caller | null, input: Input): Promise<unknown> {
  if (typeof on === 'string' && !finds) return null
  const found = caller && (finds ? await finds.find(db, caller, clock.now()) : await findNamed(caller))
  if (found === null) throw fail('not_found')
  return found

  async function findNamed(by: Caller): Promise<unknown> {
    const id = typeof on === 'string' ? null : idIn(on.id, input)
    return id === null || typeof on === 'string' ? null : on.rule.find(db, by, id)
  }
}

/** Refuses a caller who can have no object of the kind the call names, as if it were missing. */
export async function admitSender({ db }: Pick<Deps, 'db'>, { on }: Named, caller: Caller | null): Promise<void> {
  if (typeof on === 'string' || !on.rule.mayHaveAny) return
  if (!caller || !(await on.rule.mayHaveAny(db, caller))) throw fail('not_found')
}

/** Whether `findByToken` may find what a policy names. */
export function isFoundByToken({ on, finds }: Named): boolean {
  return finds !== undefined || (typeof on !== 'string' && on.rule.findByToken !== undefined)
}

/** Caller and object in one statement. Null when either is missing or the request cannot be read: then the caller is asked for first. */
export async function findByToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { on, finds }: Named,
  verified: VerifiedToken,
  reading: Promise<Input>,
): Promise<{ caller: Caller; found: unknown } | null> {
  const input = await reading.catch(() => null)
  if (input === null) return null
  const met = finds ? await finds.findByToken(db, verified, clock.now()) : await namedByToken(on, input)
  return met && { caller: callerOf(met.owner, verified), found: met.found }

  async function namedByToken(named: Policy['on'], read: Input) {
    const id = typeof named === 'string' ? null : idIn(named.id, read)
    return id === null || typeof named === 'string' || !named.rule.findByToken ? null : named.rule.findByToken(db, verified, id, clock.now())
  }
}

function idIn(place: string, input: Input): number | null {
  const id = place.split('.').reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), input)
  return typeof id === 'number' ? id : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
