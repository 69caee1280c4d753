import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { judgementOf, question, verdict, verdicts } from '#tests/server/grading/judged.ts'

describe('lists', () => {
  test.each<[string, string, string]>([
    ['4, 9, 16', '4, 9, 16', 'right | right | right'],
    ['4, 9, 16', '4,9,16', 'right | right | right'],
    ['4, 9, 16', '16, 4, 9', 'right | right | right'],
    ['4, 9, 16', '4 and 9 and 16', 'right | right | right'],
    ['4, 9, 16', '4, 9 and 16', 'right | right | right'],
    ['4, 9, 16', '4, 9, or 16', 'right | right | right'],
    ['4, 9, 16', '4; 9; 16', 'right | right | right'],
    ['4, 9, 16', '4 9 16', 'right | right | right'],
    ['4, 9, 16', '4\n9\n16', 'right | right | right'],
    ['4, 9, 16', 'four, nine, sixteen', 'right | right | right'],
    ['4, 9, 16', '4, 4, 9, 16', 'right | right | right'],
    ['4, 9, 16', 'x = 4, x = 9, x = 16', 'right | right | right'],
    ['4, 9, 16', '{4, 9, 16}', 'right | right | not yet'],
    ['4, 9, 16', 'they are 4, 9 and 16', 'right | right | not yet'],
    ['4, 9, 16', '4, 9', 'not yet | not yet | not yet'],
    ['4, 9, 16', '4, 9, 16, 25', 'not yet | not yet | not yet'],
    ['4, 9, 16', '4', 'not yet | not yet | not yet'],
    ['4, 9, 16', 'banana', 'unclear | unclear | unclear'],
    ['4, 9, 16', '4, 3*3, 16', 'unclear | unclear | unclear'],
    ['4,9,16', '16, 9, 4', 'right | right | right'],
    ['4, 9, 16 in order', '4, 9, 16', 'right | right | right'],
    ['4, 9, 16 (in order)', '4, 9, 16', 'right | right | right'],
    ['4, 9, 16 in order', '9, 4, 16', 'not yet | not yet | not yet'],
    ['4, 9, 16 in order', '4, 4, 9, 16', 'not yet | not yet | not yet'],
    ['1,500, 2,500', '2,500, 1,500', 'right | right | right'],
    ['1,500, 2,500', '2500,1500', 'right | right | right'],
    ['0.5, 0.25', '1/4, 1/2', 'right | right | right'],
    ['0.5, 0.25', '0,5; 0,25', 'right | right | right'],
    ['3 cm, 4 cm', '40 mm, 3 cm', 'right | right | not yet'],
    ['3 cm, 4 cm', '3, 4', 'right | unclear | unclear'],
    ['3 cm, 4 cm', '3 cm, 5', 'not yet | not yet | not yet'],
    ['2, -2', '±2', 'right | right | right'],
    ['x = 2, x = -2', 'x = 2 or x = -2', 'right | right | right'],
    ['x = 2, y = 3', 'y = 3 and x = 2', 'right | right | right'],
    ['x = 2, y = 3', 'x = 3, y = 2', 'not yet | not yet | not yet'],
    ['x = 2, y = 3', '2, 3', 'unclear | unclear | unclear'],
    ['2x, x^2', 'x*x, 2x', 'right | right | right'],
    ['(0, 3), (2, 0)', '(2,0) and (0,3)', 'right | right | right'],
    ['(0, 3), (2, 0)', '(3,0) and (0,2)', 'not yet | not yet | not yet'],
    ['red, green, blue', 'blue, red, green', 'right | right | right'],
    ['red, green, blue', 'Red, Green and Blue', 'right | right | not yet'],
    ['red, green, blue', 'red green blue', 'right | right | right'],
    ['red, green, blue', 'the red one, green and blue', 'right | right | not yet'],
    ['red, yellow, blue', 'red, yelow, blue', 'right | right | not yet'],
    ['red, green, blue', 'not red, green, blue', 'not yet | not yet | not yet'],
    ['red, green, blue', 'red, green', 'not yet | not yet | not yet'],
    ['salt and pepper, oil', 'oil, salt and pepper', 'right | right | right'],
  ])('key %s, answer %j: %s', (key, answer, expected) => expect(verdicts(`Which ones?\nAnswer: ${key}`, answer)).toBe(expected))

  test.each<[string, string | null]>([
    ['4, 9, 25', '2 of your 3 belong.'],
    ['4, 5, 6, 7', '1 of your 4 belongs.'],
    ['5, 6', 'None of these belong.'],
    ['4, 9', 'Both of yours belong, but there are more.'],
    ['4', 'That one belongs, but there are more.'],
  ])('the correction of %s: %s', (answer, correction) => {
    expect(judgementOf('Which ones?\nAnswer: 4, 9, 16', answer).correction).toBe(correction)
  })
  test('with an order the correction names it', () => {
    expect(judgementOf('Which ones?\nAnswer: 4, 9, 16 in order', '9, 4, 16').correction).toBe('Look at the order again.')
  })
  test('the same items in another order are a repeat', () => {
    const asked = question('Which ones?\nAnswer: 4, 9, 16')
    const first = judgeBuiltIn(asked, '4, 25', { strictness: 'moderate', earlier: [] })
    const earlier = [{ normalised: first.normalised, quality: 0 }]
    const outcomes = ['25,4', '25.0 and 4', '4, 26'].map((answer) => judgeBuiltIn(asked, answer, { strictness: 'moderate', earlier }).outcome)
    expect(outcomes).toEqual(['unclear', 'unclear', 'graded'])
  })
  test('items of two kinds are no list', () => {
    expect(verdicts('Which two?\nAnswer: iron, 4', '4, iron')).toBe(verdicts('Which two?\nAnswer: iron 4', '4, iron'))
  })
  test('a date with a comma is no list', () => {
    expect(verdicts('When?\nAnswer: July 4, 1776', 'july 4 1776')).toBe('right | right | right')
  })
})

describe('sets', () => {
  test.each<[string, string, string]>([
    ['{1, 2, 3}', '{3, 2, 1}', 'right | right | right'],
    ['{1, 2, 3}', '{1,2,3}', 'right | right | right'],
    ['{1, 2, 3}', 'x ∈ {1, 2, 3}', 'right | right | right'],
    ['{1, 2, 3}', '{1, 1, 2, 3}', 'right | right | right'],
    ['{1, 2, 3}', '3, 2, 1', 'right | right | not yet'],
    ['{1, 2, 3}', '1, 2 and 3', 'right | right | not yet'],
    ['{1, 2, 3}', '(1, 2, 3)', 'right | not yet | not yet'],
    ['{1, 2, 3}', '[1, 2, 3]', 'right | not yet | not yet'],
    ['{1, 2, 3}', '{1, 2}', 'not yet | not yet | not yet'],
    ['{1, 2, 3}', '{}', 'not yet | not yet | not yet'],
    ['{}', '{}', 'right | right | right'],
    ['{}', '∅', 'right | right | right'],
    ['{}', 'the empty set', 'right | right | right'],
    ['{}', '{0}', 'not yet | not yet | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`Which values?\nAnswer: ${key}`, answer)).toBe(expected))
})

describe('pairs', () => {
  test.each<[string, string, string]>([
    ['(3, -2)', '(3,-2)', 'right | right | right'],
    ['(3, -2)', '(3; −2)', 'right | right | right'],
    ['(3, -2)', '(6/2, -2.0)', 'right | right | right'],
    ['(3, -2)', 'the answer is (3, -2)', 'right | right | right'],
    ['(3, -2)', '(x, y) = (3, -2)', 'right | right | right'],
    ['(3, -2)', '3, -2', 'right | right | not yet'],
    ['(3, -2)', '3 and -2', 'right | right | not yet'],
    ['(3, -2)', 'x = 3, y = -2', 'right | right | not yet'],
    ['(3, -2)', 'y = -2, x = 3', 'right | right | not yet'],
    ['(3, -2)', '[3, -2]', 'right | not yet | not yet'],
    ['(3, -2)', '(-2, 3)', 'not yet | not yet | not yet'],
    ['(3, -2)', '(3, -2, 1)', 'not yet | not yet | not yet'],
    ['(3, -2)', '3', 'unclear | unclear | not yet'],
    ['(1, 2, 3)', '(1,2,3)', 'right | right | right'],
    ['(1, 2, 3)', '(3,2,1)', 'not yet | not yet | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`Which point?\nAnswer: ${key}`, answer)).toBe(expected))
})

describe('intervals', () => {
  test.each<[string, string, string]>([
    ['[0, 4)', '[0,4)', 'right | right | right'],
    ['[0, 4)', '[0.0; 8/2)', 'right | right | right'],
    ['[0, 4)', '(0, 4)', 'right | not yet | not yet'],
    ['[0, 4)', '[0, 4]', 'right | not yet | not yet'],
    ['[0, 4)', '0, 4', 'right | right | not yet'],
    ['[0, 4)', '[4, 0)', 'not yet | not yet | not yet'],
    ['[0, 4)', '[0, 5)', 'not yet | not yet | not yet'],
    ['[0, ∞)', '[0, infinity)', 'right | right | right'],
    ['[0, ∞)', '[0, +inf)', 'right | right | right'],
    ['[0, ∞)', '[0, -∞)', 'not yet | not yet | not yet'],
    ['(-∞, 2]', '(-oo, 2]', 'right | right | right'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`For which x?\nAnswer: ${key}`, answer)).toBe(expected))
  test('other brackets are what the correction names', () => {
    expect(judgementOf('For which x?\nAnswer: [0, 4)', '(0, 4)').correction).toBe('Look at the brackets again.')
  })
})

describe('for any list of numbers', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: -2000, max: 2000 }), { minLength: 2, maxLength: 6 })
  test('order, doubles and separators change nothing, a foreign or missing item does', () => {
    fc.assert(
      fc.property(numbers, (items) => {
        const asked = `Which ones?\nAnswer: ${items.join(', ')}`
        const same = [items.toReversed().join(', '), items.join('; '), items.join(' and '), [...items, items[0]].join(', '), items.map((item) => `x = ${item}`).join(' or ')]
        const other = [[...items, 2001].join(', '), items.slice(1).join(', ')]
        expect([same, other].map((answers) => [...new Set(answers.map((answer) => verdict(asked, answer)))])).toEqual([['right'], ['not yet']])
      }),
      { numRuns: 80 },
    )
  })
})
