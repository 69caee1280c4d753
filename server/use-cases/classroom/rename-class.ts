import type { Class, renameClass as endpoint } from '#contract/classroom/classes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { type ClassRow, updateClass } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readClass } from './class-on-the-wire.ts'

/**
 * Renames a class, notes its consent to keep voices and to a language model, and says whether its students set themselves goals; refuses with
 * the class as it stands when somebody else changed it since `version`.
 */
export async function renameClass(
  deps: Pick<Deps, 'db' | 'clock' | 'partner'>,
  caller: Caller,
  { id, hasVoiceConsent, hasModelConsent }: Pick<ClassRow, 'id' | 'hasVoiceConsent' | 'hasModelConsent'>,
  { name, voice_consent, model_consent, sets_goals, version }: BodyOf<typeof endpoint>,
): Promise<Class> {
  const now = deps.clock.now()
  const isRenamed = await deps.db.transaction(async (tx) => {
    const choices = { voiceConsent: voice_consent, modelConsent: model_consent, setsGoals: sets_goals }
    const isChanged = await updateClass(tx, id, { name, ...choices, now }, version)
    const consents = [
      { kind: 'voice', was: hasVoiceConsent, is: voice_consent },
      { kind: 'model', was: hasModelConsent, is: model_consent },
    ] as const
    for (const { kind, was, is } of isChanged ? consents : []) {
      if (is === undefined || is === was) continue
      const action = `class.${kind}_consent_${is ? 'given' : 'withdrawn'}` as const
      await noteInAudit(tx, { actorId: caller.id, action, subjectKind: 'class', subjectId: id, at: now })
    }
    return isChanged
  })
  const current = await readClass(deps, caller, id)
  if (!isRenamed) throw fail('stale_version', { current })
  return current
}
