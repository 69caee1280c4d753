import { expect, test } from 'vitest'
import { lineOf } from '#src/screens/chat/log/line-of.ts'

const story = 'A train leaves the station at twelve metres in a second and speeds up by half a metre in a second, each second.'

test.each([
  ['its words', 'Solve for x: 2x + 3 = 11.', 'Solve for x: 2x + 3 = 11.'],
  ['a formula on a line of its own behind few words', 'Solve for x.\n\n$$3(x - 4) + 5 = 20$$', String.raw`\(3(x - 4) + 5 = 20\)`],
  ['the story that a formula stands in', `${story}\n\n$$s = 12t$$`, `${story}\n\n$$s = 12t$$`],
  ['the story before a formula whose twin stands in its first words', `Know \\(x\\)? ${story}\n\n$$x$$`, `Know \\(x\\)? ${story}\n\n$$x$$`],
  ['a formula behind a link, whose address nobody reads', `See [this](https://example.org/${'a'.repeat(90)}).\n\n$$x + 1$$`, String.raw`\(x + 1\)`],
])('a question is folded to %s', (_, question, line) => {
  expect(lineOf(question)).toBe(line)
})
