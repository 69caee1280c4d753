import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Copies of the question, and forms of roots and inequalities. */
export const copiesAndFormsAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'Solve 2x < 10.\nAnswer: x < 5',
    cases: [
      ['x < 5', 'right', 'right', 'right'],
      ['x<5', 'right', 'right', 'right'],
      ['5>x', 'right', 'right', 'right'],
      ['2x<10', 'unclear', 'unclear', 'unclear', 5],
      ['2x < 10', 'unclear', 'unclear', 'unclear', 5],
      ['2x<10 lol', 'unclear', 'unclear', 'unclear', 5],
      ['x>5', 'not yet', 'not yet', 'not yet'],
      ['2x>10', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Solve the inequality 4 - x > 1.\nAnswer: x < 3',
    cases: [
      ['x<3', 'right', 'right', 'right'],
      ['4-x>1', 'unclear', 'unclear', 'unclear', 5],
      ['4 - x > 1', 'unclear', 'unclear', 'unclear', 5],
      ['3>x', 'right', 'right', 'right'],
      ['4-x<1', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Solve 3x + 1 > 7.\nAnswer: x > 2',
    cases: [
      ['3x+1>7', 'unclear', 'unclear', 'unclear', 5],
      ['3x>6', 'step', 'step', 'step'],
      ['x>2', 'right', 'right', 'right'],
    ],
  },
  {
    prompt: 'Write sqrt(12) in simplest form.\nAnswer: 2sqrt(3)\nForm: simplified',
    cases: [
      ['2sqrt(3)', 'right', 'right', 'right'],
      ['2√3', 'right', 'right', 'right'],
      ['sqrt(12)', 'unclear', 'unclear', 'unclear', 5],
      ['√12', 'unclear', 'unclear', 'unclear', 5],
      ['√(12)', 'unclear', 'unclear', 'unclear', 5],
      ['sqrt 12', 'unclear', 'unclear', 'unclear', 5],
      ['2*sqrt(3)', 'right', 'right', 'right'],
      ['sqrt(3)*2', 'right', 'right', 'right'],
      ['sqrt(4)*sqrt(3)', 'right', 'unclear', 'not yet', 4],
      ['sqrt(4*3)', 'right', 'unclear', 'not yet', 4],
      ['2sqrt(2)', 'not yet', 'not yet', 'not yet'],
      ['4sqrt(3)', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Write √12 in simplest form.\nAnswer: 2√3',
    cases: [
      ['sqrt(12)', 'unclear', 'unclear', 'unclear', 5],
      ['√12', 'unclear', 'unclear', 'unclear', 5],
      ['2sqrt(3)', 'right', 'right', 'right'],
      ['sqrt(4*3)', 'right', 'right', 'right'],
    ],
  },
  {
    prompt: 'What is the side of a square of area 50, as a root?\nAnswer: 5sqrt(2)\nForm: simplified',
    cases: [
      ['5√2', 'right', 'right', 'right'],
      ['sqrt(50)', 'right', 'unclear', 'not yet', 4],
      ['√50', 'right', 'unclear', 'not yet', 4],
      ['sqrt(25)*sqrt(2)', 'right', 'unclear', 'not yet', 4],
      ['5*sqrt(2)', 'right', 'right', 'right'],
      ['10sqrt(2)/2', 'right', 'unclear', 'not yet', 4],
      ['sqrt(2)+4sqrt(2)', 'right', 'unclear', 'not yet', 4],
      ['7.07', 'right', 'unclear', 'not yet'],
    ],
  },
  {
    prompt: 'Solve 5x < 10 for x.\nAnswer: x < 2\nForm: simplified',
    cases: [
      ['x<2', 'right', 'right', 'right'],
      ['x<10/5', 'right', 'unclear', 'not yet', 4],
      ['x < 4/2', 'right', 'unclear', 'not yet', 4],
      ['5x<10', 'unclear', 'unclear', 'unclear', 5],
    ],
  },
]
