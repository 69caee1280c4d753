import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entryOf, missingFrom } from '#scripts/testing/complete-lock.mjs'

test('the lock holds the programs of every platform, so that `npm ci` passes on all of them', () => {
  expect(missingFrom(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test('what one platform left out is named and gets an entry for its own platform', () => {
  const lock = {
    packages: {
      'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3', '@tool/linux-x64-gnu': '1.2.3' } },
      'node_modules/@tool/linux-x64-gnu': { version: '1.2.3' },
    },
  }
  const missing = missingFrom(lock)
  expect(missing.map(entryOf)).toEqual([{ version: '1.2.3', cpu: ['arm64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] }])
  expect(missing.map(({ path }) => path)).toEqual(['node_modules/@tool/linux-arm64-musl'])
})
