import { expect, test } from 'vitest'
import { startPractice } from '#contract/sessions/practice.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { classAssignments } from '#server/db/schema/work.ts'
import { suggestMarks } from '#server/use-cases/review/suggest-marks.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { withPartner } from '#tests/server/chat/words/conversation.ts'

const set = { attemptsBeforeCorrections: 1, attemptsBeforeAnswers: 2, attemptsBeforeMovingOn: 2 }
const asked = [
  { title: 'Stars', prompt: 'What are stars made of?\n\nAnswer: gas', set },
  { title: 'Week', prompt: 'How was your week?' },
]

/** A student of two classes, one of which consents; this work was given to the other, or to that one. */
async function workOf(whose: 'agreed' | 'other') {
  const room = await withPartner([{ says: 'What do you see at noon?' }])
  const { app, teacher, student } = room
  const [agreed] = await app.db.select().from(classes)
  const [other] = await app.db.insert(classes).values({ teacherId: teacher.id, name: '8a' }).returning()
  await app.db.insert(classMembers).values({ classId: other?.id ?? 0, studentId: student.id })
  const exercise = await seedExercise(app.db, teacher.id, asked)
  const classId = (whose === 'agreed' ? agreed : other)?.id ?? 0
  const [given] = await app.db.insert(classAssignments).values({ classId, exerciseId: exercise.id, title: 'Stars' }).returning()
  const whom = { teacherId: teacher.id, studentId: student.id }
  const work = await seedAssignment(app.db, { ...whom, exerciseId: exercise.id, classAssignmentId: given?.id ?? 0 })
  return { ...room, play: await room.start(student, { assignment_id: work.id }) }
}

test.each([
  ['agreed', 'pending', 1],
  ['other', undefined, 0],
] as const)('work given to a class follows what that class agreed to, whatever else its students are in: %s', async (whose, words, marks) => {
  const { app, student, play, start } = await workOf(whose)
  const pendingAfter = async (turn: typeof play, text: string) => (await turn.turn(text)).agent.full_context.findLast(({ role }) => role === 'assistant')?.words
  const first = await pendingAfter(play, 'water')
  for (const turn of ['soil', 'next', 'It was long and full of rain', 'next']) await play.turn(turn)
  const sent: string[] = []
  const suggest = ({ answer }: { answer: string }) => Promise.resolve(void sent.push(answer)).then(() => null)
  await suggestMarks({ ...app.deps, marker: { model: 'school-model', suggest } }, new AbortController().signal)
  app.clock.advance(86_400_000)
  const { session_id: id } = await app.request(startPractice, { as: student })
  const again = await start(student, { practice_of: id, begin: false })
  expect([first, sent.length, await pendingAfter(again, 'water')]).toEqual([words, marks, words])
})
