import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { areasIn, filtersOf } from './testing/areas.mjs'
import { ensureBrowser } from './testing/ensure-browser.mjs'
import { isBuilt } from './build-steps/freshness.mjs'
import { startPostgres } from './postgres.mjs'
import { countsOf, failuresOf, notPlayedIn, reports, slowestIn, unhandledOf, unsteadyOf } from './testing/report.mjs'
import { timesTable } from './testing/times.mjs'

// Runs everything that decides whether this tree is good, in order, and ends with what failed, the slowest tests, a table of times and
// `N passed, M failed`. The numbers are those of the suites' own reports; a step without tests (lint, build) that fails counts as one failure.
// A test that fails, or that the runner never came to, is run once more: one that passes then counts as passed and is named as unsteady,
// to be mended.
// `--postgres` runs the server suite a second time on PostgreSQL. `npm test -- chat review` runs only the tests of these areas.

const serverSuite = ['tests/server', 'tests/contract']
const words = process.argv.slice(2).filter((word) => word !== '--postgres')
const filters = filtersOf(words, areasIn(readFileSync('docs/architecture.md', 'utf8')))
if ('problem' in filters) {
  console.error(filters.problem)
  process.exit(1)
}
const began = performance.now()
const total = { passed: 0, failed: 0 }
const steps = []
const failures = []
const unsteady = []

rmSync('.cache/reports', { recursive: true, force: true })
mkdirSync('.cache/reports', { recursive: true })
ensureBrowser()

await (words.length === 0 ? wholeTree() : areasAlone())

for (const problem of [...unsteady, ...failures]) console.log(`\n${problem}`)
console.log(`\nThe slowest tests\n${slowestIn(Object.values(reports), 20).join('\n')}`)
console.log(`\n${timesTable(steps, secondsSince(began))}\n`)
if (unsteady.length > 0) console.log(`${unsteady.length} passed only when run again`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function wholeTree() {
  await step('codegen', ['npm', 'run', 'codegen'])
  // Lint must end before the build writes what it reads.
  const lint = step('lint', ['npm', 'run', 'lint'], 'pipe')
  await step('types', ['npm', 'run', 'typecheck'], 'pipe')
  // Each waits for disks, clocks and hashes, and leaves a processor to the other.
  const embedded = suite('charts, unit, screens', reports.vitest, vitest(reports.vitest), {})
  await Promise.all(process.argv.includes('--postgres') ? [embedded, suiteOnPostgres()] : [embedded])
  await lint
  const canServe = await step('build', ['npm', 'run', 'build'])
  await step('documents', ['npm', 'run', 'docs:check'])
  if (canServe) await journeys()
  await step('features', ['npm', 'run', 'features'])
}

async function areasAlone() {
  await step('codegen', ['npm', 'run', 'codegen'])
  const projects = ['charts', 'unit', 'screens'].flatMap((name) => ['--project', name])
  await suite('charts, unit, screens', reports.vitest, [...vitest(reports.vitest), ...projects, '--passWithNoTests', ...filters.suites], {})
  const walked = filters.journeys.filter((folder) => existsSync(`e2e/${folder}`))
  if (walked.length === 0) return
  if (isBuilt() || (await step('build', ['npm', 'run', 'build']))) await journeys(...walked)
}

async function journeys(...words) {
  const command = ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', '--retries=1']
  const name = 'browser journeys'
  const done = await run(name, [...command, ...words], {})
  const missed = notPlayedIn(reports.e2e)
  const isOnlyCut = missed.length > 0 && countsOf(reports.e2e).failed === 0
  done.isGood ||= isOnlyCut
  count(name, reports.e2e, done)
  if (!isOnlyCut) return
  unsteady.push(`UNSTEADY ${name}: the run ended before ${missed.map(({ where, width }) => `${where} (${width})`).join(', ')}\n${unhandledOf(reports.e2e)}`)
  for (const { where, width } of missed) {
    await suite(`${where}, ${width}`, reports.e2eAgain, [...command, `--project=${width}`, where], { E2E_REPORT: reports.e2eAgain })
  }
}

async function suiteOnPostgres() {
  const database = await startPostgres({ isDurable: false })
  if (!database) {
    failures.push('FAILED server on PostgreSQL: none here, and none could be installed')
    total.failed += 1
    return
  }
  const command = [...vitest(reports.postgres), '--project', 'unit', ...serverSuite]
  await suite('server on PostgreSQL', reports.postgres, command, { DATABASE_URL: database.url }, 'pipe')
  await database.stop()
}

function vitest(report) {
  return ['npx', 'vitest', 'run', '--retry=1', '--reporter=default', '--reporter=json', '--reporter=./scripts/testing/unhandled.reporter.mjs', `--outputFile.json=${report}`]
}

async function suite(name, report, command, environment, output = 'inherit') {
  count(name, report, await run(name, command, environment, output))
}

/** Adds a run's tests to the totals by its report; a run that ended badly without a failed test is one failure. */
function count(name, report, done) {
  const { passed, failed } = countsOf(report)
  done.tests = passed + failed
  total.passed += passed
  total.failed += failed === 0 && !done.isGood ? 1 : failed
  failures.push(...failuresOf(report))
  unsteady.push(...unsteadyOf(report))
  if (failed === 0 && !done.isGood) failures.push(`FAILED ${name}: it ended badly without a failed test\n${unhandledOf(report)}`)
}

async function step(name, command, output = 'inherit') {
  const { isGood } = await run(name, command, {}, output)
  if (isGood) return true
  total.failed += 1
  failures.push(`FAILED ${name}`)
  return false
}

/** Runs a program; with `pipe` what it prints stands together at its end, for those that run at the same time. */
async function run(name, [program, ...args], environment, output = 'inherit') {
  const started = performance.now()
  if (output === 'inherit') console.log(`\n== ${name}`)
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(program, args, { stdio: ['inherit', output, output], env: { ...inherited, ...environment } })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (output === 'pipe') console.log(`\n== ${name}\n${Buffer.concat(printed).toString()}`)
  const done = { name, seconds: secondsSince(started), isGood: code === 0 }
  steps.push(done)
  console.log(`== ${name}: ${done.isGood ? 'ok' : 'FAILED'} in ${done.seconds.toFixed(1)} s`)
  return done
}

function secondsSince(moment) {
  return (performance.now() - moment) / 1000
}
