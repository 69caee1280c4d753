import { describe, expect, test } from 'vitest'
import { exampleAssignment, exampleAssignments, exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { cardAction, sortTodo, todoList, todoSummary } from '#src/screens/assignments/student/todo.ts'

const zone = 'America/New_York'
const running = { id: 71, score: 0, total_possible_score: 30, deadline_at: null, tasks: [] }
const done = { complete: true, completed_on: '2026-11-19T21:12:00.000Z' }

describe('the order of the list', () => {
  test('is incomplete by due date, without a date last, then complete by the most recent completion', () => {
    expect(sortTodo(exampleAssignments).map(({ title }) => title)).toEqual([
      'Equations Check Assignment',
      'Plants and Equations Assignment',
      'Reading: The Lighthouse Keeper',
      'En el café: speaking practice',
      'Fractions Quiz',
      'Reading log',
      'The Roman Republic',
      'Units and Conversions',
      'Commas and Clauses',
    ])
  })

  test('keeps the given list as it was', () => {
    const given = [exampleAssignment({ id: 2 }), exampleAssignment({ id: 1 })]
    sortTodo(given)
    expect(given.map(({ id }) => id)).toEqual([2, 1])
  })

  test('puts assignments due at the same moment by their id', () => {
    expect(sortTodo([exampleAssignment({ id: 9 }), exampleAssignment({ id: 3 })]).map(({ id }) => id)).toEqual([3, 9])
  })
})

describe('the button of a card', () => {
  test.each([
    ['starts what nobody has begun', exampleAssignment({}), 'start'],
    ['starts what is overdue', exampleAssignment({ due_date: '2026-11-01T12:00:00.000Z' }), 'start'],
    ['resumes an open session', exampleAssignment({ open_session: running }), 'resume'],
    ['waits while the exercise has no questions', exampleAssignment({ exercise: { total_questions: 0 } }), 'pending'],
    ['says that it is completed', exampleAssignment({ config: done }), 'completed'],
    ['offers practice where more attempts are allowed', exampleAssignment({ config: { ...done, allowRedoAssignment: true } }), 'practice'],
    ['resumes an open practice session', exampleAssignment({ config: { ...done, allowRedoAssignment: true }, open_session: running }), 'resume'],
    ['says that it is closed', exampleAssignment({ closes_at: exampleNow.toISOString() }), 'closed'],
    ['says that it is closed where a session still runs', exampleAssignment({ closes_at: exampleNow.toISOString(), open_session: running }), 'closed'],
    ['starts what closes later', exampleAssignment({ closes_at: '2026-12-24T12:00:00.000Z' }), 'start'],
    ['offers no practice of what is closed', exampleAssignment({ config: { ...done, allowRedoAssignment: true }, closes_at: exampleNow.toISOString() }), 'completed'],
    ['offers no practice without questions', exampleAssignment({ config: { ...done, allowRedoAssignment: true }, exercise: { total_questions: 0 } }), 'completed'],
  ])('%s', (_, assignment, action) => {
    expect(cardAction(assignment, exampleNow)).toBe(action)
  })
})

describe('Due Today', () => {
  test("holds what is due on the reader's day and is not complete", () => {
    const { open, finished } = todoList(exampleAssignments, 'due_today', exampleNow, zone)
    expect(open.map(({ assignment }) => assignment.title)).toEqual(['Plants and Equations Assignment', 'Reading: The Lighthouse Keeper'])
    expect(finished).toEqual([])
  })

  test("counts days in the reader's zone", () => {
    const late = exampleAssignment({ due_date: '2026-11-21T02:00:00.000Z' })
    const titles = ['America/New_York', 'Europe/Madrid'].map((timeZone) => todoList([late], 'due_today', exampleNow, timeZone).open.length)
    expect(titles).toEqual([1, 0])
  })
})

describe('the sentence under TO DO', () => {
  test.each([
    ['nothing', [], 'Nothing to do.'],
    ['one thing', [exampleAssignment({})], 'One thing to do.'],
    ['one late thing', [exampleAssignment({ due_date: '2026-11-01T12:00:00.000Z' })], 'One thing to do, and it is late.'],
    ['what was due an hour ago', [exampleAssignment({ due_date: new Date(exampleNow.getTime() - 3_600_000).toISOString() })], 'One thing to do, and it is late.'],
    ['two late things', ['2026-11-01', '2026-11-02'].map((day, id) => exampleAssignment({ id, due_date: `${day}T12:00:00.000Z` })), 'Two things to do, both late.'],
    ['everything', exampleAssignments, 'Six things to do, one of them late.'],
    ['twenty things', Array.from({ length: 20 }, (_, id) => exampleAssignment({ id: id + 1 })), '20 things to do.'],
  ])('counts %s', (_, assignments, sentence) => {
    expect(todoSummary(todoList(assignments, 'all', exampleNow, zone).open, exampleNow)).toBe(sentence)
  })
})
