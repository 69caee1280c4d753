import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { createAssignment, listAssignments } from '#contract/assignments/assignments.ts'
import { setSessionGradeLevel } from '#contract/sessions/sessions.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp } from '#tests/support/app.ts'

/** A teacher with a student and an exercise, a colleague with theirs, and an admin with one for all. */
async function createStaffRoom() {
  const app = await createTestApp()
  const [teacher, colleague, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const [student, theirStudent] = [await app.seedStudent({ teacher, name: 'Ana Ruiz' }), await app.seedStudent({ teacher: colleague })]
  const exercise = await seedExercise(app.db, teacher.id)
  const [theirExercise, library] = [await seedExercise(app.db, colleague.id), await seedExercise(app.db, admin.id, undefined, { title: 'For everybody' })]
  return { ...app, teacher, colleague, admin, student, theirStudent, exercise, theirExercise, library }
}

const neverPlayed = { complete: false, completed_on: null, score: 0, chat_session_id: null, late: false }

describe('giving an exercise to a student', () => {
  test('answers the assignment, which the student finds at once', async () => {
    const room = await createStaffRoom()
    const body = {
      title: '  Equations for Friday ',
      exercise_id: room.exercise.id,
      grade_level: 4,
      student_id: room.student.id,
      due_date: '2026-11-27T22:59:00.000Z',
      config: { complete: true, score: 100, allowRedoAssignment: true },
    }
    const made = await room.request(createAssignment, { as: room.teacher, body })
    const expected: Assignment = {
      id: made.id,
      title: 'Equations for Friday',
      assignment_title: 'Equations for Friday',
      exercise_id: room.exercise.id,
      exercise: {
        id: room.exercise.id,
        title: 'Plants and Equations',
        subject: 'Math',
        num_question_sets: 3,
        total_questions: 4,
        total_possible_score: 30,
        has_accent_training: false,
        timer_minutes: null,
        attempts_before_moving_on: 4,
      },
      grade_level: 4,
      student_id: room.student.id,
      student: { id: room.student.id, name: 'Ana Ruiz', username: room.student.username },
      due_date: '2026-11-27T22:59:00.000Z',
      closes_at: null,
      version: 1,
      first_started_at: null,
      fresh_start_allowed: false,
      may_begin: true,
      config: { ...neverPlayed, allowRedoAssignment: true },
      open_session: null,
    }
    expect(made).toEqual(expected)
    expect(await room.request(listAssignments, { as: room.student })).toEqual({ results: [expected] })
  })

  test("has the exercise's title, the teacher's grade level, no due date and one try when nothing else is said", async () => {
    const room = await createStaffRoom()
    await room.request(setSessionGradeLevel, { as: room.teacher, body: { grade_level: 9 } })
    const given = { exercise_id: room.library.id, student_id: room.student.id }
    const made = await room.request(createAssignment, { as: room.teacher, body: given })
    const shown = [made.title, made.assignment_title, made.grade_level, made.due_date, made.config]
    expect(shown).toEqual(['For everybody Assignment', 'For everybody Assignment', 9, null, { ...neverPlayed, allowRedoAssignment: false }])
  })

  test('is for exercises and students one sees; everything else is as if it were not there, and nothing is given', async () => {
    const room = await createStaffRoom()
    const [own, theirs] = [room.student.id, room.theirStudent.id]
    const send = async (as: typeof room.teacher, exercise_id: number, student_id: number) =>
      (await room.send(createAssignment, { as, body: { exercise_id, student_id } })).status
    expect([
      await send(room.teacher, room.theirExercise.id, own),
      await send(room.teacher, room.exercise.id, theirs),
      await send(room.teacher, 4711, own),
      await send(room.teacher, room.exercise.id, room.teacher.id),
      await send(room.student, room.exercise.id, own),
      await send(room.admin, room.theirExercise.id, own),
    ]).toEqual([404, 404, 404, 404, 403, 201])
    expect((await room.request(listAssignments, { as: room.admin })).results.length).toEqual(1)
    await room.db.update(exercises).set({ deletedAt: room.clock.now() }).where(eq(exercises.id, room.exercise.id))
    expect(await send(room.teacher, room.exercise.id, own)).toEqual(404)
  })

  test('at a later time keeps it from its student until then, and is refused when it would be due before', async () => {
    const room = await createStaffRoom()
    const given = { exercise_id: room.exercise.id, student_id: room.student.id, assign_at: '2026-11-20T12:30:00.000Z' }
    const made = await room.request(createAssignment, { as: room.teacher, body: { ...given, due_date: '2026-11-20T13:00:00.000Z' } })
    const seen = async () => (await room.request(listAssignments, { as: room.student })).results.map(({ id }) => id)
    const before = await seen()
    room.clock.set(new Date('2026-11-20T12:30:00.000Z'))
    expect([made.assign_at, before, await seen()]).toEqual(['2026-11-20T12:30:00.000Z', [], [made.id]])
    expect(await room.refused(createAssignment, { as: room.teacher, body: { ...given, due_date: given.assign_at } })).toEqual({
      status: 422,
      code: 'invalid',
      field: 'assign_at',
      error: 'Students must see it before it is due.',
    })
  })

  test('needs an exercise with questions, and says so', async () => {
    const room = await createStaffRoom()
    const body = { exercise_id: (await seedExercise(room.db, room.teacher.id, [])).id, student_id: room.student.id }
    const refusal = { status: 422, code: 'no_questions', field: 'exercise_id', error: 'This exercise has no questions yet.' }
    expect(await room.refused(createAssignment, { as: room.teacher, body })).toEqual(refusal)
    await room.db.update(questions).set({ deletedAt: room.clock.now() })
    expect(await room.refused(createAssignment, { as: room.teacher, body: { ...body, exercise_id: room.exercise.id } })).toEqual(refusal)
  })

  test('refuses an empty title and a time no calendar has, naming the field', async () => {
    const room = await createStaffRoom()
    const given = { exercise_id: room.exercise.id, student_id: room.student.id }
    const fieldOf = async (more: object) => {
      const { field, error } = await room.refused(createAssignment, { as: room.teacher, body: { ...given, ...more } })
      return [field, error]
    }
    expect([await fieldOf({ title: '  ' }), await fieldOf({ due_date: 'soon' }), await fieldOf({ due_date: '0000-01-01T00:00:00.000Z' })]).toEqual([
      ['title', 'Please enter a title'],
      ['due_date', 'This must be a time such as 2026-11-20T22:59:00.000Z.'],
      ['due_date', 'Please choose a date between 1970 and 9999'],
    ])
  })

  test('costs the same number of statements however much was given before', async () => {
    const room = await createStaffRoom()
    const body = { exercise_id: room.exercise.id, student_id: room.student.id }
    const counted = countStatements()
    await room.request(createAssignment, { as: room.teacher, body })
    const first = counted()
    for (let more = 0; more < 5; more += 1) await room.request(createAssignment, { as: room.teacher, body })
    counted()
    await room.request(createAssignment, { as: room.teacher, body })
    expect(counted()).toEqual(first)
  })
})
