import type { Class } from '#contract/classroom/classes.ts'
import { findClassRow, type ClassRow } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** A class as the wire shows it. */
export function classOnTheWire({ id, name, version, hasVoiceConsent, teacher, students }: ClassRow): Class {
  return { id, name, version, voice_consent: hasVoiceConsent, teacher, students }
}

/** One class the caller sees as it stands now; 404 when it is gone. */
export async function readClass({ db }: Pick<Deps, 'db'>, caller: Caller, id: number): Promise<Class> {
  const row = await findClassRow(db, caller, id)
  if (!row) throw fail('not_found')
  return classOnTheWire(row)
}
