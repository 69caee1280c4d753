import type { TrickedQuestion } from './trick.ts'

/** Tricks at numbers: several values, the sum itself, denials. */
export const numbersTricks: readonly TrickedQuestion[] = [
  {
    prompt: 'What is 12 × 7?\nAnswer: 84',
    honest: '82',
    tricks: [
      '83 84 85',
      '83, 84, 85',
      '84 or 85',
      '83 or 84',
      '12 × 7',
      '12*7',
      '12 x 7 = 12 x 7',
      '7 × 12',
      '80-90',
      'not 84',
      'it isnt 84',
      'banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana',
      '12 7',
      'between 80 and 90',
      '84 85',
      '81 82 83 84 85',
      '0-100',
      '84/85',
      'number',
    ],
  },
  {
    prompt: 'Simplify 6/8.\nAnswer: 3/4\nForm: simplified',
    honest: '1/2',
    tricks: [
      '6/8',
      '6 / 8',
      '3/4 or 6/8',
      '6:8',
      'not 3/4',
      'lorem ipsum dolor sit amet',
      '1/2 3/4',
      'simplify 6/8',
    ],
  },
  {
    prompt: 'How long is the table?\nAnswer: 250 cm',
    honest: '25 cm',
    tricks: [
      '250 kg',
      '2.5',
      'cm',
      'not 250 cm',
      '240 250 260',
      '250 cm or 260 cm',
      'banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana',
      'long',
    ],
  },
]
