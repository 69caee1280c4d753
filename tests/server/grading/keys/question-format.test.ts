import { describe, expect, test } from 'vitest'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt, studentPrompt } from '#server/grading/keys/question-format.ts'
import { recapOf } from '#server/grading/turn/recap.ts'
import { question } from '#tests/server/grading/judged.ts'

const full = [
  'Solve for x: {a}x + {b} = {c}.',
  'Note: give x as a whole number.',
  '',
  'Let: a = 2..9, x = 1..12, b = 1..20, c = a*x + b',
  'Answer: {x}',
  'If they say {c} or {c - b}: That is one step on the way. Which step is left?',
  'Hint: What could you take away from both sides first?',
  'Hint: After taking away {b} you have {a}x = {c - b}.',
  'Explain: Take away {b}, then divide by {a}: x = {x}.',
].join('\n')

describe('a whole question', () => {
  test('is taken apart by its labels', () => {
    expect(parsePrompt(full)).toEqual({
      studentText: 'Solve for x: {a}x + {b} = {c}.\nNote: give x as a whole number.',
      keys: [{ label: 'answer', text: '{x}' }],
      halfCredits: [],
      mistakes: [{ sayings: ['{c}', '{c - b}'], reply: 'That is one step on the way. Which step is left?' }],
      ideas: [],
      hints: ['What could you take away from both sides first?', 'After taking away {b} you have {a}x = {c - b}.'],
      explain: 'Take away {b}, then divide by {a}: x = {x}.',
      steps: [],
      definitions: [],
      example: null,
      form: null,
      units: null,
      voice: null,
      isCheckedByTeacher: false,
      lets: [
        { name: 'a', choices: ['2', '3', '4', '5', '6', '7', '8', '9'] },
        { name: 'x', choices: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] },
        { name: 'b', choices: Array.from({ length: 20 }, (_, index) => String(index + 1)) },
        { name: 'c', formula: 'a*x + b' },
      ],
      problems: [],
    })
  })
  test('gets its values everywhere', () => {
    const filled = fillIn(parsePrompt(full), { a: '3', x: '4', b: '5', c: '17' })
    expect({ text: filled.studentText, keys: filled.keys, mistakes: filled.mistakes, hints: filled.hints, explain: filled.explain }).toEqual({
      text: 'Solve for x: 3x + 5 = 17.\nNote: give x as a whole number.',
      keys: [{ label: 'answer', text: '4' }],
      mistakes: [{ sayings: ['17', '12'], reply: 'That is one step on the way. Which step is left?' }],
      hints: ['What could you take away from both sides first?', 'After taking away 5 you have 3x = 12.'],
      explain: 'Take away 5, then divide by 3: x = 4.',
    })
  })
  test('shows a student only what stands before the first label', () => {
    expect(studentPrompt(full)).toBe('Solve for x: {a}x + {b} = {c}.\nNote: give x as a whole number.')
  })
})

describe('what a student reads never holds a key', () => {
  test.each([
    ['answer: KEY'],
    ['ANSWER: KEY'],
    ['Answer : KEY'],
    ['  Answer: KEY'],
    ['\tAnswer: KEY'],
    ['\u00a0Answer: KEY'],
    ['\u200bAnswer: KEY'],
    ['Answer：KEY'],
    ['Also accept: KEY'],
    ['also  accept: KEY'],
    ['Range: KEY to KEY'],
    ['Must mention: KEY'],
    ['Half credit: KEY'],
    ['Half credit (30%): KEY'],
    ['half credit ( 30 % ) : KEY'],
    ['If they say KEY: no'],
    ['if they say KEY or KEY :no'],
    ['Hint: KEY'],
    ['Explain: KEY'],
    ['Let: k = KEY'],
    ['Step: KEY'],
    ['STEP : KEY'],
    ['Words: k = KEY'],
    ['Words:\n  k = KEY'],
    ['Example: KEY'],
    ['Check: teacher\nKEY'],
    ['Answer:\n  KEY'],
    ['Answer:\nKEY'],
    ['Hint: one\n\n  KEY'],
    ['Hint: one\nNote: KEY'],
    ['Hint: one\n\\Answer: KEY'],
  ])('%j', (lines) => {
    const texts = ['\n', '\r\n', '\r', '\u2028'].map((lineEnd) => studentPrompt(`Read this.\n${lines}`.replaceAll('\n', lineEnd)))
    expect(new Set(texts)).toEqual(new Set(['Read this.']))
  })
})

describe('what stays prose', () => {
  test.each([
    ['Note: give x as a whole number.'],
    ['The word Answer: stands inside this line'],
    ['Hints are allowed here'],
    ['Explain how a plant makes its food.'],
    ['Form a sentence.'],
    ['$5 and {braces}'],
  ])('%s', (line) => expect(studentPrompt(`Question\n${line}`)).toBe(`Question\n${line}`))
  test('a backslash makes a label literal', () => expect(studentPrompt('Fill in:\n\\Answer: ____')).toBe('Fill in:\nAnswer: ____'))
  test('of two backslashes before a label one is read, in a line that goes on with an explanation, too', () => {
    expect(studentPrompt('Fill in:\n\\\\Step: ____')).toBe('Fill in:\n\\Step: ____')
    expect(parsePrompt('Q\nExplain: In two:\n  \\Step: divide').explain).toBe('In two:\nStep: divide')
  })
  test('a backslash before anything else stays', () => expect(studentPrompt('\\(x^2\\)')).toBe('\\(x^2\\)'))
  test('a bare prompt has no labels at all', () => {
    const parsed = parsePrompt('Just talk about the weather.')
    expect([parsed.studentText, parsed.keys, parsed.problems]).toEqual(['Just talk about the weather.', [], []])
  })
})

describe('labels', () => {
  test('indented lines continue the line above', () => {
    const parsed = parsePrompt('Q\nExplain: first\n  second\n\n  third\nAnswer: a\n  b')
    expect([parsed.explain, parsed.keys]).toEqual(['first\nsecond\n\nthird', [{ label: 'answer', text: 'a b' }]])
  })
  test('steps, definitions and a worked example are kept for the tutor, with their values', () => {
    const prompt = 'Solve {a}x = 8.\nLet: a = 2\nStep: x = 8/{a}\nWords: axis / axes = the line it turns around\n  orbit = its way around {a} stars\nExample: 3x = 9, so x = 3.'
    const { studentText, steps, definitions, example } = fillIn(parsePrompt(prompt), { a: '2' })
    expect({ studentText, steps, definitions, example }).toEqual({
      studentText: 'Solve 2x = 8.',
      steps: ['x = 8/2'],
      definitions: [
        { names: ['axis', 'axes'], meaning: 'the line it turns around' },
        { names: ['orbit'], meaning: 'its way around 2 stars' },
      ],
      example: '3x = 9, so x = 3.',
    })
  })
  test('ideas are parted by semicolons, synonyms by slashes', () => {
    expect(parsePrompt('Q\nMust mention: sunlight / light energy; CO2;; water').ideas).toEqual([
      { synonyms: ['sunlight', 'light energy'] },
      { synonyms: ['CO2'] },
      { synonyms: ['water'] },
    ])
  })
  test('half credit may say how much', () => {
    expect(parsePrompt('Q\nHalf credit: a\nHalf credit (30%): b').halfCredits).toEqual([
      { quality: 0.5, text: 'a' },
      { quality: 0.3, text: 'b' },
    ])
  })
  test('a saying may hold a colon or quotes', () => {
    expect(parsePrompt('Q\nIf they say 1:30 or "2:45": Look at the long hand.').mistakes).toEqual([
      { sayings: ['1:30', '2:45'], reply: 'Look at the long hand.' },
    ])
  })
  test('form, units, voice and check', () => {
    const { form, units, voice, isCheckedByTeacher } = parsePrompt('Q\nForm: simplified\nUnits: cm\nVoice: en-GB\nCheck: teacher')
    expect({ form, units, voice, isCheckedByTeacher }).toEqual({ form: 'simplified', units: 'cm', voice: 'en-GB', isCheckedByTeacher: true })
  })
  test('lines nobody can use are named by number', () => {
    expect(parsePrompt('Q\n**Answer:** 5\nAnswer:\nLost line\nLet: a = 2*z').problems).toEqual([
      { line: 2, message: 'Students read this line. To make it a label, start the line with the word and a colon.' },
      { line: 3, message: 'This label has no text, so it is ignored.' },
      { line: 4, message: 'Nobody sees this line. Put it above the first label, or indent it to continue the line above.' },
      { line: 5, message: "I can't read the values of a." },
    ])
  })
})

describe('braces', () => {
  const values = { a: '-3', b: '1/2', n: '2', city: 'Rome' }
  const lets = 'Let: a = -3, b = 1/2, n = 2, city = Rome'
  test('only expressions of Let names are replaced', () => {
    const parsed = parsePrompt(`{a} {a + n} {n^2} {2} {z} {a; n} {city} {} {{n}}\n${lets}`)
    expect(fillIn(parsed, values).studentText).toBe('-3 -1 4 {2} {z} {a; n} Rome {} {2}')
  })
  test('inside a formula the braces stay around the value', () => {
    const parsed = parsePrompt(`\\(x^{n} + \\frac{a}{b} \\text{n}\\) and $$y_{n}$$ cost $5 {n}\n${lets}`)
    expect(fillIn(parsed, values).studentText).toBe('\\(x^{2} + \\frac{-3}{1/2} \\text{n}\\) and $$y_{2}$$ cost $5 2')
  })
  test('a negative number or fraction beside an operator of a key gets brackets', () => {
    const parsed = parsePrompt(`Q\n${lets}\nAnswer: {a}^2\nAlso accept: {n} - {a}\nAlso accept: {a}\nAlso accept: 3 ± {b}\nAlso accept: {a}x`)
    expect(fillIn(parsed, values).keys.map(({ text }) => text)).toEqual(['(-3)^2', '2 - (-3)', '-3', '3 ± 1/2', '-3x'])
  })
  test('a prompt without Let keeps every brace', () => expect(question('The set {1, 2} and {x}').studentText).toBe('The set {1, 2} and {x}'))
})

describe('the answer as it is shown', () => {
  test.each([
    ['Answer: Ottawa\nAlso accept: ottawa city', 'Ottawa'],
    ['Answer: 3.14 ± 0.01', '3.14'],
    ['Answer: 250 g ± 2%', '250 g'],
    ['Answer: 12\nUnits: cm', '12 cm'],
    ['Answer: 4, 9, 16 in order', '4, 9, 16'],
    ['Range: 5 to 8', 'any number from 5 to 8'],
    ['Answer: light\nMust mention: sun', 'light'],
    ['Half credit: x', null],
    ['Hint: think', null],
  ])('%j is shown as %s', (lines, answer) => expect(recapOf(question(`Q\n${lines}`))).toEqual({ answer, isIdeas: false, explain: null }))
  test('ideas are named by their first word', () => {
    const recap = recapOf(question('Q\nMust mention: sunlight / light; CO2; water\nExplain: All three.'))
    expect(recap).toEqual({ answer: 'sunlight, CO2 and water', isIdeas: true, explain: 'All three.' })
  })
})
