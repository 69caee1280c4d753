import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listReviewQuestions, listReviewQueue, listSessionChanges, reviewAnswer, reviewAnswers, StandingMarks } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import type { Person } from '#tests/support/school/people.ts'

const asked = [
  { title: 'Why', prompt: 'Why is it so?\n\nCheck: teacher\nHint: Look at the leaf.' },
  { title: 'How', prompt: 'How is it so?' },
]

/** A class whose students each answered both questions; all those answers wait for their teacher, and for an administrator. */
async function withClass(size: number) {
  const room = await createClassroom({ asked })
  const { app, teacher, exercise } = room
  const colleague = await app.seedAdmin()
  const sessions: number[] = []
  for (let index = 0; index < size; index += 1) {
    const student = await app.seedStudent({ teacher })
    const assignment = await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id })
    const play = await room.start(student, { assignment_id: assignment.id })
    for (const turn of ['pending', 'next', 'pending', 'next']) await play.turn(turn)
    sessions.push(play.session_id)
  }
  const queue = async () => (await app.request(listReviewQueue, { as: teacher })).results
  const answersTo = async (title: string) => (await queue()).filter(({ question_title: of }) => of === title)
  const questions = (query: { limit?: string; cursor?: string } = {}) => app.request(listReviewQuestions, { as: teacher, query })
  const mark = (as: Person, quality: 0 | 0.5 | 1 | null, answers: readonly { message_id: number; version: number }[]) => ({
    as,
    body: { quality, answers: answers.map(({ message_id, version }) => ({ message_id, version })) },
  })
  const scores = async () => {
    const all = await Promise.all(sessions.map((id) => app.request(getSession, { as: teacher, params: { id } })))
    return all.map(({ chat_sessions: [first, second] }) => [first?.score, second?.score])
  }
  return { ...room, colleague, sessions, queue, answersTo, questions, mark, scores }
}

describe('questions that answers wait to', () => {
  test('come with how many wait, the one that has waited longest first, in pages', async () => {
    const room = await withClass(3)
    const { results } = await room.questions()
    expect(results.map(({ question_title: title, student_text: text, notes, points, count }) => ({ title, text, notes, points, count }))).toEqual([
      { title: 'Why', text: 'Why is it so?', notes: [{ label: 'Hint', text: 'Look at the leaf.' }], points: 10, count: 3 },
      { title: 'How', text: 'How is it so?', notes: [], points: 10, count: 3 },
    ])
    const first = await room.questions({ limit: '1' })
    const second = await room.questions({ limit: '1', cursor: first.next_cursor ?? '' })
    expect([first.total, first.results.length, second.total, second.results.map(({ question_title: title }) => title), second.next_cursor]).toEqual([2, 1, 2, ['How'], null])
  })

  test('lead to all answers to each, and to nobody else’s', async () => {
    const room = await withClass(3)
    const [, how] = (await room.questions()).results
    const query = { same_as_id: String(how?.first_message_id) }
    const { results } = await room.app.request(listReviewQueue, { as: room.teacher, query })
    expect(results).toEqual(await room.answersTo('How'))
    const stranger = await room.app.seedTeacher()
    expect((await room.app.refused(listReviewQueue, { as: stranger, query })).code).toBe('not_found')
    expect((await room.app.request(listReviewQuestions, { as: stranger })).results).toEqual([])
  })

  test('leave when all answers to them are marked', async () => {
    const room = await withClass(2)
    await room.app.request(reviewAnswers, room.mark(room.teacher, 1, await room.answersTo('Why')))
    expect((await room.questions()).results.map(({ question_title: title }) => title)).toEqual(['How'])
  })
})

describe('one mark for several answers', () => {
  test('is given to all of them and noted in each session', async () => {
    const room = await withClass(3)
    const { results } = await room.app.request(reviewAnswers, room.mark(room.teacher, 0.5, await room.answersTo('Why')))
    expect(results.map(({ score, points, version, verdict }) => [score, points, version, verdict])).toEqual([[5, 10, 1, 'partly'], [5, 10, 1, 'partly'], [5, 10, 1, 'partly']])
    expect(await room.scores()).toEqual([[5, 0], [5, 0], [5, 0]])
    for (const id of room.sessions) {
      const changes = await room.app.request(listSessionChanges, { as: room.teacher, params: { id } })
      expect(changes.results.map(({ kind, by, from, to }) => ({ kind, by, from, to }))).toEqual([{ kind: 'judged', by: room.teacher.name, from: 0, to: 5 }])
    }
  })

  test('speaks of one answer where it was for one, as a hold is', async () => {
    const room = await withClass(1)
    const answers = await room.answersTo('Why')
    const only = answers[0]?.message_id ?? 0
    await room.app.request(reviewAnswer, { as: room.teacher, params: { message_id: only }, body: { quality: 0.5, version: 0 } })
    await room.app.request(reviewAnswer, { as: room.colleague, params: { message_id: only }, body: { quality: 1, version: 1 } })
    const body = { quality: null, answers: [{ message_id: only, version: 1 }] }
    const refused = await room.app.refused(reviewAnswers, { as: room.teacher, body })
    expect([refused.status, refused.error]).toEqual([409, `${room.colleague.name} gave 10 of 10 in the meantime.`])
    expect(v.parse(StandingMarks, refused.current).map(({ message_id: id, points }) => [id, points])).toEqual([[only, 10]])
  })

  test('is given to none where somebody marked one of them meanwhile, and to all once it names that mark', async () => {
    const room = await withClass(3)
    const answers = await room.answersTo('Why')
    const second = answers[1]?.message_id ?? 0
    await room.app.request(reviewAnswer, { as: room.colleague, params: { message_id: second }, body: { quality: 1, version: 0 } })
    const refused = await room.app.refused(reviewAnswers, room.mark(room.teacher, 0.5, answers))
    expect([refused.status, refused.code, refused.error]).toEqual([409, 'stale_version', `1 of these answers was marked by ${room.colleague.name} in the meantime.`])
    expect(v.parse(StandingMarks, refused.current)).toEqual([
      { message_id: second, points: 10, points_possible: 10, by: room.colleague.name, is_own: false, at: '2026-11-20T12:00:00.000Z', version: 1 },
    ])
    expect(await room.scores()).toEqual([[0, 0], [10, 0], [0, 0]])
    const again = answers.map((one) => ({ ...one, version: one.message_id === second ? 1 : 0 }))
    await room.app.request(reviewAnswers, room.mark(room.teacher, 0.5, again))
    expect(await room.scores()).toEqual([[5, 0], [5, 0], [5, 0]])
  })

  test('sent again because its answer was lost counts once', async () => {
    const room = await withClass(2)
    const wish = room.mark(room.teacher, 1, await room.answersTo('Why'))
    const first = await room.app.request(reviewAnswers, wish)
    expect(await room.app.request(reviewAnswers, wish)).toEqual(first)
    expect((await room.app.request(listSessionChanges, { as: room.teacher, params: { id: room.sessions[0] ?? 0 } })).results.length).toBe(1)
  })

  test('given by two at once is one of theirs for every answer, and the other one hears of it', async () => {
    const room = await withClass(3)
    const answers = await room.answersTo('Why')
    const sent = await Promise.allSettled([
      room.app.request(reviewAnswers, room.mark(room.teacher, 1, answers)),
      room.app.request(reviewAnswers, room.mark(room.colleague, 0.5, answers.toReversed())),
    ])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(new Set((await room.scores()).map(([first]) => first)).size).toBe(1)
  })

  test('is given to none where one is not the caller’s to see, is named twice, or was answered again', async () => {
    const room = await withClass(2)
    const answers = await room.answersTo('Why')
    const stranger = await room.app.seedTeacher()
    expect((await room.app.refused(reviewAnswers, room.mark(stranger, 1, answers))).code).toBe('not_found')
    expect((await room.app.refused(reviewAnswers, room.mark(room.teacher, 1, [...answers, { message_id: 2_147_483_647, version: 0 }]))).code).toBe('not_found')
    expect((await room.app.refused(reviewAnswers, room.mark(room.teacher, 1, [...answers, ...answers]))).code).toBe('invalid')
    const open = await room.start()
    await open.turn('pending')
    const all = await room.answersTo('Why')
    await open.turn('q.5')
    expect((await room.app.refused(reviewAnswers, room.mark(room.teacher, 1, all))).code).toBe('conflict')
    expect(await room.scores()).toEqual([[0, 0], [0, 0]])
  })

  test('costs no more statements for many answers than for few', async () => {
    const counts: number[] = []
    for (const size of [2, 6]) {
      const room = await withClass(size)
      const wish = room.mark(room.teacher, 1, await room.answersTo('Why'))
      const sent = countStatements()
      await room.app.request(reviewAnswers, wish)
      counts.push(sent())
    }
    expect(counts[0]).toBe(counts[1])
  })

  test('is taken back as it was given: the answers wait again, and students see what they saw before', async () => {
    const room = await withClass(2)
    const before = await room.app.request(listReviewQueue, { as: room.teacher })
    const seen = async () => {
      const { chat_sessions: asked } = await room.app.request(getSession, { as: room.teacher, params: { id: room.sessions[0] ?? 0 } })
      return asked.map(({ mark_version: _, ...one }) => one)
    }
    const [waiting, answers] = [await seen(), await room.answersTo('Why')]
    const given = await room.app.request(reviewAnswers, room.mark(room.teacher, 1, answers))
    const back = await room.app.request(reviewAnswers, room.mark(room.teacher, null, given.results))
    expect(back.results.map(({ quality, verdict, accepted, score, version }) => ({ quality, verdict, accepted, score, version }))).toEqual(
      answers.map(() => ({ quality: null, verdict: 'pending', accepted: false, score: 0, version: 2 })),
    )
    const after = await room.app.request(listReviewQueue, { as: room.teacher })
    expect(after.results.map(({ version: _, ...one }) => one)).toEqual(before.results.map(({ version: _, ...one }) => one))
    expect([await room.scores(), await seen()]).toEqual([[[0, 0], [0, 0]], waiting])
    const { results } = await room.app.request(listSessionChanges, { as: room.teacher, params: { id: room.sessions[0] ?? 0 } })
    expect(results.map(({ kind, from, to }) => ({ kind, from, to }))).toEqual([{ kind: 'taken_back', from: 10, to: 0 }, { kind: 'judged', from: 0, to: 10 }])
    await room.app.request(reviewAnswers, room.mark(room.colleague, 0.5, back.results))
    expect(await room.scores()).toEqual([[5, 0], [5, 0]])
  })

  test('is not taken back where somebody else marked since, or the student went on', async () => {
    const room = await withClass(2)
    const answers = await room.answersTo('Why')
    const given = (await room.app.request(reviewAnswers, room.mark(room.teacher, 0.5, answers))).results
    const [first, second] = given
    await room.app.request(reviewAnswer, { as: room.colleague, params: { message_id: first?.message_id ?? 0 }, body: { quality: 1, version: 1 } })
    const refused = await room.app.refused(reviewAnswers, room.mark(room.teacher, null, given))
    expect([refused.status, refused.error, await room.scores()]).toEqual([409, `1 of these answers was marked by ${room.colleague.name} in the meantime.`, [[10, 0], [5, 0]]])
    const untouched = room.mark(room.teacher, null, [{ message_id: second?.message_id ?? 0, version: 1 }])
    const once = await room.app.request(reviewAnswers, untouched)
    const version = once.results[0]?.version ?? 0
    expect(await room.app.request(reviewAnswers, room.mark(room.teacher, null, [{ message_id: second?.message_id ?? 0, version }]))).toEqual(once)
    const open = await room.start()
    await open.turn('pending')
    const waiting = (await room.answersTo('Why')).slice(-1)
    const marked = (await room.app.request(reviewAnswers, room.mark(room.teacher, 0, waiting))).results
    await open.turn('q.5')
    const late = await room.app.refused(reviewAnswers, room.mark(room.teacher, null, marked))
    expect([late.status, late.error]).toEqual([409, 'The question has gone on since this mark. It can be changed in the whole session.'])
  })
})
