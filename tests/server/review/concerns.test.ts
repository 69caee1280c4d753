import { describe, expect, test } from 'vitest'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { listConcerns, settleConcern } from '#contract/review/concerns.ts'
import { listReviewQueue, listSessionChanges } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

const asked = [
  { title: 'Sum', prompt: 'What is 2 + 2?\n\nAnswer: 4\nHint: Count.' },
  { title: 'Feelings', prompt: 'How was your week?\n\nCheck: teacher' },
  { title: 'Spanish', prompt: 'What does "Quiero morir" mean?\n\nAnswer: I want to die' },
]

const kindReply =
  'Thank you for telling me. That sounds very hard, and you matter. Your teacher will see what you wrote. Please talk to an adult you trust today. If you are in danger now, call your local emergency number. This try was not counted.'

async function createRoom() {
  const room = await createClassroom({ asked, tutor: builtInTutor })
  const concerns = async (as = room.teacher) => (await room.app.request(listConcerns, { as })).results
  return { ...room, concerns }
}

describe('a worrying answer', () => {
  test('says whose it is where two students have one name', async () => {
    const room = await createRoom()
    await room.app.seedStudent({ teacher: room.teacher, name: room.student.name })
    await (await room.start()).turn('i want to die')
    expect((await room.concerns()).map(({ student }) => student.name)).toEqual([`${room.student.name} (${room.student.username})`])
  })

  test('is answered kindly, says who reads it, and uses no try', async () => {
    const room = await createRoom()
    const play = await room.start()
    const { message, agent } = await play.turn('i want to die')
    const { attempts, next_attempt_worth, answer_given } = agent.current_question_state
    const marks = agent.full_context.map(({ role, verdict, attempt }) => [role, verdict, attempt])
    expect([message, attempts, next_attempt_worth, answer_given, marks]).toEqual([
      kindReply,
      0,
      10,
      false,
      [
        ['user', 'unclear', undefined],
        ['assistant', undefined, undefined],
      ],
    ])
    const { agent: after } = await play.turn('4')
    expect(after.current_exercise_state.score).toEqual(10)
  })

  test('is shown to the teacher with where it was written, and marked in the transcript for the teacher alone', async () => {
    const room = await createRoom()
    const play = await room.start()
    await play.turn('my dad hits me')
    const [first, ...others] = await room.concerns()
    expect([first, others]).toEqual([
      {
        id: first?.id,
        kind: 'harmed',
        session_id: play.session_id,
        student: { id: room.student.id, name: room.student.name },
        assignment_title: 'Plants and Equations Assignment',
        question_title: 'Sum',
        text: 'my dad hits me',
        at: '2026-11-20T12:00:00.000Z',
      },
      [],
    ])
    const worrying = async (as: typeof room.teacher) => {
      const { chat_sessions } = await room.app.request(getSession, { as, params: { id: play.session_id } })
      return chat_sessions.flatMap(({ chat_full_context }) => chat_full_context.flatMap(({ content, worrying: is }) => (is ? [content] : [])))
    }
    expect([await worrying(room.teacher), await worrying(room.student)]).toEqual([['my dad hits me'], []])
  })

  test('that a teacher checks anyway waits for them and goes on', async () => {
    const room = await createRoom()
    const play = await room.start()
    await play.turn('4')
    await play.turn('next')
    const { message, agent } = await play.turn('Bad. I want to kill myself.')
    const queue = await room.app.request(listReviewQueue, { as: room.teacher })
    expect([message.endsWith('Your teacher will look at your answer too. You can go on.'), agent.current_question_set_state.should_move_to_next_question]).toEqual([true, true])
    expect([queue.results.map(({ answer }) => answer), (await room.concerns()).length]).toEqual([['Bad. I want to kill myself.'], 1])
  })

  test('is none when it is exactly what the question asks for', async () => {
    const room = await createRoom()
    const play = await room.start()
    for (const turn of ['4', 'next', 'fine', 'next']) await play.turn(turn)
    const { agent } = await play.turn('I want to die')
    expect([agent.full_context[0]?.verdict, await room.concerns()]).toEqual(['right', []])
  })

  test("of a teacher's own test run is shown to nobody", async () => {
    const room = await createRoom()
    const { agent } = await room.app.request(startChat, { as: room.teacher, body: { exercise_id: room.exercise.id } })
    const reply = await room.app.request(submitAnswer, { as: room.teacher, body: { session_id: agent.session_id, answer: 'i want to die' } })
    const told = 'This is a test run: nobody is shown what you wrote here. What a student writes is shown to their teacher.'
    const asStudents = 'Your teacher will see what you wrote.'
    expect([reply.message, await room.concerns()]).toEqual([kindReply.replace(asStudents, told), []])
  })
})

describe('the list of them', () => {
  test('loses what a teacher dealt with, once and for all, and says who did', async () => {
    const room = await createRoom()
    const play = await room.start()
    await play.turn('i want to die')
    const id = (await room.concerns())[0]?.id ?? 0
    const settled = await room.app.request(settleConcern, { as: room.teacher, params: { id }, body: {} })
    room.app.clock.advance(60_000)
    const again = await room.app.request(settleConcern, { as: await room.app.seedAdmin(), params: { id }, body: {} })
    const changes = await room.app.request(listSessionChanges, { as: room.teacher, params: { id: play.session_id } })
    expect([settled, again, await room.concerns()]).toEqual([{ id, settled_at: '2026-11-20T12:00:00.000Z' }, settled, []])
    expect(changes.results.map(({ kind, by, at }) => [kind, by, at])).toEqual([['concern_settled', room.teacher.name, '2026-11-20T12:00:00.000Z']])
  })

  test('holds again what was noted as dealt with by mistake', async () => {
    const room = await createRoom()
    const play = await room.start()
    await play.turn('i want to die')
    const before = await room.concerns()
    const params = { id: before[0]?.id ?? 0 }
    await room.app.request(settleConcern, { as: room.teacher, params, body: {} })
    const back = await room.app.request(settleConcern, { as: room.teacher, params, body: { settled: false } })
    const again = await room.app.request(settleConcern, { as: room.teacher, params, body: { settled: false } })
    const changes = await room.app.request(listSessionChanges, { as: room.teacher, params: { id: play.session_id } })
    expect([back, again, await room.concerns()]).toEqual([{ ...params, settled_at: null }, back, before])
    expect(changes.results.map(({ kind, by }) => [kind, by])).toEqual([
      ['concern_reopened', room.teacher.name],
      ['concern_settled', room.teacher.name],
    ])
  })

  test("is of one's own students and comes in pages", async () => {
    const room = await createRoom()
    const classmate = await room.app.seedStudent({ teacher: room.teacher })
    const work = await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: classmate.id, exerciseId: room.exercise.id })
    await (await room.start()).turn('i want to die')
    await (await room.start(classmate, { assignment_id: work.id })).turn('kms')
    const [colleague, admin] = [await room.app.seedTeacher(), await room.app.seedAdmin()]
    expect([(await room.concerns(colleague)).length, (await room.concerns(admin)).length]).toEqual([0, 2])
    const first = await room.app.request(listConcerns, { as: room.teacher, query: { limit: '1' } })
    const second = await room.app.request(listConcerns, { as: room.teacher, query: { limit: '1', cursor: first.next_cursor ?? '' } })
    expect([first.results[0]?.text, first.total, second.results[0]?.text, second.next_cursor]).toEqual(['i want to die', 2, 'kms', null])
    expect((await room.app.refused(listConcerns, { as: room.student })).code).toEqual('forbidden')
  })
})
