import { existsSync, readFileSync } from 'node:fs'

/** Where the last run of each suite left its JSON report. */
export const reports = {
  vitest: '.cache/reports/vitest.json',
  postgres: '.cache/reports/vitest-postgres.json',
  e2e: '.cache/reports/e2e.json',
}

/** Every test of a report as `{ title, passed }`; empty when there is no report. Skipped tests count as neither. */
export function testsOf(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.testResults ? vitestTests(report) : report.suites.flatMap((suite) => playwrightTests(suite, []))
}

/** How many tests of a report passed and failed; a file that could not be loaded counts as one failure. */
export function countsOf(file) {
  const tests = testsOf(file)
  return { passed: tests.filter((test) => test.passed).length, failed: tests.filter((test) => !test.passed).length }
}

function vitestTests(report) {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ title: test.fullName, passed: test.status === 'passed' }))
    const isBroken = file.status === 'failed' && tests.every((test) => test.passed)
    return isBroken ? [...tests, { title: file.name, passed: false }] : tests
  })
}

function playwrightTests(suite, titles) {
  const path = [...titles, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'skipped')
      .map((test) => ({
        title: [...path, spec.title, ...spec.tags.map((tag) => `@${tag.replace(/^@/, '')}`)].join(' '),
        passed: test.status === 'expected',
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => playwrightTests(child, path))]
}
