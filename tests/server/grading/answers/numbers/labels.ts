import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Prompts whose labels are written in every way they may be. */
export const labelsAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'What is 6 times 7?\n  Answer : 42',
    cases: [
      ['42', 'right', 'right', 'right', 33],
      ['its 42', 'right', 'right', 'not yet', 7],
      ['41', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What is 6 times 7?\nANSWER: 42\nalso accept: 43\nThis line is for nobody.',
    cases: [
      ['42', 'right', 'right', 'right', 33],
      ['43', 'right', 'right', 'right', 33],
      ['44', 'not yet', 'not yet', 'not yet'],
      ['This line is for nobody.', 'unclear', 'unclear', 'unclear'],
    ],
  },
  {
    prompt: 'What is 6 times 7?\nAnswer:\nAnswer: 42\nHint:',
    cases: [
      ['42', 'right', 'right', 'right', 33],
      ['0', 'not yet', 'not yet', 'not yet'],
      ['hint', 'help', 'help', 'help'],
    ],
  },
  {
    prompt: 'Note: write a whole number. What is half of 30?\nAnswer: 15',
    cases: [
      ['15', 'right', 'right', 'right', 33],
      ['30', 'not yet', 'not yet', 'not yet'],
      ['Note', 'unclear', 'unclear', 'unclear'],
    ],
  },
  {
    prompt: 'Measure the table.\nanswer: 80 cm +- 1 cm',
    cases: [
      ['80 cm', 'right', 'right', 'right', 33],
      ['81 cm', 'right', 'right', 'right'],
      ['82 cm', 'right', 'not yet', 'not yet', 18],
      ['83 cm', 'not yet', 'not yet', 'not yet'],
      ['80', 'right', 'unclear', 'unclear', 3],
    ],
  },
  {
    prompt: 'Which word is a label here?\n\\Answer: not this one\nAnswer: label',
    cases: [
      ['label', 'right', 'right', 'right'],
      ['not this one', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Name a number from 4 to 9 that is a square.\nAlso accept: 4\nAlso accept: 9',
    cases: [
      ['4', 'right', 'right', 'right'],
      ['9', 'right', 'right', 'right'],
      ['its 9', 'right', 'right', 'not yet', 7],
      ['6', 'not yet', 'not yet', 'not yet'],
      ['4 or 9', 'unclear', 'unclear', 'unclear', 8],
      ['4,9,16', 'unclear', 'unclear', 'unclear', 24],
    ],
  },
  {
    prompt: 'What is 3/4 of 8?\nAnswer:\n   6',
    cases: [
      ['6', 'right', 'right', 'right', 33],
      ['3/4', 'not yet', 'not yet', 'not yet'],
      ['8', 'not yet', 'not yet', 'not yet'],
    ],
  },
]
