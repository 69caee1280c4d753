import { and, asc, count, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { classInvites, emailConfirmations, magicLinks, teacherInvites, waitingMails } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'

/** The link a mail carries. */
export type MailedLink = { magicLinkId: number } | { confirmationId: number } | { inviteId: number }

/** What a mail is about: a link with its sealed token, or an invitation to a class, whose mail has none. */
export type MailedThing = (MailedLink & { sealedToken: string }) | { classInviteId: number; sealedToken: '' }

/** How many mails may wait at once; beyond that nobody is promised one. */
export const mostWaiting = 5_000

/** How long a mail is left alone after its first try, twice as long after each further one, an hour at most. Longer than one try takes. */
const firstDistance = sql`interval '1 minute'`

/** Lets a mail wait, due at once; false when too many wait already. */
export async function insertWaitingMail(tx: Transaction, mail: MailedThing & { dueAt: Date; expiresAt: Date }): Promise<boolean> {
  if ((await tx.$count(waitingMails)) >= mostWaiting) return false
  await tx.insert(waitingMails).values(mail)
  return true
}

/** Lets the mails of notes wait, due at once; false, and none of them, when too many would wait. */
export async function insertNoteMails(tx: Transaction, noteIds: readonly number[], life: { dueAt: Date; expiresAt: Date }): Promise<boolean> {
  if (noteIds.length === 0 || (await tx.$count(waitingMails)) + noteIds.length > mostWaiting) return false
  await tx.insert(waitingMails).values(noteIds.map((noteId) => ({ noteId, sealedToken: '', ...life })))
  return true
}

/** A mail about to be tried, `tries` with this one, and what it says; a person or link that is gone is null. */
export type DueMail = Awaited<ReturnType<typeof claimMails>>[number]

/**
 * Takes mails that are due, those tried least first, and puts off their next try, so that nobody else tries them at the same time and a try that
 * was cut off is made again.
 */
export async function claimMails(db: Db, now: Date, limit: number) {
  const due = db
    .select({ id: waitingMails.id })
    .from(waitingMails)
    .where(and(lte(waitingMails.dueAt, now), gt(waitingMails.expiresAt, now)))
    .orderBy(asc(waitingMails.tries), asc(waitingMails.dueAt), asc(waitingMails.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const distance = sql`least(${firstDistance} * power(2, least(${waitingMails.tries}, 6)), interval '1 hour')`
  const claimed = await db
    .update(waitingMails)
    .set({ tries: sql`${waitingMails.tries} + 1`, dueAt: sql`${now.toISOString()}::timestamptz + ${distance}` })
    .where(sql`${waitingMails.id} = any(array(${due}))`)
    .returning({ id: waitingMails.id })
  if (claimed.length === 0) return []
  return db
    .select({
      id: waitingMails.id,
      tries: waitingMails.tries,
      sealedToken: waitingMails.sealedToken,
      signIn: magicLinks,
      confirmation: emailConfirmations,
      invite: teacherInvites,
      note: notes,
      classInvite: classInvites,
      writer: sql<string | null>`(select w.name from ${users} w where w.id = ${notes.teacherId})`,
      user: users,
    })
    .from(waitingMails)
    .leftJoin(magicLinks, eq(magicLinks.id, waitingMails.magicLinkId))
    .leftJoin(emailConfirmations, eq(emailConfirmations.id, waitingMails.confirmationId))
    .leftJoin(teacherInvites, eq(teacherInvites.id, waitingMails.inviteId))
    .leftJoin(notes, eq(notes.id, waitingMails.noteId))
    .leftJoin(classInvites, eq(classInvites.id, waitingMails.classInviteId))
    .leftJoin(users, sql`${users.id} = coalesce(${magicLinks.userId}, ${emailConfirmations.userId}, ${notes.studentId})`)
    .where(inArray(waitingMails.id, claimed.map(({ id }) => id)))
}

/** Takes a mail off the list; false when it was not there any more. */
export async function removeWaitingMail(db: Db | Transaction, id: number): Promise<boolean> {
  const removed = await db.delete(waitingMails).where(eq(waitingMails.id, id)).returning({ id: waitingMails.id })
  return removed.length > 0
}

/** Takes the mails off the list that are too old to be sent, and answers how often each was tried. */
export function removeOldMails(db: Db, now: Date): Promise<{ tries: number }[]> {
  return db.delete(waitingMails).where(lte(waitingMails.expiresAt, now)).returning({ tries: waitingMails.tries })
}

/** How many mails were tried in vain and wait for another try. */
export async function countLateMails(db: Db): Promise<number> {
  return db.$count(waitingMails, gt(waitingMails.tries, 1))
}

/** What the audit calls a mail that was never taken. */
export const givenUp = { action: 'mail.given_up', subjectKind: 'mail' } as const

/** How many mails were given up since a moment. */
export async function countLostMails(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(audit)
    .where(and(eq(audit.subjectKind, givenUp.subjectKind), eq(audit.action, givenUp.action), gte(audit.at, since)))
  return row?.many ?? 0
}
