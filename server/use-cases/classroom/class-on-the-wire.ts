import type { Class } from '#contract/classroom/classes.ts'
import { findClassRow, type ClassRow } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** A class as the wire shows it. */
export function classOnTheWire({ partner }: Pick<Deps, 'partner'>, { hasVoiceConsent, hasModelConsent, goalsOff, archivedAt, ...row }: ClassRow): Class {
  const { id, name, version, teacher, students } = row
  const consents = { voice_consent: hasVoiceConsent, model_consent: partner === null ? null : hasModelConsent }
  return { id, name, version, ...consents, sets_goals: !goalsOff, archived_at: archivedAt?.toISOString() ?? null, teacher, students }
}

/** One class the caller sees as it stands now; 404 when it is gone. */
export async function readClass(deps: Pick<Deps, 'db' | 'partner'>, caller: Caller, id: number): Promise<Class> {
  const row = await findClassRow(deps.db, caller, id)
  if (!row) throw fail('not_found')
  return classOnTheWire(deps, row)
}
