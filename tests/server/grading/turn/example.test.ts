import { expect, test } from 'vitest'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { exampleOf } from '#server/grading/turn/example.ts'

test.each([
  ['names that change nothing', '{who} reads {n} pages on each of 6 days. How many?\nLet: who = Ana, Ben, Chen, n = 4..7, p = n*6\nAnswer: {p}\nExplain: 6 times {n} is {p}.'],
  ['values with equal sums', 'What is {a} + {b}?\nLet: a = 2..5, b = 2..5, s = a + b\nAnswer: {s}\nExplain: It is {s}.'],
  ['a name in the explanation alone', 'Double {n}.\nLet: who = Ana, Ben, n = 6..9, d = 2*n\nAnswer: {d}\nExplain: {who} says {d}.'],
])('an example reads like no question that is asked and has no answer of theirs: %s', (_, prompt) => {
  const parsed = parsePrompt(prompt)
  const seen = new Set<string>()
  for (let draw = 0; draw < 60; draw += 1) {
    const seed = `seed ${draw}`
    const { rows } = variationRows(parsed, 2, seed)
    const asked = rows.map((row) => fillIn(parsed, row))
    const examples = Array.from({ length: 10 }, (__, shown) => exampleOf(parsed, { asked: rows, seed, shown, values: {} })?.text ?? null)
    for (const example of examples.filter((one) => one !== null)) {
      seen.add(example)
      for (const { studentText, keys } of asked) {
        expect(example.split('\n\n')[0]).not.toBe(studentText)
        for (const { text } of keys) expect(example.split('\n\n')[1]).not.toMatch(new RegExp(String.raw`\b${text}\b`))
      }
    }
    expect(new Set(examples).size).toBeLessThanOrEqual(3)
  }
  expect(seen.size).toBeGreaterThan(3)
})
