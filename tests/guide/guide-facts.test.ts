import { describe, expect, test } from 'vitest'
import { columnsOf } from '#machines/classroom/roster-import/roster.columns.ts'
import { keptMs } from '#server/db/bin/bin.queries.ts'
import { questionSets } from '#server/db/schema/library.ts'
import { readEnvironment } from '#server/environment.ts'
import { labelledLines, parsePrompt } from '#server/grading/keys/question-format.ts'
import { linkMinutes } from '#server/use-cases/accounts/sign-in-link.ts'
import { sampleSeconds } from '#server/use-cases/welcome/start-sample.ts'
import { classListHeadings, exampleQuestion, facts, questionLabels } from '#src/screens/guide/guide-facts.ts'
import { guideSections, sectionOf } from '#src/screens/guide/guide-sections.ts'

describe('what the guide tells', () => {
  test('are the numbers the server works with', () => {
    expect(facts).toEqual({
      linkMinutes,
      binDays: keptMs / 86_400_000,
      recordingDays: readEnvironment({}).recordingRetentionDays,
      sampleHours: sampleSeconds / 3600,
      triesBeforeCorrections: questionSets.attemptsBeforeCorrections.default,
      triesBeforeAnswer: questionSets.attemptsBeforeAnswers.default,
      triesBeforeMovingOn: questionSets.attemptsBeforeMovingOn.default,
    })
  })

  test('are all labels of the question language, each in an example the tutor reads without a remark', () => {
    const prompt = ['Solve for x.', '', ...questionLabels.map(([example]) => example)].join('\n')
    expect(parsePrompt(prompt).problems).toEqual([])
    const shown = questionLabels.map(([example]) => labelledLines(`Solve for x.\n\n${example}`).map(({ label }) => label))
    expect(shown).toEqual([
      ['answer'],
      ['answer'],
      ['range'],
      ['mention'],
      ['half'],
      ['mistake'],
      ['hint'],
      ['explain'],
      ['step'],
      ['words'],
      ['example'],
      ['let'],
      ['form'],
      ['units'],
      ['check'],
      ['voice'],
    ])
    expect(parsePrompt(exampleQuestion)).toEqual(expect.objectContaining({ problems: [], lets: expect.any(Array), hints: expect.any(Array) }))
  })

  test('are headings that a class list may have', () => {
    const kinds = Object.entries(classListHeadings).map(([kind, headings]) => [kind, columnsOf(headings).map((column) => column.kind)])
    expect(kinds).toEqual([
      ['name', ['name', 'name', 'name']],
      ['email', ['email', 'email', 'email']],
      ['username', ['username', 'username', 'username']],
    ])
  })
})

test('the guide opens at the section its address names, else at the one of the page somebody comes from, else at the first', () => {
  const opened = (search: { section?: string; from?: string }) => sectionOf(search).id
  expect(opened({})).toEqual('overview')
  expect(opened({ section: 'exercises', from: '/classroom' })).toEqual('exercises')
  expect(opened({ section: 'nothing' })).toEqual('overview')
  const pages = ['/', '/classroom', '/classroom/student_details', '/exercises/12', '/question_definitions', '/profile', '/student', '/student/history', '/chat/3', '/x']
  expect(pages.map((from) => opened({ from }))).toEqual([
    'dashboard',
    'classroom',
    'student-profiles',
    'exercises',
    'questions',
    'teacher-profile',
    'student-dashboard',
    'student-history',
    'student-dashboard',
    'overview',
  ])
  expect(guideSections.map(({ group, title }) => `${group}: ${title}`)).toEqual([
    'General: Overview',
    'Teacher: Dashboard',
    'Teacher: Managing Questions',
    'Teacher: Managing Exercises',
    'Teacher: Managing Your Classroom',
    'Teacher: Student Profiles',
    'Teacher: Teacher Profile',
    'Student: Dashboard',
    'Student: History',
    'Student: Profile',
  ])
})
