import type { TrickedQuestion } from './trick.ts'

/** Tricks at choices: several letters, the choices themselves. */
export const choicesTricks: readonly TrickedQuestion[] = [
  {
    prompt: 'Which is a mammal? A) trout B) whale C) eagle\nAnswer: B',
    honest: 'A',
    tricks: [
      'A B C',
      'a b',
      'B or C',
      'A, B, C',
      'abc',
      'not B',
      'B/C',
      'all of them',
      'A and B',
      'A) trout B) whale C) eagle',
      'the letter',
      'x y z',
      'banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana',
      'a or b or c',
      'A B',
      'B C',
    ],
  },
  {
    prompt: 'Is the tide high or low at noon here?\nAnswer: high',
    honest: 'low',
    tricks: [
      'high or low',
      'high low',
      'low high',
      'high and low',
      'high/low',
      'not high',
      'tide',
      'is the tide high or low',
      'lorem ipsum dolor sit amet',
      'banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana banana',
      'high, low',
      'low maybe high',
    ],
  },
]
