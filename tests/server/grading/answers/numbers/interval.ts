import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Intervals with open and closed ends. */
export const intervalAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'For which x is the graph below the axis?\nAnswer: [2, 5)',
    cases: [
      ['[2, 5)', 'right', 'right', 'right'],
      ['[2,5)', 'right', 'right', 'right'],
      ['[ 2 , 5 )', 'right', 'right', 'right'],
      ['[2.0, 5.0)', 'right', 'right', 'right'],
      ['[2, 5).', 'right', 'right', 'right'],
      ['[4/2, 5)', 'right', 'right', 'right'],
      ['the answer is [2, 5)', 'right', 'right', 'right'],
      ['2, 5', 'right', 'right', 'not yet', 28],
      ['2 and 5', 'right', 'right', 'not yet', 28],
      ['[2, 5]', 'right', 'not yet', 'not yet', 28],
      ['(2, 5)', 'right', 'not yet', 'not yet', 28],
      ['(2, 5]', 'right', 'not yet', 'not yet', 28],
      ['[5, 2)', 'not yet', 'not yet', 'not yet', 28],
      ['[2, 6)', 'not yet', 'not yet', 'not yet'],
      ['[-2, 5)', 'not yet', 'not yet', 'not yet'],
      ['(5, 2]', 'not yet', 'not yet', 'not yet'],
      ['[0, 5)', 'not yet', 'not yet', 'not yet'],
      ['2', 'not yet', 'not yet', 'not yet'],
      ['[2, 5, 7)', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Where is the bird above the water?\nAnswer: [-1, 4]',
    cases: [
      ['[-1, 4]', 'right', 'right', 'right'],
      ['[-1,4]', 'right', 'right', 'right'],
      ['[−1, 4]', 'right', 'right', 'right', 16],
      ['[-1, 4]!', 'right', 'right', 'right'],
      ['-1, 4', 'right', 'right', 'not yet', 28],
      ['-1,4', 'right', 'right', 'not yet', 24],
      ['(-1, 4)', 'right', 'not yet', 'not yet', 28],
      ['[-1, 4)', 'right', 'not yet', 'not yet', 28],
      ['[1, 4]', 'not yet', 'not yet', 'not yet'],
      ['[4, -1]', 'not yet', 'not yet', 'not yet'],
      ['[-1, 40]', 'not yet', 'not yet', 'not yet'],
      ['4, -1', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Between which values is the sum?\nAnswer: (0.5, 3]',
    cases: [
      ['(0.5, 3]', 'right', 'right', 'right'],
      ['(1/2, 3]', 'right', 'right', 'right'],
      ['0.5, 3', 'right', 'right', 'not yet', 28],
      ['[0.5, 3]', 'right', 'not yet', 'not yet', 28],
      ['(0.5, 3)', 'right', 'not yet', 'not yet', 28],
      ['(3, 0.5]', 'not yet', 'not yet', 'not yet'],
      ['(0.5, 2]', 'not yet', 'not yet', 'not yet'],
      ['(5, 3]', 'not yet', 'not yet', 'not yet'],
    ],
  },
]
