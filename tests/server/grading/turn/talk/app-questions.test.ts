import { describe, expect, test } from 'vitest'
import type { AppTopic } from '#server/grading/turn/talk/tables/app-questions.ts'
import { appAnswers } from '#server/grading/turn/words/app-answers.ts'
import { wordingFaults } from '#tests/support/wording.ts'
import { judgementOf, verdict } from '#tests/server/grading/judged.ts'

const prompts = {
  figures: 'Solve for x: 2x + 3 = 11.\nAnswer: 4\nHint: Take away 3.',
  words: 'Which gas do plants take in?\nAnswer: carbon dioxide',
  explanation: 'Why do we have day and night?\nMust mention: Earth; spins / turns; axis; sun',
  lesson: 'Translate into Spanish: the house is red\nAnswer: la casa es roja',
}

const asked: Readonly<Record<AppTopic, readonly string[]>> = {
  logout: ['how do i log out', 'where do i sign out', 'how do i exit this'],
  score: ['where is my score', 'where can i see my grade', 'whats my score', 'how many points do i have', 'how am i doing'],
  later: ['can i do this tomorrow', 'can i finish it at home', 'can i come back later', 'do i have to do this now', 'when is this due'],
  saved: ['is this saved', 'does it save automatically', 'do i lose everything if i leave', 'what happens if i close the page'],
  tries: ['how many tries do i have', 'how many chances left', 'is this my last try', 'do i lose points if i am wrong'],
  skip: ['can i skip this question', 'how do i skip', 'how do i go to the next question', 'can i do another question'],
  hint: ['how do i get a hint', 'where is the hint button', 'do hints cost points', 'how many hints do i have'],
  counts: ['is this graded', 'is this for a grade', 'does this count', 'is this a test', 'is this homework'],
  reader: ['can my teacher see this', 'who can read this', 'will you tell my mom', 'is this private'],
  time: ['how much time do i have', 'is there a time limit', 'how long do i have left'],
  redo: ['can i redo this', 'can i do it again later', 'can i start over'],
  left: ['how many questions are left', 'how many more questions', 'is this the last question', 'when am i done'],
  send: ['how do i send my answer', 'where is the submit button', 'do i press enter', 'where do i type my answer'],
  back: ['how do i go back', 'how do i change my answer', 'can i go back to the last question'],
  signs: ['how do i type a fraction', 'how do i write an exponent', 'how do i make the square root'],
  looks: ['how do i make the text bigger', 'is there dark mode', 'can i change the font size'],
  profile: ['how do i change my password', 'i forgot my password'],
}

describe('questions about the app are answered in one sentence, for nothing', () => {
  test.each(Object.entries(asked).flatMap(([app, texts]) => texts.map((text) => [text, app] as const)))('“%s” asks about %s', (text, app) =>
    expect(Object.values(prompts).map((prompt) => judgementOf(prompt, text).talk)).toEqual(Object.values(prompts).map(() => ({ kind: 'app', about: null, app }))),
  )
  test('in both languages, in whole sentences', () => {
    const sentences = Object.values(appAnswers).flatMap((answers) => Object.values(answers))
    expect(sentences.flatMap((sentence) => wordingFaults(sentence))).toEqual([])
    expect(sentences.filter((sentence) => sentence.split(' ').length > 24)).toEqual([])
  })
})

describe('what is asked or answered about the subject is no question about the app', () => {
  test.each([
    'how do i solve this',
    'where is the axis',
    'how many moons are there',
    'is this a gas',
    'can i use a calculator',
    'who can breathe it',
    'how long is a day',
    'what is the score in tennis',
    'does it turn around',
    'when does the sun go down',
  ])('%s', (text) => expect(Object.values(prompts).map((prompt) => judgementOf(prompt, text).talk?.kind).filter((kind) => kind === 'app')).toEqual([]))
  test('and neither is an answer that a lesson asks for', () => {
    expect(verdict('Translate into English: ¿dónde está mi nota?\nAnswer: where is my grade', 'where is my grade')).toBe('right')
    expect(judgementOf('Translate into English: ¿dónde está mi nota?\nAnswer: where is my grade', 'where is my score').talk?.app).toBe(undefined)
  })
})
