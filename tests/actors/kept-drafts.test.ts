import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createKeptDrafts } from '#src/actors/forms/kept-drafts.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

const day = 24 * 60 * 60 * 1000

type Place = { storage?: Storage | null; personId?: number; nowMs?: () => number }

function open({ storage = fakeStorage(), personId = 1, nowMs = () => 1_000 }: Place = {}) {
  return createKeptDrafts({ kind: 'test', schema: v.object({ title: v.string() }), personId, storage, nowMs })
}

test('a draft is there after a reload, with the time it was kept, until it is dropped', () => {
  const storage = fakeStorage()
  const since = open({ storage }).keep(7, { title: 'Plants' })
  const later = open({ storage })
  expect([since, later.read(7), later.read(8)]).toEqual([1_000, { draft: { title: 'Plants' }, atMs: 1_000 }, null])
  later.drop(7)
  expect(open({ storage }).read(7)).toEqual(null)
})

test('a draft that another tab kept since is not dropped with the own one', () => {
  const storage = fakeStorage()
  const [here, elsewhere] = [open({ storage }), open({ storage, nowMs: () => 2_000 })]
  here.keep(7, { title: 'Plants' })
  elsewhere.keep(7, { title: 'Seas' })
  here.drop(7)
  expect(here.read(7)).toEqual({ draft: { title: 'Seas' }, atMs: 2_000 })
  here.drop(7)
  expect(here.read(7)).toEqual(null)
})

test('nobody reads the drafts of another person', () => {
  const storage = fakeStorage()
  open({ storage }).keep(7, { title: 'Plants' })
  expect(open({ storage, personId: 2 }).read(7)).toEqual(null)
})

test('where the browser keeps nothing, a draft lives as long as the page', () => {
  const drafts = open({ storage: fakeStorage({ isFull: true }), personId: 31 })
  drafts.keep(7, { title: 'Plants' })
  expect(drafts.read(7)).toEqual({ draft: { title: 'Plants' }, atMs: 1_000 })
  drafts.drop(7)
  expect([drafts.read(7), open({ storage: null, personId: 32 }).read(7)]).toEqual([null, null])
})

test('drafts older than thirty days are removed, and what cannot be read is no draft', () => {
  const storage = fakeStorage()
  open({ storage }).keep(7, { title: 'Plants' })
  storage.setItem('test-draft:1:8', '{"draft":{"title":4},"atMs":1000}')
  storage.setItem('test-draft:1:9', 'not json')
  expect([open({ storage }).read(8), open({ storage }).read(9)]).toEqual([null, null])
  open({ storage, nowMs: () => 31 * day })
  expect(storage.length).toEqual(0)
})
