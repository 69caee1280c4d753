import * as v from 'valibot'
import { Registration } from '#contract/accounts/registration.ts'
import { readStoredRegistration, storeRegistration } from '#server/db/accounts/registration.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** Who may register: what administrators decided, else what the environment says. */
export async function readRegistration({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<Registration> {
  const stored = v.safeParse(Registration, await readStoredRegistration(db))
  return stored.success ? stored.output : settings.registration
}

/** Refuses an address of none of the school's domains, where these decide who is a teacher. */
export function checkDomain({ mode, domains }: Registration, email: string): void {
  if (mode !== 'domains' || isOfDomain(domains, email)) return
  const error = `Please use an email address of ${domains.join(' or ')}`
  throw fail('invalid', { field: 'email', error, issues: [{ path: 'email', message: error }] })
}

/** Whether an e-mail address is of one of these domains. */
export function isOfDomain(domains: readonly string[], email: string): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

/** Decides who may register from now on. */
export async function setRegistration({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, wanted: Registration): Promise<Registration> {
  const decided = { ...wanted, domains: [...new Set(wanted.domains)] }
  const at = clock.now()
  await db.transaction(async (tx) => {
    await storeRegistration(tx, decided, at)
    const details = { mode: decided.mode }
    await noteInAudit(tx, { actorId: caller.id, action: 'registration.changed', subjectKind: 'school', subjectId: null, details, at })
  })
  return decided
}
