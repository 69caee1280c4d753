import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('what is held at the end counts, whatever was held before it', () => {
  describe('What is (20 − 6) ÷ 2?', () => {
    const prompt = 'What is (20 − 6) ÷ 2?\nAnswer: 7'
    test.each([
      ['first i got 8 then divide so 7', 'right'],
      ['first i got 14 then divide so 7', 'right'],
      ['first i got 14 then divide by 2 so its 7', 'right'],
      ['i got 14 then i divided so 7', 'right'],
      ['first i got 7 then divide so 8', 'not yet'],
      ['first 14 then 7', 'unclear'],
      ['i got 7 then divide so 3.5', 'not yet'],
      ['i got 7 first then i divided so 4', 'not yet'],
      ['first i thought 8 but its 7', 'right'],
      ['first i thought 7 but its 8', 'not yet'],
      ['i had 8 at first but now 7', 'right'],
      ['it was 8 but after dividing it is 7', 'right'],
      ['14 divided by 2 so 7', 'right'],
      ['14 divided by 2 so 8', 'not yet'],
      ['14 / 2 so 8', 'not yet'],
      ['20 - 6 is 14 and half of that is 7', 'right'],
      ['7 so 14', 'unclear'],
      ['so 7', 'right'],
      ['its 7 so yeah', 'right'],
      ['i got 7 then checked so 7', 'right'],
      ['8 then divide so 7', 'right'],
      ['i got 8 and then 7', 'unclear'],
      ['my answer was 8, now it is 7', 'right'],
      ['i said 8 before but 7', 'right'],
      ['so its not 8 but 7', 'right'],
      ['so not 8 then 7', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A train goes 240 km in 3 hours. How fast is it, in km/h?', () => {
    const prompt = 'A train goes 240 km in 3 hours. How fast is it, in km/h?\nAnswer: 80 km/h'
    test.each([
      ['first i got 240 then divide so 80 km/h', 'right'],
      ['first i got 240 km then divide by 3 so 80 km/h', 'right'],
      ['first i got 80 km/h then divide so 27 km/h', 'not yet'],
      ['first i had 3 hours then 240 km so 80 km/h', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is 1/4 + 1/4?', () => {
    const prompt = 'What is 1/4 + 1/4?\nAnswer: 1/2'
    test.each([
      ['first i got 2/4 then simplify so 1/2', 'right'],
      ['first i got 1/2 then simplify so 1/4', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is 3/4 as a percentage?', () => {
    const prompt = 'What is 3/4 as a percentage?\nAnswer: 75 %'
    test.each([
      ['first i got 0.75 then times 100 so 75%', 'right'],
      ['first i got 75% then divide so 25%', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Solve 5x + 3 = 38.', () => {
    const prompt = 'Solve 5x + 3 = 38.\nAnswer: x = 7'
    test.each([
      ['first i got 35 then divide so x = 7', 'right'],
      ['first i got 35 then divide so 7', 'right'],
      ['first i got 7 then divide so x = 5', 'not yet'],
      ['subtract 3 is 35 divide by 5 so 7', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Simplify 2x + 3x.', () => {
    const prompt = 'Simplify 2x + 3x.\nAnswer: 5x'
    test.each([
      ['first i got 6x then i looked again so 5x', 'right'],
      ['first i got 5x then i looked again so 6x', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is the capital of Canada?', () => {
    const prompt = 'What is the capital of Canada?\nAnswer: Ottawa'
    test.each([
      ['first i thought toronto but then i looked so ottawa', 'right'],
      ['first i thought ottawa but then i looked so toronto', 'not yet'],
      ['i thought toronto but its ottawa', 'right'],
      ['i thought ottawa but its toronto', 'not yet'],
      ['first i said toronto then i remembered so ottawa', 'right'],
      ['i was going to say toronto but its ottawa', 'right'],
      ['not toronto so ottawa', 'right'],
      ['its not ottawa so toronto', 'not yet'],
      ['i used to think ottawa', 'unclear'],
      ['everyone says ottawa but its toronto', 'not yet'],
      ['everyone says toronto but its ottawa', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A film starts at 18:40 and lasts 95 minutes. When does it end?', () => {
    const prompt = 'A film starts at 18:40 and lasts 95 minutes. When does it end?\nAnswer: 20:15'
    test.each([
      ['first i got 19:40 then 35 more so 20:15', 'right'],
      ['first i got 20:15 then 35 more so 20:50', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Write the factors of 6.', () => {
    const prompt = 'Write the factors of 6.\nAnswer: 1, 2, 3, 6'
    test.each([
      ['first i had 1, 2, 6 then i saw 3 so 1, 2, 3, 6', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Solve x² = 9, x > 0. Give the point (x, y) with y = 2x.', () => {
    const prompt = 'Solve x² = 9, x > 0. Give the point (x, y) with y = 2x.\nAnswer: (3, 6)'
    test.each([
      ['first i got (3, 3) then double so (3, 6)', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
