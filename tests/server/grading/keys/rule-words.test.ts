import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reasonFor, wordsOfRule } from '#server/grading/keys/rule-words.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { sized } from '#tests/support/sizes.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
import { answersByKind } from '#tests/server/grading/answers/answers-by-kind.ts'

/** Every rule that is written out as one text in the judge. */
function rulesInSource(): string[] {
  const folder = new URL('../../../../server/grading/', import.meta.url)
  const files = readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith('.ts'))
  const named = /\b(?:match|miss|unclear)\(\s*'([^']+)'|\b(?:free|graded)\([^,()<]+,\s*'([^']+)'|(?<![\p{L}.])rule: '([^']+ [^']+)'/gu
  return files.flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(named)].map(([, one, two, three]) => one ?? two ?? three ?? ''))
}

describe('a teacher reads in words why an answer got its verdict', () => {
  test('of every rule the judge names', () => {
    const rules = [...new Set(rulesInSource())]
    expect(rules.length).toBeGreaterThan(90)
    expect(rules.filter((rule) => wordsOfRule(rule) === null)).toEqual([])
  })
  test(`of every answer to ${sized(1, 5)} of 5 questions of the corpus`, () => {
    const questions = Object.values(answersByKind).flat().filter((_, index) => index % sized(5, 1) === 0)
    const bare = questions.flatMap(({ prompt, subject, cases }) => {
      const instance = drawnInstance(prompt, subject)
      return cases.map(([answer]) => judgeBuiltIn(instance, answer, { strictness: 'moderate', earlier: [] }).rule).filter((rule) => wordsOfRule(rule) === null)
    })
    expect([...new Set(bare)]).toEqual([])
  })
  test.each([
    ['What part is it?\nAnswer: 3/8', 'three eighths', 'Read as 3/8; accepted: the same value.'],
    ['What part is it?\nAnswer: 3/8', '3/8', 'Accepted: the same as the key.'],
    ['Solve 5x + 3 = 38.\nAnswer: x = 7', '5x = 35', 'Free: a step on the way: an equation with the same solutions.'],
    ['Capital of Canada?\nAnswer: Ottawa', 'Toronto', 'Not yet: none of the keys.'],
    ['Capital of Canada?\nAnswer: Ottawa\nHalf credit: Ontario', 'Ontario', 'Partly: the same as the key.'],
    ['Write about it.\nCheck: teacher', 'I swam.', 'Waits for you: you check these answers yourself.'],
  ])('%j, %j', (prompt, answer, reason) => {
    const judgement = judgeBuiltIn(drawnInstance(prompt), answer, { strictness: 'moderate', earlier: [] })
    expect(reasonFor(judgement, answer)).toBe(reason)
  })
})
