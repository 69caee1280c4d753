import { areTaken } from '#server/db/accounts/users.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import { brokenUniqueness } from '#server/db/engine/sql-state.ts'
import { fail, type FailureDetails } from '#server/errors.ts'

/** A username and an e-mail address somebody is to have; `id` is theirs, null for a new account. */
type Wanted = { db: Db; id: number | null; username?: string | undefined; email?: string | undefined }

/**
 * Runs a write and turns a username or e-mail address that is in use into 409 `taken` with the field's own sentence; where both are in use and
 * `wanted` names them, `issues` tells both.
 */
export async function unlessTaken<Result>(write: () => Promise<Result>, wanted?: Wanted): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const broken = brokenUniqueness(error)
    if (broken !== 'users_username_key' && broken !== 'users_email_key') throw error
    throw fail('taken', { ...(broken === 'users_username_key' ? takenUsername : takenEmail), ...(await bothTaken(wanted)) })
  }
}

async function bothTaken(wanted: Wanted | undefined): Promise<FailureDetails> {
  if (wanted?.username === undefined || wanted.email === undefined) return {}
  const { db, id, username, email } = wanted
  const are = await areTaken(db, { username, email }, id)
  return are.username && are.email ? { issues: [takenUsername, takenEmail].map(({ field, error }) => ({ path: field, message: error })) } : {}
}

const takenUsername = { field: 'username', error: 'Username already exists' }
const takenEmail = { field: 'email', error: 'Email address already in use' }
