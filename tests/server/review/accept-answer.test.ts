import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAssignment } from '#contract/assignments/assignments.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { acceptAnswer, listReviewQueue, overrideScore } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { questions } from '#server/db/schema/library.ts'
import { audit } from '#server/db/schema/operations.ts'
import { messages } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { type Asked, seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import type { Person } from '#tests/support/school/people.ts'

const city: Asked = { title: 'Capital', prompt: 'What is the capital of Canada?\n\nAnswer: Ottawa\nHint: Not Toronto.', set: { allowSkipping: true } }
const area: Asked = { title: 'Area', prompt: 'What is {a} times {b}?\n\nLet: a = 3..9, b = 11..19\nAnswer: {a*b}', set: { numQuestions: 2, allowSkipping: true } }
const why = { title: 'Why', prompt: 'Why is it so?' }

async function withQuestion(asked: Asked) {
  const room = await createClassroom({ asked: [asked, why], tutor: builtInTutor })
  const [question] = await room.app.db.select().from(questions).orderBy(questions.id)
  const params = { id: question?.id ?? 0 }
  const accept = (answer: string, message_id?: number) =>
    room.app.request(acceptAnswer, { as: room.teacher, params, body: { answer, ...(message_id === undefined ? {} : { message_id }) } })

  /** Another student's session, played: their work as it stands. */
  async function play(turns: readonly string[], as?: Person) {
    const student = as ?? (await room.app.seedStudent({ teacher: room.teacher }))
    const given = await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: student.id, exerciseId: room.exercise.id })
    const session = await room.start(student, { assignment_id: given.id })
    for (const turn of turns) await session.turn(turn)
    const score = async () => (await room.app.request(getAssignment, { as: room.teacher, params: { id: given.id } })).config.score
    const messageId = async (content: string) => {
      const said = await room.app.db.select().from(messages).where(eq(messages.sessionId, session.session_id))
      return said.find((one) => one.content === content)?.id
    }
    return { ...session, student, assignmentId: given.id, score, messageId }
  }

  const prompt = async () => (await room.app.db.select().from(questions).where(eq(questions.id, params.id)))[0]?.prompt
  return { ...room, params, accept, play, prompt }
}

const finish = ['next', 'because', 'next']

describe('an accepted answer', () => {
  test('counts for everybody who gave it, as the try it was, in past and in running sessions', async () => {
    const room = await withQuestion(city)
    const first = await room.play(['the big O', 'Ottawa', ...finish])
    const second = await room.play(['Toronto', 'The Big O!', 'Ottawa', ...finish])
    const other = await room.play(['Toronto', 'Ottawa', ...finish])
    const running = await room.play(['the big O'])
    const scores = async () => [await first.score(), await second.score(), await other.score()]
    const before = await scores()
    expect(await room.accept('the big O')).toEqual({ regraded: 3 })
    expect([before, await scores()]).toEqual([
      [90, 80, 90],
      [100, 90, 90],
    ])
    const { agent } = await room.app.request(startChat, { as: running.student, body: { assignment_id: running.assignmentId } })
    const shown = [agent.current_exercise_state.score, agent.tasks[0]?.status, agent.current_question_set_state.should_move_to_next_question]
    expect([shown, agent.full_context.find(({ role }) => role === 'user')?.verdict]).toEqual([[10, 'done', true], 'right'])
    const next = { session_id: running.session_id, answer: 'Ottawa', state_token: running.token() }
    expect((await room.app.refused(submitAnswer, { as: running.student, body: next })).code).toEqual('question_settled')
  })

  test('can be counted before anything changes', async () => {
    const room = await withQuestion(city)
    const played = await room.play(['the big O', 'Ottawa', ...finish])
    const preview = await room.app.request(acceptAnswer, { as: room.teacher, params: room.params, body: { answer: 'the big O', preview: true } })
    const notes = await room.app.db.select().from(audit)
    expect([preview, await played.score(), await room.prompt(), notes]).toEqual([{ regraded: 1 }, 90, city.prompt, []])
    expect(await room.accept('the big O')).toEqual({ regraded: 1 })
  })

  test('is right from then on, in running sessions and in new ones, and stands in the prompt once', async () => {
    const room = await withQuestion(city)
    const running = await room.play(['Toronto'])
    await room.accept('the  big O')
    await room.accept('the big O')
    expect(await room.prompt()).toEqual(`${city.prompt}\nAlso accept (marked right): the big O`)
    const now = await running.turn('The big O')
    const later = await room.play(['the big o'])
    expect([now.agent.current_exercise_state.score, later.latest().agent.current_exercise_state.score]).toEqual([9, 10])
  })

  test('is told from longer and shorter ones', async () => {
    const room = await withQuestion(city)
    await room.accept('the big O of them all')
    await room.accept('the big O')
    expect((await room.prompt())?.split('\n').slice(-2)).toEqual([
      'Also accept (marked right): the big O of them all',
      'Also accept (marked right): the big O',
    ])
  })

  test('ends the waiting of the answers that are like it, and of no other', async () => {
    const room = await createClassroom({ asked: [why], tutor: builtInTutor })
    const [question] = await room.app.db.select().from(questions)
    const classmate = await room.app.seedStudent({ teacher: room.teacher })
    const given = await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: classmate.id, exerciseId: room.exercise.id })
    const plays = [await room.start(), await room.start(classmate, { assignment_id: given.id })]
    const answers = ['Because it is wet.', 'I like it so']
    for (const [index, play] of plays.entries()) await play.turn(answers[index] ?? '')
    for (const play of plays) await play.turn('next')
    const body = { answer: 'because it is wet' }
    expect(await room.app.request(acceptAnswer, { as: room.teacher, params: { id: question?.id ?? 0 }, body })).toEqual({ regraded: 1 })
    const queue = (await room.app.request(listReviewQueue, { as: room.teacher })).results.map(({ answer }) => answer)
    const scores = (await room.app.db.select().from(assignments).orderBy(assignments.id)).map(({ score }) => score)
    expect([queue, scores]).toEqual([['I like it so'], [100, 0]])
  })

  test('leaves a score set by hand, and lowers none', async () => {
    const room = await withQuestion(city)
    const set = await room.play(['the big O', 'Ottawa', ...finish])
    const body = { question_set_index: 0, question_index: 0, score: 2 }
    await room.app.request(overrideScore, { as: room.teacher, params: { id: set.session_id }, body })
    const repeated = await room.play(['Ottawa', ...finish])
    const before = [await set.score(), await repeated.score()]
    expect([await room.accept('the big O'), await room.accept('Ottawa')]).toEqual([{ regraded: 0 }, { regraded: 0 }])
    expect([before, await set.score(), await repeated.score()]).toEqual([[20, 100], 20, 100])
  })

  test('makes another mark only where it earns more', async () => {
    const room = await withQuestion(city)
    const play = await room.play(['Toronto', 'the big O', 'Canada city', ...finish])
    const mark = async () => {
      const [question] = (await room.app.request(getSession, { as: room.teacher, params: { id: play.session_id } })).chat_sessions
      return [question?.score, question?.mark_version]
    }
    const marks = [await mark()]
    for (const answer of ['the big O', 'Canada city']) {
      expect(await room.accept(answer)).toEqual({ regraded: 1 })
      marks.push(await mark())
    }
    expect(marks).toEqual([
      [0, 0],
      [9, 1],
      [9, 1],
    ])
  })

  test('is logged with what it changed, without what was written', async () => {
    const room = await withQuestion(city)
    const one = await room.play(['the big O', 'Ottawa', ...finish])
    await room.accept('the big O')
    const notes = (await room.app.db.select().from(audit)).map(({ actorId, action, subjectId, details }) => [actorId, action, subjectId, details])
    expect(notes).toEqual([
      [room.teacher.id, 'answer.accepted', room.params.id, { regraded: 1 }],
      [room.teacher.id, 'score.regraded', one.session_id, { question_id: room.params.id, from: 9, to: 10 }],
    ])
  })

  test('costs the same number of statements for one session and for many', async () => {
    const room = await withQuestion(city)
    const counted = countStatements()
    const counts = []
    for (const [answer, sessions] of [['first', 1], ['second', 4]] as const) {
      for (let one = 0; one < sessions; one += 1) await room.play([answer, ...finish])
      counted()
      expect(await room.accept(answer)).toEqual({ regraded: sessions })
      counts.push(counted())
    }
    expect(counts[1]).toEqual(counts[0])
  })
})

describe('an accepted answer to a question with values', () => {
  test('counts where it was asked with the same values', async () => {
    const room = await withQuestion(area)
    const one = await room.play(['about that', 'next', 'about that', 'next', 'because', 'next'])
    const id = await one.messageId('about that')
    const before = await one.score()
    expect(await room.accept('about that', id)).toEqual({ regraded: 1 })
    expect([before, await one.score()]).toEqual([0, 50])
    expect((await room.prompt())?.split('\n').at(-1)).toMatch(/^Also accept \(a = \d, b = 1\d\): about that$/)
  })

  test('needs to know which values are meant, unless only one row was ever answered like that', async () => {
    const room = await withQuestion(area)
    const one = await room.play(['lots', 'next', 'many', 'next', 'because', 'next'])
    await room.play(['many', 'next', 'many', 'next', 'because', 'next'])
    const refused = await room.app.refused(acceptAnswer, { as: room.teacher, params: room.params, body: { answer: 'many' } })
    expect([refused.status, refused.field]).toEqual([422, 'message_id'])
    expect(await room.accept('Lots')).toEqual({ regraded: 1 })
    expect(await one.score()).toEqual(50)
  })
})

describe('accepting is refused', () => {
  test('for blanks, for the message of another question, for spoken questions, and to everybody but who may edit the question', async () => {
    const room = await withQuestion(city)
    const one = await room.play(['the big O', ...finish])
    const colleague = await room.app.seedTeacher()
    const because = await one.messageId('because')
    const send = async (as: Person, body: { answer: string; message_id?: number }) =>
      (await room.app.refused(acceptAnswer, { as, params: room.params, body })).status
    const answer = 'the big O'
    const statuses = [await send(room.teacher, { answer: ' \n ' }), await send(room.teacher, { answer, message_id: because ?? 0 })]
    await room.app.db.update(questions).set({ type: 'ACCENT_TRAINING' })
    const spoken = await send(room.teacher, { answer })
    expect([...statuses, spoken, await send(colleague, { answer }), await send(one.student, { answer })]).toEqual([422, 404, 409, 404, 403])
    expect(await room.prompt()).toEqual(city.prompt)
  })
})
