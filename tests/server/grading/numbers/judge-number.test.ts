import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgementOf, verdict, verdicts } from '#tests/server/grading/judged.ts'

const solve = 'Solve for x: 2x + 3 = 11.\nAnswer: 4'

describe('writings of a whole number', () => {
  test.each([
    '4', '4.', ' 4 ', '4.0', '+4', 'x = 4', 'X=4', '4 = x', 'y = 4', '= 4', 'x ≈ 4', 'the answer is 4', 'four', 'Four!', '4 cm', '4m', '(4)',
    '٤', '4 😀', '2x = 8, so x = 4', '11 - 3 = 8, 8/2 = 4', 'i think its 4', '3 and 4', 'not 5 but 4',
    'idk maybe 4', 'no idea, 4', '4?', '400%', '4e0', '8/2 => 4', '2x = 8 → 4',
  ])('%s is 4', (answer) => expect(verdict(solve, answer)).toBe('right'))
  test.each(['5', '-4', '44', '4.5', 'x = 5', 'i think its 13', 'five', 'minus four', '0', '4%', 'not 4', "it isn't 4", '3', '3.999', 'x = 4 = 5'])(
    '%s is not yet 4',
    (answer) => expect(verdict(solve, answer)).toBe('not yet'),
  )
})

describe('negative numbers', () => {
  test.each(['-3', '−3', '–3', '- 3', 'x=-3', 'x = −3', 'minus 3', 'minus three', 'negative 3', '-3.0', '－3'])('%s is −3', (answer) => {
    expect(verdict('Work out 2 - 5.\nAnswer: -3', answer)).toBe('right')
  })
  test('a missing sign is not yet, and the correction says so', () => {
    expect(judgementOf('Work out 2 - 5.\nAnswer: -3', '3').correction).toBe('Your sign is the only thing off.')
  })
})

describe('fractions', () => {
  const simplify = 'Simplify 6/8.\nAnswer: 3/4'
  test.each(['3/4', '3 / 4', '¾', '0.75', '.75', '75%', '9/12', '12/16', 'three quarters', '3⁄4', '0,75'])('%s is 3/4', (answer) => {
    expect(verdict(simplify, answer)).toBe('right')
  })
  test.each(['1 1/2', '1½', '3/2', '1.5', 'one and a half', '1 and 1/2', '150 %'])('%s is 1 1/2', (answer) => {
    expect(verdict('Half of 3?\nAnswer: 1 1/2', answer)).toBe('right')
  })
  test('the question copied back is free, at every level', () => {
    expect(verdicts(simplify, '6/8')).toBe('unclear | unclear | unclear')
    expect(judgementOf(simplify, '6 / 8').reply).toBe('That is the question itself. Work it out.')
  })
  test('a formula of the question copied back is free too', () => {
    expect(verdict('What is \\(\\frac{6}{8}\\) simplified?\nAnswer: 3/4', '6/8')).toBe('unclear')
    expect(verdict('What is 6 × 7?\nAnswer: 42', '6*7')).toBe('unclear')
    expect(verdict('Write 10^3 as a number.\nAnswer: 1000', '10^3')).toBe('unclear')
  })
  test('copied but also written so in a key, it is right', () => expect(verdict('Is 6/8 or 5/8 larger?\nAnswer: 6/8', '6/8')).toBe('right'))
  test('a wrong value copied from the question is not yet', () => expect(verdict('Is 6/8 or 5/8 larger?\nAnswer: 6/8', '5/8')).toBe('not yet'))
  test.each(['3/0', '1/2/3', '12abc', '1,50,0', '4,9,16', '1.2.3'])('%s has no legal reading and is free', (answer) => {
    expect(verdict(simplify, answer)).toBe('unclear')
  })
  test('the repair names the thousands, never the key', () => {
    expect(judgementOf('How many?\nAnswer: 1500', '1,50,0').reply).toBe("I can't read where the thousands are.")
  })
})

describe('thousands and decimals', () => {
  const people = 'How many people?\nAnswer: 1500'
  test.each(['1500', '1,500', '1.500', '1 500', "1'500", '1\u00a0500', '1500.0', '1,500.00', '1.5e3', '1.5 × 10³', '1.5*10^3', '15 x 10^2'])('%s is 1500', (answer) => {
    expect(verdict(people, answer)).toBe('right')
  })
  test('an unusual separator is accepted and said', () => expect(judgementOf(people, '1.500').remark).toBe('I read 1.500 as 1500.'))
  test.each(['1.5', '15,00', '1,5', '150', '15000'])('%s is judged as read: not yet', (answer) => expect(verdict(people, answer)).toBe('not yet'))
  test.each(['1234.5', '1,234.5', '1.234,5', '1 234,5', "1'234.5", '1234,5'])('%s is 1234.5', (answer) => {
    expect(verdict('How much?\nAnswer: 1234.5', answer)).toBe('right')
  })
  test.each(['1.5 million', '1,500 thousand', '1 500 000', '1,500,000', '1.500.000'])('%s is 1500000', (answer) => {
    expect(verdict('How many people?\nAnswer: 1500000', answer)).toBe('right')
  })
  test('a comma before three digits can be a decimal comma when the key says so', () => {
    expect(verdict('How long?\nAnswer: 2.125', '2,125')).toBe('right')
  })
})

describe('what costs nothing', () => {
  test.each([
    ['6*2', 'Work it out to one number.'],
    ['sqrt(16)', 'Work it out to one number.'],
    ['4 or 5', 'Choose one answer.'],
    ['x = 4 or x = 5', 'Choose one answer.'],
    ['7 and 9', 'Which one is your answer? Send only that one.'],
    ['Ottawa', "I can't read that as a number."],
    ['x > 4', "I can't read that as a number."],
    ['±4', 'Choose one answer.'],
  ])('%s: %s', (answer, reply) => {
    const judgement = judgementOf(solve, answer)
    expect([judgement.outcome, judgement.reply]).toEqual(['unclear', reply])
  })
})

describe('other writings that are not the key', () => {
  const coefficient = 'What is the coefficient of n in 5n + 2?\nAnswer: 5'
  test.each([
    [coefficient, '5n'],
    [coefficient, '5 n'],
    ['Solve 3n = 15.\nAnswer: 5', '5n'],
    ['How many legs has an insect?\nAnswer: 6', '6 or more'],
    ['How many legs has an insect?\nAnswer: 6', '6 and more'],
    ['How many legs has an insect?\nAnswer: 6', '6 or even more'],
    ['How many legs has an insect?\nAnswer: 6', 'six or more'],
    ['How many legs has an insect?\nAnswer: 6', '6 or maybe more'],
    ['How many sides has a triangle?\nAnswer: 3', '3 or more'],
    ['Work out 5 × 25.\nAnswer: 125', '1 25'],
    ['Work out 65 × 2.\nAnswer: 130', '1 30'],
    ['Work out 300 + 45.\nAnswer: 345', '3 45'],
    ['Work out 1200 + 34.\nAnswer: 1234', '12 34'],
    ['Work out 50 + 25.\nAnswer: 75', '0 75'],
  ])('%s: %s', (prompt, answer) => {
    expect(verdict(prompt, answer, 'loose')).not.toBe('right')
    expect(verdict(prompt, answer)).not.toBe('right')
  })
  test.each([
    ['What force does it take?\nAnswer: 5 N', '5n', 'right'],
    ['Maya has 9 apples and Leo 3. How many more has Maya?\nAnswer: 6', '6 more', 'right'],
    ['Maya has 9 apples and Leo 3. How many more has Maya?\nAnswer: 6', 'six apples more', 'right'],
    ['Work out 600 + 634.\nAnswer: 1234', '1 234', 'right'],
  ])('%s: %s is %s', (prompt, answer, expected) => expect(verdict(prompt, answer)).toBe(expected))
})

describe('strict', () => {
  test.each<[string, string]>([
    ['4', 'right'],
    ['x = 4', 'right'],
    ['the answer is 4', 'right'],
    ['i think its 4', 'not yet'],
    ['4 I hope', 'not yet'],
    ['11 - 3 = 8, 8/2 = 4', 'right'],
    ['idk maybe 4', 'right'],
  ])('%s is %s', (answer, expected) => expect(verdict(solve, answer, 'strict')).toBe(expected))
  test.each<[string, string, string, string]>([
    ['3/4', 'fraction', '0.75', 'right | unclear | not yet'],
    ['0.75', 'fraction', '0.75', 'right | unclear | not yet'],
    ['0.75', 'simplified', '75%', 'right | unclear | not yet'],
    ['1 3/4', 'fraction', '1 3/4', 'right | right | right'],
    ['3/4', 'simplified', '9/12', 'right | unclear | not yet'],
    ['0.5', 'decimal(2)', '0.50', 'right | right | right'],
    ['0.5', 'decimal(2)', '.5', 'right | unclear | not yet'],
  ])('key %s in the form %s, answer %s: %s', (key, form, answer, expected) => {
    expect(verdicts(`How much?\nAnswer: ${key}\nForm: ${form}`, answer)).toBe(expected)
  })
})

describe('for any number', () => {
  const anyInteger = fc.integer({ min: -99_999, max: 99_999 })
  const writings = (value: number) => [
    String(value),
    ` ${value} `,
    `x = ${value}`,
    `${value}.0`,
    String(value).replace('-', '−'),
    value.toLocaleString('en-US'),
    value.toLocaleString('en-US').replaceAll(',', ' '),
    `the answer is ${value}`,
    `${value}e0`,
  ]
  test('every writing of the key is right at every level', () => {
    fc.assert(
      fc.property(anyInteger, (value) => {
        const results = writings(value).map((answer) => verdicts(`Which number?\nAnswer: ${value}`, answer))
        expect(new Set(results)).toEqual(new Set(['right | right | right']))
      }),
    )
  })
  test('every writing of another whole number gets one and the same verdict', () => {
    fc.assert(
      fc.property(anyInteger, fc.integer({ min: 1, max: 500 }), (value, off) => {
        const results = writings(value + off).map((answer) => verdicts(`Which number?\nAnswer: ${value}`, answer))
        expect(new Set(results)).toEqual(new Set(['not yet | not yet | not yet']))
      }),
    )
  })
  test('every text gets a judgement within bounds, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom('4', '3.14 ± 1%', '250 g', '1/3', '25%', 'sqrt(2)'), (answer, key) => {
        const first = judgementOf(`How much is 2 + 2?\nAnswer: ${key}`, answer)
        expect(judgementOf(`How much is 2 + 2?\nAnswer: ${key}`, answer)).toEqual(first)
        expect(first.quality === null || (first.quality >= 0 && first.quality <= 1)).toBe(true)
      }),
    )
  })
})

describe('a word for minus is a sign in every language pupils count in', () => {
  test.each(['minus 5', 'negative 5', 'neg 5', 'menos 5', 'moins 5', 'meno 5', 'it is moins 5', 'x = menos 5', 'minus five', 'neg five'])('%s', (answer) => {
    expect([verdict('What is 2 - 7?\nAnswer: -5', answer), verdict('Which number is it?\nAnswer: 5', answer)]).toEqual(['right', 'not yet'])
  })
})
