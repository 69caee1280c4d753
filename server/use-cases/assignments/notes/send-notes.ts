import type { sendNotes as endpoint } from '#contract/assignments/notes.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { insertNoteMails } from '#server/db/accounts/waiting-mails.queries.ts'
import { insertNotes, listBehind } from '#server/db/assignments/notes.queries.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { passLimit } from '#server/security/rate-limits.ts'
import { dayBounds } from '#server/use-cases/assignments/day-bounds.ts'

const most = 30
const windowMs = 3_600_000
/** Mails of notes one teacher has sent in an hour at most: addresses are typed by whoever registered. */
export const mostNoteMails = 1_000

/** What a teacher's mails of notes are counted under. */
export function noteMailsOf(teacherId: number): string {
  return `notes:mailed:from:person ${teacherId}`
}

const mailLifeMs = 3 * 86_400_000

/**
 * Writes to everybody who is behind with the work that is named: a note for each, and a mail where mail is set up. The text is kept as it was
 * typed and shown as plain text. Thirty times and a thousand mails an hour at most.
 */
export async function sendNotes(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  caller: Caller,
  { assignment_ids, to, text }: BodyOf<typeof endpoint>,
  timeZone: string,
): Promise<ReplyOf<typeof endpoint>> {
  const { db, clock, settings } = deps
  await passLimit(deps, `notes:from:person ${caller.id}`, most, windowMs)
  const now = clock.now()
  return db.transaction(async (tx) => {
    const behind = await listBehind(tx, caller, { assignmentIds: assignment_ids, to, days: dayBounds(now, timeZone) })
    if (behind.length === 0) return { sent: 0, mailed: 0 }
    const made = await insertNotes(
      tx,
      behind.map(({ studentId, about }) => ({ teacherId: caller.id, studentId, about, text, createdAt: now })),
    )
    const addressed = new Set(behind.filter(({ hasAddress }) => hasAddress).map(({ studentId }) => studentId))
    const mailed = settings.smtpUrl === null ? [] : made.filter(({ studentId }) => addressed.has(studentId)).map(({ id }) => id)
    if (mailed.length > 0) await passLimit({ ...deps, db: tx }, noteMailsOf(caller.id), mostNoteMails, windowMs, mailed.length)
    const isMailed = await insertNoteMails(tx, mailed, { dueAt: now, expiresAt: new Date(now.getTime() + mailLifeMs) })
    await noteInAudit(tx, { action: 'notes.sent', actorId: caller.id, subjectKind: 'user', subjectId: null, details: { sent: made.length }, at: now })
    return { sent: made.length, mailed: isMailed ? mailed.length : 0 }
  })
}
