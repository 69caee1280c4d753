import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namesIn } from '#server/grading/formulas/expression.ts'
import { parseExpression, readExpression } from '#server/grading/formulas/expression-reader.ts'
import { approximate } from '#server/grading/formulas/formula-value.ts'
import { budgetOf, mostSteps } from '#server/grading/budget.ts'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { findPhrase } from '#server/grading/text/phrase-fit.ts'
import { costOf } from '#server/grading/turn/judge.ts'
import { judgementOf, question, verdict } from './judged.ts'

const letters = { names: new Set(['x']), others: 'split' } as const
const formula = 'Factor 2x + 6.\nAnswer: 2(x+3)'
const questions = [
  formula,
  'Which line?\nAnswer: y = 2x + 1',
  'Solve for x: 2x + 1 > 7.\nAnswer: x > 3',
  'Square 2, 3 and 4.\nAnswer: 4, 9, 16',
  'Which values?\nAnswer: {1, 2, 3}',
  'Where?\nAnswer: (3, -2)',
  'How much?\nAnswer: sqrt(2)',
  'Expand.\nAnswer: x^2 + 2x + 1\nForm: expanded\nHalf credit: x^2\nIf they say x^2 + 1: The middle is missing.',
  'Colours?\nAnswer: red, green, blue',
]

const code = [
  'x = 5; x', 'f(x) = x^2; f(3)', 'import("fs")', 'require("fs")', 'process.exit()', 'constructor.constructor("return process")()', '__proto__',
  'x.__proto__',
  'toString()', 'hasOwnProperty(x)', 'valueOf', 'this', 'eval("1")', 'zeros(2000,2000)', 'ones(1e9)', 'range(1,1e9)', 'createUnit("foo")',
  'simplify("x")', 'parse("x")',
  'evaluate("2(x+3)")', 'factorial(170)', '170!', '9!!', 'x!', 'gamma(100)', 'random()', 'x ? 1 : 2', 'x and y', 'x == 1 || 1', 'x => x',
  '[1,2;3,4]', 'det([1,2;3,4])',
  'x[0]', 'x.y', '"2(x+3)"', '`2(x+3)`', '{{x}}', '<script>alert(1)</script>', "'; DROP TABLE students; --", '2 to cm', '5 cm in inch',
  '0x10', '0b11', 'NaN', 'Infinity',
  '-Infinity', 'undefined', 'null', 'true', 'i', '1e999', '1e-999', '%', 'x % 2', 'x mod 2', '2 ** -1000', 'x & 1', 'x | 1', 'x << 2', '~x',
  'x\u0000', '\u202e)3+x(2',
]

describe('code is never run', () => {
  test.each(code)('%s is no way to the key', (attack) => {
    const results = questions.map((question) => judgementOf(question, attack).quality)
    expect(results.filter((quality) => quality === 1)).toEqual([])
  })
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('%s is no name, number or function', (name) => {
    expect([parseExpression(name, new Set()), parseExpression(`${name}(1)`, new Set()), readExpression(`${name}(x)`, letters).ok]).toEqual([null, null, false])
    expect(approximate({ type: 'name', name }, {})).toBeNull()
  })
  test('nothing is assigned, defined or imported', () => {
    const written = ['x = 1', 'f(x) := 2', 'unit foo', 'import x', 'x; y', '[1]', '{x}', 'x,y', '"x"', 'x.y', 'x!', 'x%2', 'x?1:2']
    expect(written.map((text) => readExpression(text, letters).ok)).toEqual(written.map((text) => text === 'unit foo' || text === 'import x'))
  })
})

describe('what is too large is refused, for free', () => {
  test.each<[string, string]>([
    ['x^51', "I can't work with an exponent above 50."],
    ['x^(60 - 5)', "I can't work with an exponent above 50."],
    ['x^9^9', "I can't work with an exponent above 50."],
    ['9^9^9^9', "I can't work with an exponent above 50."],
    ['2^-51 * x', "I can't work with an exponent above 50."],
    ['x+'.repeat(120), 'That is too long for me to read as a formula.'],
    [`${'x+'.repeat(60)}x`, 'That is too long for me to read as a formula.'],
    [`${'('.repeat(150)}x${')'.repeat(49)}`, "I can't read that as a formula. Look at the brackets and signs."],
    ['foo(x)', "I don't know that function. I read sqrt, abs, sin, cos, tan, log, ln and exp."],
    ['sine(x)', "I don't know that function. I read sqrt, abs, sin, cos, tan, log, ln and exp."],
    ['x/0', "I can't divide by zero."],
    ['banana', "I can't read that as a formula."],
  ])('%s', (attack, reply) => {
    const judgement = judgementOf(formula, attack)
    expect([judgement.outcome, judgement.reply]).toEqual(['unclear', reply])
  })
  test('an exponent of 50 is worked out', () => expect(verdict('Power?\nAnswer: x^50', 'x^25 * x^25')).toBe('right'))
  test('200 characters are read, 201 are not', () => {
    const spaced = (length: number) => `2${' '.repeat(length - 6)}(x+3)`
    expect([readExpression(spaced(200), letters).ok, readExpression(spaced(201), letters).ok]).toEqual([true, false])
  })
})

describe('cancelling does not hide a difference', () => {
  test.each(['2(x+3) + 10^20 - 10^20 + 5', '2(x+3) + 10^40*x - 10^40*x + x', '2(x+3)*(1 + 10^-8)', '2(x+3) + 10^-7', '2(x+3) + 0*x + 1', '2(x+3)^1.0001'])('%s is not right', (attack) => {
    expect(judgementOf(formula, attack).quality).not.toBe(1)
  })
  test.each(['2(x+3) + 10^6 - 10^6', '2(x+3)*(sin(x)^2 + cos(x)^2)', '2(x+3)/7*7', '(2x+6)*x/x', 'sqrt(4)(x+3)', '2x + 6.0'])('%s is', (answer) => {
    expect(verdict(formula, answer)).toBe('right')
  })
})

describe('work', () => {
  const parts = [
    'x', '(', ')', '^', 'x^', '(x+1)^', '1/', 'sqrt', 'sqrt(', '|', '||x', '-', '+-', 'x*', '((x+1)*', 'sin', 'sin ', 'e^', 'e^e^', '9^9*', '1/3+',
    '1/7^50+', '9999999999*', '1.5e300*',
    ',', ', ', '1,', '1, ', '{', '[1, ', '(1, 2), ', ' and ', ' or ', '=', 'x=', '<', 'x<', ' is ', 'not ', 'ab ', 'the answer is ', '±', '½', '²',
    'π', '√', '\\frac{', '\\frac{1}{2}', '\\sqrt{',
    '1 1/2 ', '1 000 ', '5 cm ', 'red, ', 'a', '.', '1.', 'e', '(x+y+z+w+1)^9', '(x/9999999+1/7777777)^9', 'x)(', '1:30 ', 'half ', 'ninety-nine ',
    '😀', 'ñ',
  ]
  const lengths = [199, 2000]
  const attacks = parts.flatMap((part) => lengths.map((length) => part.repeat(Math.ceil(length / part.length)).slice(0, length)))
  const heavy = [
    '(x+y+z+w+v+u)^50', '((x+1)^50+1)^50', '((((x^50)^50)^50)^50)^50', '(1/3+x/7)^50*(1/11+x/13)^50', '(x+1/999999999999)^49*(x-1/777777777777)^48',
    Array.from({ length: 20 }, (_, index) => `(x+${index})`).join('*'), Array.from({ length: 12 }, (_, index) => `(x+1/${9973 - index})^9`).join('*').slice(0, 200),
    `${'9'.repeat(190)}^50`, `1/${'9'.repeat(90)}+1/${'7'.repeat(90)}`, 'sqrt('.repeat(39) + 'x' + ')'.repeat(39), 'e^x^x^x^x^x^x', 'x^x^x^x^x',
    'tan(tan(tan(tan(x))))',
    Array.from({ length: 30 }, (_, index) => 1 / (index + 3)).join(', '), Array.from({ length: 60 }, (_, index) => index).join(', '), 'red, green, blue, '.repeat(100),
  ]
  test('no answer costs more than a quarter of what is allowed, whatever is asked', () => {
    const costs = questions.flatMap((question) => [...attacks, ...heavy].map((attack) => ({ question, attack, ...stepsOf(question, attack) })))
    const dear = costs.filter(({ steps }) => steps > mostSteps / 4)
    expect(dear).toEqual([])
  }, 120_000)
  test('a key as heavy as that costs no more', () => {
    const keys = heavy.filter((key) => key.length < 200)
    const dear = keys.filter((key) => stepsOf(`Work with x, y and z.\nAnswer: ${key}`, '(x+1)^2 + y').steps > mostSteps / 4)
    expect(dear).toEqual([])
  })
})

describe('long keys and many keys', () => {
  const many = (label: string, text: (index: number) => string) => Array.from({ length: 200 }, (_, index) => `${label}: ${text(index)}`).join('\n')
  const longKeys = ['ab', '12', 'é', 'word ', 'a b ', 'ñ'].map((part) => part.repeat(Math.ceil(1_500 / part.length)))
  const longAnswers = ['½', 'e ', 'a ', 'é ', 'n ', '1 2 ', 'word '].map((part) => part.repeat(Math.ceil(2_000 / part.length)).slice(0, 2_000))
  test('a text key of 1,500 characters is searched for in the longest answer within the steps, or the answer is refused for free', () => {
    const outcomes = longKeys.flatMap((key) => longAnswers.map((answer) => judgementOf(`Which?\nAnswer: ${key}`, answer, 'loose')))
    const pending = outcomes.filter(({ outcome }) => outcome === 'pending').map(({ rule }) => rule)
    expect([...new Set(pending)]).toEqual(['a text of more than 25 words'])
  })
  test('two hundred lists and sixty numbers are judged within the steps', () => {
    const lists = `Which?\n${many('Answer', (index) => `${index}, ${index + 1}, ${index + 2}`)}`
    const numbers = Array.from({ length: 60 }, (_, index) => index).join(', ')
    expect([judgementOf(lists, numbers).outcome, judgementOf(lists, '7, 8 and 9').quality]).toEqual(['graded', 1])
    expect(stepsOf(lists, numbers).steps).toBeLessThanOrEqual(mostSteps / 4)
  })
  test('what costs too much is refused for free, never pending, and an answer as long as a sentence is judged still', () => {
    const prompt = `Which?\n${many('Answer', (index) => `answer ${index} word`)}`
    const { outcome, quality, reply } = judgementOf(prompt, 'a b '.repeat(500))
    expect([outcome, quality, reply]).toEqual(['unclear', null, "I can't read an answer in that."])
    expect(judgementOf(prompt, 'i think it is answer 7 word').quality).toBe(1)
  })
  test('an author hears of answers that together cost too much', () => {
    const prompt = `Write it with x.\n${many('Answer', (index) => `x^2 + ${index + 1}x + 3`)}`
    const message = 'There is too much here to compare with an answer, so long answers are refused. Use fewer or shorter ones.'
    expect(lintPrompt(prompt, { isSpoken: false, count: 1 })).toContainEqual({ line: 2, message, isSerious: true, mend: null })
  })
  test('the same two words are compared once, however often an answer repeats them', () => {
    const words = Array.from({ length: 1_000 }, () => ({ text: 'gladdly', start: 0, end: 7 }))
    const asked: string[] = []
    const guard = { has: (word: string) => asked.push(word) < 0 }
    expect(findPhrase(words, Array.from({ length: 200 }, () => 'gladly'), { strictness: 'moderate', guard, lesson: null, byEar: true, budget: budgetOf(mostSteps) })).toEqual([])
    expect(asked.length).toBeLessThan(10)
  })
  test('an author with two hundred answers hears which half credits were not compared with them', () => {
    const prompt = `Which?\n${many('Answer', (index) => `answer ${index}`)}\n${many('Half credit', (index) => `reply ${index}`)}`
    const message = 'There are too many answers to compare with every half credit. I compared the first 21.'
    expect(lintPrompt(prompt, { isSpoken: false, count: 1 })).toEqual([{ line: 223, message, isSerious: false, mend: null }])
  })
})

describe('a search for the costliest legal inputs', () => {
  const kinds: Readonly<Record<string, { prompt: string; most: number }>> = {
    number: { prompt: 'How many?\nAnswer: 12', most: 5_000 },
    quantity: { prompt: 'How long?\nAnswer: 2.5 m', most: 5_000 },
    list: { prompt: 'Which?\nAnswer: 4, 9, 16', most: 20_000 },
    pair: { prompt: 'Where?\nAnswer: (3, -2)', most: 20_000 },
    interval: { prompt: 'Which?\nAnswer: [2, 5)', most: 20_000 },
    time: { prompt: 'What time is it?\nAnswer: 9:30 pm', most: 20_000 },
    date: { prompt: 'When?\nAnswer: 14 July 1789', most: 20_000 },
    ratio: { prompt: 'What is the ratio?\nAnswer: 2:3', most: 20_000 },
    remainder: { prompt: 'Work out 17 : 5.\nAnswer: 3 r 2', most: 20_000 },
    reaction: { prompt: 'Balance it.\nAnswer: 2H2 + O2 -> 2H2O', most: 20_000 },
    formula: { prompt: 'Write it with x.\nAnswer: 2(x+3)', most: 5_000 },
    equation: { prompt: 'Which line?\nAnswer: y = 2x + 1', most: 5_000 },
    text: { prompt: 'Capital of Canada?\nAnswer: Ottawa\nIf they say Toronto: no.', most: 40_000 },
    ideas: { prompt: 'Explain it.\nMust mention: sunlight / light energy; carbon dioxide / CO2; water; sugar / glucose', most: 60_000 },
  }
  const part = fc.constantFrom(...'1 12 1/2 ½ x ( ) + - ^ = , ; : < r or and not to half past july hour twelf no wait because light energy sugr watr ottaw a b é cm'.split(' '), ' ', ', ')
  const costly = fc.tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 2_000 }))
  test.each(Object.entries(kinds))('a key that is %o holds its bound in steps', (_, { prompt, most }) => {
    const costs = fc.sample(costly, { seed: 7, numRuns: 60 }).map(([parts, length]) => {
      const piece = parts.join(' ')
      return stepsOf(prompt, piece.repeat(Math.ceil(length / piece.length)).slice(0, length)).steps
    })
    expect(Math.max(...costs)).toBeLessThanOrEqual(most)
  })
})

describe('for any text', () => {
  const piece = fc.constantFrom(...'x y 2 3 0.5 + - * / ^ ( ) | = < , ; sqrt sin ln e pi and or not 1/2 { } [ ] ² π √ −'.split(' '), ' ', ' ')
  const answer = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
  test('there is one judgement, the same each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions), answer, (question, text) => {
        const first = judgementOf(question, text)
        expect(judgementOf(question, text)).toEqual(first)
        expect(first.quality !== null).toBe(first.outcome === 'graded')
      }),
      { numRuns: 400 },
    )
  })
  test('an expression that is read holds known names only and has a finite value or none', () => {
    fc.assert(
      fc.property(answer, fc.double({ min: -400, max: 400, noNaN: true }), (text, x) => {
        const expression = parseExpression(text, new Set(['x', 'y']))
        const value = expression ? (approximate(expression, { x, y: 2 })?.value ?? 0) : 0
        expect(Number.isFinite(value)).toBe(true)
        expect((expression ? namesIn(expression) : []).filter((name) => name !== 'x' && name !== 'y')).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

/** What an answer costs at moderate. */
function stepsOf(prompt: string, answer: string): { steps: number; isRefused: boolean } {
  return costOf(question(prompt), answer, 'moderate')
}
