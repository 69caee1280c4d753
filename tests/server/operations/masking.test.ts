import { describe, expect, test } from 'vitest'
import { maskingOf, wordsOf } from '#server/use-cases/operations/masking.ts'

const maya = ['Maya Okafor', 'maya.okafor', 'maya@school.example']
const people = [maya, ['Will Light', 'will2026', ''], ['Zoë Müller'], ['Li Wei'], ['Rose O’Brien']]

describe('what leaves the school', () => {
  test.each<[string, string]>([
    ['I am Maya, MAYA OKAFOR (maya.okafor)', 'I am [name 1], [name 2] ([name 3])'],
    ['maya and Maya and maya', '[name 1] and [name 2] and [name 1]'],
    ['okafor@home.example, 0176 123 45 67, +44 20 7946 0958, 555-123-4567', '[e-mail 1], [number 1], [number 2], [number 3]'],
    ['mayan art, 3 + 4 = 7, 2 4 6 8 10 12 14, 0.000 000 001 m, 12 345 678 and 0101 1010 0011', 'mayan art, 3 + 4 = 7, 2 4 6 8 10 12 14, 0.000 000 001 m, 12 345 678 and 0101 1010 0011'],
    ['zoe said so, MULLER too', '[name 1] said so, [name 2] too'],
    ['Li Wei told me, and li in maths is log', '[name 1] told me, and li in maths is log'],
    ['ask will light or will2026', 'ask [name 1] or [name 2]'],
    ['a rose needs light and will grow', 'a rose needs light and will grow'],
    ['Will knows', '[name 1] knows'],
  ])('%j is sent as %j', (text, sent) => {
    const { mask, unmask } = maskingOf(people)
    expect(mask(text)).toBe(sent)
    expect(unmask(sent)).toBe(text)
  })

  test.each<[string, string]>([
    ['La casa de la abuela y las flores', 'La casa de la abuela y las flores'],
    ['Der Apfel von der Mutter, der Berg', 'Der Apfel von der Mutter, der [name 1]'],
    ['la cruz de la iglesia, una rosa, De La casa', 'la cruz de la iglesia, una rosa, De La casa'],
    ['The green hill at School is fun. Math, Science and e-mail example', 'The green hill at School is fun. Math, Science and e-mail example'],
    ['the light will fall, a rose grows, I do so', 'the light will fall, a rose grows, I do so'],
    ['Flores and lola and maria de la cruz, la Cruz', '[name 1] and [name 2] and [name 3], la [name 4]'],
    ['lola_math, lola-math and LOLA_MATH.', '[name 1], [name 2]-math and [name 3].'],
    ['anna von berg and Priya Das, das Haus', '[name 1] and [name 2], das Haus'],
    ['Wei Li and Bo Na and bo na', '[name 1] and [name 2] and bo na'],
    ['write to office@green-hill.school or Mendieta', 'write to [e-mail 1] or [name 1]'],
  ])('takes no ordinary word for a name: %j is sent as %j', (text, sent) => {
    const { mask, unmask } = maskingOf([
      ['María de la Cruz', 'mcruz', 'office@green-hill.school'],
      ['Anna von Berg', 'science', 'science.mendieta@green-hill.school'],
      ['Lola Flores', 'lola_math', 'math@green-hill.school'],
      ['Rosa van der Velde', 'rosa'],
      ['Will Light'],
      ['A. Rose'],
      ['Priya Das'],
      ['Li Wei'],
      ['Bo Na'],
      ['Ida O. Do'],
    ])
    expect(mask(text)).toBe(sent)
    expect(unmask(sent)).toBe(text)
  })

  test('a German noun of a question is no name there, nor alone in what is written about it; who is called so is one', () => {
    const { mask, maskMaterial, unmask } = maskingOf([['Jana Koch'], ['Finn Fischer'], ['Will Light']])
    const question = maskMaterial('Der Koch kauft bei einem Fischer drei Fische. Jana Koch und Herr Light kosten. Was bezahlt ein Koch?')
    expect(question).toBe('Der Koch kauft bei einem Fischer drei Fische. [name 1] und Herr [name 2] kosten. Was bezahlt ein Koch?')
    const answer = 'Der Koch bezahlt 12. Das sagt Jana, und Finn Fischer auch.'
    const sent = mask(answer, wordsOf(question))
    expect(sent).toBe('Der Koch bezahlt 12. Das sagt [name 3], und [name 4] auch.')
    expect(unmask(sent)).toBe(answer)
    expect(maskMaterial('Ask Koch and the Fischer')).toBe('Ask [name 5] and the [name 6]')
  })

  test.each([
    '5 +25 - 13 - 48 - 36',
    '5 + 25 - 13 - 48 - 36',
    '= +25-13-48-36',
    'x+2500-1300-4800',
    '500-300-1000',
    'Calculate 500-300-1000 now',
    'Calculate 725-312-1045 = ?',
    '725-312-1045',
    'is -312 = 725-312-1045 right',
    'sort 500 300 1000',
    'on 03/04/2026 or 03-04-2026',
    '012 - 345 - 678 - 9',
  ])('takes no sum for a telephone number: %j', (text) => {
    expect(maskingOf(people).mask(text)).toBe(text)
  })

  test.each(['+49 (0)176 1234567', '+1-202-555-0147', '+33 6 12 34 56 78', '0176 / 1234567', '(030) 123-4567', '(202) 555-0147', '202-555-0147', '202 555 0147'])(
    'takes a telephone number: %j',
    (number) => {
      expect(maskingOf(people).mask(`Call me: ${number} today`)).toBe('Call me: [number 1] today')
    },
  )

  test('keeps a word that the question holds, and no name beside it', () => {
    const known = wordsOf('Why is Light needed?')
    const { mask } = maskingOf(people)
    expect([mask('Light falls on it', known), mask('Will Light falls', known)]).toEqual(['Light falls on it', '[name 1] falls'])
  })

  test('gives back what it took alone', () => {
    const { mask, unmask } = maskingOf(people)
    mask('Maya')
    expect(unmask('[name 1] has 3 apples, [name 7] and [number 1] none')).toBe('Maya has 3 apples, [name 7] and [number 1] none')
  })
})
