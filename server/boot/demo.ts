import { inArray, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/people.ts'
import { loadDemoData } from '#server/demo/load-demo-data.ts'
import { type DemoAccount, demoAccounts } from '#server/demo/people.ts'
import type { Deps } from '#server/deps.ts'

/** Held while looking and loading, so that processes starting together load it once. */
const demoLock = 7_306_413

/** Loads the demo school into a database without people, when the settings ask for it. Answers the accounts to show: none unless it is a demo. */
export async function settleDemo({ db, clock, ids, settings }: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>): Promise<readonly DemoAccount[]> {
  if (settings.demoData === false) return []
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
    if ((await tx.$count(users)) === 0) await loadDemoData({ db: tx, clock, ids })
  })
  const names = demoAccounts.map(({ username }) => username)
  return (await db.$count(users, inArray(users.username, names))) === names.length ? demoAccounts : []
}

/** The accounts as lines of a table for the terminal. */
export function accountTable(accounts: readonly DemoAccount[]): string {
  const rows = accounts.map(({ role, name, username, password, note }) => [role.toLowerCase(), username, password, `${name}, ${note}`])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`).join('\n')
}
