import { createHash } from 'node:crypto'
import { codeLength, codeSigns, type JoinCode } from '#contract/classroom/join-codes.ts'
import { deleteJoinCode, findJoinCode, keepJoinCode, type StoredCode } from '#server/db/classroom/join-codes.queries.ts'
import type { ClassRow } from '#server/db/classroom/classes.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { liveSecrets, type Secrets, signatureOf } from '#server/security/keys.ts'
import { openSealed, seal } from '#server/security/seal.ts'
import { lockOngoing } from './lock-ongoing.ts'

const hoursKept = 24
const hour = 3_600_000

type CodeDeps = Pick<Deps, 'clock' | 'settings'> & { db: Db | Transaction }

/** The code a class has now as its teacher reads it, null where it has none. */
export async function readJoinCode({ db, clock, settings }: CodeDeps, classId: number): Promise<JoinCode | null> {
  const stored = await findJoinCode(db, classId, clock.now())
  if (stored === null) return null
  const code = opened(settings, stored)
  if (code === null) return null
  const url = `${settings.publicUrl.replace(/\/$/, '')}/student/join#${code}`
  return { code: `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`, url, ends_at: stored.endsAt.toISOString() }
}

/** Gives a class a code for a day unless it has one, or ends the one it has. Refuses an archived class. */
export async function setJoinCode(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'ids'>,
  caller: Caller,
  { id }: Pick<ClassRow, 'id'>,
  isOn: boolean,
): Promise<JoinCode | null> {
  const { db, clock, ids, settings } = deps
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (isOn) await lockOngoing(tx, id)
    if (isOn && (await readJoinCode({ ...deps, db: tx }, id)) === null) await deleteJoinCode(tx, id)
    const code = codeOf(ids.secret())
    const endsAt = new Date(now.getTime() + hoursKept * hour)
    const [codeHash = ''] = codeHashes(settings, code)
    const isChanged = isOn
      ? await keepJoinCode(tx, { classId: id, codeHash, sealedCode: seal('join_code', settings, placeOf(id), code), endsAt }, now)
      : await deleteJoinCode(tx, id)
    if (!isChanged) return
    await noteInAudit(tx, { actorId: caller.id, action: isOn ? 'join_code.made' : 'join_code.ended', subjectKind: 'class', subjectId: id, at: now })
  })
  return readJoinCode(deps, id)
}

/** What is stored of a code to find it by, under each secret that is live, the present one first. */
export function codeHashes(secrets: Secrets, code: string): string[] {
  return liveSecrets(secrets).map((secret) => signatureOf('join_code', secret, code))
}

/** A code from 256 random bits. Bytes that would make some signs likelier than others are passed over. */
function codeOf(secret: string): string {
  const fair = Math.floor(256 / codeSigns.length) * codeSigns.length
  const signs = [...createHash('sha512').update(secret).digest()].filter((byte) => byte < fair).map((byte) => codeSigns[byte % codeSigns.length])
  return signs.slice(0, codeLength).join('')
}

/** The code as it was sealed; null when the secret it was sealed under was rotated away. */
function opened(secrets: Secrets, { classId, sealedCode }: StoredCode): string | null {
  try {
    return openSealed('join_code', secrets, placeOf(classId), sealedCode)
  } catch {
    return null
  }
}

function placeOf(classId: number): string {
  return `class ${classId}`
}
