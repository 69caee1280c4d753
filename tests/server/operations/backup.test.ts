import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/engine/client.ts'
import { events } from '#server/db/schema/operations.ts'
import { backUp } from '#server/operations/back-up.ts'
import { checkBackup, loadBackup } from '#server/operations/load-backup.ts'
import { restore } from '#server/operations/restore.ts'
import { systemClock } from '#server/ports/clock.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { createTestDb, createTestPlace, preparedSchool, type TestDb } from '#tests/support/db.ts'
import { digestOf } from '#tests/support/digest.ts'
import { fillAtRandom } from '#tests/support/school/random-school.ts'
import { freshFolder } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

let school: TestDb

describe('a backup', () => {
  beforeEach(async () => {
    school = await createTestDb()
  })
  afterEach(() => school.close())

  test.each(Array.from({ length: sized(1, 20) }, (_, index) => index + 1))('brings every row of random database %i to the embedded engine and back again', async (seed) => {
    const folder = freshFolder()
    const settings = { dataDir: join(folder, 'data'), databaseUrl: null, preparedSchool: await preparedSchool() }
    await fillAtRandom(school.db, seed)
    const before = await digestOf(school.db)
    await backUp({ db: school.db, clock: systemClock }, join(folder, 'one'))
    await restore(settings, join(folder, 'one'))

    const embedded = await openDatabase(settings)
    expect(await digestOf(embedded.db)).toEqual(before)
    await backUp({ db: embedded.db, clock: systemClock }, join(folder, 'two'))
    await embedded.close()

    await school.db.insert(events).values({ name: 'later.on', details: {}, at: new Date() })
    await school.db.transaction(async (tx) => loadBackup(tx, join(folder, 'two'), await checkBackup(join(folder, 'two'))))
    expect(await digestOf(school.db)).toEqual(before)
  })

  test('goes on counting ids where the school had come to', async () => {
    const file = join(freshFolder(), 'backup')
    const at = new Date()
    const row = { name: 'a.b', details: {}, at }
    await school.db.insert(events).values([row, row, row])
    await school.db.delete(events)
    await backUp({ db: school.db, clock: systemClock }, file)
    await school.db.transaction(async (tx) => loadBackup(tx, file, await checkBackup(file)))
    expect(await school.db.insert(events).values(row).returning({ id: events.id })).toEqual([{ id: 4 }])
  })

  test('says how much it saved, for this account only, and leaves no draft beside it', async () => {
    const folder = freshFolder()
    const file = join(folder, 'backup')
    await school.db.insert(events).values({ name: 'a.b', details: {}, at: new Date() })
    expect(await backUp({ db: school.db, clock: systemClock }, file)).toEqual(`1 row was saved to ${file}.`)
    expect([readdirSync(folder), (statSync(file).mode & 0o777).toString(8)]).toEqual([['backup'], '600'])
  })

  test('that cannot be written says so and keeps the one from before', async () => {
    const folder = freshFolder()
    const file = join(folder, 'backup')
    writeFileSync(file, 'the one from before')
    mkdirSync(`${file}.part`)
    await expect(backUp({ db: school.db, clock: systemClock }, file)).rejects.toThrow(StartRefusal)
    expect(readFileSync(file, 'utf8')).toEqual('the one from before')
  })

  test('that was cut off, altered or is something else is refused before anything is touched', async () => {
    const folder = freshFolder()
    const file = join(folder, 'backup')
    const dataDir = join(folder, 'data')
    await fillAtRandom(school.db, 9)
    await backUp({ db: school.db, clock: systemClock }, file)
    const lines = gunzipSync(readFileSync(file)).toString().split('\n')
    const others = {
      cut: readFileSync(file).subarray(0, -20),
      withoutRow: gzipSync(lines.filter((_, index) => index !== 3).join('\n')),
      withoutEnd: gzipSync(lines.slice(0, -2).join('\n')),
      text: Buffer.from('hello'),
    }
    for (const [name, content] of Object.entries(others)) {
      writeFileSync(join(folder, name), content)
      await expect(restore({ dataDir, databaseUrl: null }, join(folder, name))).rejects.toThrow(`${join(folder, name)} is not a complete backup: `)
    }
    await expect(restore({ dataDir, databaseUrl: null }, join(folder, 'nowhere'))).rejects.toThrow(/is not a complete backup: ENOENT/)
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'cut', 'text', 'withoutEnd', 'withoutRow'])
  })

  test('of a newer version is refused, and what is there stays', async () => {
    const folder = freshFolder()
    const file = join(folder, 'backup')
    await school.db.insert(events).values({ name: 'a.b', details: {}, at: new Date() })
    await backUp({ db: school.db, clock: systemClock }, file)
    const text = gunzipSync(readFileSync(file)).toString()
    writeFileSync(file, gzipSync(text.replace(/"migration":\d+/, '"migration":9999999999999')))
    const load = school.db.transaction(async (tx) => loadBackup(tx, file, await checkBackup(file)))
    await expect(load).rejects.toThrow('The backup was made by a newer version of Lectern.')
    expect(await school.db.$count(events)).toEqual(1)
  })

  test('is not restored while a server runs on the database', async () => {
    const file = join(freshFolder(), 'backup')
    const { place, remove } = await createTestPlace()
    const opened = await openDatabase(place)
    await backUp({ db: opened.db, clock: systemClock }, file)
    await expect(restore(place, file)).rejects.toThrow(/^(?:\S+ is in use by another )?Lectern (?:is running on this database\. Stop it|\(process \d+\)\. Stop that one) first/)
    await opened.close()
    expect(await restore(place, file)).toMatch(/^0 rows were restored\./)
    await remove()
  })

  test('replaces an embedded school and keeps the old one aside', async () => {
    const folder = freshFolder()
    const file = join(folder, 'backup')
    const settings = { dataDir: join(folder, 'data'), databaseUrl: null, preparedSchool: await preparedSchool() }
    await fillAtRandom(school.db, 4)
    await backUp({ db: school.db, clock: systemClock }, file)
    await (await openDatabase(settings)).close()
    const kept = join(settings.dataDir, 'db.before-restore')
    expect(await restore(settings, file)).toMatch(new RegExp(`^\\d+ rows were restored. The previous data stays in ${kept} until you delete it.$`))
    const opened = await openDatabase(settings)
    expect(await digestOf(opened.db)).toEqual(await digestOf(school.db))
    await expect(restore(settings, file)).rejects.toThrow('is in use by another Lectern')
    await opened.close()
  })
})
