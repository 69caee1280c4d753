import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ties, type Tie } from '#server/db/schema/ties.ts'

/** What a rule of `ties.ts` makes of the tie in a column, for a statement that changes many at once. */
export function tieAfter(column: PgColumn, rule: (tie: Tie) => Tie): SQL {
  const cases = ties.map((tie) => sql`when ${tie} then ${rule(tie)}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} end`
}
