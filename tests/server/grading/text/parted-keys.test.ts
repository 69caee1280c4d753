import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('a key in parts or as it sounds corrects as the key does', () => {
  describe('What is the chemical symbol for gold?', () => {
    const prompt = 'What is the chemical symbol for gold?\nAnswer: Au'
    test.each([
      ['zebra no wait A u', 'right'],
      ['zebra no wait Au', 'right'],
      ['Ag no wait Au', 'right'],
      ['Au no wait Ag', 'not yet'],
      ['A u', 'right'],
      ['no wait A u', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which word means ice cream container?', () => {
    const prompt = 'Which word means ice cream container?\nAnswer: ice cream cone'
    test.each([
      ['zebra no wait icecream cone', 'right'],
      ['zebra no wait ice creamcone', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Name the sea creature.', () => {
    const prompt = 'Name the sea creature.\nAnswer: starfish'
    test.each([
      ['zebra no wait star fish', 'right'],
      ['star fish no wait zebra', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is the symbol of sodium?', () => {
    const prompt = 'What is the symbol of sodium?\nAnswer: Na'
    test.each([
      ['zebra no wait N a', 'right'],
      ['N a', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which shape has no corners?', () => {
    const prompt = 'Which shape has no corners?\nA) square\nB) triangle\nC) circle\nAnswer: C'
    test.each([
      ['zebra no wait see', 'right'],
      ['bee no wait see', 'right'],
      ['see no wait bee', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
