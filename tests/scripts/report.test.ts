import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countsOf, failuresOf, notPlayedIn, slowestIn, testsOf, unhandledOf, unsteadyOf } from '#scripts/testing/report.mjs'

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

test('a journey passes once per window size, with its tags in the title', () => {
  const broken = { status: 'unexpected', results: [{ errors: [{ message: '\u001B[31mno such button\u001B[39m' }] }] }
  const spec = { title: 'signs in', file: 'login.e2e.ts', tags: ['f9'], tests: [{ status: 'expected' }, broken, { status: 'skipped' }] }
  const file = written('e2e.json', { suites: [{ title: 'login.e2e.ts', specs: [], suites: [{ title: 'students', specs: [spec] }] }] })
  expect(testsOf(file)).toEqual([
    { title: 'login.e2e.ts students signs in @f9', file: 'login.e2e.ts', passed: true },
    { title: 'login.e2e.ts students signs in @f9', file: 'login.e2e.ts', passed: false, problem: 'no such button' },
  ])
  expect(failuresOf(file)).toEqual(['FAILED login.e2e.ts\n  login.e2e.ts students signs in @f9\nno such button'])
})

test('a test that passed only when it was run again has passed, and is told as unsteady', () => {
  const flaky = { status: 'flaky', results: [{ errors: [{ message: 'no such button' }] }, {}] }
  const journeys = written('flaky.json', { suites: [{ title: 'login.e2e.ts', specs: [{ title: 'signs in', file: 'login.e2e.ts', tags: [], tests: [flaky] }] }] })
  const suites = written('unsteady.json', {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: ['expected 3 to be 4'] }] },
    ],
  })
  const seen = [journeys, suites].map((file) => ({ counts: countsOf(file), failures: failuresOf(file), unsteady: unsteadyOf(file) }))
  expect(seen).toEqual([
    { counts: { passed: 1, failed: 0 }, failures: [], unsteady: ['UNSTEADY login.e2e.ts\n  login.e2e.ts signs in\nno such button'] },
    { counts: { passed: 1, failed: 0 }, failures: [], unsteady: ['UNSTEADY a.test.ts\n  adds\nexpected 3 to be 4'] },
  ])
})

test('what failed is told by file, name and problem, and a file that could not be loaded by what stopped it', () => {
  const file = written('told.json', {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['expected 3 to be 4'] }] },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })
  expect(failuresOf(file)).toEqual(['FAILED a.test.ts\n  adds\nexpected 3 to be 4', 'FAILED b.test.ts\n  b.test.ts\nno such module'])
})

function written(name: string, report: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the slowest tests of every suite are told together, each with its time and where it stands', () => {
  const suites = written('slow.json', {
    testResults: [
      {
        name: '/tree/tests/a.test.ts',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', duration: 12.4 },
          { status: 'passed', fullName: 'waits', duration: 4_100 },
          { status: 'passed', fullName: 'takes no time worth telling' },
        ],
      },
    ],
  })
  const spec = { title: 'signs in', file: 'login.e2e.ts', tags: [], tests: [{ status: 'expected', results: [{ duration: 900 }] }] }
  const journeys = written('slow-e2e.json', { suites: [{ title: 'login.e2e.ts', specs: [spec] }] })
  const all = ['   4100 ms  tests/a.test.ts  waits', '    900 ms  login.e2e.ts  login.e2e.ts signs in', '     12 ms  tests/a.test.ts  adds']
  expect(slowestIn([suites, journeys, join(folder, 'absent.json')], 3)).toEqual(all)
  expect(slowestIn([suites, journeys], 2)).toEqual(all.slice(0, 2))
})

test('the errors that belong to no test are told as they were kept', () => {
  const file = written('late.json', { testResults: [] })
  expect(unhandledOf(file)).toBe('')
  writeFileSync(`${file}.unhandled.txt`, 'Error: late')
  expect(unhandledOf(file)).toBe('Error: late')
})

test('a run that the runner cut short tells what cut it, and which journeys it never came to', () => {
  const tests = [
    { status: 'expected', projectName: 'desktop', results: [{}] },
    { status: 'skipped', projectName: 'phone', results: [] },
  ]
  const specs = [{ title: 'signs in', file: 'login.e2e.ts', line: 12, tags: [], tests }]
  const file = written('cut.json', { suites: [{ title: 'login.e2e.ts', suites: [{ title: 'students', specs }] }], errors: [{ message: '\u001B[31mworker ended\u001B[39m' }] })
  expect(unhandledOf(file)).toBe('worker ended')
  expect(notPlayedIn(file)).toEqual([{ where: 'login.e2e.ts:12', width: 'phone' }])
  expect(notPlayedIn(join(folder, 'absent.json'))).toEqual([])
})
