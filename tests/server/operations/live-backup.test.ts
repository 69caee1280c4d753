import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/engine/client.ts'
import { openDirectory } from '#server/db/engine/embedded.ts'
import type { OpenDatabase } from '#server/db/engine/open-database.ts'
import { openPool } from '#server/db/engine/postgres.ts'
import { events } from '#server/db/schema/operations.ts'
import { backUp } from '#server/operations/back-up.ts'
import { restore } from '#server/operations/restore.ts'
import { systemClock } from '#server/ports/clock.ts'
import { createTestPlace } from '#tests/support/db.ts'
import { digestOf } from '#tests/support/digest.ts'
import { fillAtRandom } from '#tests/support/school/random-school.ts'
import { endOf, freshFolder, launch, startServer } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

describe('a backup of a school at work', () => {
  test('holds one moment of it, and writers go on meanwhile', async () => {
    const { place, remove } = await createTestPlace()
    const file = join(freshFolder(), 'backup')
    const opened = await openDatabase(place)
    await fillAtRandom(opened.db, 3)
    await opened.db.delete(events)
    const written: number[] = []
    let isOver = false
    const writing = [1, 2, 3].map(async (writer) => {
      for (let number = writer; !isOver; number += 3) {
        await writePair(opened, number)
        written.push(number)
        await setImmediate()
      }
    })
    await expect.poll(() => written.length).toBeGreaterThan(10)
    const before = [...written]
    await backUpBeside(opened, place.databaseUrl, file)
    const meanwhile = written.length - before.length
    isOver = true
    await Promise.all(writing)
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

const kills = sized(2, 30)

describe.skipIf(process.env.DATABASE_URL)('kill -9', () => {
  test(`of a backup leaves no copy and no half file, and the server goes on, ${kills} times`, async () => {
    const folder = freshFolder()
    const settings = { DATA_DIR: join(folder, 'data') }
    const server = await startServer(settings)
    for (let round = 0; round < kills; round += 1) {
      const backup = await launch(settings, ['backup', join(folder, 'backup')])
      const ended = endOf(backup)
      await expect.poll(() => existsSync(join(settings.DATA_DIR, 'db.copy'))).toEqual(true)
      for (let turn = 0; turn < round * 40; turn += 1) await setImmediate()
      backup.kill('SIGKILL')
      await ended
      await expect.poll(() => existsSync(join(settings.DATA_DIR, 'db.copy'))).toEqual(false)
      expect((await fetch(`${server.url}/api/health`)).status).toEqual(200)
    }
    expect(await endOf(await launch(settings, ['backup', join(folder, 'whole')]))).toEqual({ code: 0, signal: null, out: expect.stringMatching(/were saved/), err: '' })
    await expect.poll(() => readdirSync(settings.DATA_DIR).toSorted()).toEqual(['db', 'lock', 'secret'])
    await server.kill('SIGTERM')
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
