import { expect, test } from 'vitest'
import { labelledLines } from '#server/grading/keys/question-format.ts'
import { exampleQuestion, questionLabels } from '#src/screens/guide/guide-facts.ts'
import { promptParts } from '#src/screens/questions/workbench/prompt-parts.ts'

const odd = `What is {a} times 1:30?
Note: give a number.

  answer: {a * 2}
Also accept (a = 3, b = 11): 33
If they say 1:30: That is the time. How many minutes?
If they say: nothing
Half credit ( 30 % ): x
 Hint : one
Must  mention：light; water
\\Answer: students read this
Answers: nearly
Check: teacher`

test.each([exampleQuestion, questionLabels.map(([example]) => example).join('\n'), odd, '', 'Answer:', 'No label at all'])(
  'marks as labels what the tutor reads as labels, and loses no sign of the prompt',
  (prompt) => {
    const parts = promptParts(prompt)
    const before = (index: number) => parts.slice(0, index).map(({ text }) => text).join('')
    const lines = parts.flatMap(({ kind }, index) => (kind === 'label' ? [before(index).split('\n').length] : []))
    expect(lines).toEqual(labelledLines(prompt).map(({ line }) => line))
    expect(before(parts.length)).toEqual(prompt)
  },
)

test('marks what is accepted, and the values in everything', () => {
  expect(promptParts('Take {a}.\nAnswer: x = {a + 1}\nHint: Add {b}.')).toEqual([
    { kind: 'plain', text: 'Take ' },
    { kind: 'value', text: '{a}' },
    { kind: 'plain', text: '.\n' },
    { kind: 'label', text: 'Answer:' },
    { kind: 'key', text: ' x = ' },
    { kind: 'value', text: '{a + 1}' },
    { kind: 'key', text: '\n' },
    { kind: 'label', text: 'Hint:' },
    { kind: 'plain', text: ' Add ' },
    { kind: 'value', text: '{b}' },
    { kind: 'plain', text: '.' },
  ])
})
