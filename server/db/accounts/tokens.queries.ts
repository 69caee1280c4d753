import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { preparedOnce } from '#server/db/engine/prepared-once.ts'
import { revokedTokens } from '#server/db/schema/accounts.ts'
import { users } from '#server/db/schema/people.ts'

/** The live owner of a token: all that a call needs to know of its caller. A sample's throw-away account is one that expires. */
export type TokenOwner = {
  id: number
  role: Role
  name: string
  username: string
  email: string
  isSample: boolean
  mustChangePassword: boolean
  mustConfirmEmail: boolean
  /** Teaches classes of colleagues with them. */
  coTeaches: boolean
}

/** What a token says of its owner, for a statement that finds out whether that is still so. */
export type TokenClaims = { userId: number; tokenVersion: number; jti: string }

/** What such a statement selects of `users`. */
export const ownerColumns = {
  id: users.id,
  role: users.role,
  name: users.name,
  username: users.username,
  email: users.email,
  isSample: sql<boolean>`${users.expiresAt} is not null`,
  mustChangePassword: users.shouldChangePassword,
  mustConfirmEmail: users.mustConfirmEmail,
  coTeaches: sql<boolean>`exists (select from class_teachers ct where ct.teacher_id = ${users.id})`,
}

/** What it asks of `users`, with the claims and `now` as its placeholders: live, and the token neither revoked nor outdated. */
export const isLiveOwner = and(
  eq(users.id, sql.placeholder('userId')),
  eq(users.tokenVersion, sql.placeholder('tokenVersion')),
  isNull(users.deletedAt),
  isNull(users.suspendedAt),
  or(isNull(users.expiresAt), gt(users.expiresAt, sql.placeholder('now'))),
  sql`not exists (select 1 from ${revokedTokens} where ${revokedTokens.jti} = ${sql.placeholder('jti')})`,
)

const owner = preparedOnce((db) =>
  db
    .select(ownerColumns)
    .from(users)
    .where(isLiveOwner)
    .prepare('find_token_owner'),
)

/** The live owner of a token, in one indexed statement: null when gone, expired, or when the token was revoked or outdated. */
export async function findTokenOwner(db: Db | Transaction, { userId, tokenVersion, jti }: TokenClaims, now: Date): Promise<TokenOwner | null> {
  const [found] = await owner(db).execute({ userId, tokenVersion, jti, now })
  return found ?? null
}

/** Kills one token, a minute longer than it could live anywhere. */
export async function revokeToken(db: Db | Transaction, token: { jti: string; expiresAt: Date }): Promise<void> {
  const expiresAt = new Date(token.expiresAt.getTime() + 60_000)
  await db.insert(revokedTokens).values({ jti: token.jti, expiresAt }).onConflictDoNothing()
}
