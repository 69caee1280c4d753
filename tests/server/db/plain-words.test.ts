import { NoopLogger, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { defineRoutes } from '#server/http/registry.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { examples } from '#tests/server/http/examples.ts'
import { createSchool, requestOf } from '#tests/server/http/school.ts'
import { createTestApp } from '#tests/support/app.ts'

const words = 'maçã número xylofonf'

function queryOf({ method, path }: Endpoint): Record<string, unknown> {
  return { ...examples[`${method} ${path}`]?.query, q: words }
}

test('no search works out the plain words of a row: the database keeps them', async () => {
  const { undone, tokens } = await createSchool({ settings: { rateLimits: false } })
  const searched = defineRoutes(allRoutes)
    .map(({ endpoint }) => endpoint)
    .filter((one) => one.query && JSON.stringify(v.safeParse(one.query, queryOf(one)).output ?? {}).includes(words))
  const sent = vi.spyOn(NoopLogger.prototype, 'logQuery')
  const statuses = await undone(async (send) => {
    sent.mockClear()
    const replies = []
    for (const one of searched) {
      for (const token of [tokens.teacher, tokens.admin]) replies.push((await send(requestOf(one, token, { query: queryOf(one) }))).status)
    }
    return replies
  })
  const statements = sent.mock.calls.map(String)
  expect(searched.length).toBeGreaterThan(7)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(searched.length)
  expect(statements.filter((statement) => statement.includes('plain_words($')).length).toBeGreaterThan(searched.length)
  expect(statements.filter((statement) => /plain_words\((?!\$\d+::text\))/.test(statement))).toEqual([])
})

test('words are the same with and without their accents, whatever else the text holds', async () => {
  const { db } = await createTestApp()
  const Plain = v.object({ plain: v.array(v.string()), grams: v.boolean() })
  const rows = await rowsOf(db, sql`select array[plain_words('Cafe NUMBER 7!'), plain_words('Café NÚMERO 7!'), plain_words('Cafe' || chr(769)), plain_words('Łódź 水')] as plain,
    search_grams('cafe') = search_grams('CAFÉ') as grams`, Plain)
  expect(rows).toEqual([{ plain: ['cafe number 7!', 'cafe numero 7!', 'cafe', 'lodz 水'], grams: true }])
})
