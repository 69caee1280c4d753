import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { pageOf } from '#scripts/promises/page.ts'
import { promises } from '#scripts/promises/table.ts'

const { scripts } = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), JSON.parse(readFileSync('package.json', 'utf8')))

test('each promise about safety has its row, and each row names tests that are there', () => {
  const ids = Array.from({ length: 26 }, (_, index) => `S${index + 1}`)
  expect(promises.map(({ id }) => id).filter((id) => id !== 'S22a')).toEqual(ids)
  expect(promises.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))).toEqual([])
  expect(promises.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test('the large run has every test of the server, the wire and the scripts that a promise names', () => {
  const filters = (scripts['test:hostile'] ?? '').split('--project unit ')[1]?.split(' ') ?? []
  const named = promises.flatMap(({ tests }) => tests).filter((file) => file.endsWith('.test.ts'))
  expect(named.filter((file) => !filters.some((filter) => file.includes(filter)))).toEqual([])
})

test('the page is the one the table makes', () => {
  expect(readFileSync('docs/promises.md', 'utf8')).toEqual(pageOf(promises))
})
