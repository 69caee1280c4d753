import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { createTestApp } from '#tests/support/app.ts'

const Took = v.object({ ms: v.number() })

test('words without accents are compared in about the time that small letters take', async () => {
  const { db } = await createTestApp()
  await db.execute(sql`create table prompts as select repeat('Number ' || g || ' about the Weather and its currents in the ocean. ', 30) as prompt from generate_series(1, 300) g`)
  await db.execute(sql`create function took(expression text) returns float8 language plpgsql as $$
    declare began timestamptz := clock_timestamp();
    begin
      for round in 1..5 loop execute 'select count(*) from prompts where ' || expression || ' like ''%not there%'''; end loop;
      return extract(epoch from clock_timestamp() - began) * 1000;
    end $$`)
  const took = async (expression: string) => (await rowsOf(db, sql`select took(${expression}) as ms`, Took))[0]?.ms ?? 0
  await took('plain_words(prompt)')
  const [small, plain] = [await took('lower(prompt)'), await took('plain_words(prompt)')]
  // It took fourteen times as long when every text was searched for accents.
  expect(plain / small).toBeLessThan(5)
})

test('words are the same with and without their accents, whatever else the text holds', async () => {
  const { db } = await createTestApp()
  const Plain = v.object({ plain: v.array(v.string()), grams: v.boolean() })
  const rows = await rowsOf(db, sql`select array[plain_words('Cafe NUMBER 7!'), plain_words('Café NÚMERO 7!'), plain_words('Cafe' || chr(769)), plain_words('Łódź 水')] as plain,
    search_grams('cafe') = search_grams('CAFÉ') as grams`, Plain)
  expect(rows).toEqual([{ plain: ['cafe number 7!', 'cafe numero 7!', 'cafe', 'lodz 水'], grams: true }])
})
