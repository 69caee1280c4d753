import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteAssignment, getAssignment } from '#contract/assignments/assignments.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { listReviewQueue, reviewAnswer, type ReviewQuality } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { questions } from '#server/db/schema/library.ts'
import { audit } from '#server/db/schema/operations.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { messages } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

const asked = [
  { title: 'Why', prompt: 'Why is it so?\n\nHint: Think.' },
  { title: 'Area', prompt: 'Area of {a} by 2?\n\nLet: a = 3\nAnswer: {2*a}' },
]

/** A session of two questions of 10 points, played through: the first answer waits for the teacher, the second is right. */
async function withWaiting(options: Parameters<typeof createClassroom>[0] = {}) {
  const room = await createClassroom({ asked, ...options })
  const play = await room.start()
  for (const turn of ['pending', 'next', 'q1', 'next']) await play.turn(turn)
  const queue = async () => (await room.app.request(listReviewQueue, { as: room.teacher })).results
  const [first] = await queue()
  const messageId = first?.message_id ?? 0
  const judge = (quality: ReviewQuality) => room.app.request(reviewAnswer, { as: room.teacher, params: { message_id: messageId }, body: { quality } })
  const work = async () => (await room.app.request(getAssignment, { as: room.teacher, params: { id: room.assignment.id } })).config
  return { ...room, play, queue, messageId, judge, work }
}

test('an answer that was let go on still is when its mark comes while the session runs: nobody is held back by it', async () => {
  const room = await createClassroom({ asked })
  const play = await room.start()
  await play.turn('pending')
  const [waiting] = (await room.app.request(listReviewQueue, { as: room.teacher })).results
  await room.app.request(reviewAnswer, { as: room.teacher, params: { message_id: waiting?.message_id ?? 0 }, body: { quality: 0.25 } })
  const { agent } = await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
  expect(agent.tasks.map(({ status, score }) => [status, score])).toEqual([['partly', 2.5], ['open', 0]])
  expect([agent.current_question_state.next_attempt_worth, agent.current_question_set_state]).toEqual([9, { should_move_to_next_question: true }])
  const { agent: next } = await play.turn('next')
  expect(next.current_task_index).toBe(1)
})

describe('the queue', () => {
  test('calls a student by their username as well where the teacher has another one of that name', async () => {
    const room = await withWaiting()
    await room.app.seedStudent({ teacher: room.teacher, name: room.student.name.toUpperCase() })
    const [waiting] = await room.queue()
    expect(waiting?.student).toEqual({ id: room.student.id, name: `${room.student.name} (${room.student.username})` })
  })

  test('shows who said what to which question, with its keys and points', async () => {
    const room = await withWaiting()
    const [question] = await room.app.db.select().from(questions).where(eq(questions.title, 'Why'))
    expect(await room.queue()).toEqual([
      {
        message_id: room.messageId,
        session_id: room.play.session_id,
        student: { id: room.student.id, name: room.student.name },
        assignment: { id: room.assignment.id, title: 'Plants and Equations Assignment' },
        question_id: question?.id,
        question_title: 'Why',
        prompt: 'Why is it so?\n\nHint: Think.',
        answer: 'pending',
        points: 10,
        at: '2026-11-20T12:00:00.000Z',
        version: 0,
        suggestion: null,
      },
    ])
  })

  test('holds the last pending answer of a question, and none that was answered better since', async () => {
    const room = await createClassroom({ asked })
    const play = await room.start()
    const queue = async () => (await room.app.request(listReviewQueue, { as: room.teacher })).results.map(({ answer }) => answer)
    await play.turn('pending')
    expect(await queue()).toEqual(['pending'])
    await play.turn('q.5')
    expect(await queue()).toEqual([])
  })

  test('holds nothing of an assignment that lies in the bin, or is gone from there', async () => {
    const room = await createClassroom({ asked })
    await (await room.start()).turn('pending')
    const count = async () => (await room.app.request(listReviewQueue, { as: room.teacher })).results.length
    const waiting = [await count()]
    await room.app.request(deleteAssignment, { as: room.teacher, params: { id: room.assignment.id } })
    waiting.push(await count())
    await room.app.db.delete(assignments).where(eq(assignments.id, room.assignment.id))
    expect([...waiting, await count()]).toEqual([1, 0, 0])
  })

  test("is of one's own students, can be narrowed to a class or a student, and comes in pages", async () => {
    const room = await withWaiting()
    const [colleague, admin] = [await room.app.seedTeacher(), await room.app.seedAdmin()]
    const [group] = await room.app.db.insert(classes).values({ teacherId: room.teacher.id, name: 'Year 5' }).returning()
    const inClass = { class_id: group?.id ?? 0 }
    const count = async (as: typeof colleague, query = {}) => (await room.app.request(listReviewQueue, { as, query })).results.length
    const before = [await count(colleague), await count(admin), await count(room.teacher, inClass)]
    await room.app.db.insert(classMembers).values({ classId: inClass.class_id, studentId: room.student.id })
    const own = { student_id: room.student.id }
    const narrowed = [await count(room.teacher, inClass), await count(room.teacher, own), await count(room.teacher, { student_id: 4711 })]
    expect([before, narrowed]).toEqual([
      [0, 1, 0],
      [1, 1, 0],
    ])
    const paged = await room.app.request(listReviewQueue, { as: room.teacher, query: { limit: '1' } })
    expect([paged.results.length, paged.total, paged.next_cursor]).toEqual([1, 1, null])
    expect((await room.app.refused(listReviewQueue, { as: room.student })).code).toEqual('forbidden')
  })

  test('costs the same number of statements however many wait', async () => {
    const room = await withWaiting()
    const counted = countStatements()
    const first = await room.queue()
    const one = counted()
    const classmate = await room.app.seedStudent({ teacher: room.teacher })
    const work = await seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: classmate.id, exerciseId: room.exercise.id })
    const play = await room.start(classmate, { assignment_id: work.id })
    for (const turn of ['pending', 'next', 'pending']) await play.turn(turn)
    counted()
    const all = await room.queue()
    expect([first.length, all.length, counted()]).toEqual([1, 3, one])
  })
})

describe('judging an answer', () => {
  test('counts it as the try it was; session and assignment follow', async () => {
    const room = await withWaiting()
    const before = await room.app.request(getSession, { as: room.teacher, params: { id: room.play.session_id } })
    expect([(await room.work()).score, before.pending]).toEqual([100, 10])
    expect(await room.judge(0.5)).toEqual({
      message_id: room.messageId,
      session_id: room.play.session_id,
      quality: 0.5,
      verdict: 'partly',
      accepted: false,
      score: 5,
      points: 10,
      session_score: 15,
      assignment_score: 75,
      version: 1,
    })
    expect(await room.work()).toEqual({
      complete: true,
      completed_on: '2026-11-20T12:00:00.000Z',
      score: 75,
      chat_session_id: room.play.session_id,
      allowRedoAssignment: false,
      late: false,
    })
    const past = await room.app.request(getSession, { as: room.student, params: { id: room.play.session_id } })
    const [first] = past.chat_sessions
    const answers = first?.chat_full_context.filter(({ verdict }) => verdict !== undefined)
    const marks = answers?.map(({ verdict, accepted, attempt, earned }) => [verdict, accepted, attempt, earned])
    expect([past.history.score, past.pending, first?.score, first?.attempts, first?.status, marks]).toEqual([
      15,
      0,
      5,
      1,
      'partly',
      [['partly', false, 1, 5]],
    ])
    expect(await room.queue()).toEqual([])
    const notes = (await room.app.db.select().from(audit)).map(({ actorId, action, subjectId, details }) => [actorId, action, subjectId, details])
    expect(notes).toEqual([[room.teacher.id, 'score.reviewed', room.play.session_id, { message_id: room.messageId, quality: 0.5, from: 0, to: 5 }]])
  })

  test('can be done again, up and down', async () => {
    const room = await withWaiting()
    const scores = []
    for (const quality of [1, 0.25, 0] as const) scores.push((await room.judge(quality)).assignment_score)
    expect(scores).toEqual([100, 62.5, 50])
  })

  test('that somebody else judged meanwhile is refused with their name, and theirs stands', async () => {
    const room = await withWaiting()
    const admin = await room.app.seedAdmin()
    const meanwhile = { as: admin, params: { message_id: room.messageId }, body: { quality: 1 as const } }
    await room.app.request(reviewAnswer, meanwhile)
    const { status, code, error } = await room.app.refused(reviewAnswer, { ...meanwhile, as: room.teacher, body: { quality: 0 } })
    expect([status, code, error, (await room.work()).score]).toEqual([
      409,
      'conflict',
      `${admin.name} has judged this answer in the meantime. You can set another score on its session page.`,
      100,
    ])
    expect((await room.app.request(reviewAnswer, { ...meanwhile, body: { quality: 0.5 } })).assignment_score).toEqual(75)
  })

  test('that makes another session the best moves the assignment to that one', async () => {
    const room = await withWaiting({ assignment: { allowRedo: true } })
    await room.judge(1)
    const again = await room.start(room.student, { assignment_id: room.assignment.id })
    for (const turn of ['q.9', 'next', 'q1', 'next']) await again.turn(turn)
    const before = await room.work()
    await room.judge(0.25)
    const after = await room.work()
    expect([before.score, before.chat_session_id, after.score, after.chat_session_id]).toEqual([100, room.play.session_id, 95, again.session_id])
  })

  test('of a running session shows the student the new state at the next move', async () => {
    const room = await createClassroom({ asked })
    const play = await room.start()
    await play.turn('pending')
    const [waiting] = (await room.app.request(listReviewQueue, { as: room.teacher })).results
    await room.app.request(reviewAnswer, { as: room.teacher, params: { message_id: waiting?.message_id ?? 0 }, body: { quality: 1 } })
    const late = { as: room.student, body: { session_id: play.session_id, answer: 'q.5', state_token: play.token() } }
    expect((await room.app.refused(submitAnswer, late)).code).toEqual('question_settled')
    const { agent } = await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })
    expect([agent.current_exercise_state.score, agent.current_exercise_state.pending, agent.tasks[0]?.status]).toEqual([10, 0, 'done'])
  })

  test('is refused for answers that never waited, were followed by others, and to who does not see the student', async () => {
    const room = await createClassroom({ asked })
    const play = await room.start()
    await play.turn('pending')
    await play.turn('q.5')
    const [pending, graded] = (await room.app.db.select().from(messages).where(eq(messages.role, 'user'))).map(({ id }) => id)
    const send = async (as: typeof room.teacher, id: number | undefined) => {
      const { status, error } = await room.app.refused(reviewAnswer, { as, params: { message_id: id ?? 0 }, body: { quality: 1 } })
      return [status, error]
    }
    const colleague = await room.app.seedTeacher()
    const byTeacher = [await send(room.teacher, graded), await send(room.teacher, pending)]
    expect([...byTeacher, await send(colleague, pending), await send(room.student, pending)]).toEqual([
      [404, 'This was not found.'],
      [409, 'The student has answered again since.'],
      [404, 'This was not found.'],
      [403, 'Your account may not do this.'],
    ])
    const steps = { as: room.teacher, params: { message_id: pending ?? 0 } }
    expect((await room.app.send(reviewAnswer, { ...steps, body: { quality: 0.25 } })).status).toEqual(409)
  })

  test('leaves the assignments of everybody else as they are', async () => {
    const room = await withWaiting()
    const others = { teacherId: room.teacher.id, exerciseId: room.exercise.id, title: 'Other', studentId: room.student.id, complete: true, score: 40 }
    const [other] = await room.app.db.insert(assignments).values(others).returning()
    await room.judge(0.5)
    expect(await room.app.db.select().from(assignments).where(eq(assignments.title, 'Other'))).toEqual([other])
  })
})
