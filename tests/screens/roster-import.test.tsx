import { expect, test } from 'vitest'
import { ownScriptUrl } from '#src/actors/operations/own-scripts.ts'
import { readBesidePage } from '#src/roster-import/read-beside-page.ts'
import { readRoster } from '#src/roster-import/read-roster.ts'

const never = new AbortController().signal

function listOf(count: number): Blob {
  const lines = Array.from({ length: count }, (_, index) => `Student ${index},s${index}@school.example,${'note '.repeat(100)}`)
  return new Blob([['name,email,note', ...lines].join('\n')])
}

test('a long class list is read beside the page, with what reading it here would give', async () => {
  const file = listOf(5_000)
  const reading = await readBesidePage(file, never)
  expect(reading).toEqual(readRoster(new Uint8Array(await file.arrayBuffer())))
})

test('a file that is too large is refused unread', async () => {
  expect(await readBesidePage(new Blob([new Uint8Array(6 * 1024 * 1024)]), never)).toEqual({
    ok: false,
    sentence: 'This file is larger than 5 MB. A class list can have 5,000 students.',
    hint: 'Please split it into smaller ones.',
  })
})

test('a reading that is cancelled ends', async () => {
  const cancel = new AbortController()
  const reading = readBesidePage(listOf(5_000), cancel.signal)
  cancel.abort()
  expect(await reading.then(() => 'read', () => 'stopped')).toEqual('stopped')
})

test('nothing but the own scripts gets an address', () => {
  expect(() => ownScriptUrl('https://elsewhere.example/assets/x.js')).toThrow('Only the own scripts may run.')
  expect(() => ownScriptUrl('/api/recordings/x.js')).toThrow('Only the own scripts may run.')
  expect(() => ownScriptUrl('data:text/javascript,1')).toThrow('Only the own scripts may run.')
})
