import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from './classroom.ts'

test.each([
  { name: 'the worked example ends at 22.5 of 30 and 75 %', second: ['q.5', 'q.75', 'q1'], last: ['q1'], score: 22.5, percent: 75 },
  { name: 'stopping at the second try of the explanation ends at 21 of 30 and 70 %', second: ['q.5', 'q.75'], last: ['q1'], score: 21, percent: 70 },
  { name: 'skipping the last rectangle ends at 17.5 of 30 and 58.33 %', second: ['q.5', 'q.75', 'q1'], last: [], score: 17.5, percent: 58.33 },
])('$name', async ({ second, last, score, percent }) => {
  const room = await createClassroom()
  const play = await room.start()
  for (const answer of ['q0', 'q1', 'next', ...second, 'next', 'q0', 'q0 again', 'q0 once more', 'q1', 'next', ...last]) await play.turn(answer)
  const end = await play.turn('next')
  expect({ message: end.message, complete: end.complete, score: end.agent.current_exercise_state.score, status: end.agent.status }).toEqual({
    message: 'Exercise complete!',
    complete: true,
    score,
    status: 'complete',
  })
  const [row] = await room.app.db.select().from(assignments).where(eq(assignments.id, room.assignment.id))
  expect({ complete: row?.complete, score: row?.score, best: row?.bestSessionId, on: row?.completedOn }).toEqual({
    complete: true,
    score: percent,
    best: play.session_id,
    on: room.app.clock.now(),
  })
})

test('each try is worth what the rules say, and the answer comes with the third', async () => {
  const room = await createClassroom()
  const play = await room.start()
  const marks = []
  for (const answer of ['q0', 'q1', 'next', 'q.5', 'q.75', 'q1', 'next', 'q0', 'q0 again', 'q0 once more', 'q1', 'next', 'q1']) {
    const { agent, material } = await play.turn(answer)
    const [said] = agent.full_context
    marks.push(said?.role === 'user' ? [said.verdict, said.attempt, said.worth, said.earned, said.next_worth, said.accepted, material !== null] : 'next')
  }
  expect(marks).toEqual([
    ['not_yet', 1, 10, 0, 9, false, false],
    ['right', 2, 9, 9, null, true, false],
    'next',
    ['partly', 1, 10, 5, 9, false, false],
    ['partly', 2, 9, 6.5, 8, true, false],
    ['right', 3, 8, 8, null, true, false],
    'next',
    ['not_yet', 1, 5, 0, 4.5, false, false],
    ['not_yet', 2, 4.5, 0, 4, false, false],
    ['not_yet', 3, 4, 0, 0.5, false, true],
    ['right', 4, 0.5, 0.5, null, true, false],
    'next',
    ['right', 1, 5, 5, null, true, false],
  ])
})

test('a start answers the question, the rules and nothing of the key', async () => {
  const room = await createClassroom()
  const { agent, ...words } = await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
  expect(words).toEqual({ message: 'Solve 2x + 3 = 11.', material: null, complete: false, time_up: false })
  expect(agent.tasks.map((task) => [task.question_set_index, task.question_index, task.points, task.status])).toEqual([
    [0, 0, 10, 'open'],
    [1, 0, 10, 'open'],
    [2, 0, 5, 'open'],
    [2, 1, 5, 'open'],
  ])
  expect(agent.current_question_state).toEqual({
    current_question_set_index: 0,
    current_question_index: 0,
    attempts: 0,
    answer_given: false,
    score: 0,
    next_attempt_worth: 10,
    attempt_worths: [10, 9, 8, 7],
    answer_given_worth: 1,
  })
  expect(agent.full_context.map(({ role, content }) => [role, content])).toEqual([['assistant', 'Solve 2x + 3 = 11.']])
})
