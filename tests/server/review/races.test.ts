import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assignExerciseToClass, batchUpdateAssignments, deleteAssignment, listAssignments, updateAssignment } from '#contract/assignments/assignments.ts'
import { submitAnswer } from '#contract/chat/chat-sessions.ts'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { acceptAnswer, listReviewQueue, overrideScore, reviewAnswer } from '#contract/review/review.ts'
import { questions } from '#server/db/schema/library.ts'
import { bin } from '#server/db/schema/operations.ts'
import { sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import type { Tutor } from '#server/ports/tutor.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

const asked = [
  { title: 'One', prompt: 'One?\nAnswer: 1', set: { allowSkipping: true } },
  { title: 'Two', prompt: 'Two?\nAnswer: 2', set: { allowSkipping: true } },
]

test('whoever joins a class while it is given work gets that work once', async () => {
  const room = await createClassroom()
  const { app, teacher } = room
  const pupils = await Promise.all(Array.from({ length: 6 }, () => app.seedStudent({ teacher })))
  const { id } = await app.request(createClass, { as: teacher, body: { name: 'Year 5' } })
  const give = (title: string) => app.request(assignExerciseToClass, { as: teacher, params: { id }, body: { exercise_id: room.exercise.id, title } })
  const join = (student_id: number) => app.request(addClassStudent, { as: teacher, params: { id }, body: { student_id } })
  await Promise.all(pupils.flatMap((pupil, index) => [join(pupil.id), give(`work ${index}`)]))
  const titles = Array.from({ length: 6 }, (_, index) => `work ${index}`)
  for (const as of pupils) {
    const { results } = await app.request(listAssignments, { as })
    expect(results.map(({ title }) => title).toSorted()).toEqual(titles)
  }
})

test('answers, reviews, hand-set scores and accepted answers at once leave sums that fit', async () => {
  const room = await createClassroom({ asked, assignment: { allowRedo: true } })
  const { app, teacher, student } = room
  const [question] = await app.db.select().from(questions).orderBy(questions.id)
  const done = await room.start()
  for (const turn of ['pending', 'next', 'q.5', 'next']) await done.turn(turn)
  const again = await room.start()
  for (const turn of ['pending', 'next', 'pending']) await again.turn(turn)
  const waiting = (await app.request(listReviewQueue, { as: teacher })).results
  const params = { id: done.session_id }
  const answer = (index: number) => ({ session_id: again.session_id, answer: `q.5 ${index}`, client_attempt_id: `a${index}` })
  const answers = await Promise.all([
    ...waiting.map(({ message_id }) => app.send(reviewAnswer, { as: teacher, params: { message_id }, body: { quality: 0.75 } })),
    app.send(overrideScore, { as: teacher, params, body: { question_set_index: 1, question_index: 0, score: 7 } }),
    app.send(acceptAnswer, { as: teacher, params: { id: question?.id ?? 0 }, body: { answer: 'pending' } }),
    ...[1, 2, 3].map((index) => app.send(submitAnswer, { as: student, body: answer(index) })),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const stored = await app.db.select().from(sessions).orderBy(sessions.id)
  for (const { id, scoreCenti, pendingCenti } of stored) {
    const rows = await app.db.select().from(sessionQuestions).where(eq(sessionQuestions.sessionId, id))
    const sum = rows.reduce((total, row) => total + (row.overriddenCenti ?? row.scoreCenti), 0)
    const waits = rows.filter(({ status }) => status === 'pending').length
    expect([scoreCenti, pendingCenti]).toEqual([sum, waits * 1000])
  }
  const [work] = await app.db.select().from(assignments)
  expect([work?.bestSessionId, work?.score]).toEqual([done.session_id, ((stored[0]?.scoreCenti ?? 0) * 100) / 2000])
})

test('an answer that is being judged while a teacher accepts it counts as right', async () => {
  const judging = signal()
  const accepted = signal()
  const judge: Tutor['judge']['judge'] = async (...asked) => {
    const judgement = await builtInTutor.judge.judge(...asked)
    judging.give()
    await accepted.given
    return judgement
  }
  const room = await createClassroom({ asked: [{ title: 'Capital', prompt: 'What is the capital of Canada?\nAnswer: Ottawa' }], tutor: { ...builtInTutor, judge: { judge } } })
  const [question] = await room.app.db.select().from(questions)
  const play = await room.start()
  const said = play.turn('the big O')
  await judging.given
  await room.app.request(acceptAnswer, { as: room.teacher, params: { id: question?.id ?? 0 }, body: { answer: 'the big O' } })
  accepted.give()
  const { agent } = await said
  expect([agent.tasks[0]?.status, agent.current_exercise_state.score, agent.current_question_state.attempts]).toEqual(['done', 10, 1])
})

test('changing, changing together and deleting at once loses nothing silently', async () => {
  const room = await createClassroom()
  const { app, teacher } = room
  const ids = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { id } = await seedAssignment(app.db, { teacherId: teacher.id, studentId: room.student.id, exerciseId: room.exercise.id })
      return id
    }),
  )
  const outcomes = await Promise.all(
    ids.flatMap((id) => [
      app.send(updateAssignment, { as: teacher, params: { id }, body: { title: 'One', version: 1 } }),
      app.send(updateAssignment, { as: teacher, params: { id }, body: { title: 'Other', version: 1 } }),
      app.send(batchUpdateAssignments, { as: teacher, body: { assignment_ids: ids.toReversed(), config: { allowRedoAssignment: true } } }),
      app.send(deleteAssignment, { as: teacher, params: { id } }),
    ]),
  )
  const statuses = new Set(outcomes.map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([])
  const kept = await app.db.select().from(assignments)
  const deleted = kept.filter(({ id, deletedAt }) => ids.includes(id) && deletedAt !== null).length
  expect([deleted, (await app.db.select().from(bin)).length, outcomes.filter(({ status }) => status === 204).length]).toEqual([4, 4, 4])
})

function signal() {
  const told = new EventTarget()
  const given = new Promise<void>((resolve) => told.addEventListener('given', () => resolve(), { once: true }))
  return { given, give: () => told.dispatchEvent(new Event('given')) }
}
