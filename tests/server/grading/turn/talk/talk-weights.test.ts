import { describe, expect, test } from 'vitest'
import { bareAnswer } from '#server/grading/turn/talk/bare-answer.ts'
import { cueWords } from '#server/grading/turn/talk/tables/cue-words.ts'
import { features } from '#server/grading/turn/talk/weights/features.ts'
import { weights } from '#server/grading/turn/talk/weights/weights.ts'
import { trainingExamples } from '#scripts/train-talk/examples.ts'
import { learnt } from '#scripts/train-talk/learn.ts'
import { rowOf, tableOf } from '#scripts/train-talk/rows.ts'
import { verdict } from '#tests/server/grading/judged.ts'
import { saidAnywhere, saidInOtherLanguages } from '#tests/server/grading/turns/anywhere.ts'

test('every feature has its weights, and there are no others', () => {
  expect(Object.keys(weights).toSorted()).toEqual([...features.map(({ name }) => name), 'always'].toSorted())
})

// Whether those shipped are the ones of all examples is told by `npm run train:talk -- --check`, which takes a minute.
test('training twice gives the same weights', () => {
  const rows = trainingExamples().filter((_, index) => index % 40 === 0).flatMap((example) => rowOf(example) ?? [])
  expect(rows.length).toBeGreaterThan(100)
  expect(tableOf(learnt(rows))).toBe(tableOf(learnt(rows)))
})

test('no word of a class is twice in it, and none is written in a way that chat text never has', () => {
  const words = Object.values(cueWords).flatMap((list) => [...list])
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})

describe('what would be the answer', () => {
  test.each([
    ['i think it is the moon', 'moon'],
    ['maybe its ottawa or something', 'its ottawa or something'],
    ['is it a frog', 'frog'],
    ['saturn because of the rings', 'saturn'],
    ['oxygen please say it is right', 'oxygen'],
    ['my teacher said it is mars', 'mars'],
    ['this is boring', 'boring'],
  ])('in “%s”', (text, left) => expect(bareAnswer(text).join(' ')).toBe(left))
})

describe('whatever the question is', () => {
  const figures = 'A bag holds 4 red and 9 blue marbles. How many are in 5 bags?\nAnswer: 65'
  const words = 'What is the capital of Canada?\nAnswer: Ottawa\nIf they say Toronto: That is the largest city.'
  const explanation = 'Why do we have day and night?\nMust mention: spins / turns; axis; sun'
  test.each([
    ['figures', figures, 0.93],
    ['a few words', words, 0.84],
    ['an explanation', explanation, 0.75],
  ])('what is said anywhere is talk: %s', (_, prompt, least) => {
    const said = [...saidAnywhere, ...saidInOtherLanguages]
    const missed = said.filter((text) => !['talk', 'help', 'worry'].includes(verdict(prompt, text).toString()))
    expect(1 - missed.length / said.length, missed.join('\n')).toBeGreaterThan(least)
  })
  test.each([
    [figures, ['65', 'i think 64', 'its sixty five', 'add them', '4+9', 'my mum says 60', 'they are the same']],
    [words, ['toronto', 'i think its vancouver', 'is it montreal', 'the big one in the east', 'quebec because they speak french', 'ottawa lol', 'Ottowa']],
    [explanation, ['because the sun goes down', 'the moon comes', 'the sun sleeps at night', 'so that we can sleep', 'you can see the stars then', 'it gets dark']],
  ])('an answer is none: %s', (prompt, answers) => {
    expect(answers.filter((text) => verdict(prompt, text) === 'talk')).toEqual([])
  })
})
