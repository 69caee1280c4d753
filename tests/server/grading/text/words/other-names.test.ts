import { describe, expect, test } from 'vitest'
import { isOtherName } from '#server/grading/text/words/other-names.ts'
import { verdict, verdicts } from '#tests/server/grading/judged.ts'

const asked = { prompt: 'What is it?', lesson: null }
const pipe = 'Which tube leads air into the lungs?\nAnswer: trachea'

describe('another name of what a key names', () => {
  test.each([
    ['windpipe', 'trachea'],
    ['its the wind pipe', 'Trachea'],
    ['kneecaps', 'patella'],
    ['ww2', 'World War II'],
    ['the second world war', 'World War II'],
    ['CO2', 'carbon dioxide'],
    ['headmaster', 'principal'],
    ['Mohandas Gandhi', 'Mahatma Gandhi'],
    ['Holland', 'the Netherlands'],
    ['counter-clockwise', 'anticlockwise'],
    ['quicker', 'faster'],
    ['america', 'the USA'],
    ['NYC', 'New York City'],
    ['fall', 'autumn'],
    ['omnivorous', 'omnivore'],
  ])('%s is %s', (answer, key) => {
    expect(isOtherName(answer, key, asked)).toBe(true)
  })
  test.each([
    ['gullet', 'trachea'],
    ['ww1', 'World War II'],
    ['CO', 'carbon dioxide'],
    ['speed', 'velocity'],
    ['median', 'mean'],
    ['trachea', 'trachea'],
    ['banana', 'apple'],
    ['Great Britain', 'United Kingdom'],
    ['sodium chloride', 'salt'],
    ['farmer', 'peasant'],
  ])('%s is not %s', (answer, key) => {
    expect(isOtherName(answer, key, asked)).toBe(false)
  })
  test.each([
    ['What is the chemical formula of carbon dioxide?', 'carbon dioxide', 'CO2'],
    ['What is the scientific name of the kneecap?', 'kneecap', 'patella'],
    ['What is the medical word for the bone of the thigh?', 'thigh bone', 'femur'],
    ['What does WW2 stand for?', 'second world war', 'World War II'],
    ['What do we call the windpipe?', 'windpipe', 'trachea'],
    ['What is the opposite of loud?', 'silent', 'quiet'],
    ['Give an antonym of poor.', 'wealthy', 'rich'],
  ])('is none where the question asks for one name of several: %s', (prompt, answer, key) => {
    expect(isOtherName(answer, key, { prompt, lesson: null })).toBe(false)
  })
  test.each([
    ['autumn', 'fall'],
    ['difficult', 'hard'],
    ['gift', 'present'],
    ['apartment', 'flat'],
    ['elevator', 'lift'],
    ['faucet', 'tap'],
    ['measure', 'bar'],
    ['exponent', 'index'],
    ['full stop', 'period'],
    ['multiply', 'times'],
    ['USA', 'America'],
    ['easy', 'simple'],
  ])('%s is %s, a word of several senses, only where it is translated', (answer, key) => {
    expect(isOtherName(answer, key, asked)).toBe(false)
    expect(isOtherName(answer, key, { prompt: 'Translate into English.', lesson: null })).toBe(true)
    expect(isOtherName(answer, key, { ...asked, lesson: 'german' })).toBe(true)
  })
  test.each([
    ['Which state of the USA has Olympia as its capital?\nAnswer: Washington', 'Washington DC'],
    ['Which state of the USA has Albany as its capital?\nAnswer: New York', 'New York City'],
    ['What do England, Scotland, Wales and Northern Ireland make up together?\nAnswer: United Kingdom', 'Great Britain'],
    ['Which country lies south of the USA?\nAnswer: Mexico', 'Mexico City'],
    ['In which state is Albany?\nAnswer: New York', 'NYC'],
    ['Which continent did Columbus reach in 1492?\nAnswer: America', 'USA'],
    ['What is the opposite of soft?\nAnswer: hard', 'difficult'],
    ['What is the opposite of rise?\nAnswer: fall', 'autumn'],
    ['What is the opposite of absent?\nAnswer: present', 'gift'],
    ['An acid and a base make water and a what?\nAnswer: salt', 'sodium chloride'],
  ])('%s: %s is not right', (prompt, answer) => {
    expect(verdict(prompt, answer, 'loose')).not.toBe('right')
    expect(verdict(prompt, answer)).not.toBe('right')
  })
  test.each([
    ['What is the capital of the USA?\nAnswer: Washington DC', 'washington'],
    ['What is the capital of the USA?\nAnswer: Washington', 'Washington D.C.'],
    ['What is the largest city of the USA?\nAnswer: New York City', 'new york'],
    ['What is the largest city of the USA?\nAnswer: New York', 'new york city'],
    ['What is the largest city of the United States?\nAnswer: New York', 'nyc'],
    ['What is the smallest country in the world?\nAnswer: Vatican', 'Vatican City'],
    ['Which country was first to land people on the Moon?\nAnswer: USA', 'america'],
  ])('%s: %s is right', (prompt, answer) => {
    expect(verdict(prompt, answer)).toBe('right')
  })
  test('is right with a remark at loose and moderate, unless it is a known mistake or a lesser key', () => {
    expect(verdicts(pipe, 'windpipe')).toBe('right | right | not yet')
    expect(verdict(`${pipe}\nHalf credit: windpipe`, 'windpipe')).toBe('partly 0.5')
    expect(verdict(`${pipe}\nIf they say windpipe: In Latin, please.`, 'windpipe')).toBe('not yet')
  })
})
