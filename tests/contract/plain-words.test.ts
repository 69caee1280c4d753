import { expect, test } from 'vitest'
import { hasEveryWord, plainWords } from '#contract/plain-words.ts'

test('small letters without accents, and those that cannot lose one spelled as people write them', () => {
  expect(plainWords('Élise Øyvind STRAUß Łukasz Işık ﬁn')).toBe('elise oyvind strauss lukasz isik fin')
})

test.each([
  ['Élise Dubois', 'elise', true],
  ['Elise Dubois', 'ÉLISE', true],
  ['Anna Müller', '  muller   an ', true],
  ['Anna Müller', 'anna schmidt', false],
  ['Anna Müller', '', true],
])('in %s, looking for “%s” finds: %s', (text, words, isFound) => {
  expect(hasEveryWord(text, words)).toBe(isFound)
})
