import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { StatementKeepingPGlite } from '#server/db/engine/kept-statements.ts'

const engine = new StatementKeepingPGlite()

beforeEach(async () => {
  await engine.exec('drop table if exists birds; create table birds (id int primary key, name text, seen timestamptz, notes jsonb)')
})

afterAll(() => engine.close())

test('a statement sent again is planned once and answers as ever', async () => {
  const sent = vi.spyOn(engine, 'execProtocolRawSync')
  const add = (id: number, name: string | null) =>
    engine.query('insert into birds (id, name, notes) values ($1, $2, $3) returning id, name, notes', [id, name, JSON.stringify({ id })])
  const first = await add(1, 'kiwi')
  const rounds = sent.mock.calls.length
  const second = await add(2, null)
  expect([first.rows, second.rows]).toEqual([[{ id: 1, name: 'kiwi', notes: { id: 1 } }], [{ id: 2, name: null, notes: { id: 2 } }]])
  expect([rounds, sent.mock.calls.length]).toEqual([2, 3])
  expect((await engine.query('select id from birds order by id', [], { rowMode: 'array' })).rows).toEqual([[1], [2]])
})

test('nothing, an empty text, every alphabet, dates and more than fits into one part come back as they were sent', async () => {
  const names = [null, '', 'ñandú 🦤 “σπίτι”', 'x'.repeat(3_000_000)]
  const seen = new Date('2026-11-20T12:00:00.000Z')
  const rows = []
  for (const [id, name] of names.entries()) rows.push((await engine.query('insert into birds (id, name, seen) values ($1, $2, $3) returning name, seen', [id, name, seen])).rows)
  expect(rows).toEqual(names.map((name) => [{ name, seen }]))
  expect((await engine.query('select name from birds order by id')).rows).toEqual(names.map((name) => ({ name })))
  expect((await engine.query('delete from birds')).affectedRows).toEqual(4)
})

test('a refused statement says why, and the next one works', async () => {
  const add = () => engine.query('insert into birds (id) values ($1)', [1])
  await add()
  await expect(add()).rejects.toHaveProperty('code', '23505')
  await expect(engine.query('select nothing from birds')).rejects.toHaveProperty('code', '42703')
  expect((await engine.query('select count(*)::int as count from birds')).rows).toEqual([{ count: 1 }])
})

test('a changed table is read as it is now', async () => {
  const read = async () => (await engine.query('select * from birds')).rows
  await engine.query('insert into birds (id) values (1)')
  expect(await read()).toEqual([{ id: 1, name: null, seen: null, notes: null }])
  await engine.exec('alter table birds drop column notes, drop column seen')
  expect(await read()).toEqual([{ id: 1, name: null }])
})

test('statements inside a transaction and beside it do not mix', async () => {
  const count = async () => (await engine.query<{ count: number }>('select count(*)::int as count from birds')).rows[0]?.count
  const counted: (number | undefined)[] = []
  await Promise.all([
    engine.transaction(async (tx) => {
      await tx.query('insert into birds (id) values ($1)', [1])
      await tx.query('insert into birds (id) values ($1)', [2])
    }),
    count().then((found) => counted.push(found)),
  ])
  expect([counted[0] === 0 || counted[0] === 2, await count()]).toEqual([true, 2])
})

describe('statements that cannot be kept for ever', () => {
  test('make room for each other', async () => {
    for (let index = 0; index < 450; index += 1) await engine.query(`select ${index} as n`)
    const { rows } = await engine.query<{ count: number }>("select count(*)::int as count from pg_prepared_statements where name like 'kept_%'")
    expect(rows).toEqual([{ count: 200 }])
    expect((await engine.query('select 0 as n')).rows).toEqual([{ n: 0 }])
  })

  test('are planned each time when they are very long', async () => {
    const values = Array.from({ length: 3000 }, (_, index) => index + 1)
    const { affectedRows } = await engine.query(`insert into birds (id) values ${values.map((_, index) => `($${index + 1})`).join(', ')}`, values)
    expect(affectedRows).toEqual(3000)
  })
})
