import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countsOf, testsOf } from '#scripts/report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lectern-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a suite that never ran counts nothing', () => {
  expect(countsOf(join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 0 })
})

test('a test file that could not be loaded counts as one failure beside the tests of the others', () => {
  const file = written('unit.json', {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds @f1' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'breaks' }] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ],
  })
  expect(countsOf(file)).toEqual({ passed: 1, failed: 2 })
})

test('a journey passes once per window size, with its tags in the title; a flaky one has failed', () => {
  const spec = { title: 'signs in', tags: ['f9'], tests: [{ status: 'expected' }, { status: 'flaky' }, { status: 'skipped' }] }
  const file = written('e2e.json', { suites: [{ title: 'login.e2e.ts', specs: [], suites: [{ title: 'students', specs: [spec] }] }] })
  expect(testsOf(file)).toEqual([
    { title: 'login.e2e.ts students signs in @f9', passed: true },
    { title: 'login.e2e.ts students signs in @f9', passed: false },
  ])
})

function written(name: string, report: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}
