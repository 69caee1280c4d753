import type { AnsweredQuestion } from '#tests/server/grading/answers/answered-question.ts'

/** Answers that name more than one thing, lie between two words, correct themselves, or list ideas. */
export const candidatesAndDoubtsAnswers: readonly AnsweredQuestion[] = [
  {
    prompt: 'What is the largest organ of the body?\nAnswer: skin\nIf they say liver: That is the largest inside.',
    cases: [
      ['skin', 'right', 'right', 'right'],
      ['human skin', 'right', 'right', 'not yet', 38],
      ['skin, not liver', 'right', 'right', 'not yet', 31],
      ['liver no skin', 'right', 'right', 'right', 36],
      ['its skin because it is all around us', 'right', 'right', 'not yet', 37],
      ['skin liver', 'unclear', 'unclear', 'unclear', 38],
      ['skin, lungs', 'unclear', 'unclear', 'unclear', 38],
      ['brain skin', 'unclear', 'unclear', 'unclear', 38],
      ['skin liver heart', 'unclear', 'unclear', 'unclear', 38],
      ['skin and brain', 'unclear', 'unclear', 'unclear', 38],
    ],
  },
  {
    prompt: 'Which of these conducts electricity: glass, copper, rubber or wood?\nAnswer: copper',
    cases: [
      ['copper', 'right', 'right', 'right'],
      ['copper wire', 'right', 'right', 'not yet', 38],
      ['glass no copper', 'right', 'right', 'right', 36],
      ['copper because wires are made of it', 'right', 'right', 'right', 37],
      ['glass copper rubber wood', 'unclear', 'unclear', 'unclear', 38],
      ['copper, wood', 'unclear', 'unclear', 'unclear', 38],
      ['wood copper', 'unclear', 'unclear', 'unclear', 38],
      ['glass', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'What is the formula of water?\nAnswer: H2O\nIf they say CO2: That is carbon dioxide.',
    cases: [
      ['h2o', 'right', 'right', 'not yet'],
      ['HO no H2O', 'right', 'right', 'right', 36],
      ['CO2 no H2O', 'right', 'right', 'right', 36],
      ['H2O CO2 O2', 'unclear', 'unclear', 'unclear', 38],
      ['CO2 H2O', 'unclear', 'unclear', 'unclear', 38],
      ['H2O no CO2', 'not yet', 'not yet', 'not yet', 36],
    ],
  },
  {
    prompt: 'Complète: Elle ___ (être) contente.\nAnswer: est\nIf they say es: That goes with tu.',
    subject: 'French',
    cases: [
      ['est', 'right', 'right', 'right'],
      ['es no est', 'right', 'right', 'right', 36],
      ['suis es est', 'unclear', 'unclear', 'unclear', 38],
      ['es', 'not yet', 'not yet', 'not yet'],
    ],
  },
  {
    prompt: 'Somebody who leaves a country is called what?\nAnswer: emigrant',
    cases: [
      ['emmigrant', 'right', 'right', 'not yet', 29],
      ['emigrent', 'right', 'right', 'not yet', 29],
      ['imigrant', 'unclear', 'unclear', 'not yet', 41],
      ['immigrant', 'not yet', 'not yet', 'not yet', 41],
    ],
  },
  {
    prompt: 'Who comes into a country to live there?\nAnswer: an immigrant\nIf they say emigrant: That is one who leaves.\nHalf credit: migrant',
    cases: [
      ['imigrant', 'right', 'right', 'not yet', 29],
      ['immigrent', 'right', 'right', 'not yet', 29],
      ['emmigrant', 'unclear', 'unclear', 'not yet', 41],
      ['emigrant', 'not yet', 'not yet', 'not yet', 41],
      ['migrant', 0.5, 0.5, 0.5, 41],
      ['immigrant emigrant', 'unclear', 'unclear', 'unclear', 38],
    ],
  },
  {
    prompt: 'What do detectives look for?\nAnswer: a clue\nAlso accept: traces; evidence',
    cases: [
      ['clue', 'right', 'right', 'right', 40],
      ['evidence', 'right', 'right', 'right', 2],
      ['evidance', 'right', 'right', 'not yet', 29],
      ['traces', 'right', 'right', 'right', 2],
      ['a body no wait traces', 'right', 'right', 'right', 36],
    ],
  },
  {
    prompt: 'Who composed "The Magic Flute"?\nAnswer: Wolfgang Amadeus Mozart\nAlso accept: W. A. Mozart',
    cases: [
      ['Mozart', 'right', 'right', 'not yet', 35],
      ['Wolfgang Mozart', 'right', 'right', 'not yet', 35],
      ['Motzart', 'right', 'right', 'not yet', 29],
      ['Bach no Mozart', 'right', 'right', 'not yet', 36],
      ['Leopold Mozart', 'not yet', 'not yet', 'not yet', 35],
      ['Amadeus', 'not yet', 'not yet', 'not yet', 35],
      ['Bach and Mozart', 'unclear', 'unclear', 'unclear', 38],
    ],
  },
  {
    prompt: 'Which English king had six wives?\nAnswer: Henry VIII',
    cases: [
      ['henry 8', 'right', 'right', 'not yet', 35],
      ['king henry the 8th', 'right', 'right', 'not yet', 35],
      ['henry the seventh', 'not yet', 'not yet', 'not yet', 35],
    ],
  },
  {
    prompt: 'Name what seeds need to start growing.\nMust mention: water / moisture; warmth / warm / heat; air / oxygen',
    cases: [
      ['water, warmth, air', 'right', 'right', 'right', 39],
      ['water and oxygen and heat', 'right', 'right', 'right', 39],
      ['water n warm', 0.7667, 0.6667, 0.6667, 39],
      ['water', 0.3833, 0.3333, 0.3333, 39],
      ['lack of water', 'not yet', 'not yet', 'not yet', 39],
      ['no air', 'not yet', 'not yet', 'not yet', 39],
      ['water without heat', 0.3833, 0.3333, 'not yet', 31],
    ],
  },
  {
    prompt: 'Explain what a month has to do with the moon.\nMust mention: two moons / goes around; same time / equally long',
    cases: [
      ['it has 2 moons and takes the same amount of time', 'right', 'right', 'right', 39],
      ['it goes all the way around in the same exact time', 'right', 'right', 'right', 39],
      ['the moon goes. it is far around here', 'not yet', 'not yet', 'not yet', 39],
      ['it does not go around', 'not yet', 'not yet', 'not yet', 31],
      ['two moons, same time', 'unclear', 'unclear', 'unclear', 39],
    ],
  },
]
