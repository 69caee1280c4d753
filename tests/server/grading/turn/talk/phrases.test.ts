import { describe, expect, test } from 'vitest'
import { isPhrase, patternOf } from '#server/grading/turn/talk/tables/phrases.ts'

const lists = { pet: 'dog|cat|guinea pig', gone: 'died|ran away' }
const pattern = patternOf(['[today|sorry]* my [little] <pet> (<gone>|is gone) ...', 'i am _ tired', 'bye'], lists)

describe('a phrase', () => {
  test.each(['my dog died', 'my little guinea pig ran away', 'today sorry my cat is gone', 'my cat died on the last day of school', 'i am so tired', 'bye'])('holds “%s”', (text) => expect(isPhrase(text, pattern)).toBe(true))
  test.each(['my dog', 'my big dog died', 'the dog died', 'i am tired', 'bye bye', 'mydog died'])('does not hold “%s”', (text) => expect(isPhrase(text, pattern)).toBe(false))
  test.each([['a (b', 'a bracket is not closed: a ( b'], ['a b)', 'a bracket too many: a b)'], ['a <b>', 'no list of words is named b']])('%s is refused', (phrase, message) =>
    expect(() => patternOf([phrase])).toThrow(message),
  )
})
