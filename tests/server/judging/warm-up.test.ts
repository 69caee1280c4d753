import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'

const program = join('.cache', `first-answer-${process.pid}.mjs`)
const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" }
buildSync({ entryPoints: ['tests/server/judging/first-answer.ts'], outfile: program, bundle: true, platform: 'node', format: 'esm', banner })
afterAll(() => rmSync(program))

test('the first wrong answer of a process that was warmed up takes a fraction of what it takes in one that was not', () => {
  const [cold, warm] = [firstAnswer('cold'), firstAnswer('warm')]
  console.warn(`the first wrong answer: ${cold} ms of work cold, ${warm} warmed up`)
  expect(warm / cold).toBeLessThan(0.25)
})

/** The milliseconds of work of the first answers in a fresh process. */
function firstAnswer(how: 'cold' | 'warm'): number {
  const { stdout } = spawnSync(process.execPath, [program, how], { encoding: 'utf8' })
  return v.parse(v.number(), JSON.parse(stdout))
}
