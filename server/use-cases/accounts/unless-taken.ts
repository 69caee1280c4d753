import { brokenUniqueness } from '#server/db/engine/sql-state.ts'
import { fail } from '#server/errors.ts'

/** Runs a write and turns a username or e-mail address that is in use into 409 `taken` with the field's own sentence. */
export async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const broken = brokenUniqueness(error)
    if (broken === 'users_username_key') throw fail('taken', { field: 'username', error: 'Username already exists' })
    if (broken === 'users_email_key') throw fail('taken', { field: 'email', error: 'Email address already in use' })
    throw error
  }
}
