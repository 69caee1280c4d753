import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { featuresIn, specifiedRows, tallyOf } from '#scripts/testing/feature-tally.mjs'

const all = Array.from({ length: specifiedRows }, (_, index) => index + 1)
const file = `# Features\n\n| number | what people get |\n|---|---|\n${[...all, 201].map((number) => `| ${number} | Feature ${number} |`).join('\n')}\n`

function shownBy(...titles: string[]) {
  return titles.map((title) => ({ title, passed: true }))
}

test('every row with a passing test is counted, those of the specification and others', () => {
  const told = tallyOf(featuresIn(file), shownBy('signs in @f1 @f201', ...all.map((number) => `shows @f${number}`)))
  expect(told).toEqual({ missing: [], unknown: [], words: '196 of 196 rows of the specification, and 1 of 1 others' })
})

test('a row is missing without a test that passed, also one that the file does not name', () => {
  const features = featuresIn(file.replace('| 60 | Feature 60 |\n', ''))
  const rest = all.filter((number) => number !== 7)
  const told = tallyOf(features, [...shownBy(...rest.map((number) => `shows @f${number}`)), { title: 'leads on @f7', passed: false }])
  expect(told).toEqual({
    missing: [
      { number: 7, text: 'Feature 7' },
      { number: 60, text: null },
      { number: 201, text: 'Feature 201' },
    ],
    unknown: [60],
    words: '194 of 196 rows of the specification, and 0 of 1 others',
  })
})

test('every row of the specification is named', () => {
  const features = featuresIn(readFileSync('e2e/features.md', 'utf8'))
  expect(all.filter((number) => !features.has(number))).toEqual([])
})

test('the command ends well only when a passing test shows every row', () => {
  const passing = [...all, 201].map((number) => `shows @f${number}`)
  expect(runAfter(passing)).toEqual({ status: 0, told: 'features: 196 of 196 rows of the specification, and 1 of 1 others shown by a passing test\n' })
  expect(runAfter(passing.slice(1))).toEqual({
    status: 1,
    told: '  f1  Feature 1\nfeatures: 195 of 196 rows of the specification, and 1 of 1 others shown by a passing test\n',
  })
  expect(runAfter([...passing, 'shows @f202']).status).toEqual(1)
})

/** Runs the command where the last tests had these titles, and passed. */
function runAfter(titles: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'features-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const inside of ['e2e', '.cache/reports']) mkdirSync(join(folder, inside), { recursive: true })
  writeFileSync(join(folder, 'e2e/features.md'), file)
  const assertionResults = titles.map((fullName) => ({ status: 'passed', fullName }))
  writeFileSync(join(folder, '.cache/reports/vitest.json'), JSON.stringify({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }))
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/features.mjs')], { cwd: folder, encoding: 'utf8' })
  return { status, told: stdout }
}
