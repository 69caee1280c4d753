import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startPractice } from '#contract/sessions/practice.ts'
import { exercises } from '#server/db/schema/library.ts'
import { modelCalls } from '#server/db/schema/operations.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { withPartner } from '#tests/server/chat/words/conversation.ts'

const set = { attemptsBeforeCorrections: 1, attemptsBeforeAnswers: 2, attemptsBeforeMovingOn: 2 }
const plants = [{ title: 'Plants', prompt: 'What do plants catch?\n\nAnswer: light', set }]
const stars = [{ title: 'Stars', prompt: 'What are stars made of?\n\nAnswer: gas', set }]
const settings = { tutorDailyLimit: 100, tutorTeacherLimit: 100 }

/** A student who missed two questions of two exercises that a colleague made and the teacher gave, a day later. */
async function missed() {
  const room = await withPartner([{ says: 'What do you see at noon?' }], { asked: plants, settings })
  const { app, teacher, student, exercise } = room
  const colleague = await app.seedTeacher()
  const other = await seedExercise(app.db, colleague.id, stars)
  await app.db.update(exercises).set({ ownerId: colleague.id })
  const given = await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: other.id })
  const plays = [room.play, await room.start(student, { assignment_id: given.id })]
  for (const play of plays) for (const turn of ['water', 'soil', 'next']) await play.turn(turn)
  app.clock.advance(86_400_000)
  const practise = async () => {
    const { session_id: id } = await app.request(startPractice, { as: student })
    return room.start(student, { practice_of: id, begin: false })
  }
  return { ...room, exercise, other, practise }
}

test('the words of practice are paid by the teacher who gave the work, and not by whoever made its exercise', async () => {
  const { app, teacher, student, play, start, practise, listen } = await missed()
  for (const again of [await start(student, { practice_of: play.session_id }), await practise()]) {
    const { agent } = await again.turn('water')
    await listen(agent.full_context.find(({ role }) => role === 'assistant')?.id ?? 0)
  }
  const calls = await app.db.select({ teacherId: modelCalls.teacherId, outcome: modelCalls.outcome }).from(modelCalls)
  expect(calls).toEqual([
    { teacherId: teacher.id, outcome: 'answered' },
    { teacherId: teacher.id, outcome: 'answered' },
  ])
})

test.each(['exercise', 'other'] as const)('practice of several exercises asks no model about those that are built-in only: %s', async (off) => {
  const room = await missed()
  const { app, practise } = room
  await app.db.update(exercises).set({ config: { ...room[off].config, languageModel: 'off' } }).where(eq(exercises.id, room[off].id))
  const play = await practise()
  const asked = play.latest().agent.tasks.map(({ question_title: title }) => title)
  const pending = []
  for (const turn of ['water', 'next', 'water']) {
    const { agent } = await play.turn(turn)
    if (turn === 'water') pending.push(agent.full_context.findLast(({ role }) => role === 'assistant')?.words)
  }
  const builtIn = off === 'exercise' ? 'Plants' : 'Stars'
  expect(pending).toEqual(asked.map((title) => (title === builtIn ? undefined : 'pending')))
  expect(asked.toSorted()).toEqual(['Plants', 'Stars'])
})
