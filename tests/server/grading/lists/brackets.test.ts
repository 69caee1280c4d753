import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('a missing bracket is closed for a point or a set and never guessed for an interval', () => {
  describe('Write the set of numbers from 2 up to and including 5 as an interval.', () => {
    const prompt = 'Write the set of numbers from 2 up to and including 5 as an interval.\nAnswer: [2, 5]'
    test.each([
      ['[2, 5', 'unclear'],
      ['2, 5]', 'unclear'],
      ['(2, 5', 'not yet'],
      ['2, 5', 'right'],
      ['[2; 5', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which numbers fit 1 ≤ x < 6? Write the interval.', () => {
    const prompt = 'Which numbers fit 1 ≤ x < 6? Write the interval.\nAnswer: [1, 6)'
    test.each([
      ['[1, 6', 'unclear'],
      ['1, 6)', 'unclear'],
      ['(1, 6', 'not yet'],
      ['[1, 6[', 'right'],
      ['1, 6', 'right'],
      ['from 1 to 6', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Where do they meet? Give the point.', () => {
    const prompt = 'Where do they meet? Give the point.\nAnswer: (2, 3)'
    test.each([
      ['(2, 3', 'right'],
      ['2, 3)', 'right'],
      ['2, 3', 'right'],
      ['[2, 3', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Write the set of even digits below 6.', () => {
    const prompt = 'Write the set of even digits below 6.\nAnswer: {2, 4}'
    test.each([
      ['{2, 4', 'right'],
      ['2, 4', 'right'],
      ['2, 4}', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
