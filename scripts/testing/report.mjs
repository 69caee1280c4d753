import { existsSync, readFileSync } from 'node:fs'

/** Where the last run of each suite left its JSON report. */
export const reports = {
  vitest: '.cache/reports/vitest.json',
  postgres: '.cache/reports/vitest-postgres.json',
  e2e: '.cache/reports/e2e.json',
  e2eAgain: '.cache/reports/e2e-again.json',
}

/**
 * Every test of a report as `{ title, passed, file }`, with the `problem` of those that failed, also of those that passed when they
 * were run again, and `ms` that it took; empty when there is no report. Skipped tests count as neither.
 */
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

/** The slowest tests of all reports, a line each with its milliseconds, the slowest first; a test that waits is slow as well. */
export function slowestIn(files, count) {
  return files
    .flatMap(testsOf)
    .filter((test) => test.ms !== undefined)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${String(Math.round(ms)).padStart(7)} ms  ${shortened(file)}  ${title}`.slice(0, 150))
}

function shortened(file) {
  return file.replace(/^.*\/tests\//, 'tests/')
}

/** The failed tests of a report, each as the lines that tell which it is and what went wrong, cut at 1,500 characters. */
export function failuresOf(file) {
  return told(file, 'FAILED', (test) => !test.passed)
}

/** The tests of a report that failed first and passed when they were run again, told as failures are. */
export function unsteadyOf(file) {
  return told(file, 'UNSTEADY', (test) => test.passed && test.problem)
}

/** The errors of a run that belong to none of its tests, as text cut at 3,000 characters; empty when there were none. */
export function unhandledOf(file) {
  const kept = `${file}.unhandled.txt`
  const noticed = existsSync(kept) ? [readFileSync(kept, 'utf8')] : []
  const reported = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).errors ?? []) : []
  return [...noticed, ...reported.map((error) => plain(error.message ?? ''))].join('\n').slice(0, 3_000)
}

/** The journeys a run never came to, as when the process that was to play them ended: `where` is a filter of the runner, `width` its project. */
export function notPlayedIn(file) {
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(notPlayedOf)
}

function notPlayedOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'skipped' && test.results.length === 0)
      .map((test) => ({ where: `${spec.file}:${spec.line}`, width: test.projectName })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(notPlayedOf)]
}

function told(file, word, isMeant) {
  return testsOf(file)
    .filter(isMeant)
    .map((test) => `${word} ${test.file}\n  ${test.title}\n${test.problem.slice(0, 1_500)}`)
}

function vitestTests(report) {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ title: test.fullName, file: file.name, ms: test.duration, ...outcome(test.status === 'passed', test.failureMessages?.join('\n')) }))
    const isBroken = file.status === 'failed' && tests.every((test) => test.passed)
    return isBroken ? [...tests, { title: file.name, file: file.name, ...outcome(false, file.message) }] : tests
  })
}

function playwrightTests(suite, titles) {
  const path = [...titles, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'skipped')
      .map((test) => ({
        title: [...path, spec.title, ...spec.tags.map((tag) => `@${tag.replace(/^@/, '')}`)].join(' '),
        file: spec.file,
        ms: test.results?.at(-1)?.duration,
        ...outcome(test.status === 'expected' || test.status === 'flaky', problemsOf(test)),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => playwrightTests(child, path))]
}

function problemsOf(test) {
  const errors = (test.results ?? []).flatMap((result) => result.errors ?? [])
  return errors.map((error) => error.message).join('\n')
}

function outcome(passed, problem = '') {
  return passed && problem === '' ? { passed } : { passed, problem: plain(problem) }
}

/** Without the colours of a terminal, which the reports of a browser's tests keep. */
function plain(text) {
  return text.replaceAll(/\u001B\[[0-9;]*m/g, '')
}
