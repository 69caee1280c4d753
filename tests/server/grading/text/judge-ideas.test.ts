import { describe, expect, test } from 'vitest'
import { judgementOf, verdict, verdicts } from '#tests/server/grading/judged.ts'

const plants = 'Explain how a plant makes its food.\nMust mention: sunlight / light energy; carbon dioxide / CO2; water; sugar / glucose'

describe('coverage', () => {
  test.each<[string, string]>([
    ['it uses sunlight and water to make it', 'partly 0.575 | partly 0.5 | partly 0.5'],
    ['it takes sunlight and water and carbon dioxide from the air', 'partly 0.8624999999999999 | partly 0.75 | partly 0.75'],
    ['sunlight, water and carbon dioxide become sugar, and oxygen goes out', 'right | right | right'],
    ['Plants take in CO₂ and water, and light energy turns them into glucose', 'right | right | right'],
    ['It drinks waters and makes sugars', 'partly 0.575 | partly 0.5 | partly 0.5'],
    ['the roots grow in the soil', 'not yet | not yet | not yet'],
    ['it does not use water', 'not yet | not yet | not yet'],
    ['it uses sunlight but not water', 'partly 0.2875 | partly 0.25 | not yet'],
    ['it uses sunlight, never water, and makes sugar', 'partly 0.575 | partly 0.5 | partly 0.25'],
    ['not only water but sunlight is used', 'partly 0.575 | partly 0.5 | partly 0.5'],
    ['it makes suger from watter', 'partly 0.575 | partly 0.25 | not yet'],
    ['it needs carbon dioxyde', 'partly 0.2875 | partly 0.25 | not yet'],
    ['it needs carbondioxide', 'partly 0.2875 | partly 0.25 | not yet'],
    ['plants use the light of energy', 'partly 0.2875 | partly 0.25 | partly 0.25'],
  ])('%s: %s', (answer, expected) => expect(verdicts(plants, answer)).toBe(expected))

  test("ideas found are told in the student's own words, missing ones stay with the teacher", () => {
    const { ideas, rule } = judgementOf(plants, 'They take CO2 and the Water to make it')
    expect({ ideas, rule }).toEqual({ ideas: { hit: ['CO2', 'Water'], missing: ['sunlight', 'sugar'] }, rule: '2 of 4 ideas' })
  })
  test('a contradiction is named for the teacher', () => {
    expect(judgementOf(plants, 'it uses sunlight but not water', 'strict').rule).toBe('1 of 4 ideas, contradicts water')
  })
  test('words are compared by stem', () => {
    expect(verdict('Why?\nMust mention: evaporation; condense', 'water evaporates and then it is condensing')).toBe('right')
  })
})

describe('stuffing', () => {
  test.each(['sunlight water CO2 sugar', 'sunlight, water, carbon dioxide, sugar', 'water', 'sugar and water and sunlight'])('%s is asked for as a sentence, for free', (answer) => {
    const { outcome, reply } = judgementOf(plants, answer)
    expect([outcome, reply]).toEqual(['unclear', 'Write it as a sentence.'])
  })
  test('with a verb it is a sentence', () => expect(verdict(plants, 'sunlight water sugar make')).toBe('partly 0.75'))
  test('a key word is never the verb', () => expect(verdict('What happens?\nMust mention: freeze; melt', 'freeze melt')).toBe('unclear'))
})

describe('beside other keys', () => {
  const both = `${plants}\nAnswer: photosynthesis`
  test('the better one counts', () => {
    expect([verdict(both, 'photosynthesis'), verdict(both, 'it uses water')]).toEqual(['right', 'partly 0.25'])
  })
  test('nothing found is not yet', () => expect(verdict(both, 'it eats')).toBe('not yet'))
})
