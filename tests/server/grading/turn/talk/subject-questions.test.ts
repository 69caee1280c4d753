import { describe, expect, test } from 'vitest'
import { judgementOf, verdict } from '#tests/server/grading/judged.ts'

const gas = 'Which gas do plants take in?\nAnswer: carbon dioxide'
const why = 'Why do we have day and night?\nMust mention: Earth; spins / turns; axis; sun'
const lesson = 'Translate into Spanish: the house is red\nAnswer: la casa es roja'
const protein = 'Name a food that is rich in protein.\nAnswer: meat\nAlso accept: fish; eggs'

describe('whether something belongs to the answer is a question, for nothing', () => {
  test.each([
    [protein, 'do beans count'],
    [protein, 'does tofu count too'],
    [protein, 'are nuts ok'],
    [protein, 'is milk one of them'],
    [protein, 'can i use cheese'],
    [protein, 'would peanut butter work'],
    [protein, 'what about lentils'],
    [protein, 'can i say tofu'],
    [gas, 'is plasma one'],
    [gas, 'is it one word'],
    [gas, 'is smoke allowed'],
    [lesson, 'is it masculine'],
    [lesson, 'is it plural'],
    [why, 'does the moon count'],
    [why, 'can i mention gravity'],
  ])('%s: %s', (prompt, text) => expect([text, judgementOf(prompt, text).outcome]).toEqual([text, 'talk']))
})

test.each(['can i use google', 'can i use a calculator', 'can i use my notebook', 'is spelling ok'])('“%s” asks for no part of the answer', (text) =>
  expect([gas, why, protein].map((prompt) => judgementOf(prompt, text).talk?.kind).filter((kind) => kind === 'subject')).toEqual([]),
)

describe('an answer said as a question is a try', () => {
  test.each([
    [protein, 'is it fish', 'right'],
    [protein, 'is it beans', 'not yet'],
    [gas, 'is it oxygen', 'not yet'],
    [gas, 'is it carbon dioxide?', 'right'],
    ['Solve for x: 2x + 3 = 11.\nAnswer: 4', 'is it 4', 'right'],
    ['Solve for x: 2x + 3 = 11.\nAnswer: 4', 'what about 5', 'not yet'],
    ['Is 7 odd or even?\nAnswer: odd', 'is it odd', 'right'],
    ['Is a bat a bird?\nAnswer: no', 'is it alive', 'not yet'],
  ])('%s: %s', (prompt, text, expected) => expect([text, verdict(prompt, text)]).toEqual([text, expected]))
})
