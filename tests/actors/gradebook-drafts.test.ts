import { expect, test } from 'vitest'
import { createGradebookDrafts } from '#src/actors/classroom/gradebook.actors.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

const days = { starts_on: '2026-09-01', ends_on: '2026-12-18' }
const rest = { missing: 'zero' as const, categories: [{ name: 'Tests', weight: 2 }], filed: [{ exercise_id: 7, category: null }] }

function readBack(settings: object) {
  const storage = fakeStorage()
  storage.setItem('gradebook-draft:1:4', JSON.stringify({ draft: { settings, version: 3 }, atMs: 1_000 }))
  return createGradebookDrafts({ personId: 1, storage, nowMs: () => 2_000 }).read(4)?.draft
}

test('unsaved settings from when a class had one term are there after the upgrade, with it as the first', () => {
  expect(readBack({ term: days, ...rest })).toEqual({ settings: { terms: [{ name: 'Term 1', ...days }], ...rest }, version: 3 })
  expect(readBack({ term: null, ...rest })).toEqual({ settings: { terms: [], ...rest }, version: 3 })
})

test('unsaved settings keep their terms', () => {
  const settings = { terms: [{ name: 'Autumn', ...days }], ...rest }
  expect(readBack(settings)).toEqual({ settings, version: 3 })
})
