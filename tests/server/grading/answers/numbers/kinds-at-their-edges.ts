import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Keys that look like another kind than they are, and forms asked for a second time. */
export const kindsAtTheirEdgesAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'Who is the author of "1984"?\nAnswer: George Orwell',
    cases: [
    ],
  },
  {
    prompt: 'Which march did Gandhi lead in 1930?\nAnswer: the Salt March',
    cases: [
      ['salt march', 'right', 'right', 'not yet'],
    ],
  },
  {
    prompt: 'When is your birthday party, May or June 10?\nAnswer: June 10',
    cases: [
      ['june 10', 'right', 'right', 'right'],
      ['10 june', 'right', 'right', 'right'],
      ['May 10', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Which Bible verse says love is patient? \nAnswer: 13:4',
    cases: [
      ['13:4', 'right', 'right', 'right'],
      ['26:8', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What was the final score?\nAnswer: 3:2',
    cases: [
      ['3:2', 'right', 'right', 'right'],
      ['6:4', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Which chapter and verse?\nAnswer: John 3:16',
    cases: [
      ['john 3:16', 'right', 'right', 'not yet'],
      ['3:16', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What is the aspect ratio of a wide screen?\nAnswer: 16:9',
    cases: [
      ['16:9', 'right', 'right', 'right'],
      ['16 to 9', 'right', 'right', 'right'],
      ['32:18', 'right', 'right', 'not yet'],
      ['9:16', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Which gear ratio? \nAnswer: 2.5:1',
    cases: [
      ['2.5:1', 'right', 'right', 'right'],
      ['5:2', 'right', 'right', 'not yet'],
    ],
  },
  {
    prompt: 'What does 10:15 become after 30 minutes?\nAnswer: 10:45',
    cases: [
      ['10:45', 'right', 'right', 'right'],
      ['10.45', 'right', 'right', 'right'],
      ['quarter to eleven', 'right', 'right', 'right'],
      ['15 to 11', 'right', 'right', 'right'],
      ['10:45 pm', 'right', 'right', 'not yet'],
      ['22:45', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Write 0.25 as a fraction.\nAnswer: 1/4\nForm: fraction',
    cases: [
      ['1/4', 'right', 'right', 'right'],
      ['0.25', 'right', 'unclear', 'not yet', 4],
      ['25%', 'right', 'unclear', 'not yet', 4],
      ['25/100', 'right', 'right', 'right'],
      ['2/8', 'right', 'right', 'right'],
      ['one quarter', 'right', 'right', 'right'],
      ['a quarter', 'right', 'right', 'right'],
      ['¼', 'right', 'right', 'right'],
      ['1/2', 'not yet', 'not yet', 'not yet'],
      ['.25', 'right', 'unclear', 'not yet', 4],
    ],
  },
  {
    prompt: 'Write 0.25 as a fraction.\nAnswer: 1/4\nForm: fraction',
    earlier: ['0.25'],
    cases: [
      ['.25', 'unclear', 0.5, 'unclear', 4],
      ['25%', 'unclear', 0.5, 'unclear', 4],
      ['1/4', 'unclear', 'right', 'right'],
      ['1/5', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What is a half of a dozen?\nAnswer: 6',
    cases: [
      ['six', 'right', 'right', 'right'],
      ['half a dozen', 'right', 'right', 'right'],
      ['6.', 'right', 'right', 'right'],
    ],
  },
  {
    prompt: 'The answer to life? Key in degrees.\nAnswer: 42°',
    cases: [
      ['42', 'right', 'unclear', 'unclear'],
      ['42°', 'right', 'right', 'right'],
      ['42 degrees', 'right', 'right', 'right'],
      ['42 degres', 'right', 'right', 'right'],
      ['42 °', 'right', 'right', 'right'],
    ],
  },
  {
    prompt: 'How many thousands are in 3,000?\nAnswer: 3',
    cases: [
      ['3', 'right', 'right', 'right'],
      ['3 thousand', 'not yet', 'not yet', 'not yet'],
      ['three', 'right', 'right', 'right'],
      ['3000', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'How much money is it?\nAnswer: 5 euros',
    cases: [
      ['5€', 'right', 'right', 'right'],
      ['€5', 'right', 'right', 'right'],
      ['5 euro', 'right', 'right', 'right'],
      ['5', 'right', 'unclear', 'unclear'],
      ['5 dollars', 'not yet', 'not yet', 'not yet'],
      ['500 cents', 'right', 'right', 'not yet'],
      ['5,00 €', 'right', 'right', 'right'],
      ['5 eur', 'right', 'right', 'right'],
    ],
  },
]
