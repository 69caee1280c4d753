import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('what a fair teacher reads in an odd writing', () => {
  describe('Factorise x² + 5x + 6.', () => {
    const prompt = 'Factorise x² + 5x + 6.\nAnswer: (x+2)(x+3)\nForm: factored'
    test.each([
      ['x+2)(x+3)', 'right'],
      ['x+2)(x+4)', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Convert 2.5 km to metres.', () => {
    const prompt = 'Convert 2.5 km to metres.\nAnswer: 2500 m'
    test.each([
      ['two and a half thousand meters', 'right'],
      ['three and a half thousand meters', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which shape has no corners?', () => {
    const prompt = 'Which shape has no corners?\nA) square\nB) triangle\nC) circle\nAnswer: C'
    test.each([
      ['see', 'right'],
      ['option see', 'right'],
      ['bee', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Expand 3(x + 4).', () => {
    const prompt = 'Expand 3(x + 4).\nAnswer: 3x + 12\nForm: expanded'
    test.each([
      ['x3+12', 'right'],
      ['x4+12', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is the side opposite the right angle called?', () => {
    const prompt = 'What is the side opposite the right angle called?\nAnswer: hypotenuse'
    test.each([
      ['adjacent opposite hypotenuse', 'unclear'],
      ['the hypotenuse is opposite the right angle', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Write the chemical formula of methane.', () => {
    const prompt = 'Write the chemical formula of methane.\nAnswer: CH4'
    test.each([
      ['CH^4', 'unclear'],
      ['CH4', 'right'],
      ['methane', 'unclear'],
      ['carbon', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A toy costs $3.75. You pay with $5. How much change do you get?', () => {
    const prompt = 'A toy costs $3.75. You pay with $5. How much change do you get?\nAnswer: $1.25'
    test.each([
      ['a dollar 25', 'right'],
      ['one dollar and 25', 'right'],
      ['a dollar 52', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A square has sides of 7 cm. What is its perimeter?', () => {
    const prompt = 'A square has sides of 7 cm. What is its perimeter?\nAnswer: 28 cm'
    test.each([
      ['28 centermeters', 'right'],
      ['28 millermeters', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Put in order, smallest first: country, village, continent, city.', () => {
    const prompt = 'Put in order, smallest first: country, village, continent, city.\nAnswer: village, city, country, continent in order'
    test.each([
      ['village - city - country - continent', 'right'],
      ['city - village - country - continent', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A jacket costs 80 euros. In the sale it costs 60 euros. By how many percent was the price reduced?', () => {
    const prompt = 'A jacket costs 80 euros. In the sale it costs 60 euros. By how many percent was the price reduced?\nAnswer: 25 %'
    test.each([
      ['-25%', 'right'],
      ['-20%', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is 5 − 30?', () => {
    const prompt = 'What is 5 − 30?\nAnswer: 25'
    test.each([
      ['-25', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is a tomato a fruit, for a botanist?', () => {
    const prompt = 'Is a tomato a fruit, for a botanist?\nAnswer: yes'
    test.each([
      ["it's a fruit", 'right'],
      ["it's a vegetable", 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is 15 a prime number?', () => {
    const prompt = 'Is 15 a prime number?\nAnswer: yes'
    test.each([
      ["it's a number", 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Name the four parts of blood.', () => {
    const prompt = 'Name the four parts of blood.\nAnswer: red blood cells, white blood cells, platelets, plasma'
    test.each([
      ['red blood cell, white blood cell, platelet, plasma', 'right'],
      ['red blood cell, white blood cell, plasma', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is the plural of "cat"?', () => {
    const prompt = 'What is the plural of "cat"?\nAnswer: cats'
    test.each([
      ['cat', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
