import { describe, expect, test } from 'vitest'
import { judgementOf, verdict, verdicts } from '#tests/server/grading/judged.ts'

describe('a time of the day', () => {
  const film = 'When does the film end?\nAnswer: 9:30 pm'
  test('without its half is asked for it, free', () => {
    expect([verdicts(film, '9:30'), judgementOf(film, '9:30').reply]).toEqual(['right | unclear | unclear', 'Do you mean am or pm?'])
  })
  test('is a ratio where the question speaks of one, and an amount where it asks how long', () => {
    expect(verdict('What is the ratio of salt to water?\nAnswer: 1:20', '2:40')).toBe('right')
    expect(verdict('How long does the ride take?\nAnswer: 1:30', '90 minutes')).toBe('right')
    expect(verdict('What time is it?\nAnswer: 1:20', '2:40')).toBe('not yet')
  })
  test('in the clock the question does not ask for is asked again, free', () => {
    expect(judgementOf('Write half past four in the afternoon in 24-hour time.\nAnswer: 16:30', '4:30 pm').reply).toBe('Right time. Write it in the 24-hour clock.')
  })
  test('in words stays a text where words are asked for', () => {
    expect(verdict('Write 9:30 in words. What time is it?\nAnswer: half past nine', '9:30')).not.toBe('right')
  })
})

describe('a date', () => {
  const day = 'When was it?\nAnswer: 4 July 1776'
  test('whose day and month could be swapped is read as it fits, and said', () => {
    expect([verdict(day, '7/4/1776'), judgementOf(day, '7/4/1776').remark]).toEqual(['right', 'I read 7/4/1776 as 4 July 1776.'])
  })
  test('without the year of the key is asked for it, free', () => expect(judgementOf(day, 'july 4th').reply).toBe('Which year?'))
  test('takes a year where the key has none', () => expect(verdict('When is it?\nAnswer: July 4', '4/7/1776')).toBe('right'))
  test('among others is asked which one, and a known mistake may be one', () => {
    expect(verdict(day, '4 July 1776 or 14 July 1789')).toBe('unclear')
    expect(judgementOf(`${day}\nIf they say 14 July 1789: That was in Paris.`, 'july 14, 1789').reply).toBe('That was in Paris.')
  })
})

describe('a ratio', () => {
  test('in other terms is taken, and asked for the lowest where the form is', () => {
    expect(verdicts('What is the ratio?\nAnswer: 2:3', '4 to 6')).toBe('right | right | not yet')
    expect(judgementOf('What is the ratio?\nAnswer: 2:3\nForm: simplified', '4:6').reply).toBe('Right value. Write it in lowest terms.')
  })
  test('turned round says so once corrections are due', () => expect(judgementOf('What is the ratio?\nAnswer: 2:3', '3:2').correction).toBe('Look at the order again.'))
  test('is none where a score is asked', () => expect(verdict('What was the score?\nAnswer: 3:2', '6:4')).toBe('not yet'))
})

test('a quotient without its remainder hears that something is left over', () => {
  expect(judgementOf('Work out 37 : 5.\nAnswer: 7 r 2', '7').correction).toBe('Say what is left over, too.')
})

test.each(['7 r 2', '7 R2', '7 remainder 2', '7 rem 2', '7 with 2 left over'])('%s is the division however strictly it is judged', (answer) => {
  expect(verdicts('Work out 37 : 5.\nAnswer: 7 r 2', answer)).toBe('right | right | right')
})

test('a chemical equation has its terms in any order, with any arrow, and no other numbers', () => {
  const water = 'Balance H2 + O2 → H2O.\nAnswer: 2H2 + O2 -> 2H2O'
  expect(['O2 + 2H2 = 2H2O', '2H₂ + O₂ → 2H₂O', '2H2 + O2 -> H2O', 'H2 + O2 -> H2O'].map((answer) => verdict(water, answer))).toEqual([
    'right', 'right', 'not yet', 'unclear',
  ])
})
