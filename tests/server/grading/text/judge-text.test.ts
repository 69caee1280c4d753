import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgementOf, verdict, verdicts } from '#tests/server/grading/judged.ts'

const capital = 'What is the capital of Canada?\nAnswer: Ottawa\nIf they say Toronto: The largest city, but not the capital.'

describe('one word', () => {
  test.each<[string, string]>([
    ['Ottawa', 'right | right | right'],
    ['  Ottawa. ', 'right | right | right'],
    ['Ottawa!', 'right | right | right'],
    ['ottawa', 'right | right | not yet'],
    ['OTTAWA', 'right | right | not yet'],
    ['“Ottawa”', 'right | right | not yet'],
    ['Ottawa 🇨🇦', 'right | right | right'],
    ['the Ottawa', 'right | right | not yet'],
    ["It's Ottawa", 'right | right | not yet'],
    ['I think it is Ottawa, please', 'right | right | not yet'],
    ['The capital of Canada is Ottawa.', 'right | right | not yet'],
    ['Otawa', 'right | right | not yet'],
    ['Ottowa', 'right | right | not yet'],
    ['Ottaaw', 'right | right | not yet'],
    ['the capital is otawa', 'right | right | not yet'],
    ['Otowwa', 'not yet | not yet | not yet'],
    ['Montreal', 'not yet | not yet | not yet'],
    ['not Ottawa', 'not yet | not yet | not yet'],
    ["It isn't Ottawa", 'not yet | not yet | not yet'],
    ['it isnt really ottawa', 'not yet | not yet | not yet'],
    ['not Toronto but Ottawa', 'right | right | not yet'],
    ['not only is it Ottawa', 'right | right | not yet'],
    ['no, Ottawa', 'right | right | not yet'],
    ['Ottawa or Montreal', 'unclear | unclear | unclear'],
    ['Montreal / Ottawa', 'unclear | unclear | unclear'],
    ['I would say that it is either Ottawa or maybe Montreal then', 'unclear | unclear | unclear'],
    ['Ottawax Ottawb', 'right | right | not yet'],
  ])('%s: %s', (answer, expected) => expect(verdicts(capital, answer)).toBe(expected))

  test('a slip is accepted with a remark', () => expect(judgementOf(capital, 'Otawa').remark).toBe('Watch the spelling: Ottawa.'))
  test('two answers are asked to be one, for free', () => expect(judgementOf(capital, 'Ottawa or Montreal').reply).toBe('Choose one answer.'))
  test('capitals at strict get a correction that gives nothing away', () => {
    expect(judgementOf(capital, 'ottawa', 'strict').correction).toBe('Check capitals, accents and signs.')
  })
  test('beyond 25 words nobody can say by rule', () => {
    const long = 'It is the city on the river that has the parliament and many museums and a canal where people go and skate in the winter'
    expect([verdict(capital, `${long}, Ottawa`), verdict(capital, `${long}, Ottawa`, 'strict')]).toEqual(['pending', 'not yet'])
  })
})

describe('slips', () => {
  test.each<[string, string, string]>([
    ['photosynthesis', 'fotosynthesis', 'right | right | not yet'],
    ['photosynthesis', 'photosynthesys', 'right | right | not yet'],
    ['photosynthesis', 'photosyntesys', 'right | right | not yet'],
    ['photosynthesis', 'fotosyntesys', 'not yet | not yet | not yet'],
    ['plants', 'plant', 'right | right | not yet'],
    ['plant', 'plants', 'right | right | not yet'],
    ['box', 'boxes', 'right | right | not yet'],
    ['cat', 'car', 'not yet | not yet | not yet'],
    ['cat', 'bat', 'not yet | not yet | not yet'],
    ['mouse', 'muose', 'right | right | not yet'],
    ['desert', 'dessert', 'not yet | not yet | not yet'],
    ['affect', 'effect', 'not yet | not yet | not yet'],
    ['meiosis', 'mitosis', 'not yet | not yet | not yet'],
    ['H2O', 'H20', 'unclear | unclear | not yet'],
    ['World War 2', 'World War 3', 'not yet | not yet | not yet'],
    ['World War 2', 'world war 2', 'right | right | not yet'],
    ['World War 2', 'Wrold War 2', 'right | right | not yet'],
    ['George Washington', 'george washingtom', 'right | right | not yet'],
    ['George Washington', 'georgee washingtom', 'right | right | not yet'],
    ['George Washington', 'gorg washingtom', 'not yet | not yet | not yet'],
    ['ice cream', 'icecream', 'right | right | not yet'],
    ['ice-cream', 'ice cream', 'right | right | not yet'],
    ['icecream', 'an ice cream', 'right | right | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`What is it?\nAnswer: ${key}`, answer)).toBe(expected))

  test('a slip that makes a word of the prompt, a mistake or another key is none', () => {
    expect(verdict('Is it Austria or Australia?\nAnswer: Austria', 'Australia')).toBe('not yet')
    expect(verdict('Which country?\nAnswer: Slovakia\nIf they say Slovenia: Next door.', 'Slovenia')).toBe('not yet')
    expect(verdict('Which plant pigment?\nAnswer: carotene', 'caroten')).toBe('right')
    expect(verdict('Carotin or caroten?\nAnswer: carotene', 'caroten')).toBe('not yet')
  })
})

describe('accents and other languages', () => {
  test.each<[string, string, string]>([
    ['él', 'el', 'right | right | not yet'],
    ['él', 'él', 'right | right | right'],
    ['año', 'ano', 'right | not yet | not yet'],
    ['über', 'ueber', 'right | right | not yet'],
    ['über', 'uber', 'right | right | not yet'],
    ['Straße', 'Strasse', 'right | right | not yet'],
    ['café', 'cafe', 'right | right | not yet'],
    ['el perro', 'perro', 'right | right | not yet'],
    ['el perro', 'El perro', 'right | right | not yet'],
    ['der Hund', 'die Hund', 'not yet | not yet | not yet'],
    ['der Hund', 'Hund', 'right | right | not yet'],
    ['東京', '東京', 'right | right | right'],
    ['東京', '京都', 'not yet | not yet | not yet'],
    ['Москва', 'москва', 'right | right | not yet'],
  ])('key %s, answer %s: %s', (key, answer, expected) => expect(verdicts(`Translate.\nAnswer: ${key}`, answer)).toBe(expected))

  test('accents and German capitals are remarked on at moderate', () => {
    expect(judgementOf('Translate.\nAnswer: él', 'el').remark).toBe('Watch the accents: él.')
    expect(judgementOf('Translate.\nAnswer: der Hund', 'der hund').remark).toBe('German nouns start with a capital: der Hund.')
    expect(judgementOf('Translate.\nAnswer: él', 'el', 'loose').remark).toBeNull()
  })
})

describe('a process said as what is done', () => {
  test.each([
    ['What is it called when water turns into vapour?\nAnswer: evaporation', 'it evaporates', 'unclear'],
    ['How does water get into the air?\nAnswer: evaporation', 'it evaporates', 'right'],
    ['What do birds do in autumn?\nAnswer: migration', 'they migrate', 'right'],
    ['What happens to a seed first?\nAnswer: germination', 'it germinated', 'right'],
    ['What do plants do with light?\nAnswer: photosynthesis', 'photosynthesise', 'right'],
    ['What is sugar stirred into water?\nAnswer: solution', 'solute', 'not yet'],
    ['How is the sand taken out?\nAnswer: filtration', 'filtrate', 'not yet'],
    ['How does vapour become liquid?\nAnswer: condensation', 'condensate', 'not yet'],
  ])('%s: %s is %s', (prompt, answer, expected) => expect(verdict(prompt, answer)).toBe(expected))
})

describe('a statement of the question', () => {
  test.each([
    ['Is 5 greater than 7?\nAnswer: no', '5 is not greater than 7', 'right'],
    ['Is 5 greater than 7?\nAnswer: no', 'not greater than 7', 'right'],
    ['Are all rectangles squares?\nAnswer: no', 'not all rectangles are squares', 'right'],
    ['Does the Earth orbit the Moon?\nAnswer: no', 'the earth does not orbit the moon', 'right'],
    ['Is 7 greater than 5?\nAnswer: yes', '7 is greater than 5', 'right'],
  ])('%s: %s is %s', (prompt, answer, expected) => expect(verdict(prompt, answer)).toBe(expected))
  test.each([
    ['Is 5 greater than 7?\nAnswer: no', '7 is not greater than 5'],
    ['Are all rectangles squares?\nAnswer: no', 'not all squares are rectangles'],
    ['Does the Earth orbit the Moon?\nAnswer: no', 'the moon does not orbit the earth'],
    ['Is 7 greater than 5?\nAnswer: yes', '5 is greater than 7'],
    ['Are all squares rectangles?\nAnswer: yes', 'all rectangles are squares'],
  ])('%s: %s is about something else', (prompt, answer) => expect(verdict(prompt, answer)).not.toBe('right'))
  test('a denied one of another order says nothing of the key', () => {
    expect(judgementOf('Are all squares rectangles?\nAnswer: yes', 'not all rectangles are squares').rule).not.toBe(
      judgementOf('Are all squares rectangles?\nAnswer: yes', 'not all squares are rectangles').rule,
    )
  })
})

describe('letters of a choice', () => {
  test.each<[string, string]>([
    ['B', 'right | right | right'],
    ['b', 'right | right | not yet'],
    ['B)', 'right | right | not yet'],
    ['(b)', 'right | right | not yet'],
    ['option B', 'right | right | not yet'],
    ["it's B", 'right | right | not yet'],
    ['B) a plant cell', 'right | right | not yet'],
    ['A', 'not yet | not yet | not yet'],
    ['A book', 'not yet | not yet | not yet'],
    ['B or C', 'unclear | unclear | unclear'],
    ['not A but B', 'right | right | not yet'],
  ])('%s: %s', (answer, expected) => expect(verdicts('A) animal B) plant C) fungus\nAnswer: B', answer)).toBe(expected))
  test('an article is not the letter A', () => expect(verdict('A) animal B) plant\nAnswer: A', 'a plant')).toBe('not yet'))
})

describe('several keys and forms', () => {
  const keys = 'Name a primary colour.\nAnswer: red\nAlso accept: yellow\nAlso accept: blue'
  test.each(['red', 'Yellow', 'it is blue'])('%s is one of the keys', (answer) => expect(verdict(keys, answer)).toBe('right'))
  test('exact words bind at every level', () => {
    expect(verdicts('Quote it.\nAnswer: to be or not to be\nForm: exact words', 'To be or not to be')).toBe('right | right | not yet')
    expect(verdicts('Quote it.\nAnswer: to be or not to be\nForm: exact words', 'he says to be or not to be')).toBe('not yet | not yet | not yet')
  })
  test('a key with "or" is no hedge', () => expect(verdict('Quote it.\nAnswer: to be or not to be', 'to be or not to be, I think')).toBe('right'))
  test.each([
    ['3:4', '3:4', 'right'],
    ['3:40', '3:40', 'right'],
    ['3:40', '3:45', 'not yet'],
    ['12 r 3', '12 r 3', 'right'],
    ['12 r 3', '12 r 4', 'not yet'],
    ['three little pigs', 'Three little pigs', 'right'],
    ['three little pigs', 'three bears', 'not yet'],
    ['4 July 1776', '4 July 1776', 'right'],
    ['4 July 1776', 'on 4 july 1776', 'right'],
    ['4 July 1776', '5 July 1776', 'not yet'],
    ['3:30 pm', '3:30 PM', 'right'],
  ])('ratios, remainders, dates and times are texts: key %s, answer %s', (key, answer, expected) => {
    expect(verdict(`What is it?\nAnswer: ${key}`, answer)).toBe(expected)
  })
  test('half credit for a text', () => expect(verdict('Who?\nAnswer: George Washington\nHalf credit: George', 'george')).toBe('partly 0.5'))
  test('half credit with its own percentage', () => expect(verdict('Who?\nAnswer: Ann Lee\nHalf credit (30%): Ann', 'Ann')).toBe('partly 0.3'))
})

describe('for any key', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/)
  test('case, spaces, end punctuation and smart quotes never matter below strict', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const key = words.join(' ')
        const writings = [key, key.toUpperCase(), `  ${key}  `, `${key}.`, `“${key}”`, `${key}!`, words.join('  ')]
        const results = writings.map((answer) => verdict(`Say it.\nAnswer: ${key}`, answer))
        expect(new Set(results)).toEqual(new Set(['right']))
      }),
    )
  })
  test('a negated key is never right', () => {
    fc.assert(
      fc.property(word, (key) => {
        expect(verdict(`Say it.\nAnswer: zz${key}`, `it is not zz${key}`)).toBe('not yet')
      }),
    )
  })
})
