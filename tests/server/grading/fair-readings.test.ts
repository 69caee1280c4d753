import { describe, expect, test } from 'vitest'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { judgementOf, verdict, verdicts } from './judged.ts'

const film = 'A film starts at 18:40 and lasts 95 minutes. When does it end?\nAnswer: 20:15'
const flour = 'A recipe uses 6 cups of flour and 4 cups of sugar. Write the ratio of flour to sugar.\nAnswer: 3:2'
const helium = 'Helium has how many protons and how many neutrons? Give (protons, neutrons).\nAnswer: (2, 2)'
const primes = 'Write all prime numbers between 10 and 20.\nAnswer: 11, 13, 17, 19'
const liquid = 'Which of these is a liquid: iron, water, oxygen?\nAnswer: water'
const gas = 'Which gas do we breathe out?\nAnswer: carbon dioxide\nAlso accept: CO2\nHalf credit: carbon\nHint: Plants take it in.'
const heart = 'Which organ pumps blood around the body?\nAnswer: heart'
const ice = 'Explain why ice floats.\nMust mention: less dense; expands / gets bigger; freezes / freezing'

describe('read as a fair teacher reads it', () => {
  test.each([
    ['When did the Wall fall?\nAnswer: 9 November 1989', '9 nov 89'],
    ['How fast does it gain speed?\nAnswer: 5 m/s²', '5 m/s/s'],
    ['How fast does it gain speed?\nAnswer: 5 m/s²', '5 metres per second per second'],
    ['Solve for x: 4x − 6 = 22.\nAnswer: 7', '7 i put it back in and 28-6 is 22'],
    ['A square has sides of 7 cm. What is its perimeter?\nAnswer: 28 cm', '4 times 7 is 28 cm'],
    [primes, '11 13 17 19 i think thats all'],
    [primes, '11/13/17/19'],
    [liquid, 'the middle one'],
    [liquid, 'number 2'],
    [helium, '2 protons 2 neutrons'],
    [flour, 'flour 3 : sugar 2'],
    [ice, 'frozen water gets bigger and so it is less dense'],
  ])('%#: “%s” takes %s', (prompt, answer) => expect(verdict(prompt, answer)).toBe('right'))
  test('strict takes no names beside the numbers', () => expect([verdicts(helium, '2 protons 2 neutrons'), verdict(flour, '3 flour 2 sugar', 'strict')]).toEqual(['right | right | not yet', 'not yet']))
  test('but not what only looks so', () => {
    expect([
      verdict(flour, '2 sugar 3 flour'),
      verdict(primes, '11/13/15/17'),
      verdict(liquid, 'number 1'),
      verdict('When did the Wall fall?\nAnswer: 9 November 1989', '9 nov 90'),
    ]).toEqual(['not yet', 'not yet', 'not yet', 'not yet'])
  })
})

test('a part of the key beside another word is another thing, worth nothing', () => {
  expect([verdict(gas, 'carbon monoxide'), verdict(gas, 'carbon'), verdict(gas, 'it has carbon in it')]).toEqual(['not yet', 'partly 0.5', 'partly 0.5'])
})

test('a nought for a letter is asked for in a sentence, too', () => expect(judgementOf(gas, 'its the gas c02').reply).toBe('Is that a zero or the letter O?'))

describe('steps that cost nothing', () => {
  test.each([
    [film, '18:40 + 1h = 19:40'],
    [film, '95 min = 1h35'],
    [film, '1 hour 35'],
    ['What is 1/2 + 1/3?\nAnswer: 5/6', 'common denominator is 6'],
    ['Expand 3(x + 4).\nAnswer: 3x + 12\nForm: expanded', 'i multiply the 3 with both'],
    [gas, 'plants take it in'],
  ])('%#: to “%s”: %s', (prompt, answer) => expect(verdict(prompt, answer)).toBe('step'))
  test.each([
    [film, '18:40 + 1h = 19:50'],
    ['What is 1/3 + 2/3?\nAnswer: 1', 'common denominator'],
    ['Which star is it?\nAnswer: the Sun\nHint: Is it far away from us?', 'far away from us'],
  ])('but not “%s”: %s', (prompt, answer) => expect(verdict(prompt, answer)).not.toBe('step'))
})

describe('talk, whatever word of the key stands in it', () => {
  test.each(['my heart is broken', 'do you have a heart', 'i have a heart too', 'poo', 'caca', 'knock knock', 'mashallah', 'is this right?'])('%s', (said) => {
    expect(verdict(heart, said)).toBe('talk')
  })
  test.each([
    ['my answer is heart', 'right'], ['my guess is the heart', 'right'], ['my teacher says heart', 'right'], ['i love biology its the heart', 'right'],
  ])('but %s is %s', (said, expected) => expect(verdict(heart, said)).toBe(expected))
  test('nor where the question speaks of oneself, or a gap is to be filled', () => {
    expect(verdict('Fill in: My sister ___ (be) seven.\nAnswer: is', 'my sister is seven')).toBe('right')
  })
})

describe('a request for a tip where the tip is the key', () => {
  const tip = 'Which word for a small piece of advice also means money for a waiter?\nAnswer: tip'
  test.each([['any tips?', 'help'], ['tip please', 'help'], ['show a tip', 'help'], ['a tip', 'right'], ['tip', 'right']])('%s: %s', (said, expected) => expect(verdict(tip, said)).toBe(expected))
})

describe('in a lesson of a language', () => {
  const judged = (prompt: string, answer: string) => judgeBuiltIn(fillIn(parsePrompt(prompt), {}, 'Spanish'), answer, { strictness: 'moderate', earlier: [] })
  test('the name of a place that is asked for takes its accent as a slip', () => {
    const capital = '¿Cuál es la capital de Francia?\nAnswer: París'
    expect([judged(capital, 'es paris').quality, judged(capital, 'paris').remark]).toEqual([1, 'Watch the accents: París.'])
  })
  test('the words that are learnt do not', () => expect(judged('Completa: Yo ___ (hablar) ayer.\nAnswer: hablé', 'hable').quality).toBe(0))
  test('whose teacher allows it asks for the answer', () => expect(judged('¿Cuánto es 8 por 7?\nAnswer: 56', 'mi profe me deja').outcome).toBe('help'))
})
