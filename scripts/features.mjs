import { readFileSync } from 'node:fs'
import { featuresIn, tallyOf } from './testing/feature-tally.mjs'
import { reports, testsOf } from './testing/report.mjs'

// Counts the features that the last run of the suites showed, and prints those that no passing test shows: with one it ends with 1.

const tests = Object.values(reports).flatMap(testsOf)
const { missing, unknown, words } = tallyOf(featuresIn(readFileSync('e2e/features.md', 'utf8')), tests)

for (const { number, text } of missing) console.log(`  f${number}  ${text ?? 'is no row of e2e/features.md'}`)
for (const number of unknown) console.error(`A test is tagged @f${number}, which e2e/features.md does not name.`)
console.log(`features: ${words} shown by a passing test`)
process.exitCode = missing.length + unknown.length === 0 ? 0 : 1
