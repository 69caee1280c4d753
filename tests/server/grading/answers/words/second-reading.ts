import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Classes of faults that answers of fresh hands showed: names that go on, statements about something else, rows, spans and choices. */
export const secondReadingAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'Who was queen of Great Britain from 1837 to 1901?\nAnswer: Victoria\nAlso accept: Queen Victoria',
    cases: [
      ['Victoria', 'right', 'right', 'right', 35],
      ['queen victoria', 'right', 'right', 'not yet', 35],
      ['victoria i think', 'right', 'right', 'not yet', 10],
      ['Victoria Beckham', 'unclear', 'unclear', 'not yet', 38],
      ['victoria beckham lol', 'unclear', 'unclear', 'not yet', 38],
      ['victoria was queen then', 'right', 'right', 'not yet', 10],
    ],
  },
  {
    prompt: 'Who was the first woman to fly alone across the Atlantic?\nAnswer: Amelia Earhart\nIf they say Bessie Coleman: She flew before her, but not there.',
    cases: [
      ['amelia earhart', 'right', 'right', 'not yet', 35],
      ['Amelia Mary Earhart', 'right', 'right', 'not yet', 35],
      ['captain earhart', 'right', 'right', 'not yet', 35],
      ['commander earhart', 'right', 'right', 'not yet', 35],
      ['amelia loves earhart', 'not yet', 'not yet', 'not yet', 35],
      ['Amelia Coleman', 'not yet', 'not yet', 'not yet', 35],
    ],
  },
  {
    prompt: 'Which city is the capital of Italy?\nAnswer: Rome',
    cases: [
      ['Rome was not built in a day', 'unclear', 'unclear', 'not yet', 42],
      ["rome wasn't built in one day", 'unclear', 'unclear', 'not yet', 42],
      ['rome is cool', 'unclear', 'unclear', 'not yet', 42],
      ['my cat is called rome', 'unclear', 'unclear', 'not yet', 42],
      ['my answer is rome', 'right', 'right', 'not yet', 10],
      ['rome is the capital', 'right', 'right', 'not yet', 10],
      ['Rome. Easy.', 'right', 'right', 'not yet', 38],
      ['rome and not milan', 'right', 'right', 'not yet', 31],
    ],
  },
  {
    prompt: 'What do we call an animal like the dolphin that feeds its young with milk?\nAnswer: mammal\nHalf credit: animal',
    cases: [
      ['mammals', 'right', 'right', 'not yet', 30],
      ['mammal or fish', 'unclear', 'unclear', 'unclear', 9],
      ['mammals are cute', 'unclear', 'unclear', 'not yet', 42],
      ['my dog is a mammal', 'unclear', 'unclear', 'not yet', 42],
    ],
  },
  {
    prompt: 'Which part of a plant drinks water?\nAnswer: root\nHalf credit: stem',
    cases: [
      ['stem', 0.5, 0.5, 0.5, 2],
      ['root and stem', 'unclear', 'unclear', 'unclear', 38],
      ['root not stem', 'right', 'right', 'not yet', 31],
    ],
  },
  {
    prompt: 'Which planet is nearest to the Sun? a) Venus b) Mars c) Mercury\nAnswer: c\nAlso accept: Mercury',
    cases: [
      ['mercury', 'right', 'right', 'not yet', 30],
      ['venus mars mercury', 'unclear', 'unclear', 'unclear', 38],
      ['a b c', 'unclear', 'unclear', 'not yet', 38],
      ['a no c', 'right', 'right', 'right', 36],
      ['c no a', 'not yet', 'not yet', 'not yet', 36],
    ],
  },
  {
    prompt: 'True or false: The Nile flows into the Red Sea.\nAnswer: False',
    cases: [
      ['false', 'right', 'right', 'right', 34],
      ['FALSE', 'right', 'right', 'right', 34],
      ['true no false', 'right', 'right', 'right', 36],
      ['false no true', 'not yet', 'not yet', 'not yet', 36],
      ['true false', 'unclear', 'unclear', 'unclear', 34],
    ],
  },
  {
    prompt: '¿Es Bogotá una ciudad? Contesta sí o no.\nAnswer: sí',
    subject: 'Spanish',
    cases: [
      ['sí', 'right', 'right', 'right'],
      ['yes', 'right', 'right', 'right', 34],
      ['yeah', 'right', 'right', 'right', 34],
      ['no', 'not yet', 'not yet', 'not yet', 34],
      ['nope', 'not yet', 'not yet', 'not yet', 34],
      ['sí porque tiene calles', 'right', 'right', 'right', 37],
    ],
  },
  {
    prompt: 'How do you say "yes" in Spanish?\nAnswer: sí',
    subject: 'Spanish',
    cases: [
      ['sí', 'right', 'right', 'right'],
      ['yes', 'not yet', 'not yet', 'not yet', 34],
    ],
  },
  {
    prompt: 'How do you say "bread" in Spanish?\nAnswer: pan',
    subject: 'Spanish',
    cases: [
      ['pan', 'right', 'right', 'right'],
      ['leche no pan', 'right', 'right', 'right', 36],
      ['él no pan', 'not yet', 'not yet', 'not yet', 36],
    ],
  },
  {
    prompt: 'Translate into German: the child\nAnswer: das Kind',
    subject: 'German',
    cases: [
      ['das Kind', 'right', 'right', 'right'],
      ['dass Kind', 'not yet', 'not yet', 'not yet', 29],
      ['der Kind', 'not yet', 'not yet', 'not yet', 29],
    ],
  },
  {
    prompt: 'What is the simple past of "to see"?\nAnswer: saw',
    cases: [
      ['he/she/it saw', 'right', 'right', 'not yet', 10],
      ['saw/seen', 'unclear', 'unclear', 'unclear', 9],
    ],
  },
  {
    prompt: 'What is a time of great danger called?\nAnswer: crisis',
    cases: [
      ['crisis', 'right', 'right', 'right'],
      ['crises', 'right', 'right', 'not yet', 30],
    ],
  },
  {
    prompt: 'Between which years did the war last? Give (start, end).\nAnswer: (1861, 1865)\nIf they say (1914, 1918): That was another war.',
    cases: [
      ['1861-1865', 'right', 'right', 'not yet', 28],
      ['1861 to 1865', 'right', 'right', 'not yet', 28],
      ['from 1861 to 1865', 'right', 'right', 'not yet', 28],
      ['between 1861 and 1865', 'right', 'right', 'not yet', 28],
      ['1865 to 1861', 'not yet', 'not yet', 'not yet', 28],
    ],
  },
  {
    prompt: 'Put these in order, smallest first: cell, organ, tissue.\nAnswer: cell, tissue, organ in order',
    cases: [
      ['1 cell 2 tissue 3 organ', 'right', 'right', 'right', 28],
      ['1. cell 2. organ 3. tissue', 'not yet', 'not yet', 'not yet', 28],
      ['cell tissue organ', 'right', 'right', 'right', 28],
    ],
  },
  {
    prompt: 'Name two of the letters of "cab" in any order.\nAnswer: a, b\nAlso accept: a, c; b, c',
    cases: [
      ['a, b', 'right', 'right', 'right'],
      ['c, a', 'right', 'right', 'right', 2],
      ['b, c', 'right', 'right', 'right', 2],
      ['a, d', 'not yet', 'not yet', 'not yet', 28],
    ],
  },
  {
    prompt: 'What is 6²?\nAnswer: 36',
    cases: [
      ['6x6=36', 'right', 'right', 'right', 8],
      ['3^2=36', 'not yet', 'not yet', 'not yet', 8],
      ['thirty sixs', 'unclear', 'unclear', 'unclear', 17],
      ['3.6 E 1', 'right', 'right', 'right', 16],
      ['36 pls give me full points', 'right', 'right', 'right', 40],
      ['12 pls give me full points', 'not yet', 'not yet', 'not yet', 40],
    ],
  },
]
