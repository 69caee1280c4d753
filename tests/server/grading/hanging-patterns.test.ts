import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import ts from 'typescript-api'
import { expect, test, vi } from 'vitest'
import { sized } from '#tests/support/sizes.ts'

// A pattern that can read a text in many ways tries them all before it fails: doubled with every repetition, such as `(?:it|is|it is) *` at
// "it is it is …". Each pattern of the judge gets its own words over and over, and must come to an end.

/** Milliseconds. What doubles with each of the repetitions is not over in years; what does not takes a thousandth of this. */
const patienceMs = 10_000
const repetitions = 32
const mostWords = sized(12, 60)

const folder = 'server/grading'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(folder, name))

test('a pattern that reads a text in many ways is found', () => {
  expect([hangs(/^(?:(?:i|it|is|it is) )*(?:not|never)$/u), hangs(/:\s*((?:[\p{L}\s-]+,\s*)+\p{L}+\s+or)\?/u)]).toEqual([true, true])
})

test('no pattern of the judge hangs on what stands in it, said again and again', { timeout: 1_800_000 }, async () => {
  const patterns = new Map([...(await composed()), ...files.flatMap(written)].map((pattern) => [String(pattern), pattern]))
  expect(patterns.size).toBeGreaterThan(1_000)
  expect([...patterns.values()].filter(hangs).map(String)).toEqual([])
})

/** Those that are put together as the modules load. */
async function composed(): Promise<RegExp[]> {
  const made: RegExp[] = []
  class Noted extends RegExp {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags)
      made.push(new NativePattern(this.source, this.flags))
    }
  }
  const NativePattern = RegExp
  vi.stubGlobal('RegExp', Noted)
  vi.resetModules()
  for (const file of files) await import(join(process.cwd(), file))
  vi.unstubAllGlobals()
  return made
}

/** Those that stand in a file as they are. */
function written(file: string): RegExp[] {
  const found: RegExp[] = []
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      found.push(new RegExp(source, flags))
    }
    ts.forEachChild(node, visit)
  }
}

/** Whether a pattern comes to no end at one of the texts made of its own words. */
function hangs(pattern: RegExp): boolean {
  try {
    const run = new Script('for (const text of texts) { pattern.lastIndex = 0; pattern.test(text) }')
    run.runInContext(createContext({ pattern, texts: textsAgainst(pattern) }), { timeout: patienceMs })
    return false
  } catch {
    return true
  }
}

function textsAgainst({ source }: RegExp): string[] {
  const words = [...new Set(source.match(/\p{L}[\p{L}' ]*\p{L}|\p{L}/gu) ?? [])].filter((word) => !/^[pLNSuMP]$/.test(word)).slice(0, mostWords)
  const [first = ''] = words
  const signs = ['a', '1', ' ', '-', 'a,', '1,', '1.', "a'", '(', '10', 'aa']
  return ['', ':', `${first} `].flatMap((before) =>
    [...words, ...signs].flatMap((unit) => ['', ' ', ', '].map((between) => `${before}${`${unit}${between}`.repeat(repetitions)}!`)),
  )
}
