import type { Class } from '#contract/classroom/classes.ts'
import { findClassRow, type ClassRow } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** A class as the wire shows it. */
export function classOnTheWire({ partner }: Pick<Deps, 'partner'>, { id, name, version, hasVoiceConsent, hasModelConsent, teacher, students }: ClassRow): Class {
  return { id, name, version, voice_consent: hasVoiceConsent, model_consent: partner === null ? null : hasModelConsent, teacher, students }
}

/** One class the caller sees as it stands now; 404 when it is gone. */
export async function readClass(deps: Pick<Deps, 'db' | 'partner'>, caller: Caller, id: number): Promise<Class> {
  const row = await findClassRow(deps.db, caller, id)
  if (!row) throw fail('not_found')
  return classOnTheWire(deps, row)
}
