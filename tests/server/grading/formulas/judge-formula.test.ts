import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgementOf, verdict, verdicts } from '#tests/server/grading/judged.ts'

const factor = 'Factor 2x + 6.\nAnswer: 2(x+3)'

describe('writings of a formula', () => {
  test.each([
    '2(x+3)', '2 (x + 3)', '(x+3)*2', '(x+3)2', '2×(x+3)', '2·(3+x)', '2*x + 2*3', '6+2x', 'y = 2(x+3)', '2(x+3) = y', 'A=2(x+3)', 'f(x) = 2(x+3)',
    '2(x+3', '2X+6', '-2(-x-3)', '(4x+12)/2', '2x+6.0', '2x + 12/2', '2(x+3) cm', '2(x+3).', 'the answer is 2(x+3)', '4(x+3)/2', '2⋅x+6', '２(x＋３)',
  ])('%s is 2(x+3)', (answer) => expect(verdict(`Take x and 3.\n${factor.slice(factor.indexOf('Answer'))}`, answer)).toBe('right'))
  test.each(['2(x-3)', '2x+3', 'x+3', '2x', '12', '0', '2(y+3)', '-2(x+3)', '2(x+3)^2', '2(x+3)+0.0001', '2/(x+3)'])('%s is not yet', (answer) => {
    expect(verdict(factor, answer)).toBe('not yet')
  })
  test.each<[string, string]>([
    ['x^2', 'x²'],
    ['x^2', 'x**2'],
    ['x^2', 'x*x'],
    ['x^2', 'x squared'],
    ['sqrt(x)', '√x'],
    ['sqrt(x)', 'x^(1/2)'],
    ['|x| + 1', 'abs(x) + 1'],
    ['|x| + 1', '1 + |-x|'],
    ['sin(x)', 'sin x'],
    ['sin(2x)', 'sin 2x'],
    ['sin(x)^2', 'sin^2 x'],
    ['sin(x)^2', '1 - cos(x)^2'],
    ['pi*x^2', 'πx²'],
    ['log(x)', 'ln(x)/ln(10)'],
    ['e^x', 'exp(x)'],
    ['x^2 - 1', '(x+1)(x-1)'],
    ['4x^2 + 20x + 16', '4(x+1)(x+4)'],
    ['2^(x+1)', '2*2^x'],
    ['x/2', '½x'],
    ['x/2', '0,5x'],
    ['1.5x', '1 1/2 x'],
    ['1500x', '1,500x'],
    ['sqrt(x - 30)', '(x-30)^(1/2)'],
    ['ln(x - 100)', 'ln(x-100)'],
    ['xy + x', 'x(y+1)'],
    ['x*sin(x)', 'xsinx'],
  ])('key %s, answer %s', (key, answer) => expect(verdict(`Work with x and y.\nAnswer: ${key}`, answer)).toBe('right'))
  test('case matters only when both cases occur', () => {
    const both = 'Add the areas a and A.\nAnswer: a + 2A'
    expect([verdict(factor, '2(X+3)'), verdict(both, 'a+2A'), verdict(both, 'A+2a')]).toEqual(['right', 'right', 'not yet'])
  })
  test('a longer name of the key is one name, other letters side by side multiply', () => {
    const named = 'How fast?\nAnswer: speed * time + 1'
    expect([verdict(named, '1 + time*speed'), verdict('Given a and b.\nAnswer: 2ab', 'b*2*a')]).toEqual(['right', 'right'])
  })
  test('1/2x is (1/2)x, and the tutor says so', () => {
    const judgement = judgementOf('Half of x?\nAnswer: x/2', '1/2x')
    expect([judgement.quality, judgement.remark]).toEqual([1, 'I read 1/2x as (1/2)x.'])
    expect(judgementOf('One over twice x?\nAnswer: 1/(2x)', '1/2x').correction).toBe('I read 1/2x as (1/2)x.')
  })
  test('words around a formula are dropped, except under strict', () => {
    const asked = 'How many?\nAnswer: n(n+1)/2'
    expect(verdicts(asked, 'i think its n(n+1)/2')).toBe('right | right | not yet')
    expect(verdicts(asked, 'I guess n(n-1)/2')).toBe('not yet | not yet | not yet')
    expect(verdicts(asked, 'not n(n+1)/2')).toBe('not yet | not yet | not yet')
  })
})

describe('what costs nothing', () => {
  test.each<[string, string]>([
    ['2x + 6', 'That is the question itself. Work it out.'],
    ['2x+6', 'That is the question itself. Work it out.'],
    ['2(x+3) or 2(x+6)', 'Choose one answer.'],
    ['banana', "I can't read that as a formula."],
    ['2(x++', "I can't read that as a formula. Look at the brackets and signs."],
    ['x > 3', "I can't read that as a formula. Look at the brackets and signs."],
  ])('%s: %s', (answer, reply) => {
    const judgement = judgementOf(factor, answer)
    expect([judgement.outcome, judgement.reply]).toEqual(['unclear', reply])
  })
  test('a wrong formula copied from the question is not yet', () => {
    expect(verdict('Which is larger for x = 9, 2x + 1 or 3x + 1?\nAnswer: 3x + 1', '2x + 1')).toBe('not yet')
  })
  test('too few places with a value are left to the teacher', () => {
    expect(verdict('Where is it real?\nAnswer: sqrt(x - 500)', '1*sqrt(x-500)')).toBe('pending')
  })
})

describe('corrections', () => {
  test.each<[string, string | null]>([
    ['-2x-6', 'Your sign is the only thing off.'],
    ['2(y+3)', 'Look at the letters again: y.'],
    ['2x+3', null],
  ])('%s: %s', (answer, correction) => expect(judgementOf(factor, answer).correction).toBe(correction))
})

describe('forms', () => {
  test.each<[string, string, string, string]>([
    ['2(x+3)', 'factored', '2x+6', 'right | unclear | not yet'],
    ['2(x+3)', 'factored', '(x+3)*2', 'right | right | right'],
    ['(x+1)(x-1)', 'factored', '(x-1)(1+x)', 'right | right | right'],
    ['4(x+1)(x+4)', 'factored', '(4x+4)(x+4)', 'right | unclear | not yet'],
    ['4(x+1)(x+4)', 'factored', '4(x^2+5x+4)', 'right | unclear | not yet'],
    ['x(x+2)', 'factored', 'x^2 + 2x', 'right | unclear | not yet'],
    ['(x+2)^2', 'factored', '(x+2)(x+2)', 'right | right | right'],
    ['x^2 + 2x', 'expanded', 'x(x+2)', 'right | unclear | not yet'],
    ['x^2 + 2x', 'expanded', 'x^2 + x + x', 'right | unclear | not yet'],
    ['x^2 + 2x', 'expanded', '2x + x^2', 'right | right | right'],
    ['x^2 + 2x', 'expanded', 'x*x + 2x', 'right | unclear | not yet'],
    ['5x', 'simplified', '2x + 3x', 'right | unclear | not yet'],
    ['5x', 'simplified', 'x*5', 'right | right | right'],
    ['x^5', 'simplified', 'x^2*x^3', 'right | unclear | not yet'],
    ['x/2', 'simplified', '2x/4', 'right | unclear | not yet'],
    ['x + 1', 'simplified', '(x^2-1)/(x-1)', 'right | unclear | not yet'],
    ['x + 1', 'simplified', 'x + 1 + 0', 'right | unclear | not yet'],
    ['2x + 6', 'exact words', '6 + 2x', 'not yet | not yet | not yet'],
    ['2x + 6', 'exact words', '2x + 6', 'right | right | right'],
  ])('key %s in the form %s, answer %s: %s', (key, form, answer, expected) => {
    expect(verdicts(`Write it with x.\nAnswer: ${key}\nForm: ${form}`, answer)).toBe(expected)
  })
  test('the other form is remarked on at loose, asked for at moderate and named under strict', () => {
    const asked = 'Write it with x.\nAnswer: 2(x+3)\nForm: factored'
    const [moderate, strict] = [judgementOf(asked, '2x+6'), judgementOf(asked, '2x+6', 'strict')]
    const said = [judgementOf(asked, '2x+6', 'loose').remark, moderate.reply, strict.reply]
    expect(said).toEqual(['It can be factored further.', 'Right value. Factor it fully.', 'The value is right, but it is not fully factored yet.'])
  })
})

describe('equations', () => {
  test.each<[string, string, string]>([
    ['y = 2x + 1', 'y=2x+1', 'right'],
    ['y = 2x + 1', '2x + 1 = y', 'right'],
    ['y = 2x + 1', '2y = 4x + 2', 'right'],
    ['y = 2x + 1', 'y - 2x = 1', 'right'],
    ['y = 2x + 1', 'the equation is y = 2x + 1', 'right'],
    ['y = 2x + 1', 'y = 1 + x*2', 'right'],
    ['y = 2x + 1', 'y = 2x - 1', 'not yet'],
    ['y = 2x + 1', 'x = 2y + 1', 'not yet'],
    ['y = 2x + 1', 'x = x', 'not yet'],
    ['y = 2x + 1', 'y > 2x + 1', 'not yet'],
    ['y = 2x + 1', '2x + 1', 'unclear'],
    ['y = 2x + 1', '3', 'unclear'],
    ['F = ma', 'ma = F', 'right'],
    ['E = mc^2', 'e = m*c²', 'right'],
    ['a^2 + b^2 = c^2', 'c^2 - b^2 = a^2', 'right'],
    ['y = sin(x)', 'sin x - y = 0', 'right'],
    ['speed = distance / time', 'speed=distance/time', 'right'],
    ['x > 3', 'x>3', 'right'],
    ['x > 3', '3 < x', 'right'],
    ['x > 3', '-x < -3', 'right'],
    ['x > 3', '2x > 6', 'step'],
    ['x > 3', 'x ≥ 3', 'not yet'],
    ['x > 3', 'x < 3', 'not yet'],
    ['x > 3', '-x > -3', 'not yet'],
    ['x > 3', '3', 'unclear'],
    ['x <= 3', 'x ≤ 3', 'right'],
    ['x <= 3', '3 >= x', 'right'],
    ['x <= 3', 'x =< 3', 'right'],
    ['2 < x <= 5', '5 >= x > 2', 'right'],
    ['2 < x <= 5', 'x > 2 and x <= 5', 'right'],
    ['2 < x <= 5', '2 < x < 5', 'not yet'],
    ['x ≠ 2', 'x != 2', 'right'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdict(`Write it down.\nAnswer: ${key}`, answer)).toBe(expected))
  test('half an equation is asked to be a whole one', () => {
    const replies = ['Answer: y = 2x + 1', 'Answer: x > 3'].map((key) => judgementOf(`Write it down.\n${key}`, '2x + 1').reply)
    expect(replies).toEqual(['Write the whole equation.', 'Write the whole inequality.'])
  })
  test('a relation turned round is what the correction names', () => {
    expect(judgementOf('Solve 2x > 6.\nAnswer: x > 3', 'x < 3').correction).toBe('Look at the relation sign again.')
  })
})

describe('what is no formula', () => {
  test.each([
    ['x-ray', 'X ray'],
    ['and/or', 'And/or'],
    ['20th century', 'the 20th century'],
    ['CO2 + H2O', 'co2 + h2o'],
    ['three times a day', 'three times a day'],
    ['well-known', 'well known'],
    ['P', 'p'],
    ['3D', '3d'],
  ])('%s is a text', (key, answer) => expect([verdict(`Which one, P or Q?\nAnswer: ${key}`, answer), verdict(`What?\nAnswer: ${key}`, 'zebra')]).toEqual(['right', 'not yet']))
  test('a letter behind a number is a unit, unless the question uses it as a variable', () => {
    expect(verdicts('How long is 2 m + 3 m?\nAnswer: 5 m', '500 cm')).toBe('right | right | not yet')
    expect(verdicts('Simplify 2m + 3m.\nAnswer: 5m', 'm*5')).toBe('right | right | right')
  })
})

describe('known mistakes and half credit', () => {
  const asked = 'Solve for x: half of 2x + 6.\nAnswer: x + 3\nHalf credit: 2(x+3)\nIf they say x + 6: Halve both parts.\nIf they say 2x + 6: That is all of it.'
  test.each<[string, number, string | null]>([
    ['6 + x', 0, 'Halve both parts.'],
    ['2(3+x)', 0.5, 'That is all of it.'],
    ['6 + 2x', 0.5, 'That is all of it.'],
    ['3 + x', 1, null],
  ])('%s', (answer, quality, reply) => {
    const judgement = judgementOf(`Work with x.\n${asked.slice(asked.indexOf('Answer'))}`, answer)
    expect([judgement.quality, judgement.reply]).toEqual([quality, reply])
  })
  test('a mistake in shape alone leaves other shapes of the value right', () => {
    const shape = 'Factor it, with x.\nAnswer: 2(x+3)\nIf they say 2x + 6: That is expanded.'
    expect(['6 + 2x', '(x+3)*2', '(4x+12)/2'].map((answer) => verdict(shape, answer))).toEqual(['not yet', 'right', 'right'])
  })
})

describe('for any formula', () => {
  const number = fc.integer({ min: -9, max: 9 })
  test('equal polynomials get one verdict in every writing, and unequal ones another', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 9 }), number, (a, b, c, off) => {
        const key = `${c}x^2 + (${c * (a + b)})x + (${c * a * b})`
        const writings = [`${c}(x+(${a}))(x+(${b}))`, `${c}*(x+(${b}))*(x+(${a}))`, `y = ${c}x^2+${c}(${a + b})x+${c * a * b}`, `(x+(${a}))(${c}x+(${c * b}))`]
        const results = writings.map((answer) => verdict(`Use x.\nAnswer: ${key}`, answer))
        const changed = writings.map((answer) => verdict(`Use x.\nAnswer: ${key}`, `${answer} + ${off * off + 1}`))
        expect([new Set(results), new Set(changed)]).toEqual([new Set(['right']), new Set(['not yet'])])
      }),
      { numRuns: 60 },
    )
  })
  test('an equation times any number but zero stays the same, an inequality turns with the sign', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 9 }), (a, b, factor) => {
        const line = (times: number, sign: string) => `${times}y ${sign} ${times * a}x + (${times * b})`
        const same = [line(factor, '='), line(-factor, '=')].map((answer) => verdict(`Write it.\nAnswer: y = ${a}x + (${b})`, answer))
        const turned = [line(factor, '<'), line(-factor, '>'), line(-factor, '<')].map((answer) => verdict(`Write it.\nAnswer: y < ${a}x + (${b})`, answer))
        expect([same, turned]).toEqual([['right', 'right'], ['right', 'right', 'not yet']])
      }),
      { numRuns: 60 },
    )
  })
})
