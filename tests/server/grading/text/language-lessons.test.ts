import { describe, expect, test } from 'vitest'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { endsAlike, lessonOf, singleWords } from '#server/grading/text/language-lessons.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { lintReport } from '#server/judging/lint-report.ts'

test.each([
  ['Spanish', 'spanish'], ['spanish 2', 'spanish'], ['Español', 'spanish'], ['AP French', 'french'], ['Français', 'french'], ['Deutsch', 'german'],
  ['World languages: Italian', 'italian'], ['Portuguese', 'portuguese'], ['Latin', 'latin'], ['Latin American history', null], ['German history', null],
  ['English', null], ['Math', null], ['', null], ['Platinum', null],
])('the subject %s teaches %s', (subject, lesson) => expect(lessonOf(subject)).toBe(lesson))

describe('endings', () => {
  test.each([
    ['comemos', 'comemos', 'spanish'], ['comenos', 'comemos', 'spanish'], ['manzena', 'manzana', 'spanish'], ['bibloteca', 'biblioteca', 'spanish'],
    ['parllons', 'parlons', 'french'], ['maachen', 'machen', 'german'], ['macheen', 'machen', 'german'],
  ] as const)('%s ends as %s does', (typed, key, lesson) => expect(endsAlike(typed, key, lesson)).toBe(true))
  test.each([
    ['comimos', 'comemos', 'spanish'], ['comeron', 'comieron', 'spanish'], ['hablando', 'hablado', 'spanish'], ['vivemos', 'vivimos', 'spanish'],
    ['habláramos', 'hablaremos', 'spanish'], ['parlions', 'parlons', 'french'], ['finons', 'finissons', 'french'], ['machten', 'machen', 'german'],
    ['parlamo', 'parliamo', 'italian'], ['falemos', 'falamos', 'portuguese'], ['amabant', 'amant', 'latin'], ['chicas', 'chicos', 'spanish'],
  ] as const)('%s has another ending than %s', (typed, key, lesson) => expect(endsAlike(typed, key, lesson)).toBe(false))
  test('words that lost a double letter are short and no words of each other', () => {
    expect([...singleWords].filter((word) => /(.)\1/.test(word) || word.length > 6)).toEqual([])
  })
})

describe('what a student is told in a language lesson', () => {
  const told = (answer: string) => {
    const asked = fillIn(parsePrompt('Say it.\nAnswer: hablamos'), {}, 'Spanish')
    return judgeBuiltIn(asked, answer, { strictness: 'loose', earlier: [] }).correction
  }
  test.each([
    ['habláis', null],
    ['hablemos', 'You are close. Look at the ending.'],
    ['hablámos', 'You are close. Look at the accents.'],
    ['hbalomas', null],
  ])('%s: %s', (answer, correction) => expect(told(answer)).toBe(correction))
})

test('a teacher who tries answers sees them judged as those of the subject', () => {
  const verdictIn = (subject: string) => lintReport({ prompt: 'Say it.\nAnswer: comemos', subject, answers: ['comimos'] }).answers.map(({ verdict }) => verdict)
  expect([verdictIn('Spanish'), verdictIn('English')]).toEqual([['not_yet'], ['right']])
})
