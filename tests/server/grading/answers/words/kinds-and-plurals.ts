import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Degrees of angles and of heat, plurals in -es, and two candidates where one exact word or number is asked. */
export const kindsAndPluralsAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'Two angles of a triangle are 60° and 75°. Find the third.\nAnswer: 45°',
    cases: [
      ['45°', 'right', 'right', 'right'],
      ['45 degrees', 'right', 'right', 'right'],
      ['45 deg', 'right', 'right', 'right'],
      ['45', 'right', 'unclear', 'unclear', 3],
      ['45°C', 'not yet', 'not yet', 'not yet', 22],
      ['45 °F', 'not yet', 'not yet', 'not yet', 22],
      ['45 celsius', 'not yet', 'not yet', 'not yet', 22],
      ['45 degrees fahrenheit', 'not yet', 'not yet', 'not yet', 22],
      ['45 cm', 'not yet', 'not yet', 'not yet', 22],
      ['55°', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'How big is a right angle?\nAnswer: 90\nUnits: degrees',
    cases: [
      ['90°', 'right', 'right', 'right'],
      ['90 degrees', 'right', 'right', 'right'],
      ['90°C', 'not yet', 'not yet', 'not yet', 22],
      ['90 °F', 'not yet', 'not yet', 'not yet', 22],
      ['90 celsius', 'not yet', 'not yet', 'not yet', 22],
    ],
  },
  {
    prompt: 'Estimate the angle in the picture.\nRange: 40° to 50°',
    cases: [
      ['45°', 'right', 'right', 'right'],
      ['45', 'right', 'unclear', 'unclear', 3],
      ['45°C', 'not yet', 'not yet', 'not yet', 22],
      ['55°', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'It was 12 °C and got 17 degrees colder. What is the temperature?\nAnswer: -5 °C',
    cases: [
      ['-5 °C', 'right', 'right', 'right'],
      ['-5°', 'right', 'right', 'right', 22],
      ['5°', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What temperature does the thermometer show?\nAnswer: 20°',
    cases: [
      ['20°', 'right', 'right', 'right'],
      ['20°C', 'right', 'right', 'right', 22],
      ['21°C', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Which state of matter has no fixed volume?\nAnswer: gas',
    cases: [
      ['gas', 'right', 'right', 'right'],
      ['gases', 'right', 'right', 'not yet', 30],
      ['the gases', 'right', 'right', 'not yet', 30],
      ['gasoline', 'not yet', 'not yet', 'not yet'],
      ['not gases', 'not yet', 'not yet', 'not yet', 31],
    ],
  },
  {
    prompt: 'Which one carries many people at once?\nAnswer: bus',
    cases: [
      ['bus', 'right', 'right', 'right'],
      ['buses', 'right', 'right', 'not yet', 30],
      ['bused', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Name the three states of matter.\nAnswer: solid, liquid, gas',
    cases: [
      ['solid, liquid, gas', 'right', 'right', 'right'],
      ['solids, liquids and gases', 'right', 'right', 'not yet', 30],
      ['solid, liquid, gases', 'right', 'right', 'not yet', 30],
      ['solid, liquid, glass', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What carries things or people?\nAnswer: box, bus, dish',
    cases: [
      ['boxes, buses, dishes', 'right', 'right', 'not yet', 30],
      ['box, buses, dish', 'right', 'right', 'not yet', 30],
      ['boxes, bushes, dishes', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Which states of matter flow?\nMust mention: gas; liquid',
    cases: [
      ['gases and liquids flow', 'right', 'right', 'right', 32],
      ['a gas flows', 0.575, 0.5, 0.5],
      ['gases can flow', 0.575, 0.5, 0.5, 32],
      ['solids never flow', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What is the past tense of "to write"? (one word)\nAnswer: wrote\nForm: exact words',
    cases: [
      ['wrote', 'right', 'right', 'right'],
      ['wrote or written', 'unclear', 'unclear', 'unclear', 9],
      ['written or writed', 'unclear', 'unclear', 'unclear', 9],
      ['written', 'not yet', 'not yet', 'not yet'],
      ['i wrote', 'not yet', 'not yet', 'not yet', 27],
    ],
  },
  {
    prompt: 'What is the plural of "child"?\nAnswer: children\nForm: exact words',
    cases: [
      ['children', 'right', 'right', 'right'],
      ['children or childs', 'unclear', 'unclear', 'unclear', 9],
      ['children/childs', 'unclear', 'unclear', 'unclear', 9],
      ['childs', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'How many sides does a hexagon have?\nAnswer: 6',
    cases: [
      ['6', 'right', 'right', 'right'],
      ['six', 'right', 'right', 'right'],
      ['6 or six', 'unclear', 'unclear', 'unclear', 8],
      ['six or 6', 'unclear', 'unclear', 'unclear', 8],
      ['6 or seven', 'unclear', 'unclear', 'unclear', 8],
      ['eight or 6', 'unclear', 'unclear', 'unclear', 8],
      ['6 or so', 'right', 'right', 'not yet', 7],
      ['6 not seven', 'right', 'right', 'not yet', 31],
    ],
  },
]
