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

describe('figures stand beside the words the question has for them', () => {
  test.each([
    ['What are the factors of 10?\nAnswer: 1, 2, 5, 10', 'the factors are 1, 2, 5, 10', 'right'],
    ...['sum 3 product 7', 'sum is 3 and product is 7', 'the sum is 3 and 7'].map((said) => ['Which two numbers have the sum 10 and the product 21?\nAnswer: {3, 7}', said, 'not yet']),
    ...['3 and 7', 'the numbers are 3 and 7', 'numbers 3 7', 'its 7 and 3'].map((said) => ['Which two numbers have the sum 10 and the product 21?\nAnswer: {3, 7}', said, 'right']),
    ...['mean 3 difference 7'].map((said) => ['Which two numbers have the mean 5 and the difference 4?\nAnswer: {3, 7}', said, 'not yet']),
    ...['mean 3 difference 7'].map((said) => ['Which two numbers have the mean 5 and the difference 4?\nAnswer: 3, 7 in order', said, 'not yet']),
    ...['area 4 perimeter 6'].map((said) => ['Length and width of a field with area 24 and perimeter 20?\nAnswer: {4, 6}', said, 'not yet']),
    ...['4 and 6'].map((said) => ['Length and width of a field with area 24 and perimeter 20?\nAnswer: {4, 6}', said, 'right']),
    ...['length 6 width 4', 'length is 6 and width is 4'].map((said) => ['Length and width of a field with area 24 and perimeter 20?\nAnswer: 6, 4 in order', said, 'right']),
    ...['width 6 length 4', 'width is 6 and length is 4'].map((said) => ['Length and width of a field with area 24 and perimeter 20?\nAnswer: 6, 4 in order', said, 'not yet']),
    ...['ben 8 tom 3'].map((said) => ['How many goals did Ben and Tom shoot?\nAnswer: 3, 8', said, 'not yet']),
    ...['3 and 8'].map((said) => ['How many goals did Ben and Tom shoot?\nAnswer: 3, 8', said, 'right']),
    ...['ben 3 tom 8', 'ben 3 goals tom 8 goals', '3 ben and 8 tom'].map((said) => ['How many goals did Ben and Tom shoot?\nAnswer: 3, 8 in order', said, 'right']),
    ...['tom 3 ben 8', 'tom is 3 and ben is 8', 'tom 3, ben 8', '3 tom 8 ben'].map((said) => ['How many goals did Ben and Tom shoot?\nAnswer: 3, 8 in order', said, 'not yet']),
    ...['water 100 sea 0', 'freezes at 100 boils at 0', 'freezes at 100 and boils at 0', 'freezes 100, boils 0'].map((said) => ['Water boils at ___ °C at sea level, and freezes at ___ °C.\nAnswer: 100, 0 in order', said, 'not yet']),
    ...['boils at 100°C freezes at 0°C', 'boils at 100 freezes at 0', 'boils at 100 degrees and freezes at 0 degrees', 'water boils at 100 and water freezes at 0', '100 and 0', 'boils 100, freezes 0', '100 boils 0 freezes'].map((said) => ['Water boils at ___ °C at sea level, and freezes at ___ °C.\nAnswer: 100, 0 in order', said, 'right']),
    ...['anna is 12 and ben is 6', 'anna 12 ben 6', '12 is anna and 6 is ben'].map((said) => ['How old are Anna and Ben?\nAnswer: 12, 6 in order', said, 'right']),
    ...['ben is 12 and anna is 6', 'ben 12, anna 6', '12 is ben and 6 is anna'].map((said) => ['How old are Anna and Ben?\nAnswer: 12, 6 in order', said, 'not yet']),
    ...['an ant has 8 and a spider has 6', 'ant 8 spider 6'].map((said) => ['How many legs have a spider and an ant?\nAnswer: 8, 6 in order', said, 'not yet']),
    ...['a spider has 8 and an ant has 6', 'spider 8 ant 6', '8 legs and 6 legs'].map((said) => ['How many legs have a spider and an ant?\nAnswer: 8, 6 in order', said, 'right']),
    ...['ben is 12 and tom is 8', 'ben 12 tom 8'].map((said) => ['Ben is 4 years older than Tom, and together they are 20. How old are Ben and Tom?\nAnswer: 12, 8 in order', said, 'right']),
    ...['tom 12 ben 8'].map((said) => ['Ben is 4 years older than Tom, and together they are 20. How old are Ben and Tom?\nAnswer: 12, 8 in order', said, 'not yet']),
    ...['ben 14 anna 8', 'ben is 14, anna is 8'].map((said) => ['If Ben is 12 and Anna is 6 now, how old will Ben and Anna be in 2 years?\nAnswer: 14, 8 in order', said, 'right']),
    ...['anna 14 ben 8'].map((said) => ['If Ben is 12 and Anna is 6 now, how old will Ben and Anna be in 2 years?\nAnswer: 14, 8 in order', said, 'not yet']),
    ...['water 100 sea 0', 'freezes at 100, boils at 0'].map((said) => ['At which temperatures does water boil at sea level and freeze?\nAnswer: 100, 0 in order', said, 'not yet']),
    ...['boil 100 freeze 0', 'boils at 100 and freezes at 0'].map((said) => ['At which temperatures does water boil at sea level and freeze?\nAnswer: 100, 0 in order', said, 'right']),
    ...['11 electrons and 12 neutrons', 'electrons 11 neutrons 12'].map((said) => ['How many electrons and how many neutrons has an atom of sodium?\nAnswer: 11, 12 in order', said, 'right']),
    ...['11 neutrons and 12 electrons', 'neutrons 11 electrons 12'].map((said) => ['How many electrons and how many neutrons has an atom of sodium?\nAnswer: 11, 12 in order', said, 'not yet']),
    ...['8 vertices 12 edges 6 faces', 'vertices 8 edges 12 faces 6'].map((said) => ['How many vertices, edges and faces has a cube?\nAnswer: 8, 12, 6 in order', said, 'right']),
    ...['8 vertices, 12 faces, 6 edges'].map((said) => ['How many vertices, edges and faces has a cube?\nAnswer: 8, 12, 6 in order', said, 'not yet']),
    ...['begin 1914 end 1918'].map((said) => ['In which years did the First World War begin and end?\nAnswer: 1914, 1918 in order', said, 'right']),
    ...['end 1914 begin 1918'].map((said) => ['In which years did the First World War begin and end?\nAnswer: 1914, 1918 in order', said, 'not yet']),
    ...['major 4 minor 3'].map((said) => ['A chord: how many half steps are in a major third and a minor third?\nAnswer: 4, 3 in order', said, 'right']),
    ...['minor 4 major 3'].map((said) => ['A chord: how many half steps are in a major third and a minor third?\nAnswer: 4, 3 in order', said, 'not yet']),
    ...['6 m and 4 m'].map((said) => ['A field has ___ m length and ___ m width.\nAnswer: 6, 4 in order', said, 'right']),
    ...['width 6 length 4'].map((said) => ['A field has ___ m length and ___ m width.\nAnswer: 6, 4 in order', said, 'not yet']),
    ...['x is 2 and x is 3', 'x=2, x=3', '2 3'].map((said) => ['Solve x² − 5x + 6 = 0.\nAnswer: {2, 3}', said, 'right']),
    ...['smallest first 0.405 0.45 0.5'].map((said) => ['Put in order, smallest first: 0.5, 0.45, 0.405.\nAnswer: 0.405, 0.45, 0.5 in order', said, 'right']),
    ...['largest first 0.405 0.45 0.5'].map((said) => ['Put in order, smallest first: 0.5, 0.45, 0.405.\nAnswer: 0.405, 0.45, 0.5 in order', said, 'not yet']),
    ...['2 red and 7 blue balls', 'red balls 2 blue balls 7'].map((said) => ['How many red and how many blue balls are there?\nAnswer: 2, 7 in order', said, 'right']),
    ...['2 blue and 7 red'].map((said) => ['How many red and how many blue balls are there?\nAnswer: 2, 7 in order', said, 'not yet']),
    ...['x is 2 and y is 3'].map((said) => ['Where do the lines y = x + 1 and y = 3 meet? Give the point.\nAnswer: (2, 3)', said, 'right']),
    ...['red is 9 and blue is 6'].map((said) => ['There are 12 red and 8 blue balls. Tom takes 3 red and 2 blue away. How many red and how many blue are left?\nAnswer: 9, 6 in order', said, 'right']),
    ...['blue 9 and red 6'].map((said) => ['There are 12 red and 8 blue balls. Tom takes 3 red and 2 blue away. How many red and how many blue are left?\nAnswer: 9, 6 in order', said, 'not yet']),
    ...['16 then 32'].map((said) => ['Give the next two terms: 2, 4, 8, ...\nAnswer: 16, 32 in order', said, 'right']),
    ...['7 and 8', '7 and 8 because the sum is 15'].map((said) => ['Find two consecutive numbers whose sum is 15.\nAnswer: 7, 8', said, 'right']),
  ])('%s %s: %s', (prompt = '', said = '', expected = '') => {
    expect(verdict(prompt, said)).toEqual(expected)
  })
})
