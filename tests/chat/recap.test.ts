import { expect, test } from 'vitest'
import { earlierFour, exampleFacts, exampleTasks, rightOnThree, turnAt } from '#src/screens/chat/example-session.ts'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import { incompleteRows, missedCount, recapRows } from '#src/screens/chat/end/recap.ts'

const tasks = exampleTasks({ 4: { score: 8, status: 'done' }, 5: { status: 'skipped' }, 6: { status: 'pending' } })
const log = { session: exampleFacts({ tasks }), currentTurns: rightOnThree, earlierQuestions: earlierFour }

test('a finished session says of each question how it went', () => {
  expect(recapRows(log).map(({ number, how }) => `${number}: ${how}`)).toEqual([
    '1: Right on try 1',
    '2: Right on try 1',
    '3: Right on try 1',
    '4: 1 try, not solved',
    '5: Right on try 3',
    '6: Skipped',
    '7: Your teacher will check this one',
    '8: Not started',
  ])
})

test('an answer typed after it was shown is told apart from one found', () => {
  const typed = turnAt(1, 'user', 'x = 9', { verdict: 'right', accepted: true, attempt: 4 })
  const rows = recapRows({ ...log, session: exampleFacts({ tasks: exampleTasks({ 4: { score: 0.5, status: 'partly' } }) }), currentTurns: [typed] })
  expect(rows[4]?.how).toBe('Right after the answer was shown')
})

test('time up lists the questions that were neither accepted nor left', () => {
  const session = exampleFacts({ tasks: exampleTasks() })
  expect(incompleteRows({ ...log, session, currentTurns: rightOnThree.slice(0, 4) }).map(({ number, how }) => [number, how])).toEqual([
    [5, '2 tries, not finished'],
    [6, 'Not started'],
    [7, 'Not started'],
    [8, 'Not started'],
  ])
})

test('a question without a try left when the time is up is called not solved', () => {
  const wrong = (at: number, attempt: number) => turnAt(at, 'user', 'x = 1', { verdict: 'not_yet', accepted: false, attempt })
  const session = exampleFacts({ tasks: exampleTasks(), current_question_set_state: { should_move_to_next_question: true } })
  const [first] = incompleteRows({ ...log, session, currentTurns: [wrong(1, 1), wrong(2, 2)] })
  expect([first?.number, first?.task.status, first?.how]).toEqual([5, 'partly', '2 tries, not solved'])
})

test('an answer that waits for the teacher when the time is up is not called untried', () => {
  const waiting = turnAt(1, 'user', 'because it is so', { verdict: 'pending', accepted: false, next_worth: 10, earned: 0 })
  const asking = turnAt(2, 'user', 'can I have a hint?', { verdict: 'help' })
  const session = exampleFacts({ tasks: exampleTasks() })
  const [first] = incompleteRows({ ...log, session, currentTurns: [waiting, asking] })
  expect([first?.number, first?.task.status, first?.how]).toEqual([5, 'pending', 'Your teacher will check this one'])
})

test('practice asks again what was not done, and nothing that waits for the teacher', () => {
  expect(missedCount(tasks)).toBe(3)
})

test('a score leaves out what waits for the teacher and says how much that is', () => {
  const session = exampleFacts({ tasks })
  expect(judgedOf(session)).toEqual({ score: 39.5, total: 70, percent: 56.43, waiting: '10 waiting for your teacher', short: '10 waiting' })
  const all = exampleFacts({ tasks: exampleTasks().map((task) => ({ ...task, score: 0, status: 'pending' as const })) }).current_exercise_state
  expect(judgedOf({ ...session, current_exercise_state: { ...all, percent: null } })).toEqual({ score: 0, total: 80, percent: null, waiting: '80 waiting for your teacher', short: '80 waiting' })
  expect(judgedOf(exampleFacts())).toEqual({ score: 31.5, total: 80, percent: 39.38, waiting: null, short: null })
})

test('a session that counts nowhere says that nobody judges what only a teacher can', () => {
  const session = exampleFacts({ tasks, assignment: null, is_practice: true })
  const { waiting, short } = judgedOf(session)
  expect([waiting, short, recapRows({ ...log, session })[6]?.how]).toEqual([
    '10 that only a teacher can judge',
    '10 not judged',
    'Only a teacher can judge this one',
  ])
})
