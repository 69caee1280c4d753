import type { Class, renameClass as endpoint } from '#contract/classroom/classes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { type ClassRow, updateClass } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readClass } from './class-on-the-wire.ts'

/** Renames a class and notes its consent to keep voices; refuses with the class as it stands when somebody else changed it since `version`. */
export async function renameClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { id, hasVoiceConsent }: Pick<ClassRow, 'id' | 'hasVoiceConsent'>,
  { name, voice_consent, version }: BodyOf<typeof endpoint>,
): Promise<Class> {
  const now = deps.clock.now()
  const isRenamed = await deps.db.transaction(async (tx) => {
    const isChanged = await updateClass(tx, id, { name, voiceConsent: voice_consent, now }, version)
    const isConsent = isChanged && voice_consent !== undefined && voice_consent !== hasVoiceConsent
    const action = voice_consent === true ? 'class.voice_consent_given' : 'class.voice_consent_withdrawn'
    if (isConsent) await noteInAudit(tx, { actorId: caller.id, action, subjectKind: 'class', subjectId: id, at: now })
    return isChanged
  })
  const current = await readClass(deps, caller, id)
  if (!isRenamed) throw fail('stale_version', { current })
  return current
}
