import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { emailConfirmations, schoolSettings, teacherInvites } from '#server/db/schema/accounts.ts'
import { users } from '#server/db/schema/people.ts'

/** What administrators decided about registering, as it was stored; null where nobody did. */
export async function readStoredRegistration(db: Db | Transaction): Promise<unknown> {
  const [row] = await db.select({ value: schoolSettings.value }).from(schoolSettings).where(eq(schoolSettings.name, 'registration'))
  return row?.value ?? null
}

/** Stores what administrators decide about registering. */
export async function storeRegistration(db: Db | Transaction, value: object, now: Date): Promise<void> {
  const row = { name: 'registration' as const, value, changedAt: now }
  await db.insert(schoolSettings).values(row).onConflictDoUpdate({ target: schoolSettings.name, set: { value, changedAt: now } })
}

/** An invitation as it is listed. */
export type InviteRow = { id: number; email: string; createdAt: Date; expiresAt: Date }

const inviteColumns = { id: teacherInvites.id, email: teacherInvites.email, createdAt: teacherInvites.createdAt, expiresAt: teacherInvites.expiresAt }

/** The invitations that can still be used, the last one first. */
export function listInvites(db: Db | Transaction, now: Date): Promise<InviteRow[]> {
  return db
    .select(inviteColumns)
    .from(teacherInvites)
    .where(isUsable(now))
    .orderBy(sql`${teacherInvites.id} desc`)
}

/** Stores an invitation; an earlier one of the same address that was not used ends. */
export async function insertInvite(
  tx: Transaction,
  invite: { email: string; tokenHash: string; invitedBy: number; createdAt: Date; expiresAt: Date },
): Promise<InviteRow> {
  await tx.delete(teacherInvites).where(and(sql`lower(${teacherInvites.email}) = lower(${invite.email})`, isNull(teacherInvites.usedAt)))
  const [row] = await tx.insert(teacherInvites).values(invite).returning(inviteColumns)
  if (!row) throw new Error('the insert answered no row')
  return row
}

/** Takes an invitation back, and answers whether it was there. */
export async function deleteInvite(db: Db | Transaction, id: number): Promise<boolean> {
  const isOpen = and(eq(teacherInvites.id, id), isNull(teacherInvites.usedAt))
  const taken = await db.delete(teacherInvites).where(isOpen).returning({ id: teacherInvites.id })
  return taken.length > 0
}

/** The address an invitation was made for, or null when it was used, is over or unknown. */
export async function findInvite(db: Db | Transaction, tokenHash: string, now: Date): Promise<{ email: string } | null> {
  const [row] = await db
    .select({ email: teacherInvites.email })
    .from(teacherInvites)
    .where(and(eq(teacherInvites.tokenHash, tokenHash), isUsable(now)))
  return row ?? null
}

/** Uses an invitation up, exactly once however many ask at the same time; false when somebody else did. */
export async function consumeInvite(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(teacherInvites)
    .set({ usedAt: now })
    .where(and(eq(teacherInvites.tokenHash, tokenHash), isUsable(now)))
    .returning({ id: teacherInvites.id })
  return used.length > 0
}

/** Stores a link that confirms a person's address, and answers its id; their older ones end. */
export async function insertConfirmation(
  tx: Transaction,
  link: { userId: number; email: string; tokenHash: string; expiresAt: Date },
): Promise<number> {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, link.userId))
  const [row] = await tx.insert(emailConfirmations).values(link).returning({ id: emailConfirmations.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** Confirms the address a link was mailed to, while it is still its owner's; answers whose it is, null when the link is over or unknown. */
export async function confirmByLink(db: Db | Transaction, tokenHash: string, now: Date): Promise<number | null> {
  const [confirmed] = await db
    .update(users)
    .set({ mustConfirmEmail: false })
    .from(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        gt(emailConfirmations.expiresAt, now),
        eq(emailConfirmations.userId, users.id),
        eq(emailConfirmations.email, users.email),
        isNull(users.deletedAt),
      ),
    )
    .returning({ id: users.id })
  return confirmed?.id ?? null
}

/** Whether all teachers of a student have yet to confirm their addresses: then what was typed of the student is mailed to nobody. */
export async function isOfUnconfirmed(db: Db | Transaction, studentId: number): Promise<boolean> {
  const [row] = await db
    .select({
      isIt: sql<boolean>`exists (select from teacher_students l join users t on t.id = l.teacher_id where l.student_id = users.id and t.must_confirm_email)
        and not exists (select from teacher_students l join users t on t.id = l.teacher_id where l.student_id = users.id and t.role = 'TEACHER'
          and not t.must_confirm_email)`,
    })
    .from(users)
    .where(eq(users.id, studentId))
  return row?.isIt ?? false
}

function isUsable(now: Date) {
  return and(isNull(teacherInvites.usedAt), gt(teacherInvites.expiresAt, now))
}
