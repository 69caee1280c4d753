import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { printTable } from '#bench/figures.ts'
import type { Place } from '#bench/school.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'

/** A student who answers ten times a day on two hundred days. */
const answersPerYear = 2_000

const Size = v.object({ name: v.string(), bytes: v.number() })

/** Prints what each table that grows with answers takes for a student and a year, indexes included, and before anything is removed by age. */
export async function printSizes(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place)
  const tables = await rowsOf(
    db,
    sql`select c.relname::text as name, pg_total_relation_size(c.oid)::int as bytes from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by bytes desc limit 8`,
    Size,
  )
  const [answers] = await rowsOf(db, sql`select count(*)::int as bytes, '' as name from messages where role = 'user'`, Size)
  await close()
  const many = answers?.bytes ?? 0
  const rows = tables.map(({ name, bytes }) => [name, (bytes / many).toFixed(0), ((bytes / many) * (answersPerYear / 1024 / 1024)).toFixed(2)])
  printTable(`Growth, from ${many} answers (a year is ${answersPerYear} of a student)`, ['table', 'bytes an answer', 'MiB a student-year'], rows)
}
