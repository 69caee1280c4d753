import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable, PgText } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { schema } from '#server/db/schema.ts'

type Random = () => number

/** Fills every table with a few rows of arbitrary values that its columns and references allow; the same seed, the same rows. */
export async function fillAtRandom(db: Db, seed: number): Promise<void> {
  const random = randomFrom(seed)
  for (const table of inOrder(Object.values(schema).filter((one) => is(one, PgTable)))) {
    const ids = await idsOfReferred(db, table)
    const columns = Object.values(getTableColumns(table)).filter((column) => column.columnType !== 'PgSerial' && !column.generated)
    for (let row = 0; row < 1 + Math.floor(random() * 4); row += 1) {
      const values = columns.map((column) => sql`${valueFor(column, ids.get(column.name) ?? [], random)}`)
      const names = columns.map((column) => sql.identifier(column.name))
      await db.execute(sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)}) on conflict do nothing`)
    }
  }
}

/** Each table after those it refers to. */
function inOrder(rest: readonly PgTable[]): PgTable[] {
  const names = new Set(rest.map(getTableName))
  const waitsFor = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable).filter((one) => one !== table)
  const isReady = (table: PgTable) => waitsFor(table).every((one) => !names.has(getTableName(one)))
  const ready = rest.filter(isReady)
  return ready.length === 0 ? [...rest] : [...ready, ...inOrder(rest.filter((table) => !ready.includes(table)))]
}

async function idsOfReferred(db: Db, table: PgTable): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>()
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const rows = await rowsOf(db, sql`select id from ${sql.identifier(getTableName(foreignTable))} order by id`, v.object({ id: v.number() }))
    for (const column of columns) ids.set(column.name, rows.map(({ id }) => id))
  }
  return ids
}

function valueFor(column: PgColumn, ids: number[], random: Random): unknown {
  if (ids.length > 0) return ids[Math.floor(random() * ids.length)]
  if (!column.notNull && random() < 0.3) return null
  if (is(column, PgText) && column.enumValues !== undefined) return column.enumValues[Math.floor(random() * column.enumValues.length)]
  switch (column.getSQLType()) {
    case 'integer':
      return Math.floor(random() * 100_000)
    case 'double precision':
      return (random() - 0.5) * 10 ** Math.floor(random() * 30 - 15)
    case 'boolean':
      return random() < 0.5
    case 'jsonb':
      return JSON.stringify({ [text(random)]: [text(random), random(), null, true, { deep: text(random) }] })
    case 'text[]':
      return sql`array[${text(random)}, ${text(random)}]::text[]`
    case 'bytea':
      return Uint8Array.from({ length: 300 }, () => Math.floor(random() * 256))
    case 'text':
      return text(random)
    default:
      return new Date(Math.floor(random() * 4e12)).toISOString()
  }
}

const pieces = ['a', 'Zoë', ' ', '"', "'", '\\', '\n', '\t', '\r\n', '\u2028', '\u0001', '{', '],[', '\\u0041', '🙂', 'ß', '漢字', '\u202E', '0', 'null', '--', '%s', '$1']

function text(random: Random): string {
  return Array.from({ length: 3 + Math.floor(random() * 12) }, () => pieces[Math.floor(random() * pieces.length)]).join('')
}

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
