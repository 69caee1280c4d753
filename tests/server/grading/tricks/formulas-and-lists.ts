import type { TrickedQuestion } from './trick.ts'

/** Tricks at formulas, equations and lists: the prompt turned round, more items than asked. */
export const formulasAndListsTricks: readonly TrickedQuestion[] = [
  {
    prompt: 'Factor 2x + 6.\nAnswer: 2(x+3)\nForm: factored',
    honest: '2(x+6)',
    tricks: [
      '2x + 6',
      '2x+6',
      '2(x+3) or 2x+6',
      'not 2(x+3)',
      'banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana',
      'factor',
      'x',
    ],
  },
  {
    prompt: 'Solve for x: 5x + 3 = 38.\nAnswer: x = 7',
    honest: 'x = 8',
    tricks: [
      '5x + 3 = 38',
      '38 = 5x + 3',
      'x = 6, x = 7, x = 8',
      'x = 7 or x = 8',
      'x = x',
      '5x = 41',
      'not 7',
      'x',
      '6 7 8',
      'lorem ipsum dolor sit amet',
    ],
  },
  {
    prompt: 'Name the three primary colours.\nAnswer: red, yellow, blue',
    honest: 'red, green, black',
    tricks: [
      'red, yellow, blue, green, orange, purple',
      'every colour',
      'colours',
      'not red, not yellow, not blue',
      'red red red',
      'banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana',
      'red, yellow',
      'name the three primary colours',
      'red, yellow, blue or green',
    ],
  },
  {
    prompt: 'Square 2, 3 and 4.\nAnswer: 4, 9, 16',
    honest: '4, 6, 8',
    tricks: [
      '2, 3, 4',
      '4, 9',
      '4, 9, 16, 25',
      '1, 4, 9, 16, 25, 36',
      'not 4, 9, 16',
      'numbers',
      'lorem ipsum dolor sit amet',
      '4, 9, 16, 8, 6',
    ],
  },
]
