import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pageOf } from './page.ts'
import { promises } from './table.ts'

// Writes docs/promises.md from the table of promises; with --check it fails when the page is not up to date or a named file is not there.

const target = 'docs/promises.md'
const text = pageOf(promises)
const lost = promises.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))

if (lost.length > 0) fail(`Promises name tests that are not there: ${lost.join(', ')}`)
else if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) fail(`${target} is out of date. Run: npm run docs:promises`)

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
