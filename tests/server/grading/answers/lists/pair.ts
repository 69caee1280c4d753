import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Points and other ordered pairs. */
export const pairAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'Where do the lines meet?\nAnswer: (3, -2)',
    cases: [
      ['(3, -2)', 'right', 'right', 'right'],
      ['(3,-2)', 'right', 'right', 'right'],
      ['( 3 , -2 )', 'right', 'right', 'right'],
      ['(3, −2)', 'right', 'right', 'right', 16],
      ['(3.0, -2.0)', 'right', 'right', 'right'],
      ['(6/2, -2)', 'right', 'right', 'right'],
      ['(3, -2).', 'right', 'right', 'right'],
      ['(3,-2)!!', 'right', 'right', 'right'],
      ['the answer is (3, -2)', 'right', 'right', 'right'],
      ['3, -2', 'right', 'right', 'not yet', 28],
      ['3,-2', 'right', 'right', 'not yet', 28],
      ['3 and -2', 'right', 'right', 'not yet', 28],
      ['[3, -2]', 'right', 'not yet', 'not yet', 28],
      ['{3, -2}', 'right', 'not yet', 'not yet', 28],
      ['(-2, 3)', 'not yet', 'not yet', 'not yet', 28],
      ['-2, 3', 'not yet', 'not yet', 'not yet', 28],
      ['(3, 2)', 'not yet', 'not yet', 'not yet'],
      ['(-3, -2)', 'not yet', 'not yet', 'not yet'],
      ['(3, -2, 0)', 'not yet', 'not yet', 'not yet'],
      ['(0, 0)', 'not yet', 'not yet', 'not yet'],
      ['3', 'unclear', 'unclear', 'not yet'],
    ],
  },
  {
    prompt: 'Give the corner of the square.\nAnswer: (0.5, 4)',
    cases: [
      ['(0.5, 4)', 'right', 'right', 'right'],
      ['(.5, 4)', 'right', 'right', 'right'],
      ['(1/2, 4)', 'right', 'right', 'right'],
      ['(½, 4)', 'right', 'right', 'right', 16],
      ['0.5, 4', 'right', 'right', 'not yet', 28],
      ['(5, 4)', 'not yet', 'not yet', 'not yet'],
      ['(4, 0.5)', 'not yet', 'not yet', 'not yet'],
      ['(0.5, 5)', 'not yet', 'not yet', 'not yet'],
      ['(0.5, -4)', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Give the point with its name a first.\nAnswer: (10, 20)',
    cases: [
      ['(10, 20)', 'right', 'right', 'right'],
      ['(10,20)', 'right', 'right', 'right', 24],
      ['(ten, twenty)', 'right', 'right', 'right', 17],
      ['10,20', 'right', 'right', 'not yet', 24],
      ['10 and 20', 'right', 'right', 'not yet', 28],
      ['[10,20]', 'right', 'not yet', 'not yet', 28],
      ['(20, 10)', 'not yet', 'not yet', 'not yet'],
      ['(10, 2)', 'not yet', 'not yet', 'not yet'],
      ['1020', 'unclear', 'unclear', 'not yet'],
    ],
  },
]
