import { is, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

type Columns = Record<string, PgColumn | SQL>

/**
 * The rows of a statement as one value of another, so that one answers both: `columns` are what it selects, and `selecting` makes the statement
 * of what they are together, as `(row) => db.select({ row }).from(…)`. Each is read as if its statement had been sent alone; instants in
 * what is no column of a table stay text.
 */
export function jsonRows<Selected extends Columns>(
  columns: Selected,
  selecting: (row: SQL.Aliased<unknown>) => SQLWrapper,
): SQL<SelectResultFields<Selected>[]> {
  const named = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const row = sql`json_build_object(${sql.join(named, sql`, `)})`.as('listed')
  return sql`(select coalesce(json_agg(rows.listed), '[]') from (${selecting(row)}) rows)`.mapWith({ mapFromDriverValue: read })

  function read(rows: unknown): SelectResultFields<Selected>[] {
    if (!Array.isArray(rows)) throw new Error('no list of rows')
    for (const [name, column] of Object.entries(columns)) {
      if (is(column, PgColumn)) for (const one of rows) if (one[name] !== null) one[name] = column.mapFromDriverValue(one[name])
    }
    return rows
  }
}
