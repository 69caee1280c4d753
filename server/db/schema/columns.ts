import { sql, type SQL } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A moment, to the millisecond. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** When a row was written, unless it says otherwise. */
export function createdAt() {
  return instant('created_at').notNull().defaultNow()
}

/** Words as a search compares them, without case and accents. The database writes it with its row: a search that worked it out took seconds. */
export function plain(name: string, words: () => SQL) {
  return text(name).notNull().generatedAlwaysAs((): SQL => sql`plain_words(${words()})`)
}
