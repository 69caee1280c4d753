import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { preparedOnce } from '#server/db/engine/prepared-once.ts'
import { revokedTokens, users } from '#server/db/schema.ts'

const owner = preparedOnce((db) =>
  db
    .select({ id: users.id, role: users.role, name: users.name, mustChangePassword: users.shouldChangePassword })
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        eq(users.tokenVersion, sql.placeholder('tokenVersion')),
        isNull(users.deletedAt),
        or(isNull(users.expiresAt), gt(users.expiresAt, sql.placeholder('now'))),
        sql`not exists (select 1 from ${revokedTokens} where ${revokedTokens.jti} = ${sql.placeholder('jti')})`,
      ),
    )
    .prepare('find_token_owner'),
)

/** The live owner of a token, in one indexed statement: null when gone, expired, or when the token was revoked or outdated. */
export async function findTokenOwner(
  db: Db | Transaction,
  { userId, tokenVersion, jti }: { userId: number; tokenVersion: number; jti: string },
  now: Date,
): Promise<{ id: number; role: Role; name: string; mustChangePassword: boolean } | null> {
  const [found] = await owner(db).execute({ userId, tokenVersion, jti, now })
  return found ?? null
}

/** Kills one token, a minute longer than it could live anywhere. */
export async function revokeToken(db: Db | Transaction, token: { jti: string; expiresAt: Date }): Promise<void> {
  const expiresAt = new Date(token.expiresAt.getTime() + 60_000)
  await db.insert(revokedTokens).values({ jti: token.jti, expiresAt }).onConflictDoNothing()
}
