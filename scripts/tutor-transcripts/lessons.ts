/** A question of a subject, with what children say to it: `wrong` answers, a step, a word of it, and news that it brings to mind. */
export type Lesson = {
  subject: string
  questions: readonly { prompt: string; right: string; wrong: readonly [string, string, string]; step: string; word: string; news: string }[]
}

/** Six subjects with two questions each. */
export const lessons: readonly Lesson[] = [
  {
    subject: 'Algebra',
    questions: [
      {
        prompt: 'Solve for x: {a}x + 3 = {c}.\nLet: a = 4..6, x = 7, c = a*x + 3\nAnswer: {x}\nIf they say {c}: That is the whole right side. What is left to undo?\nHint: What could you take away from both sides first?\nHint: Now divide both sides.\nExplain: Take away 3, then divide by {a}: x = {x}.\nWords: x = the number you look for',
        right: '7', wrong: ['8', '-7', '12'], step: 'take away 3', word: 'x', news: 'my brother is good at this',
      },
      {
        prompt: 'Expand 2(x + 3).\nAnswer: 2x + 6\nHalf credit: 2x + 3\nHint: Multiply each part by 2.\nExplain: 2 · x + 2 · 3 = 2x + 6.\nExample: 3(y + 2) is 3y + 6.',
        right: '2x + 6', wrong: ['2x + 3', '2x', 'x + 6'], step: '2*x', word: 'expand', news: 'i hate brackets',
      },
    ],
  },
  {
    subject: 'Word problems',
    questions: [
      {
        prompt: 'A bag holds 4 red and 9 blue marbles. How many marbles are in 5 bags?\nAnswer: 65\nHint: How many are in one bag?\nExplain: 4 + 9 = 13, 5 · 13 = 65.',
        right: '65', wrong: ['18', '45', '49'], step: '4+9=13', word: 'marbles', news: 'i lost my marbles yesterday',
      },
      {
        prompt: 'What is 25 % of 80 euros?\nAnswer: 20 euros\nHint: 25 % is a quarter.\nExplain: 80 : 4 = 20.\nExample: 50 % of 60 euros is half of it: 30 euros.',
        right: '20 euros', wrong: ['25 euros', '2000', '55'], step: '80/4', word: 'percent', news: 'my grandma gave me 80 euros',
      },
    ],
  },
  {
    subject: 'Science',
    questions: [
      {
        prompt: 'Explain why we have day and night.\nMust mention: Earth / planet; spins / rotates / turns; axis; sun\nHint: What does the Earth do all day?\nExplain: The Earth turns around its axis, so each side faces the sun once a day.\nWords: axis / axes = the line through the middle that something turns around',
        right: 'the earth spins around its axis and one side faces the sun', wrong: ['the sun goes to sleep', 'because the earth turns', 'the moon covers it'], step: 'the earth moves', word: 'axis', news: 'my dog died last night',
      },
      {
        prompt: 'Which gas do plants take in?\nAnswer: carbon dioxide\nAlso accept: CO2\nIf they say oxygen: That is what they give off. What goes in?\nHint: You breathe it out.\nExplain: Plants build sugar from carbon dioxide.',
        right: 'carbon dioxide', wrong: ['oxygen', 'water', 'nitrogen'], step: 'we breathe it out', word: 'gas', news: 'our plant at home is dead',
      },
    ],
  },
  {
    subject: 'History',
    questions: [
      {
        prompt: 'In which year did the Berlin Wall fall?\nAnswer: 1989\nHint: It was near the end of the 1980s.\nExplain: It was opened on 9 November 1989.',
        right: '1989', wrong: ['1961', '1945', '1990'], step: 'the eighties', word: 'wall', news: 'my grandpa was there',
      },
      {
        prompt: 'Who was the first president of the USA?\nAnswer: George Washington\nHint: A city has his name.\nExplain: George Washington took office in 1789.',
        right: 'washington', wrong: ['lincoln', 'obama', 'jefferson'], step: 'he is on the dollar', word: 'president', news: 'we have a president at school too',
      },
    ],
  },
  {
    subject: 'English',
    questions: [
      {
        prompt: 'What is the past tense of "bring"?\nAnswer: brought\nHint: It rhymes with "thought".\nExplain: bring, brought, brought.\nWords: past tense = the form for what is over',
        right: 'brought', wrong: ['bringed', 'brang', 'bring'], step: 'it is irregular', word: 'past tense', news: 'i forgot to bring my lunch',
      },
      {
        prompt: 'Why is the boy in the story sad? He lost his kite in the storm.\nMust mention: lost; kite\nHint: What happened in the storm?\nExplain: He is sad because he lost his kite.',
        right: 'he is sad because he lost his kite', wrong: ['because of the rain', 'he is hungry', 'he fell'], step: 'there was a storm', word: 'kite', news: 'i have a kite too and it is red',
      },
    ],
  },
  {
    subject: 'Español',
    questions: [
      {
        prompt: '¿Cuál es la capital de Francia?\nAnswer: París\nHint: Tiene una torre muy famosa.\nExplain: La capital de Francia es París.',
        right: 'París', wrong: ['Madrid', 'Lyon', 'Roma'], step: 'tiene una torre', word: 'capital', news: 'mi perro se murió',
      },
      {
        prompt: '¿Cuánto es 8 por 7?\nAnswer: 56\nHint: 8 por 5 son 40.\nExplain: 8 · 7 = 56.',
        right: '56', wrong: ['54', '48', '63'], step: '8*5=40', word: 'por', news: 'mañana es mi cumpleaños',
      },
    ],
  },
]
