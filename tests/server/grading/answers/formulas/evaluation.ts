import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Formulas at the edge of what can be evaluated. */
export const evaluationAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'Write the length of the missing side with x.\nAnswer: sqrt(x - 30)',
    cases: [
      ['sqrt(x-30)', 'right', 'right', 'right', 26],
      ['sqrt(-30+x)', 'right', 'right', 'right', 26],
      ['(x-30)^(1/2)', 'right', 'right', 'right', 26],
      ['√(x − 30)', 'right', 'right', 'right', 25],
      ['sqrt(x-31)', 'not yet', 'not yet', 'not yet', 26],
      ['sqrt(x+30)', 'not yet', 'not yet', 'not yet', 26],
      ['x-30', 'not yet', 'not yet', 'not yet', 26],
    ],
  },
  {
    prompt: 'How far is x from zero?\nAnswer: abs(x)',
    cases: [
      ['|x|', 'right', 'right', 'right', 25],
      ['abs(x)', 'right', 'right', 'right', 25],
      ['sqrt(x^2)', 'right', 'right', 'right', 25],
      ['x', 'not yet', 'not yet', 'not yet'],
      ['-x', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Write the wave with x.\nAnswer: sin(x)',
    cases: [
      ['sin x', 'right', 'right', 'right', 25],
      ['sin(x)', 'right', 'right', 'right', 25],
      ['SIN(x)', 'right', 'right', 'right', 25],
      ['cos(x)', 'not yet', 'not yet', 'not yet'],
      ['x', 'not yet', 'not yet', 'not yet'],
      ['sine(x)', 'unclear', 'unclear', 'unclear', 26],
    ],
  },
  {
    prompt: 'Which power of ten is x?\nAnswer: log(x)',
    cases: [
      ['log x', 'right', 'right', 'right', 25],
      ['log(x)', 'right', 'right', 'right', 25],
      ['ln(x)/ln(10)', 'right', 'right', 'right', 25],
      ['ln(x)', 'not yet', 'not yet', 'not yet', 25],
      ['10^x', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Double a power: what is 2 times 2^x?\nAnswer: 2^(x+1)',
    cases: [
      ['2^(x+1)', 'right', 'right', 'right'],
      ['2*2^x', 'right', 'right', 'right'],
      ['2^x + 2^x', 'right', 'right', 'right'],
      ['2^x*2', 'right', 'right', 'right'],
      ['4^x', 'not yet', 'not yet', 'not yet'],
      ['2^x+1', 'not yet', 'not yet', 'not yet'],
      ['2^(2x)', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Simplify sin^2 plus cos^2 of x, times x.\nAnswer: x',
    cases: [
      ['x', 'right', 'right', 'right'],
      ['x*sin(x)^2 + x*cos(x)^2', 'right', 'right', 'right'],
      ['x^2/x', 'right', 'right', 'right'],
      ['1', 'not yet', 'not yet', 'not yet'],
      ['2x', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Add the ages a and A of a child and its aunt.\nAnswer: a + A',
    cases: [
      ['a + A', 'right', 'right', 'right', 25],
      ['A + a', 'right', 'right', 'right', 25],
      ['a + a', 'not yet', 'not yet', 'not yet', 25],
      ['2A', 'not yet', 'not yet', 'not yet', 25],
    ],
  },
  {
    prompt: 'Write the area of a circle with radius r.\nAnswer: pi*r^2',
    cases: [
      ['πr²', 'right', 'right', 'right', 25],
      ['pi r^2', 'right', 'right', 'right', 25],
      ['r*r*pi', 'right', 'right', 'right'],
      ['pi*r**2', 'right', 'right', 'right'],
      ['2*pi*r', 'not yet', 'not yet', 'not yet'],
      ['3.14r^2', 'not yet', 'not yet', 'not yet'],
      ['r^2', 'not yet', 'not yet', 'not yet'],
    ],
  },
]
