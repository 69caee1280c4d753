import { readFileSync } from 'node:fs'
import { reports, testsOf } from './report.mjs'

const features = new Map(
  [...readFileSync('e2e/features.md', 'utf8').matchAll(/^\| (\d+) \| (.+?) \|$/gm)].map(([, number, text]) => [Number(number), text]),
)
const tests = Object.values(reports).flatMap(testsOf)
const shown = new Set(tests.filter((test) => test.passed).flatMap((test) => numbersIn(test.title)))
const unknown = [...new Set(tests.flatMap((test) => numbersIn(test.title)))].filter((number) => !features.has(number))
const missing = [...features].filter(([number]) => !shown.has(number))

for (const [number, text] of missing) console.log(`  f${number}  ${text}`)
for (const number of unknown) console.error(`A test is tagged @f${number}, which e2e/features.md does not name.`)
console.log(`features: ${features.size - missing.length} of ${features.size} shown by a passing test`)
process.exitCode = unknown.length > 0 || tests.length === 0 ? 1 : 0

function numbersIn(title) {
  return [...title.matchAll(/@f(\d+)\b/g)].map(([, number]) => Number(number))
}
