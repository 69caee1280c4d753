import { expect, test } from 'vitest'
import { createKeptImport } from '#src/actors/classroom/kept-import.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

const hour = 60 * 60 * 1000
const kept = { fileId: 'file', classId: 4, columns: [{ title: 'name', kind: 'name' as const }], rows: [] }

test('an import that is too old to be taken up is forgotten at once', () => {
  const storage = fakeStorage()
  const open = (atMs: number) => createKeptImport({ personId: 1, storage, nowMs: () => atMs })
  open(0).keep(kept)
  expect([open(23 * hour).read(), storage.length]).toEqual([{ kept, atMs: 0 }, 1])
  expect([open(23 * hour + 1).read(), storage.length]).toEqual([null, 0])
})
