import { describe, expect, test } from 'vitest'
import { verdict, verdicts } from './judged.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { drawnInstance } from './answers/agreement.ts'

const methane = 'What is the chemical formula of methane?\nAnswer: CH4'
const zeroOne = 'Write the interval.\nAnswer: (-1, 4]'
const roosevelt = 'Who led the United States in the Second World War?\nAnswer: Franklin Roosevelt\nIf they say Theodore Roosevelt: He came earlier.'
const century = 'In which century was the French Revolution?\nAnswer: 18th century'
const primary = 'Name the three primary colours of paint.\nAnswer: red, yellow, blue'
const players = 'How many players of one team are on the pitch in football?\nAnswer: 11'
const film = 'A film starts at 4:45 pm and lasts 1 hour 30 minutes. When does it end?\nAnswer: 6:15 pm'
const jacket = 'A jacket costs $80. It is reduced by 15 %. What is the new price?\nAnswer: $68\nExplain: 15 % of 80 is 12. 80 − 12 = 68.'
const balls = 'A bag holds 3 red and 5 blue balls. One is drawn. What is the probability that it is red?\nAnswer: 3/8'
const row = 'The sum of three numbers in a row is 48. What is the smallest?\nAnswer: 15\nExplain: The middle one is 48 ÷ 3 = 16.\nIf they say 16: That is the middle one.'
const never = 'Fill in: I have never ___ to Paris. (be)\nAnswer: been'
const disk = 'Which keeps files when the power is off: RAM, hard drive or screen?\nAnswer: hard drive'
const sentence = 'Which is right? a) Their here. b) They\'re here. c) There here.\nAnswer: b'
const figures = 'Which figure of speech is it? A simile  B metaphor  C hyperbole\nAnswer: B\nAlso accept: metaphor'

describe('what is right, or costs no try', () => {
  test.each([
    [methane, 'H4C', 'unclear'],
    [methane, 'one carbon and four hydrogens', 'unclear'],
    [methane, 'c h four', 'unclear'],
    [methane, 'C H 4', 'right'],
    [methane, 'CH3', 'not yet'],
    ['Write 14 in Roman numerals.\nAnswer: XIV', 'XVI', 'not yet'],
    ['Give the point.\nAnswer: (0, 3)', '(0/3)', 'right'],
    ['Give the point.\nAnswer: (0, 3)', '(3/0)', 'not yet'],
    [zeroOne, '(-1, 4', 'unclear'],
    [zeroOne, '[-1, 4]', 'not yet'],
    ['Divide 59 by 7. Write the remainder too.\nAnswer: 8 r 3', '8 3/7', 'unclear'],
    ['Divide 59 by 7. Write the remainder too.\nAnswer: 8 r 3', '8 2/7', 'not yet'],
    [roosevelt, 'Roosevelt', 'unclear'],
    [roosevelt, 'Theodore Roosevelt', 'not yet'],
    [century, 'eighteenth century', 'right'],
    [century, 'the eighteenth', 'right'],
    [century, 'seventeenth century', 'not yet'],
    [primary, 'rojo amarillo azul', 'unclear'],
    [primary, 'azul, rojo y amarillo', 'unclear'],
    ['Round 47,862 to the nearest thousand.\nAnswer: 48000', 'fourtyeight thousand', 'right'],
    [never, 'I have never been to Paris.', 'right'],
    [never, 'never been', 'right'],
    [never, 'not been', 'not yet'],
    [disk, 'the second one', 'right'],
    [disk, 'the first one', 'not yet'],
    [figures, 'the second', 'right'],
    [figures, 'the first', 'not yet'],
    ['In which century?\nAnswer: 17th century\nAlso accept: 16th century; 1600s', '1600s', 'right'],
  ])('%s: %s is %s', (prompt, answer, expected) => expect(verdict(prompt, answer)).toBe(expected))
})

describe('steps that were tries', () => {
  test.each([
    [players, '10 and a goalie', 'step'],
    [players, 'ten plus the goalkeeper', 'step'],
    [players, '9 and a goalie', 'not yet'],
    [film, '5:45 then add 30', 'step'],
    [film, '5:45 then add 40', 'not yet'],
    [jacket, '12 dollars off', 'step'],
    [jacket, '13 dollars off', 'not yet'],
    [balls, '3+5=8', 'step'],
    [balls, '3+5=9', 'not yet'],
    ['Is 51 a prime number?\nAnswer: no', '5+1=6', 'step'],
    ['Is 51 a prime number?\nAnswer: no', '5+1=7', 'not yet'],
    [row, '48/3=16', 'step'],
  ])('%s: %s is %s', (prompt, answer, expected) => expect(verdict(prompt, answer)).toBe(expected))
})

describe('talk that was a try', () => {
  test.each([
    [sentence, 'they all sound the same'],
    ['Find both solutions of x² − 5x + 6 = 0.\nAnswer: 2, 3', 'can it have two answers??'],
    [primary, 'nice question'],
    ['How does the mood of the poem change?\nAnswer: it grows calm', 'which poem'],
  ])('%s: %s', (prompt, answer) => expect(verdict(prompt, answer)).toBe('talk'))
})

describe('lessons', () => {
  test.each([
    ['Spanish', 'Translate: the apple is red\nAnswer: la manzana es roja', 'the manzana es roja', 0],
    ['German', 'Write the number 5 in German.\nAnswer: fünf', 'fuenf', 1],
    ['German', 'Write the number 5 in German.\nAnswer: fünf', 'funf', 0],
  ])('%s, %s: %s', (subject, prompt, answer, quality) => {
    expect(judgeBuiltIn(drawnInstance(prompt, subject), answer, { strictness: 'moderate', earlier: [] }).quality).toBe(quality)
  })
  test('choices of the question in a row choose none', () => {
    const question = drawnInstance('Complete: Madrid ___ en España. (ser / estar)\nAnswer: está', 'Spanish')
    expect(judgeBuiltIn(question, 'ser estar', { strictness: 'moderate', earlier: [] }).outcome).toBe('unclear')
  })
})

test('strict takes none of what is read kindly', () => expect(verdicts(methane, 'H4C')).toBe('unclear | unclear | not yet'))

test('a yes said again and again is one', () => {
  expect(verdict('Is "because" a conjunction? Answer yes or no.\nAnswer: yes', 'it is. '.repeat(28))).toBe('right')
})
