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

describe('closeness without a tolerance', () => {
  test.each<[string, string, string]>([
    ['3.14', '3.14', 'right | right | right'],
    ['3.14', '3.140', 'right | right | right'],
    ['3.14', '3.135', 'right | right | not yet'],
    ['3.14', '3.145', 'right | right | not yet'],
    ['3.14', '3.146', 'right | not yet | not yet'],
    ['3.14', '3.2028', 'right | not yet | not yet'],
    ['3.14', '3.2029', 'not yet | not yet | not yet'],
    ['3.14', '3.1', 'right | not yet | not yet'],
    ['0.5', '0.45', 'right | right | not yet'],
    ['0.5', '0.6', 'right | not yet | not yet'],
    ['12.0', '12', 'right | right | right'],
    ['12.0', '12.05', 'right | right | not yet'],
    ['12.0', '12.06', 'right | not yet | not yet'],
    ['12', '12.05', 'not yet | not yet | not yet'],
    ['100', '101', 'not yet | not yet | not yet'],
    ['6.02e23', '6.022e23', 'right | right | not yet'],
    ['6.02e23', '6.03 × 10^23', 'right | not yet | not yet'],
    ['12.5%', '12.54%', 'right | right | not yet'],
    ['12.5%', '12.56%', 'right | not yet | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`How much?\nAnswer: ${key}`, answer)).toBe(expected))
})

describe('exact keys and decimal answers', () => {
  test.each<[string, string, string]>([
    ['1/3', '1/3', 'right | right | right'],
    ['1/3', '2/6', 'right | right | right'],
    ['1/3', '0.33', 'right | right | not yet'],
    ['1/3', '0.333', 'right | right | not yet'],
    ['1/3', '33%', 'right | right | not yet'],
    ['1/3', '0.3', 'not yet | not yet | not yet'],
    ['1/3', '0.34', 'right | not yet | not yet'],
    ['2/3', '0.66', 'right | right | not yet'],
    ['2/3', '0.67', 'right | right | not yet'],
    ['2/3', '0.65', 'not yet | not yet | not yet'],
    ['pi', '3.14', 'right | right | not yet'],
    ['pi', '3.141', 'right | right | not yet'],
    ['pi', '3.1', 'right | not yet | not yet'],
    ['pi', 'π', 'right | right | right'],
    ['sqrt(2)', '1.41', 'right | right | not yet'],
    ['sqrt(2)', '√2', 'right | right | right'],
    ['sqrt(2)', '2^(1/2)', 'right | right | right'],
    ['sqrt(2)', 'sqrt(3)', 'not yet | not yet | not yet'],
    ['10^3', '1000', 'right | right | right'],
    ['10^3', '999', 'right | not yet | not yet'],
    ['1/2', '0.5', 'right | right | right'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`How much is it?\nAnswer: ${key}`, answer)).toBe(expected))
})

describe('tolerances and ranges', () => {
  test.each<[string, string, string]>([
    ['Answer: 3.14 ± 0.01', '3.15', 'right | right | right'],
    ['Answer: 3.14 ± 0.01', '3.16', 'right | not yet | not yet'],
    ['Answer: 3.14 +- 0.01', '3.161', 'not yet | not yet | not yet'],
    ['Answer: 250 ± 2%', '255', 'right | right | right'],
    ['Answer: 250 ± 2%', '256', 'right | not yet | not yet'],
    ['Answer: 250 ± 2%', '261', 'not yet | not yet | not yet'],
    ['Answer: 50% ± 2', '52%', 'right | right | right'],
    ['Range: 5 to 8', '5', 'right | right | right'],
    ['Range: 5 to 8', '8.0', 'right | right | right'],
    ['Range: 5 to 8', '8.01', 'not yet | not yet | not yet'],
    ['Range: -2..2', '-2', 'right | right | right'],
    ['Range: 5-8', '6 1/2', 'right | right | right'],
    ['Range: 5 to 8 cm', '60 mm', 'right | right | not yet'],
  ])('%s, answer %s: %s', (key, answer, expected) => expect(verdicts(`Estimate it.\n${key}`, answer)).toBe(expected))
})

describe('units', () => {
  test.each<[string, string, string]>([
    ['250 g', '250 g', 'right | right | right'],
    ['250 g', '250 grams', 'right | right | right'],
    ['250 g', '0.25 kg', 'right | right | not yet'],
    ['250 g', '250', 'right | unclear | unclear'],
    ['250 g', '251', 'not yet | not yet | not yet'],
    ['250 g', '250 ml', 'not yet | not yet | not yet'],
    ['12 cm^2', '12 cm²', 'right | right | right'],
    ['12 cm^2', '12 square cm', 'right | right | right'],
    ['12 cm^2', '12 cm', 'not yet | not yet | not yet'],
    ['12 cm^2', '1200 mm2', 'right | right | not yet'],
    ['90 min', '1 h 30 min', 'right | right | not yet'],
    ['90 min', '1:30', 'right | right | not yet'],
    ['90 s', '1:30', 'right | right | not yet'],
    ['2 h', '1:30', 'not yet | not yet | not yet'],
    ['1.5 h', '1:30', 'right | right | not yet'],
    ['1.5', '1:30', 'unclear | unclear | unclear'],
    ['5 ft', '60 inches', 'right | right | not yet'],
    ['$5', '5 dollars', 'right | right | right'],
    ['$5', '500 cents', 'right | right | not yet'],
    ['$5', '€5', 'not yet | not yet | not yet'],
    ['60 km/h', '60 km per hour', 'right | right | right'],
    ['36 km/h', '10 m/s', 'right | right | not yet'],
    ['20 °C', '68 °F', 'right | right | not yet'],
    ['20 °C', '20 degrees', 'right | right | right'],
    ['1 l', '1000 cm^3', 'right | right | not yet'],
    ['12 apples', '12', 'right | right | right'],
    ['12 apples', '12 apples', 'right | right | right'],
    ['12', '12 apples', 'right | right | not yet'],
    ['12', '12 cm', 'right | right | right'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`How much?\nAnswer: ${key}`, answer)).toBe(expected))

  test('Units: asks for the unit a key does not write', () => {
    expect(verdicts('How long?\nAnswer: 12\nUnits: cm', '12')).toBe('right | unclear | unclear')
    expect(verdicts('How long?\nAnswer: 12\nUnits: cm', '0.12 m')).toBe('right | right | not yet')
    expect(judgementOf('How long?\nAnswer: 12\nUnits: cm', '12').reply).toBe('Which unit?')
  })
})

describe('percentages', () => {
  test.each<[string, string, string]>([
    ['25%', '25%', 'right | right | right'],
    ['25%', '25 percent', 'right | right | right'],
    ['25%', '25', 'right | right | not yet'],
    ['25%', '0.25', 'right | right | right'],
    ['25%', '1/4', 'right | right | right'],
    ['25%', '2.5%', 'not yet | not yet | not yet'],
    ['12', '12%', 'not yet | not yet | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`What share?\nAnswer: ${key}`, answer)).toBe(expected))
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

describe('a unit is the one that is asked for, not one that the question counts from', () => {
  test.each([
    ...['2000 km'].map((said) => ['How many metres is 2 km?\nAnswer: 2000', said, 'not yet']),
    ...['2000 m', '2 km = 2000 m'].map((said) => ['How many metres is 2 km?\nAnswer: 2000', said, 'right']),
    ...['2km is 2000'].map((said) => ['How many metres are there in 2 km?\nAnswer: 2000', said, 'right']),
    ...['5000 m'].map((said) => ['A pool is 50 m long. How many centimetres is that?\nAnswer: 5000', said, 'not yet']),
    ...['5000cm'].map((said) => ['A pool is 50 m long. How many centimetres is that?\nAnswer: 5000', said, 'right']),
    ...['3000 kg'].map((said) => ['A bag holds 3 kg. How many grams are that?\nAnswer: 3000', said, 'not yet']),
    ...['3000 grams'].map((said) => ['A bag holds 3 kg. How many grams are that?\nAnswer: 3000', said, 'right']),
    ...['24 days'].map((said) => ['How many hours are there in a day?\nAnswer: 24', said, 'not yet']),
    ...['24 hours in a day'].map((said) => ['How many hours are there in a day?\nAnswer: 24', said, 'right']),
    ...['4 days'].map((said) => ['How many full weeks are 30 days?\nAnswer: 4', said, 'not yet']),
    ...['4 weeks'].map((said) => ['How many full weeks are 30 days?\nAnswer: 4', said, 'right']),
    ...['120 hours'].map((said) => ['How many minutes are in 2 hours?\nAnswer: 120', said, 'not yet']),
    ...['120 mins'].map((said) => ['How many minutes are in 2 hours?\nAnswer: 120', said, 'right']),
    ...['$300'].map((said) => ['How many cents is 3 dollars?\nAnswer: 300', said, 'not yet']),
    ...['300 cents', '300¢'].map((said) => ['How many cents is 3 dollars?\nAnswer: 300', said, 'right']),
    ...['2 hours'].map((said) => ['How many days does it take and how many hours is that? Give the days.\nAnswer: 2', said, 'not yet']),
    ...['2 days'].map((said) => ['How many days does it take and how many hours is that? Give the days.\nAnswer: 2', said, 'right']),
    ...['48 hours'].map((said) => ['How many days does it take and how many hours is that? Give the hours.\nAnswer: 48', said, 'right']),
    ...['48 days'].map((said) => ['How many days does it take and how many hours is that? Give the hours.\nAnswer: 48', said, 'not yet']),
    ...['168 hours'].map((said) => ['If you know how many days a week has, how many hours has a week?\nAnswer: 168', said, 'right']),
    ...['168 days'].map((said) => ['If you know how many days a week has, how many hours has a week?\nAnswer: 168', said, 'not yet']),
    ...['7200 seconds'].map((said) => ['A film lasts 2 hours. How many minutes is that, and how long is it in seconds? Give the seconds.\nAnswer: 7200', said, 'right']),
    ...['7200 minutes'].map((said) => ['A film lasts 2 hours. How many minutes is that, and how long is it in seconds? Give the seconds.\nAnswer: 7200', said, 'not yet']),
    ...['30 m'].map((said) => ['How many minutes is half an hour?\nAnswer: 30', said, 'right']),
    ...['366 years'].map((said) => ['How many days are in a leap year?\nAnswer: 366', said, 'not yet']),
    ...['366 days a year'].map((said) => ['How many days are in a leap year?\nAnswer: 366', said, 'right']),
    ...['36 years'].map((said) => ['How many months are 3 years?\nAnswer: 36', said, 'not yet']),
    ...['44 kg'].map((said) => ['How many pounds is 20 kg? Give your answer to the nearest pound.\nAnswer: 44', said, 'not yet']),
    ...['44 lbs'].map((said) => ['How many pounds is 20 kg? Give your answer to the nearest pound.\nAnswer: 44', said, 'right']),
    ...['3000 km'].map((said) => ['Convert 3 km to metres.\nAnswer: 3000', said, 'not yet']),
    ...['3000 m'].map((said) => ['Convert 3 km to metres.\nAnswer: 3000', said, 'right']),
    ...['2.5 cm'].map((said) => ['Change 250 cm into metres.\nAnswer: 2.5', said, 'not yet']),
    ...['2.5 m'].map((said) => ['Change 250 cm into metres.\nAnswer: 2.5', said, 'right']),
    ...['1500 litres'].map((said) => ['Write 1.5 litres in millilitres.\nAnswer: 1500', said, 'not yet']),
    ...['1500 ml'].map((said) => ['Write 1.5 litres in millilitres.\nAnswer: 1500', said, 'right']),
    ...['120 hours'].map((said) => ['2 hours = ___ minutes\nAnswer: 120', said, 'not yet']),
    ...['120 minutes'].map((said) => ['2 hours = ___ minutes\nAnswer: 120', said, 'right']),
    ...['400 m'].map((said) => ['What is 4 m in centimetres?\nAnswer: 400', said, 'not yet']),
    ...['400 cm'].map((said) => ['What is 4 m in centimetres?\nAnswer: 400', said, 'right']),
    ...['120 hours'].map((said) => ['How long is the film in minutes, if it lasts 2 hours?\nAnswer: 120', said, 'not yet']),
    ...['120 min'].map((said) => ['How long is the film in minutes, if it lasts 2 hours?\nAnswer: 120', said, 'right']),
    ...['3 km'].map((said) => ['How many hours does the train take for 300 km at 100 km per hour?\nAnswer: 3', said, 'not yet']),
    ...['240 hours'].map((said) => ['How many kilometres does a car drive in 3 hours at 80 km per hour?\nAnswer: 240', said, 'not yet']),
    ...['240 km'].map((said) => ['How many kilometres does a car drive in 3 hours at 80 km per hour?\nAnswer: 240', said, 'right']),
    ...['27 hours'].map((said) => ['How many days does the Moon take to go round the Earth? Give whole days.\nAnswer: 27', said, 'not yet']),
    ...['27'].map((said) => ['How many days does the Moon take to go round the Earth? Give whole days.\nAnswer: 27', said, 'right']),
    ...['9 s'].map((said) => ['How many seconds does sound take for 3 km? It goes 340 m in a second. Round.\nAnswer: 9', said, 'right']),
    ...['9 hours'].map((said) => ['How many seconds does sound take for 3 km? It goes 340 m in a second. Round.\nAnswer: 9', said, 'not yet']),
    ...['36 feet'].map((said) => ['How many inches are 3 feet?\nAnswer: 36', said, 'not yet']),
    ...['36 in', '36"'].map((said) => ['How many inches are 3 feet?\nAnswer: 36', said, 'right']),
    ...['10000 hectares'].map((said) => ['How many square metres is a hectare?\nAnswer: 10000', said, 'not yet']),
    ...['10000 m2'].map((said) => ['How many square metres is a hectare?\nAnswer: 10000', said, 'right']),
    ...['30 minutes'].map((said) => ['How many full hours and how many minutes are 150 minutes? Give the minutes left over.\nAnswer: 30', said, 'right']),
    ...['30 hours'].map((said) => ['How many full hours and how many minutes are 150 minutes? Give the minutes left over.\nAnswer: 30', said, 'not yet']),
    ...['5 g'].map((said) => ['How many kg is 5000 g?\nAnswer: 5 kg', said, 'not yet']),
    ...['5 kg'].map((said) => ['How many kg is 5000 g?\nAnswer: 5 kg', said, 'right']),
    ...['100 years'].map((said) => ['How many years are in a century?\nAnswer: 100', said, 'right']),
    ...['3 bars'].map((said) => ['How many bars of chocolate does Tom get?\nAnswer: 3', said, 'right']),
    ...['12 cm'].map((said) => ['How many in all?\nAnswer: 12', said, 'right']),
    ...['1 ml'].map((said) => ['A recipe needs 250 ml of milk. How many litres are 4 portions?\nAnswer: 1', said, 'not yet']),
    ...['1 l'].map((said) => ['A recipe needs 250 ml of milk. How many litres are 4 portions?\nAnswer: 1', said, 'right']),
    ...['24 dm3'].map((said) => ['How many litres does the tank hold?\nAnswer: 24', said, 'right']),
    ...['24 ml'].map((said) => ['How many litres does the tank hold?\nAnswer: 24', said, 'not yet']),
    ...['2000 t'].map((said) => ['A mass of 2 t: how many kilograms?\nAnswer: 2000', said, 'not yet']),
    ...['2000 kilos'].map((said) => ['A mass of 2 t: how many kilograms?\nAnswer: 2000', said, 'right']),
    ...['45 hours'].map((said) => ['A lesson lasts three quarters of an hour. How many minutes is that?\nAnswer: 45', said, 'not yet']),
    ...['forty five minutes'].map((said) => ['A lesson lasts three quarters of an hour. How many minutes is that?\nAnswer: 45', said, 'right']),
    ...['8 °C', '8 degrees'].map((said) => ['The temperature rises from -3 °C to 5 °C. How many degrees is that?\nAnswer: 8', said, 'right']),
    ...['9 hours a day', '9 h'].map((said) => ['How many hours a day does Mia sleep?\nAnswer: 9', said, 'right']),
    ...['9 days'].map((said) => ['How many hours a day does Mia sleep?\nAnswer: 9', said, 'not yet']),
    ...['80 km/h', '80 km'].map((said) => ['How many kilometres per hour does the car go?\nAnswer: 80', said, 'right']),
    ...['600000 m'].map((said) => ['How far does light go in 2 seconds, in kilometres?\nAnswer: 600000', said, 'not yet']),
    ...['600000 km'].map((said) => ['How far does light go in 2 seconds, in kilometres?\nAnswer: 600000', said, 'right']),
    ...['8 points'].map((said) => ['An athlete came in second place, 3 seconds behind. How many points did she get?\nAnswer: 8', said, 'right']),
    ...['8 m'].map((said) => ['An athlete came in second place. What was her throw?\nAnswer: 8', said, 'right']),
    ...['3.50 cents'].map((said) => ['How many euros are 350 cents?\nAnswer: 3.5', said, 'not yet']),
    ...['3.50€', '3,50 euros'].map((said) => ['How many euros are 350 cents?\nAnswer: 3.5', said, 'right']),
    ...['$5'].map((said) => ['How many dollars does she have?\nAnswer: 5', said, 'right']),
    ...['5 euros'].map((said) => ['How many dollars does she have?\nAnswer: 5', said, 'not yet']),
    ...['5 kg'].map((said) => ['How many pounds does the sack weigh?\nAnswer: 5', said, 'not yet']),
    ...['5 lbs'].map((said) => ['How many pounds does the sack weigh?\nAnswer: 5', said, 'right']),
    ...['£5'].map((said) => ['How many pounds does the book cost?\nAnswer: 5', said, 'right']),
    ...['2000 kJ'].map((said) => ['How many joules are 2 kJ?\nAnswer: 2000', said, 'not yet']),
    ...['2000 J'].map((said) => ['How many joules are 2 kJ?\nAnswer: 2000', said, 'right']),
    ...['12 V'].map((said) => ['How many volts?\nAnswer: 12', said, 'right']),
    ...['12 amps'].map((said) => ['How many volts does the battery give? The current is 2 A.\nAnswer: 12', said, 'not yet']),
    ...['60 W'].map((said) => ['How many watts is that?\nAnswer: 60', said, 'right']),
    ...['60 kW'].map((said) => ['How many watts is that?\nAnswer: 60', said, 'not yet']),
    ...['8 feet', '8 legs'].map((said) => ['How many feet does a spider have?\nAnswer: 8', said, 'right']),
    ...['2 weeks 3 days', '2 weeks, 3 days'].map((said) => ['How many weeks and how many days are 17 days?\nAnswer: 2, 3 in order', said, 'right']),
    ...['20 cm2'].map((said) => ['A rectangle is 5 cm by 4 cm. How many square centimetres is its area?\nAnswer: 20', said, 'right']),
    ...['20 cm'].map((said) => ['A rectangle is 5 cm by 4 cm. How many square centimetres is its area?\nAnswer: 20', said, 'not yet']),
    ...['20 m'].map((said) => ['How many metres of fence are needed?\nAnswer: 20', said, 'right']),
    ...['20 m2'].map((said) => ['How many metres of fence are needed?\nAnswer: 20', said, 'not yet']),
    ...['300 cm'].map((said) => ['How long is the field in metres?\nAnswer: 300', said, 'not yet']),
    ...['300m'].map((said) => ['How long is the field in metres?\nAnswer: 300', said, 'right']),
    ...['9 months'].map((said) => ['How many months is a baby pregnant mother pregnant? (in months)\nAnswer: 9', said, 'right']),
    ...['9 years'].map((said) => ['How long is a human pregnancy in months?\nAnswer: 9', said, 'not yet']),
    ...['13 hours'].map((said) => ['How many days did the Cuban missile crisis last?\nAnswer: 13', said, 'not yet']),
    ...['13 days'].map((said) => ['How many days did the Cuban missile crisis last?\nAnswer: 13', said, 'right']),
    ...['100 months'].map((said) => ['How many years did the war last?\nAnswer: 100', said, 'not yet']),
    ...['5000 m'].map((said) => ['5 km = ___ m\nAnswer: 5000', said, 'right']),
    ...['4 kg', '4 kilos'].map((said) => ['Round 3.6 kg to the nearest kilogram.\nAnswer: 4', said, 'right']),
    ...['4 m'].map((said) => ['The nearest planet is how far? ___ a unit\nAnswer: 4', said, 'right']),
    ...['18 m'].map((said) => ['Round to the nearest metre: 17.6 m\nAnswer: 18', said, 'right']),
    ...['1800 m'].map((said) => ['Round to the nearest hundred: 1 760 m\nAnswer: 1800', said, 'right']),
    ...['80 cm'].map((said) => ['Round to the nearest ten.\nAnswer: 80', said, 'right']),
    ...['180 min'].map((said) => ['Fill in: 3 h = ___ min\nAnswer: 180', said, 'right']),
    ...['180 h'].map((said) => ['Fill in: 3 h = ___ min\nAnswer: 180', said, 'not yet']),
    ...['18 cm'].map((said) => ['He came ___ at the race. How old?\nAnswer: 18', said, 'right']),
  ])('%s %s: %s', (prompt = '', said = '', expected = '') => {
    expect(verdict(prompt, said)).toEqual(expected)
  })
})
