import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { acceptAnswer, overrideScore, reviewAnswer } from '#contract/review/review.ts'
import { getSession, type PastSession } from '#contract/sessions/sessions.ts'
import { questions } from '#server/db/schema/library.ts'
import { messages } from '#server/db/schema/sessions.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { asMoments } from '#tests/server/grading/as-moments.ts'

const asked = [
  { title: 'Capital', prompt: 'What is the capital of Canada?\n\nAnswer: Ottawa\nHint: Not Toronto.' },
  { title: 'Why', prompt: 'Why is it so?' },
]

/** A finished session of two questions: a second try right, and an answer that waits for its teacher. */
async function withFinished() {
  const room = await createClassroom({ asked, tutor: builtInTutor })
  const play = await room.start()
  for (const turn of ['the big O', 'Ottawa', 'next', 'because', 'next']) await play.turn(turn)
  const params = { id: play.session_id }
  const said = async (content: string) => (await room.app.db.select().from(messages).where(eq(messages.content, content)))[0]?.id ?? 0
  const read = async (as = room.teacher) => changesIn(await room.app.request(getSession, { as, params }))
  return { ...room, params, said, read }
}

function changesIn({ chat_sessions }: PastSession) {
  return chat_sessions.map(({ changed, chat_full_context }) => [
    changed,
    chat_full_context.flatMap((message) => (message.changed ? [[asMoments(message.content).replace(/\n.*/s, ''), message.changed]] : [])),
  ])
}

test('a tutor whose points nobody changed stands uncommented', async () => {
  const room = await withFinished()
  expect(await room.read()).toEqual([
    [undefined, []],
    [undefined, []],
  ])
})

test('every reply whose points an accepted answer changed says what they are now, and who did it to teachers only', async () => {
  const room = await withFinished()
  const [question] = await room.app.db.select().from(questions).orderBy(questions.id)
  await room.app.request(acceptAnswer, { as: room.teacher, params: { id: question?.id ?? 0 }, body: { answer: 'the big O' } })
  const at = '2026-11-20T12:00:00.000Z'
  const first = { from: 0, to: 10, by: room.teacher.name, at }
  const read = await room.read()
  expect(read).toEqual([
    [
      undefined,
      [
        ['[notYet] Here is a hint before the answer.', first],
        ['[rightAfterHint]', { ...first, from: 9 }],
      ],
    ],
    [undefined, []],
  ])
  const [[, seen]] = [...(await room.read(room.student)), []]
  expect(seen).toEqual([
    ['[notYet] Here is a hint before the answer.', { ...first, by: null }],
    ['[rightAfterHint]', { ...first, from: 9, by: null }],
  ])
})

test('a judged answer and a score set by hand say what they made of the points, until the score is taken back', async () => {
  const room = await withFinished()
  await room.app.request(reviewAnswer, { as: room.teacher, params: { message_id: await room.said('because') }, body: { quality: 0.5 } })
  const set = (score: number | null) =>
    room.app.request(overrideScore, { as: room.teacher, params: room.params, body: { question_set_index: 0, question_index: 0, score } })
  await set(5)
  await set(7)
  const at = '2026-11-20T12:00:00.000Z'
  const [by, judged] = [room.teacher.name, '[pending] [teacherWill]']
  expect(await room.read()).toEqual([
    [{ from: 9, to: 7, by, at }, []],
    [undefined, [[judged, { from: null, to: 5, by, at }]]],
  ])
  await set(null)
  expect((await room.read())[0]).toEqual([undefined, []])
})

test('a reply that counted on from what a teacher had judged meanwhile stands uncommented', async () => {
  const room = await createClassroom({ asked: [{ title: 'Why', prompt: 'Why is it so?\n\nHint: Think.' }] })
  const play = await room.start()
  await play.turn('pending')
  room.app.clock.advance(1000)
  const [waiting] = await room.app.db.select().from(messages).where(eq(messages.verdict, 'pending'))
  await room.app.request(reviewAnswer, { as: room.teacher, params: { message_id: waiting?.id ?? 0 }, body: { quality: 0.5 } })
  room.app.clock.advance(1000)
  const told = await play.turn('q1')
  const changed = changesIn(await room.app.request(getSession, { as: room.student, params: { id: play.session_id } }))
  expect([told.agent.current_exercise_state.score, changed]).toEqual([
    9,
    [[undefined, [['[pending] [teacherWill]', { from: null, to: 5, by: null, at: '2026-11-20T12:00:01.000Z' }]]]],
  ])
})

test('a session that goes on after its teacher accepted an answer tells its student what changed, without a name', async () => {
  const room = await createClassroom({ asked, tutor: builtInTutor })
  const play = await room.start()
  for (const turn of ['the big O', 'Ottawa']) await play.turn(turn)
  const [question] = await room.app.db.select().from(questions).orderBy(questions.id)
  await room.app.request(acceptAnswer, { as: room.teacher, params: { id: question?.id ?? 0 }, body: { answer: 'the big O' } })
  const { agent } = await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
  expect(agent.full_context.flatMap(({ role, changed }) => (role === 'assistant' ? [changed] : []))).toEqual([
    undefined,
    { from: 0, to: 10 },
    { from: 9, to: 10 },
  ])
})
