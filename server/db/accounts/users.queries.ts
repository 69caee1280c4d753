import { randomInt } from 'node:crypto'
import { and, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { isKeeping, together, type Tie } from '#server/db/schema/ties.ts'

/** A person as stored. */
export type User = typeof users.$inferSelect

/** Who somebody is at a sign-in: enough to prove a password and to make a token. */
export type SignInUser = Pick<
  User,
  'id' | 'role' | 'name' | 'username' | 'email' | 'passwordHash' | 'tokenVersion' | 'mustConfirmEmail' | 'suspendedAt'
>

/** The living person with an id, or null. */
export async function findUser(db: Db | Transaction, id: number): Promise<User | null> {
  const [user] = await db.select().from(users).where(and(eq(users.id, id), isNull(users.deletedAt)))
  return user ?? null
}

/** The living person a typed username or e-mail address names, whatever its case, or null. An `@` makes it an address. */
export async function findUserByIdentifier(db: Db | Transaction, identifier: string, now: Date): Promise<SignInUser | null> {
  const { id, role, name, username, email, passwordHash, tokenVersion, mustConfirmEmail, suspendedAt } = users
  const [user] = await db
    .select({ id, role, name, username, email, passwordHash, tokenVersion, mustConfirmEmail, suspendedAt })
    .from(users)
    .where(and(isSameText(identifier.includes('@') ? email : username, storable(identifier)), isAlive(now)))
  return user ?? null
}

/** The student with an e-mail address whom a teacher sees (null: any student), or null; a username must match when given. */
export async function findStudentByEmail(
  db: Db | Transaction,
  { teacherId, email, username }: { teacherId: number | null; email: string; username: string | undefined },
  now: Date,
): Promise<SignInUser | null> {
  const [student] = await db
    .select()
    .from(users)
    .where(
      and(
        isSameText(users.email, storable(email)),
        username ? isSameText(users.username, storable(username)) : undefined,
        eq(users.role, 'STUDENT'),
        isAlive(now),
        teacherId === null
          ? undefined
          : inArray(users.id, db.select({ id: teacherStudents.studentId }).from(teacherStudents).where(eq(teacherStudents.teacherId, teacherId))),
      ),
    )
  return student ?? null
}

/**
 * The usernames of living people that are one of some, or one with another number at its end, in lower case. Of one that is only a
 * number no other is told: they would be everybody's who has such a one.
 */
export async function listUsernamesLike(db: Db | Transaction, usernames: readonly string[]): Promise<string[]> {
  const stems = [...new Set(usernames.map((one) => storable(one.trim().toLowerCase().replace(/^(.*[^0-9])[0-9]+$/s, '$1')).toWellFormed()))]
  if (stems.length === 0) return []
  const stem = sql`regexp_replace(lower(${users.username}), '^(.*[^0-9])[0-9]+$', '\\1')`
  const rows = await db
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(and(sql`${stem} in (select jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb))`, isNull(users.deletedAt)))
  return rows.map(({ username }) => username)
}

/** Which of a username and an e-mail address somebody else than `exceptId` has by now, whatever its case. */
export async function areTaken(
  db: Db,
  { username, email }: { username: string; email: string },
  exceptId: number | null,
): Promise<{ username: boolean; email: boolean }> {
  const [isUsername, isEmail] = [isSameText(users.username, username), isSameText(users.email, email)]
  const rows = await db
    .select({ username: isUsername, email: isEmail })
    .from(users)
    .where(and(or(isUsername, isEmail), isNull(users.deletedAt), exceptId === null ? undefined : ne(users.id, exceptId)))
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) }
}

/**
 * What the tokens of a new account count from: another number for each, since an account that a restore took away may have left its id, and a token
 * that lives on, to whoever comes next.
 */
export function firstTokenVersion(): number {
  return randomInt(1, 1_000_000_000)
}

/** Stores a person and answers the id. Breaks `users_username_key` or `users_email_key` when a living person has the same. */
export async function insertUser(db: Db | Transaction, user: Omit<typeof users.$inferInsert, 'id'>): Promise<number> {
  const [row] = await db.insert(users).values({ tokenVersion: firstTokenVersion(), ...user }).returning({ id: users.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** Ties a teacher to a student, and takes nothing away of what they had of them. Answers whether the account is theirs to keep since now. */
export async function linkStudent(db: Db | Transaction, link: { teacherId: number; studentId: number; tie: Tie }): Promise<boolean> {
  const { teacherId, studentId, tie } = link
  const of = and(eq(teacherStudents.teacherId, teacherId), eq(teacherStudents.studentId, studentId))
  const made = await db.insert(teacherStudents).values(link).onConflictDoNothing().returning({ tie: teacherStudents.tie })
  if (made.length > 0) return isKeeping(tie)
  const [before] = await db.select({ tie: teacherStudents.tie }).from(teacherStudents).where(of).for('update')
  if (before === undefined) throw new Error('the link went away')
  const after = together(before.tie, tie)
  await db.update(teacherStudents).set({ tie: after }).where(of)
  return isKeeping(after) && !isKeeping(before.tie)
}

/** What a person may have changed about themself. */
export type UserChange = Partial<Pick<User, 'name' | 'username' | 'email' | 'passwordHash' | 'shouldChangePassword' | 'mustConfirmEmail'>>

/**
 * Changes a living person and counts their version up; a new password also counts the token version up, so that older
 * tokens die. With `tokenVersion` only while it is still that one. Null when nobody was changed.
 */
export async function updateUser(db: Db | Transaction, id: number, change: UserChange, tokenVersion?: number): Promise<User | null> {
  const [user] = await db
    .update(users)
    .set({
      ...change,
      version: sql`${users.version} + 1`,
      ...(change.passwordHash === undefined ? {} : { tokenVersion: sql`${users.tokenVersion} + 1` }),
    })
    .where(and(eq(users.id, id), isNull(users.deletedAt), tokenVersion === undefined ? undefined : eq(users.tokenVersion, tokenVersion)))
    .returning()
  return user ?? null
}

/** Holds a person's row until the transaction ends, so that two changes of the same account come one after the other. */
export async function lockUser(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

function isAlive(now: Date): SQL | undefined {
  return and(isNull(users.deletedAt), or(isNull(users.expiresAt), gt(users.expiresAt, now)))
}

function isSameText(column: typeof users.email | typeof users.username, text: string): SQL<boolean> {
  return sql<boolean>`lower(${column}) = lower(${text})`
}

/** A NUL can be in no stored text, and the database refuses to compare with one. */
function storable(text: string): string {
  return text.replaceAll('\0', '\u{FFFD}')
}
