import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as onServer } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import * as v from 'valibot'
import { applyMigrations, migrationsFolder } from '#server/db/migrations.ts'
import type { Db } from '#server/db/engine/db.ts'
import { schema } from '#server/db/schema.ts'
import { createTestPlace } from '#tests/support/db.ts'
import { closeAfterTest } from '#tests/support/left-open.ts'

const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) })
const { entries } = v.parse(Journal, JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')))

/** The migrations in their order, as the moments they were made at. */
export const steps = entries.map(({ when }) => when)

/** When the migration of a number ('0034') was made. */
export function stepOf(number: string): number {
  const found = entries.find(({ tag }) => tag.startsWith(`${number}_`))
  if (!found) throw new Error(`no migration ${number}`)
  return found.when
}

/** A database as the program made it when this migration was its last. */
export async function databaseAt(step: number): Promise<Db> {
  const { place, remove } = await createTestPlace()
  if (place.databaseUrl === null) {
    await remove()
    return embeddedAt(step)
  }
  const db = onServer(place.databaseUrl, { schema })
  closeAfterTest(async () => {
    await db.$client.end()
    await remove()
  })
  await db.transaction((tx) => applyMigrations(tx, step))
  return db
}

/** Each step is taken once: making a database anew takes ten times as long as reading one. */
const taken = new Map<number, Promise<Blob>>()

async function embeddedAt(step: number): Promise<Db> {
  const made = taken.get(step) ?? makeAt(step)
  taken.set(step, made)
  const engine = await PGlite.create({ loadDataDir: await made })
  closeAfterTest(() => engine.close())
  return drizzle(engine, { schema })
}

async function makeAt(step: number): Promise<Blob> {
  const engine = await PGlite.create()
  await drizzle(engine, { schema }).transaction((tx) => applyMigrations(tx, step))
  const made = await engine.dumpDataDir('none')
  await engine.close()
  return made
}
