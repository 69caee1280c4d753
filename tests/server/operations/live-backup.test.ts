import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { openDirectory } from '#server/db/engine/embedded.ts'
import type { OpenDatabase } from '#server/db/engine/open-database.ts'
import { openPool } from '#server/db/engine/postgres.ts'
import { events } from '#server/db/schema/operations.ts'
import { backUp } from '#server/operations/back-up.ts'
import { restore } from '#server/operations/restore.ts'
import { systemClock } from '#server/ports/clock.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createTestPlace } from '#tests/support/db.ts'
import { digestOf } from '#tests/support/digest.ts'
import { fillAtRandom } from '#tests/support/school/random-school.ts'
import { freshFolder } from '#tests/support/server-process.ts'

describe('a backup of a school at work', () => {
  test('holds one moment of it, and a writer goes on meanwhile', async () => {
    const { place, remove } = await createTestPlace()
    const file = join(freshFolder(), 'backup')
    const opened = await openDatabase(place)
    await fillAtRandom(opened.db, 3)
    await opened.db.delete(events)
    const written: number[] = []
    let isOver = false
    const writing = (async () => {
      for (let number = 1; !isOver; number += 1) {
        await writePair(opened, number)
        written.push(number)
        await new Promise(setImmediate)
      }
    })()
    await expect.poll(() => written.length).toBeGreaterThan(10)
    const before = [...written]
    await backUpBeside(opened, place.databaseUrl, file)
    const meanwhile = written.length - before.length
    isOver = true
    await writing
    await opened.close()
    await restore(place, file)
    const restored = await openDatabase(place)
    const names = (await restored.db.select({ name: events.name }).from(events)).map(({ name }) => name)
    await restored.close()
    await remove()
    const kept = new Set(names.map((name) => Number(name.split('.')[1])))
    expect(names.length).toEqual(kept.size * 2)
    expect(before.filter((number) => !kept.has(number))).toEqual([])
    expect(meanwhile).toBeGreaterThan(5)
  })

  test('answers whoever asks after its health, again and again until the backup is made', async () => {
    const { place, remove } = await createTestPlace()
    const opened = await openDatabase(place)
    await fillAtRandom(opened.db, 3)
    const { deps } = await createTestApp()
    const app = createApp({ ...deps, db: opened.db }, allRoutes)
    const answered: number[] = []
    let isOver = false
    const asking = (async () => {
      while (!isOver) {
        answered.push((await app.request('/api/health')).status)
        await new Promise(setImmediate)
      }
    })()
    await backUpBeside(opened, place.databaseUrl, join(freshFolder(), 'backup'))
    const meanwhile = [...answered]
    isOver = true
    await asking
    await opened.close()
    await remove()
    expect(meanwhile.length).toBeGreaterThan(20)
    expect(meanwhile.filter((status) => status !== 200)).toEqual([])
  })

  test('that nobody writes to holds all of it', async () => {
    const { place, remove } = await createTestPlace()
    const file = join(freshFolder(), 'backup')
    const opened = await openDatabase(place)
    await fillAtRandom(opened.db, 5)
    const digest = await digestOf(opened.db)
    await backUpBeside(opened, place.databaseUrl, file)
    await opened.close()
    await restore(place, file)
    const restored = await openDatabase(place)
    expect(await digestOf(restored.db)).toEqual(digest)
    await restored.close()
    await remove()
  })
})

async function writePair({ db }: OpenDatabase, number: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(events).values({ name: `one.${number}`, details: {}, at: new Date() })
    await tx.insert(events).values({ name: `two.${number}`, details: {}, at: new Date() })
  })
}

/** As `npm run backup` does beside a running server. */
async function backUpBeside(opened: OpenDatabase, databaseUrl: string | null, file: string): Promise<void> {
  const beside = await openBeside(opened, databaseUrl)
  await backUp({ db: beside.db, clock: systemClock }, file)
  await beside.close()
}

async function openBeside({ copyTo }: OpenDatabase, databaseUrl: string | null): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  if (databaseUrl !== null) return openPool(databaseUrl)
  const copy = join(freshFolder(), 'copy')
  await copyTo?.(copy)
  return openDirectory(copy)
}
