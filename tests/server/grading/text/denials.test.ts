import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('what a denial says where one of two is asked', () => {
  describe('Is 3/0 defined or undefined?', () => {
    const prompt = 'Is 3/0 defined or undefined?\nAnswer: undefined'
    test.each([
      ['definitely not, it is undefined', 'right'],
      ['not defined', 'right'],
      ['its not defined', 'right'],
      ['it is not defined', 'right'],
      ['it isnt defined', 'right'],
      ['definitely not defined', 'right'],
      ['undefined', 'right'],
      ['it is undefined not defined', 'right'],
      ['defined', 'not yet'],
      ['not undefined', 'not yet'],
      ['it is not undefined', 'not yet'],
      ['it is not undefined, it is defined', 'not yet'],
      ['its defined, not undefined', 'not yet'],
      ['definitely defined', 'not yet'],
      ['no it is undefined', 'right'],
      ['no, undefined', 'right'],
      ['yes it is undefined', 'right'],
      ['its not undefined its defined', 'not yet'],
      ['its not defined its undefined', 'right'],
      ['never defined', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is 0/3 defined or undefined?', () => {
    const prompt = 'Is 0/3 defined or undefined?\nAnswer: defined'
    test.each([
      ['defined', 'right'],
      ['not undefined', 'right'],
      ['it is not undefined', 'right'],
      ['undefined', 'not yet'],
      ['not defined', 'not yet'],
      ['definitely not, it is undefined', 'not yet'],
      ['definitely not undefined', 'right'],
      ['definitely not undefined, it is defined', 'right'],
      ['it isnt undefined', 'right'],
      ['yes, defined', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is 3/0 defined?', () => {
    const prompt = 'Is 3/0 defined?\nAnswer: no'
    test.each([
      ['definitely not, it is undefined', 'right'],
      ['no, it is undefined', 'right'],
      ['it is undefined', 'right'],
      ['it is not defined', 'right'],
      ['undefined', 'right'],
      ['not defined', 'right'],
      ['yes it is defined', 'not yet'],
      ['it is defined', 'not yet'],
      ['definitely not', 'right'],
      ['definitely yes', 'not yet'],
      ['absolutely not', 'right'],
      ['of course not', 'right'],
      ['certainly not', 'right'],
      ['no way', 'right'],
      ['not at all', 'right'],
      ['never', 'right'],
      ['nope never', 'right'],
      ['yes', 'not yet'],
      ['yes it is undefined', 'unclear'],
      ['not yes', 'right'],
      ['it is not undefined', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is a whale a mammal?', () => {
    const prompt = 'Is a whale a mammal?\nAnswer: yes'
    test.each([
      ['definitely', 'right'],
      ['certainly', 'right'],
      ['of course', 'right'],
      ['of course it is', 'right'],
      ['yes it is not a fish', 'right'],
      ['yes, not a fish', 'right'],
      ['yes because it is not a fish', 'right'],
      ['no', 'not yet'],
      ['not a mammal', 'not yet'],
      ['it is not a mammal', 'not yet'],
      ['it is not a fish, so yes', 'right'],
      ['its not a fish, yes', 'right'],
      ['not a fish, it is a mammal', 'right'],
      ['definitely not a fish, yes it is a mammal', 'right'],
      ['no it is a fish', 'not yet'],
      ['no, a whale is a mammal', 'unclear'],
      ['yes no', 'unclear'],
      ['no wait yes', 'right'],
      ['i dont think so', 'not yet'],
      ['i dont think its a fish so yes', 'right'],
      ['it isnt not a mammal', 'right'],
      ['why not', 'talk'],
      ['not sure', 'help'],
      ['not really', 'not yet'],
      ['definitely not', 'not yet'],
      ['it does not lay eggs so yes', 'right'],
      ['yes, whales do not lay eggs', 'right'],
      ['no doubt', 'right'],
      ['without a doubt', 'right'],
      ['no doubt about it, yes', 'right'],
      ['not no', 'unclear'],
      ['i would not say no', 'unclear'],
      ['cant say no', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('True or false: The sun is a planet.', () => {
    const prompt = 'True or false: The sun is a planet.\nAnswer: false'
    test.each([
      ['false', 'right'],
      ['not true', 'right'],
      ['that is not true', 'right'],
      ['this isnt true', 'right'],
      ['untrue', 'right'],
      ['not false', 'unclear'],
      ['it is not false', 'unclear'],
      ['true', 'not yet'],
      ['it is true that it is a star, so false', 'right'],
      ['false, it is a star', 'right'],
      ['false because the sun is a star', 'right'],
      ['no, the sun is a star', 'right'],
      ['the sun is a star', 'talk'],
      ['the sun is not a planet', 'right'],
      ['not a planet', 'right'],
      ['its not a planet its a star', 'right'],
      ['definitely false', 'right'],
      ['definitely not', 'right'],
      ['definitely not true', 'right'],
      ['definitely true', 'not yet'],
      ['it cannot be true', 'right'],
      ['thats a lie', 'right'],
      ['never true', 'right'],
      ['its not a planet so its false', 'right'],
      ['its not true its false', 'right'],
      ['its not false its true', 'not yet'],
      ['not true, false', 'right'],
      ['not false, true', 'not yet'],
      ['false not true', 'right'],
      ['true not false', 'not yet'],
      ['i dont think its true', 'right'],
      ['i dont think thats false', 'unclear'],
      ['i think its not true', 'right'],
      ['no its false', 'right'],
      ['no its true', 'unclear'],
      ['yes its false', 'unclear'],
      ['yes, false', 'unclear'],
      ['yes its true', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is the number 15 prime? (yes / no)', () => {
    const prompt = 'Is the number 15 prime? (yes / no)\nAnswer: no'
    test.each([
      ['no, 15 is not prime', 'right'],
      ['15 is not prime', 'right'],
      ['not prime', 'right'],
      ['no because 15 = 3 x 5', 'right'],
      ['yes because 15 is odd', 'not yet'],
      ['it is not a prime number, so no', 'right'],
      ['it is not a prime, it has 4 factors', 'right'],
      ['not prime but composite', 'right'],
      ['i said yes but i mean no', 'right'],
      ['yes i mean no', 'right'],
      ['first i thought yes but its no', 'right'],
      ['i thought no but its yes', 'not yet'],
      ['some say yes but it is no', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is this angle acute or obtuse? It measures 120°.', () => {
    const prompt = 'Is this angle acute or obtuse? It measures 120°.\nAnswer: obtuse'
    test.each([
      ['not acute', 'right'],
      ['not acute, obtuse', 'right'],
      ['it is not acute it is obtuse', 'right'],
      ['definitely not acute, it is obtuse', 'right'],
      ['acute, not obtuse', 'not yet'],
      ['not obtuse', 'not yet'],
      ['not obtuse, acute', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is the reaction reversible or irreversible?', () => {
    const prompt = 'Is the reaction reversible or irreversible?\nAnswer: irreversible'
    test.each([
      ['not reversible', 'right'],
      ['it is not reversible', 'right'],
      ['definitely not, it is irreversible', 'right'],
      ['reversible', 'not yet'],
      ['not irreversible', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Is 7 even or odd?', () => {
    const prompt = 'Is 7 even or odd?\nAnswer: odd'
    test.each([
      ['not even', 'right'],
      ['not odd', 'not yet'],
      ['it is not even so it is odd', 'right'],
      ['definitely not even', 'right'],
      ['even', 'not yet'],
      ['not even odd', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
