import { expect, test } from 'vitest'
import { classroomHref } from '#src/screens/classroom/classroom-links.ts'
import { dueInput, dueInstant, dueInstantAfter } from '#src/screens/classroom/work/due-input.ts'
import { exampleClasses, exampleStudent, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { classLoss, studentLoss, workLoss } from '#src/screens/classroom/students/loss-words.ts'
import { nextUsername } from '#contract/accounts/next-username.ts'
import { studentFacts } from '#src/screens/classroom/students/student-facts.ts'
import { deleteRefusal, editRefusal } from '#src/screens/classroom/work/work-refusals.ts'

const now = new Date('2026-11-20T14:30:00.000Z')

function workOf(due: string | null, done: { on: string; score: number } | null = null) {
  return { due_date: due, config: { complete: done !== null, completed_on: done?.on ?? null, score: done?.score ?? 0 } }
}

test('a student’s figures are counted by the viewer’s day', () => {
  const work = [
    workOf('2026-11-20T04:30:00.000Z'),
    workOf('2026-11-21T04:30:00.000Z'),
    workOf('2026-11-24T04:30:00.000Z'),
    workOf(null),
    workOf('2026-11-10T04:30:00.000Z', { on: '2026-11-09T00:00:00.000Z', score: 80 }),
    workOf('2026-11-10T04:30:00.000Z', { on: '2026-11-08T00:00:00.000Z', score: 60 }),
  ]
  expect(studentFacts(work, now, 'America/New_York')).toEqual({ assigned: 6, dueToday: 1, overdue: 1, next: '2026-11-21T04:30:00.000Z', scores: [60, 80] })
  expect(studentFacts(work, now, 'Asia/Tokyo')).toEqual({ assigned: 6, dueToday: 1, overdue: 0, next: '2026-11-21T04:30:00.000Z', scores: [60, 80] })
})

test('the next due date is the latest past one when all are past, and none when nothing is open', () => {
  const past = [workOf('2026-11-10T04:30:00.000Z'), workOf('2026-11-12T04:30:00.000Z')]
  expect(studentFacts(past, now, 'UTC').next).toEqual('2026-11-12T04:30:00.000Z')
  expect(studentFacts([workOf('2026-11-10T04:30:00.000Z', { on: '2026-11-09T00:00:00.000Z', score: 80 })], now, 'UTC').next).toEqual(null)
})

test('what a deletion takes along is said in numbers', () => {
  expect(studentLoss(exampleStudents.slice(0, 1), false)).toEqual(
    'This student can no longer sign in, and 3 assignments (1 score) and 1 place in a class go with them. You can bring this back for 30 days.',
  )
  expect(classLoss(exampleClasses.slice(0, 1))).toEqual('9 students will no longer be in it. Their accounts, assignments and scores stay. You can bring this back for 30 days.')
  const running = { student_id: 1, open_session: { id: 7, score: 0, total_possible_score: 4, deadline_at: null, tasks: [] } }
  expect([workLoss([running]), workLoss([running, { ...running, student_id: 2 }])]).toEqual([
    '1 student will no longer see it. 1 session is in progress; once left, it cannot be resumed. You can bring this back for 30 days.',
    '2 students will no longer see them. 2 sessions are in progress; once left, they cannot be resumed. You can bring this back for 30 days.',
  ])
  expect(workLoss(exampleWork.slice(0, 1))).toEqual('1 student will no longer see it. You can bring this back for 30 days.')
})

test('a teacher is told that a student of others stays with them, an administrator what goes', () => {
  const shared = { ...exampleStudent({ id: 1, name: 'Maya Okafor' }), teachers: [{ id: 1, name: 'Elena Alvarez' }, { id: 2, name: 'Ben Ray' }] }
  expect(studentLoss([shared], false)).toEqual(
    'Another teacher also has this student and keeps them. They leave your classes, and you no longer see their work. You can bring this back for 30 days.',
  )
  const byCode = { ...exampleStudent({ id: 1, name: 'Maya Okafor' }), may_change_account: false, may_change_email: false }
  expect(studentLoss([byCode], false)).toEqual(
    'This student keeps their account, which another teacher made. They leave your classes, and you no longer see their work. You can bring this back for 30 days.',
  )
  expect(studentLoss([shared, byCode], false)).toEqual(
    '2 students keep their accounts and their other teachers. They leave your classes, and you no longer see their work. You can bring this back for 30 days.',
  )
  expect(studentLoss([shared], true)).toEqual(
    'This student can no longer sign in, and 2 assignments (1 score) and 1 place in a class go with them. You can bring this back for 30 days.',
  )
})

test('completed work cannot be deleted, and past its due date not edited either', () => {
  const [open, finished] = [exampleWork[0], exampleWork[5]].flatMap((work) => work ?? [])
  expect([open, finished].flatMap((work) => (work === undefined ? [] : [[editRefusal(work, now), deleteRefusal(work)]]))).toEqual([
    [null, null],
    ['It is completed and its due date has passed.', 'Completed work stays, with its score.'],
  ])
})

test.each([
  ['maya', 'maya2'],
  ['maya2', 'maya3'],
  ['maya9', 'maya10'],
  ['a'.repeat(50), `${'a'.repeat(49)}2`],
])('after the taken %s comes %s', (taken, next) => {
  expect(nextUsername(taken)).toEqual(next)
})

test('a due date survives its box to the minute, and nonsense is none', () => {
  expect(dueInstant(dueInput('2026-11-24T20:05:00.000Z'))).toEqual('2026-11-24T20:05:00.000Z')
  expect([dueInput(null), dueInstant(''), dueInstant('tomorrow')]).toEqual(['', '', ''])
})

test('a due date that nobody touched stays as it was, to the second', () => {
  const before = '2026-11-24T20:05:37.000Z'
  expect(dueInstantAfter(before, dueInput(before))).toEqual(before)
  expect([dueInstantAfter(before, dueInput('2026-11-24T20:06:00.000Z')), dueInstantAfter(null, '')]).toEqual(['2026-11-24T20:06:00.000Z', ''])
})

test('a class and a tab have one address', () => {
  expect([classroomHref(null, 'students'), classroomHref(3, 'students'), classroomHref(3, 'assignments')]).toEqual([
    '/classroom',
    '/classroom?class_id=3',
    '/classroom?class_id=3&tab=assignments',
  ])
})
