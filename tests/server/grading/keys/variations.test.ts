import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { valueOf, variationRows } from '#server/grading/keys/variations.ts'

function rows(lets: string, count: number, seed: string | number = 'seed') {
  return variationRows(parsePrompt(`Q\nLet: ${lets}`), count, seed)
}

describe('rows of values', () => {
  test('are the same for the same seed and differ for another', () => {
    const lets = 'a = 2..9, b = 1..20'
    expect(rows(lets, 3, 's1')).toEqual(rows(lets, 3, 's1'))
    expect(rows(lets, 3, 's1')).not.toEqual(rows(lets, 3, 's2'))
  })
  test('use up all choices before one comes again, and say so', () => {
    const { rows: drawn, distinct } = rows('a = 1..3', 5)
    expect(distinct).toBe(3)
    expect(drawn.slice(0, 3).map(({ a }) => a).toSorted()).toEqual(['1', '2', '3'])
    expect(drawn.slice(3)).toEqual(drawn.slice(0, 2))
  })
  test('follow formulas in any order', () => expect(rows('c = a*b + 1, b = a + 1, a = 3', 1).rows).toEqual([{ c: '13', b: '4', a: '3' }]))
  test('leave out rows without a value', () => {
    const { rows: drawn, distinct } = rows('a = 0..2, q = 6/a', 3)
    expect(distinct).toBe(2)
    expect(drawn.slice(0, 2).map(({ q }) => q).toSorted()).toEqual(['3', '6'])
  })
  test('follow a long chain of formulas, and say how many names are too many', () => {
    const chain = (length: number) => `${Array.from({ length }, (_, at) => `n${at} = n${at + 1} + n${at + 1}`).join(', ')}, n${length} = 1`
    const parsed = parsePrompt(`Q\nLet: ${chain(60)}`)
    expect(rows(chain(40), 1).rows[0]?.n0).toBe('1099511627776')
    expect(parsed.problems[0]).toEqual({ line: 2, message: 'Up to 50 names can have values; n50 and those after it have none.' })
  })
  test('are empty without Let', () => expect(variationRows(parsePrompt('Q'), 2, 1)).toEqual({ rows: [{}, {}], distinct: 1 }))
  test('hold lists, decimals, steps, fractions and words', () => {
    const drawn = (lets: string, name: string, count: number) => new Set(rows(lets, count).rows.map((row) => row[name]))
    expect(drawn('a = 2, 3, 5', 'a', 3)).toEqual(new Set(['2', '3', '5']))
    expect(drawn('a = 0.1..0.3', 'a', 3)).toEqual(new Set(['0.1', '0.2', '0.3']))
    expect(drawn('a = 10..30 step 10', 'a', 3)).toEqual(new Set(['10', '20', '30']))
    expect(drawn('a = −2..0', 'a', 3)).toEqual(new Set(['-2', '-1', '0']))
    expect(drawn('a = 1/2, 1/3', 'a', 2)).toEqual(new Set(['0.5', '1/3']))
    expect(drawn('metal = iron, gold', 'metal', 2)).toEqual(new Set(['iron', 'gold']))
  })
  test('stay quick with a million combinations', () => {
    const { rows: drawn, distinct } = rows('a = 1..100, b = 1..100, c = 1..100', 50)
    expect([distinct, new Set(drawn.map((row) => JSON.stringify(row))).size]).toEqual([50, 50])
  })
})

describe('definitions that cannot be used', () => {
  test.each([
    ['a = b, b = a', 'These definitions need each other: a, b.'],
    ['a = 5..2', "I can't read the values of a."],
    ['a = 1..99999', "I can't read the values of a."],
    ['a = 1, a = 2', 'a is defined twice; the first one counts.'],
    ['7', 'I can\'t read “7”. Write it as “name = values”.'],
  ])('%s', (lets, message) => expect(parsePrompt(`Q\nLet: ${lets}`).problems).toEqual([{ line: 2, message }]))
})

describe('values in expressions', () => {
  test.each([
    ['a + b', '5'],
    ['a - b', '-1'],
    ['a/b', '2/3'],
    ['a/4', '0.5'],
    ['a^b', '8'],
    ['sqrt(a*8)', '4'],
    ['sqrt(a)', '1.414213562'],
    ['abs(a - b)', '1'],
    ['2a(b + 1)', '16'],
    ['0.1 + 0.2 + 0*a', '0.3'],
    ['a b', '6'],
    ['1/(a - 2)', null],
    ['a^99', null],
    ['z', null],
    ['3', null],
    ['a;b', null],
    ['constructor', null],
  ])('%s is %s', (text, value) => expect(valueOf(text, { a: '2', b: '3' })).toBe(value))
  test('a text of more than 200 characters is none', () => expect(valueOf(Array.from({ length: 101 }, () => 'a').join('+'), { a: '2' })).toBeNull())
})

describe('for any seed', () => {
  test('drawn rows are distinct, in range, and keep their equation true', () => {
    const parsed = parsePrompt('Solve {a}x + {b} = {c}.\nLet: a = 2..9, x = 1..12, b = 1..20, c = a*x + b\nAnswer: {x}')
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (seed, count) => {
        const { rows: drawn, distinct } = variationRows(parsed, count, seed)
        expect(distinct).toBe(count)
        expect(new Set(drawn.map((row) => JSON.stringify(row))).size).toBe(count)
        expect(drawn.every(({ a, b, c, x }) => Number(a) * Number(x) + Number(b) === Number(c))).toBe(true)
        expect(drawn.every((row) => fillIn(parsed, row).keys[0]?.text === row.x)).toBe(true)
        expect(variationRows(parsed, count, seed)).toEqual({ rows: drawn, distinct })
      }),
    )
  })
})
