import { expect, test } from 'vitest'
import type { Strictness } from '#contract/exercises/exercises.ts'
import { budgetOf } from '#server/grading/budget.ts'
import { decisionOf } from '#server/grading/text/judge-text.ts'
import type { textRules } from '#server/grading/text/judge-text.ts'
import { questionOf, textContextOf } from '#server/grading/turn/ladder.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'

const capital = 'What is the capital of Canada?\nAnswer: Ottawa\nIf they say Toronto: That is the largest city.'
const print = 'What is printed?\nAnswer: 0 1 2'
const fish = 'True or false: a whale is a fish.\nAnswer: false'
const water = 'What is the chemical formula of water?\nAnswer: H2O'
const silent = 'Is space silent?\nAnswer: no air\nAlso accept: no'
const vowel = 'Which of these is a vowel? a) the letter B  b) the letter E\nAnswer: b'
const which = 'Which animal is a reptile? (frog / snake / bat)\nAnswer: snake\nIf they say frog: That is an amphibian.'
const apple = 'How do you say "the apple" in German?\nAnswer: der Apfel\nAlso accept: Apfel'
const roosevelt = 'Who led the United States in the Second World War?\nAnswer: Franklin Roosevelt\nIf they say Theodore Roosevelt: He came earlier.'
const process = 'What is the change from liquid to gas called?\nAnswer: evaporation'

type Example = readonly [prompt: string, key: string, answer: string, result: string, asked?: { subject?: string; strictness?: Strictness }]

/** The question, one of its keys, an answer that the rule decides, and what comes out; the subject and the strictness where they matter. */
const examples: Readonly<Record<keyof typeof textRules, Example>> = {
  rowWithoutSpaces: [print, '0 1 2', '012', 'unclear'],
  asTyped: [capital, 'Ottawa', 'Ottawa', 'match'],
  strictly: [capital, 'Ottawa', 'its Ottawa', 'miss', { strictness: 'strict' }],
  bothPoles: [fish, 'false', 'true false', 'unclear'],
  aPole: [fish, 'false', 'nope', 'match'],
  anotherPole: [silent, 'no air', 'yes there is', 'miss'],
  keyWithoutWords: ['Which sign comes next?\nAnswer: +', '+', '-', 'miss'],
  noWords: [capital, 'Ottawa', '...', 'miss'],
  lacksSigns: ['Which language is it?\nAnswer: C++ code', 'C++ code', 'C code', 'miss'],
  raisedFigures: [water, 'H2O', 'H^2O', 'unclear'],
  noughtForO: [water, 'H2O', 'H20', 'unclear'],
  exactWords: ['What does it print?\nAnswer: ab ab\nForm: exact words', 'ab ab', 'it is ab ab', 'miss'],
  signedLetter: ['What is the best grade?\nAnswer: A+', 'A+', 'it is an A+', 'match'],
  pointsAtChoice: [which, 'snake', 'the second one', 'match'],
  letterOfAnother: [vowel, 'b', 'a) the letter E', 'unclear'],
  letterOfChoice: [vowel, 'b', 'its b', 'match'],
  wholeKey: [capital, 'Ottawa', 'ottawa', 'match'],
  twoJoined: [capital, 'Ottawa', 'Ottawa or Montreal', 'unclear'],
  severalChoices: ['Complete: Madrid ___ en España. (ser / estar)\nAnswer: está', 'está', 'ser estar', 'unclear', { subject: 'Spanish' }],
  severalArticles: [apple, 'der Apfel', 'der die Apfel', 'unclear', { subject: 'German' }],
  anotherArticle: [apple, 'Apfel', 'die Apfel', 'miss', { subject: 'German' }],
  tooLong: [capital, 'Ottawa', `${'well '.repeat(26)}Ottawa`, 'undecided'],
  amongOthers: [capital, 'Ottawa', 'Ottawa Toronto', 'unclear'],
  insideAnother: ['Who was the queen of England?\nAnswer: Victoria', 'Victoria', 'Victoria Beckham', 'unclear'],
  anotherLand: ['On which continent is Egypt?\nAnswer: Africa', 'Africa', 'south Africa', 'miss'],
  cityOfThatName: ['Which country is north of Guatemala?\nAnswer: Mexico', 'Mexico', 'Mexico City', 'miss'],
  takenBack: [capital, 'Ottawa', 'Ottawa, no', 'unclear'],
  nearerToAnother: ['Fill in: ___ going. (Their / They are)\nAnswer: There\nIf they say Their: Whose?', 'There', 'Thier', 'unclear'],
  stated: [capital, 'Ottawa', 'the capital is Ottawa', 'match'],
  denied: [capital, 'Ottawa', 'not Ottawa', 'miss'],
  deniesTheOther: ['Is a whale a fish or a mammal?\nAnswer: mammal', 'mammal', 'not a fish', 'match'],
  nameTakenBack: ['Who discovered gravity?\nAnswer: Isaac Newton', 'Isaac Newton', 'Newton is wrong', 'unclear'],
  aName: ['Who discovered gravity?\nAnswer: Isaac Newton', 'Isaac Newton', 'Newton', 'match'],
  surnameOfTwo: [roosevelt, 'Franklin Roosevelt', 'Roosevelt', 'unclear'],
  lacksFigures: ['What is printed?\nAnswer: 1.5 kilos', '1.5 kilos', '15 kilos', 'miss'],
  initials: ['Which country is ruled from London?\nAnswer: United Kingdom', 'United Kingdom', 'UK', 'match'],
  wordInPieces: [process, 'evaporation', 'evapo ratoin', 'match'],
  anotherName: ['What is the tube to the lungs called?\nAnswer: trachea', 'trachea', 'windpipe', 'match'],
  inShort: ['Which is the largest desert of Africa?\nAnswer: Sahara Desert', 'Sahara Desert', 'Sahara', 'match'],
  verbOfKey: [process, 'evaporation', 'it evaporates', 'unclear'],
  atomsOfFormula: [water, 'H2O', 'two hydrogens and an oxygen', 'unclear'],
  nearly: [capital, 'Ottawa', 'Otowwa', 'miss'],
  termOfQuestion: [water, 'H2O', 'water', 'unclear'],
}

test.each(Object.entries<Example>(examples))('%s decides its example', (rule, [prompt, key, answer, result, asked = {}]) => {
  const question = questionOf(drawnInstance(prompt, asked.subject ?? 'Science'), asked.strictness ?? 'moderate', budgetOf(1_000_000))
  const decided = decisionOf(key, answer, textContextOf(key, question))
  expect([decided.rule, decided.result.type]).toEqual([rule, result])
})
