import { expect, test } from 'vitest'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { tutorWords } from '#server/db/schema/sessions.ts'
import { withPartner } from './conversation.ts'

const asked = [{ title: 'A number', prompt: 'Solve 2x + 3 = 31.\n\nAnswer: 14\nHint: Take 3 away from both sides.', subject: 'Math' }]
const turns = ['what is x?', '17', '13', '14']

type Room = Pick<Awaited<ReturnType<typeof createClassroom>>, 'start'>

/** The statements of each turn, and what its reply says of tries and points. */
async function costs({ start }: Room) {
  const play = await start()
  const made = []
  for (const text of turns) {
    const statements = countStatements()
    const { agent } = await play.turn(text)
    const verdicts = agent.full_context.map(({ verdict, earned, attempt }) => ({ verdict, earned, attempt }))
    made.push({ statements: statements(), verdicts, scores: agent.tasks.map(({ score }) => score) })
  }
  return made
}

test('a verdict takes the same statements and says the same beside a model that never answers, which nobody asks before it is there', async () => {
  const room = await withPartner(['hangs'], { asked })
  const plain = await createClassroom({ asked, tutor: builtInTutor })
  // What a new server learns with its first sessions is learned.
  for (const one of [room, plain]) await one.start(one.teacher, { exercise_id: one.exercise.id })
  const [withModel, without] = [await costs(room), await costs(plain)]
  expect(room.model.heard).toEqual([])
  expect(await room.app.db.$count(tutorWords)).toBe(3)
  // A reply that words may come for is noted once, in the statement that keeps the turn.
  expect(withModel).toEqual(without)
})

test('a verdict does not wait for words that are on their way', async () => {
  const room = await withPartner([{ says: 'Take something away first. And', then: 'hangs' }, 'hangs'], { asked })
  const { turn } = await room.say('17')
  const words = room.listen(turn.id)
  await expect.poll(() => room.model.heard.length).toBe(1)
  const { reply } = await room.say('14')
  expect(reply.agent.full_context.find(({ role }) => role === 'user')?.verdict).toBe('right')
  expect((await words).length).toBeGreaterThan(0)
})
