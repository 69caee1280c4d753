import { describe, expect, test } from 'vitest'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { tellingDefinition } from '#server/grading/keys/lint-partner.ts'
import { edited } from '#server/grading/keys/lint-types.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { summaryOf } from '#server/grading/keys/prompt-summary.ts'
import { suggestedAnswer } from '#server/grading/keys/suggest-answer.ts'

const chat = { isSpoken: false, count: 1 }

function said(prompt: string, question = chat): string[] {
  return lintPrompt(prompt, question).map(({ line, message }) => `${line ?? '-'}: ${message}`)
}

function mended(prompt: string): string[] {
  return lintPrompt(prompt, chat).flatMap(({ mend }) => (mend ? [`${mend.label} -> ${edited(prompt, mend)}`] : []))
}

test('a question in order has nothing to look at', () => {
  const prompt = [
    'Solve for x: {a}x + {b} = {c}.',
    'Let: a = 2..9, x = 1..12, b = 1..20, c = a*x + b',
    'Answer: {x}',
    'If they say {c} or {c - b}: That is one step on the way.',
    'Hint: What could you take away from both sides first?',
    'Hint: After taking away {b} you have {a}x = {c - b}.',
    'Explain: Take away {b}, then divide by {a}: x = {x}.',
  ].join('\n')
  expect(said(prompt, { isSpoken: false, count: 10 })).toEqual([])
})

describe('what an author is told', () => {
  test.each<[string, string[]]>([
    ['How are you?', ['-: There is no answer, so every reply will wait for you.']],
    ['How are you?\nCheck: teacher', []],
    ['Why?\nMust mention: light; water', []],
    ['What?\nAnswer: iron\nHint: Magnets pull iron.', ['3: This hint says the answer.']],
    ['What?\nAnswer: 4\nHint: Take away 4 first.', []],
    ['What?\nAnswer: 4\nHint: So x = 4.', ['3: This hint says the answer.']],
    ['Iron is heavy. What is it?\nAnswer: iron', ['2: Students can read the answer “iron” in the question. Is that intended?']],
    ['Is it iron or gold?\nAnswer: iron', []],
    ['Solve 3x + 5 = 20.\nAnswer: 5', []],
    ['You know that x = 5. What is x?\nAnswer: 5', ['2: Students can read the answer “5” in the question. Is that intended?']],
    ['What?\nAnswr: 42', ['2: Students read this line. To make it a label, start the line with the word and a colon.']],
    ['What?\nAnswer 3 questions.\nAnswer: 4', []],
    ['A) iron B) gold\nAnswer: A', []],
    ['What?\nAnswer: iron\nAlso accept: Iron', ['3: This answer is listed twice.']],
    ['What?\nAnswer: iron\nHalf credit: iron', ['3: This is right already, so the half credit is never given.']],
    ['What?\nAnswer: 4\nHalf credit: 8/2', ['3: This is right already, so the half credit is never given.']],
    ['What?\nAnswer: iron\nIf they say iron: No.', ['3: “iron” is a right answer, so this reply is never given.']],
    ['What?\nRange: some to many', ['2: I can\'t read this range. Write it like “5 to 8”.']],
    ['What?\nAnswer: 4\nForm: nice', ['3: I don\'t know the form “nice”. Write simplified, factored, expanded, fraction, decimal(2) or exact words.']],
    ['How long is it?\nAnswer: sqrt(50)\nForm: simplified', ['2: This answer is not simplified itself, so strict grading would reject it written any other way.']],
    ['How long is it?\nAnswer: 5sqrt(2)\nForm: simplified', []],
    ['Solve for x: 5x < 10.\nAnswer: x < 10/5\nForm: simplified', ['2: This answer is not simplified itself, so strict grading would reject it written any other way.']],
    ['Solve for x: 5x < 10.\nAnswer: x < 2\nForm: simplified', []],
    ['Factor with x.\nAnswer: 2x + 6\nForm: factored', ['2: This answer is not factored itself, so strict grading would reject it written any other way.']],
    ['What?\nAnswer: 4\nUnits: apples', ['3: “apples” is not a unit I can convert, so answers must use this exact word.']],
    ['Solve 5x = 35.\nAnswer: 7\nStep: x = 35/5', ['3: This is the answer, so it is no step on the way.']],
    ['Solve 5x + 3 = 38.\nAnswer: 7\nStep: 5x = 35', []],
    ['What is an axis?\nAnswer: the line a planet turns around\nWords: axis = the line a planet turns around', [`3: ${tellingDefinition}`]],
    ['What turns?\nAnswer: a planet\nWords: axis', ['3: I can’t read this. Write it like “axis / axes = the line a planet turns around”.']],
    ['What turns?\nAnswer: Earth\nWords: axis = the line it turns around\nExample: What burns? The sun.', []],
    ['Add 2 and 2.\nAnswer: 4\nExample: Add 2 and 2. That is 4.', ['3: This is the question itself. Show the way with other numbers or another case.']],
    ['What?\nAnswer: 4\nCheck: teacher', ['3: The teacher checks this question, so its answers are not used.']],
    ['What?\nAnswer: 4\nCheck: myself', ['3: Only “Check: teacher” works here.']],
    ['What?\nAnswer:\nAnswer: 4', ['2: This label has no text, so it is ignored.']],
    ['What?\nAnswer: 4\nLost', ['3: Nobody sees this line. Put it above the first label, or indent it to continue the line above.']],
    ['What?\n**Answer:** 5\nAnswer: 5', ['2: Students read this line. To make it a label, start the line with the word and a colon.', '3: Students can read the answer “5” in the question. Is that intended?']],
  ])('%j', (prompt, messages) => expect(said(prompt)).toEqual(messages))

  test.each<[string, number, string[]]>([
    ['What is {a}/{b}?\nLet: a = 1..3, b = 0..2\nAnswer: {a/b}', 1, ['3: With a = 1, b = 0 there is no value for {a/b}. Is that a division by zero?']],
    ['What is {c}?\nLet: a = 1, b = 0, c = a/b\nAnswer: {c}', 1, ["2: With a = 1, b = 0 a value can't be worked out. Is that a division by zero?"]],
    ['What is {a} · {a}?\nLet: a = 0.123, 0.127\nAnswer: {a*a}', 1, ['3: With a = 0.127 {a*a} becomes 0.016129. Choose values that come out even.']],
    ['What is {a} + 1?\nLet: a = 1..3\nAnswer: {a + 1}', 5, ['2: 5 questions are asked, but only 3 can be different. Give more values.']],
    ['What is {b} + 1?\nLet: a = 1..3\nAnswer: {a + 1}', 1, ['1: Nothing fills in {b}: there is no “Let: b = …”.']],
    ['What is {a}?\nLet: a = b + 1, b = a - 1\nAnswer: {a}', 1, ['2: These definitions need each other: a, b.']],
    ['What is 2 + 2?\nAnswer: 4', 3, ['-: The same question is asked 3 times. A Let: line would vary it.']],
  ])('%j asked %i times', (prompt, count, messages) => expect(said(prompt, { isSpoken: false, count })).toEqual(messages))

  test('a script is linted as one', () => {
    const spoken = { isSpoken: true, count: 1 }
    expect([said('Good morning.\nVoice: en-GB\nAnswer: 4', spoken), said('Voice: en-GB', spoken)]).toEqual([
      ['3: A spoken script uses Hint:, Voice: and Explain: only.'],
      ['-: There is nothing to read aloud.'],
    ])
  })
})

describe('one click mends', () => {
  test.each<[string, string[]]>([
    ['What is 12 × 7?', ['Use 84 as the answer -> What is 12 × 7?\nAnswer: 84']],
    ['Solve for x: 2x + 3 = 11.\nHint: Undo the 3.', ['Use 4 as the answer -> Solve for x: 2x + 3 = 11.\nHint: Undo the 3.\nAnswer: 4']],
    ['How are you?', ['I check this one myself -> How are you?\nCheck: teacher']],
    ['What?\nAnswer: 4\nHint:', ['Remove the line -> What?\nAnswer: 4']],
    ['What?\nHint:\nAnswer: 4', ['Remove the line -> What?\nAnswer: 4']],
    ['What?\r\nHint: a\r\nlost\r\nAnswer: 4', ['Join it to the line above -> What?\r\nHint: a\r\n  lost\r\nAnswer: 4']],
    ['What?\n**Answer:** iron', ['Make it “Answer:” -> What?\nAnswer: iron', 'I check this one myself -> What?\n**Answer:** iron\nCheck: teacher']],
    ...['Answr: 42', 'Ans: 42', 'answer 42', 'Answer - 42'].map((line): [string, string[]] => [`What?\n${line}`, ['Make it “Answer:” -> What?\nAnswer: 42']]),
    ['What?\nHint: Six times seven.\nAnswr: 42', ['Make it “Answer:” -> What?\nHint: Six times seven.\nAnswer: 42']],
    ['What?\nAnswer: iron\nHint: It is iron.', ['Remove the hint -> What?\nAnswer: iron']],
    ['What?\nAnswer: 4\nCheck: teacher', ['Let the tutor check it -> What?\nAnswer: 4']],
  ])('%j', (prompt, results) => expect(mended(prompt)).toEqual(results))
  test('what is mended is not told again', () => {
    const prompts = ['What is 12 × 7?', 'What?\nAnswer: 4\nHint:', 'What?\nHint: a\nlost\nAnswer: 4']
    const after = prompts.map((prompt) => lintPrompt(prompt, chat).reduce((text, { mend }) => (mend ? edited(text, mend) : text), prompt))
    expect(after.map((prompt) => said(prompt))).toEqual([[], [], []])
    expect(after.map((prompt) => parsePrompt(prompt).problems)).toEqual([[], [], []])
  })
})

describe('an answer is offered for plain arithmetic and linear equations', () => {
  test.each<[string, string | null]>([
    ['What is 12 × 7?', '84'],
    ['Work out 3/4 + 1/8.', '7/8'],
    ['12 x 7 =', '84'],
    ['Solve 2x + 3 = 11', '4'],
    ['Solve for y: 5 - 2y = y', '5/3'],
    ['What is sqrt(16) + 1?', '5'],
    ['Solve x^2 = 4', null],
    ['Solve x + y = 4', null],
    ['In 1776 there were 13 colonies.', null],
    ['What is 2 + 3 and 4 + 5?', null],
    ['How are you?', null],
  ])('%s: %s', (text, answer) => expect(suggestedAnswer(text)).toBe(answer))
})

test('a prompt is summed up with what its keys are', () => {
  const keys = ['4', '2(x + 3)', 'y = 2x', '1, 2', '{1; 2}', '(1, 2)', '[1, 2)', 'iron', '9:30 pm', '14 July 1789', '3:2', '7 r 2', '2H2 + O2 -> 2H2O']
  const { instance, ...summary } = summaryOf(`Work with x and y.\n${keys.map((key) => `Answer: ${key}`).join('\n')}\nRange: 1 to 2\nHint: a\nHint: b\nMust mention: c; d`)
  expect(instance.studentText).toBe('Work with x and y.')
  expect(summary).toEqual({
    keys: [
      { text: '4', kind: 'number' },
      { text: '2(x + 3)', kind: 'formula' },
      { text: 'y = 2x', kind: 'equation' },
      { text: '1, 2', kind: 'list' },
      { text: '{1; 2}', kind: 'set' },
      { text: '(1, 2)', kind: 'pair' },
      { text: '[1, 2)', kind: 'interval' },
      { text: 'iron', kind: 'text' },
      { text: '9:30 pm', kind: 'time' },
      { text: '14 July 1789', kind: 'date' },
      { text: '3:2', kind: 'ratio' },
      { text: '7 r 2', kind: 'remainder' },
      { text: '2H2 + O2 -> 2H2O', kind: 'reaction' },
      { text: '1 to 2', kind: 'range' },
    ],
    ideas: 2,
    hints: 2,
    variations: 1,
  })
  expect(summaryOf('What is {a}?\nLet: a = 2..9\nAnswer: {a}').variations).toBe(8)
})
