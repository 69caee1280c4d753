import { expect, test } from 'vitest'
import { restoreFromBin } from '#contract/bin/bin.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { createExercise, deleteExercise, getExercise, getGradeLevel, listExercises, renameExercise } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { deleteQuestion, updateQuestion } from '#contract/questions/questions.ts'
import { exercises } from '#server/db/schema/library.ts'
import type { assignments } from '#server/db/schema/work.ts'
import { linkStudent } from '#server/db/accounts/users.queries.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

test('a teacher makes an exercise and reads it whole, its questions in the order given', async () => {
  const { app, teacher, admin, question } = await createLibrary()
  const [own, school] = [await question(teacher, 'Solve'), await question(admin, 'Cells', { subject: 'Science' })]
  const body = { title: ' Monday ', grade_level: 7, themes: ['space', ' Dogs', 'dogs'], question_ids: [school.id, own.id] }
  const { exercise_id, ...made } = await app.request(createExercise, { as: teacher, body })
  const [first, second] = made.assigned_question_sets.map(({ id }) => id)
  const set = {
    question_type: 'FREE_FORM' as const,
    num_questions: 1,
    allow_skipping: false,
    num_attempts_before_moving_on: 4,
    num_attempts_before_suggesting_corrections: 1,
    num_attempts_before_answers: 3,
    points: 10,
    reading_speed: 1,
  }
  const expected: Exercise = {
    id: exercise_id,
    title: 'Monday',
    grade_level: 7,
    themes: ['space', 'Dogs'],
    subject: 'Science',
    question_ids: [school.id, own.id],
    num_question_sets: 2,
    total_questions: 2,
    total_possible_score: 20,
    has_accent_training: false,
    assigned_question_sets: [
      { ...set, id: first ?? 0, question_set_id: first ?? 0, question_id: school.id, question_definition_id: school.id, question_title: 'Cells', subject: 'Science' },
      { ...set, id: second ?? 0, question_set_id: second ?? 0, question_id: own.id, question_definition_id: own.id, question_title: 'Solve', subject: 'Math' },
    ],
    owner: 'user',
    can_edit: true,
    tags: [],
    shared_by: null,
    last_completed_assignment: null,
    assignments: [],
    assignment_count: 0,
    config: defaultExerciseConfig,
    version: 1,
  }
  expect(made).toEqual(expected)
  expect(await app.request(getExercise, { as: teacher, params: { id: exercise_id } })).toEqual(expected)
  expect(await app.request(getGradeLevel, { as: teacher, params: { id: exercise_id } })).toEqual({ grade_level: 7 })
  const plain = await app.request(createExercise, { as: teacher, body: { title: 'Empty' } })
  expect([plain.grade_level, plain.themes, plain.question_ids, plain.subject]).toEqual([5, [], [], 'English'])
})

test('an exercise that cannot be is refused and leaves nothing', async () => {
  const { app, teacher, other, question } = await createLibrary()
  const [written, spoken] = [await question(teacher, 'Written'), await question(teacher, 'Spoken', { type: 'ACCENT_TRAINING' })]
  const theirs = await question(other, 'Theirs')
  const make = async (body: Record<string, unknown>) => {
    const response = await app.app.request('/api/exercises', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await app.tokenOf(teacher)}` },
      body: JSON.stringify(body),
    })
    const { field, error } = await response.json()
    return [response.status, field, error]
  }
  expect(await make({ title: ' ' })).toEqual([422, 'title', 'Title is required'])
  expect(await make({ title: 'A', grade_level: 13 })).toEqual([422, 'grade_level', 'Grade level must be from 1 to 12'])
  expect(await make({ title: 'A', grade_level: '7' })).toEqual([422, 'grade_level', 'Grade level must be from 1 to 12'])
  expect(await make({ title: 'A', themes: ['x', ' '] })).toEqual([422, 'themes.1', 'Type a theme first'])
  expect(await make({ title: 'A', question_ids: [written.id, spoken.id] })).toEqual([409, undefined, 'Cannot mix different question types'])
  expect(await make({ title: 'A', question_ids: [written.id, written.id] })).toEqual([409, undefined, 'An exercise can ask each question only once.'])
  expect((await make({ title: 'A', question_ids: [written.id, theirs.id] }))[0]).toBe(404)
  expect(await app.db.select().from(exercises)).toEqual([])
})

test("an admin's exercise is read by every teacher and changed by admins; another teacher's does not exist", async () => {
  const { app, teacher, other, admin, student, exercise } = await createLibrary()
  const [school, theirs] = [await exercise(admin, 'School'), await exercise(other, 'Theirs')]
  const seen = await app.request(getExercise, { as: teacher, params: { id: school.id } })
  expect([seen.title, seen.owner, seen.can_edit]).toEqual(['School', 'admin', false])
  const body = { title: 'Mine' }
  expect((await app.refused(renameExercise, { as: teacher, params: { id: school.id }, body })).status).toBe(403)
  expect((await app.refused(deleteExercise, { as: teacher, params: { id: school.id } })).status).toBe(403)
  expect((await app.refused(renameExercise, { as: teacher, params: { id: theirs.id }, body })).status).toBe(404)
  expect((await app.refused(getExercise, { as: student, params: { id: school.id } })).status).toBe(403)
  const renamed = await app.request(renameExercise, { as: admin, params: { id: theirs.id }, body })
  expect([renamed.title, renamed.owner, renamed.can_edit]).toEqual(['Mine', 'user', true])
})

test('an exercise names its teacher’s assignments and the one completed last, nobody else’s', async () => {
  const { app, teacher, other, admin, student, exercise } = await createLibrary()
  const { id } = await exercise(admin, 'School')
  await linkStudent(app.db, { teacherId: other.id, studentId: student.id, tie: 'sees' })
  const give = (teacherId: number, more: Partial<typeof assignments.$inferInsert>) =>
    seedAssignment(app.db, { teacherId, studentId: student.id, exerciseId: id, ...more })
  const first = await give(teacher.id, { title: 'First', complete: true, completedOn: new Date('2026-11-02T10:00:00Z') })
  const second = await give(teacher.id, { title: 'Second', complete: true, completedOn: new Date('2026-11-01T10:00:00Z') })
  await give(teacher.id, { title: 'Gone', complete: true, completedOn: new Date('2026-11-05T10:00:00Z'), deletedAt: new Date() })
  const theirs = await give(other.id, { title: 'Theirs', complete: true, completedOn: new Date('2026-11-04T10:00:00Z') })
  const read = async (as: typeof teacher) => {
    const { assignments: given, assignment_count, last_completed_assignment } = await app.request(getExercise, { as, params: { id } })
    return { given: given.map((one) => one.id), assignment_count, last_completed_assignment }
  }
  expect(await read(teacher)).toEqual({
    given: [second.id, first.id],
    assignment_count: 2,
    last_completed_assignment: { name: 'First', date: '2026-11-02T10:00:00.000Z' },
  })
  expect((await read(other)).given).toEqual([theirs.id])
  expect((await read(admin)).assignment_count).toBe(3)
})

test('a deleted exercise lies in the bin and comes back as it was', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const { exercise_id: id, ...made } = await exercise(teacher, 'Monday', [(await question(teacher, 'A')).id])
  const deleted = await app.send(deleteExercise, { as: teacher, params: { id } })
  const [, entry] = /^\/api\/bin\/(\d+)$/.exec(deleted.headers.get('Location') ?? '') ?? []
  expect(deleted.status).toBe(204)
  expect((await app.refused(getExercise, { as: teacher, params: { id } })).status).toBe(404)
  expect(await app.request(listExercises, { as: teacher, query: {} })).toEqual({ results: [] })
  await app.request(restoreFromBin, { as: teacher, params: { id: Number(entry) } })
  expect(await app.request(getExercise, { as: teacher, params: { id } })).toEqual({ ...made, version: 2 })
})

test('a running session notices no edit and no deletion of its exercise or its questions', async () => {
  const { app, teacher, student, exercise, assignment } = await createClassroom()
  const begun = await app.request(startChat, { as: student, body: { assignment_id: assignment.id } })
  const { assigned_question_sets: sets } = await app.request(getExercise, { as: teacher, params: { id: exercise.id } })
  const [first, second] = sets.map((set) => set.question_id)
  await app.request(updateQuestion, { as: teacher, params: { id: first ?? 0 }, body: { title: 'Other', prompt: 'Other\n\nAnswer: 1' } })
  await app.request(deleteQuestion, { as: teacher, params: { id: second ?? 0 } })
  await app.request(deleteExercise, { as: teacher, params: { id: exercise.id } })
  const { agent } = await app.request(submitAnswer, { as: student, body: { session_id: begun.agent.session_id, answer: 'q1' } })
  expect(agent.tasks.map((task) => [task.question_title, task.score])).toEqual([
    ['Solve for x', 10],
    ['Photosynthesis', 0],
    ['Area of a rectangle', 0],
    ['Area of a rectangle', 0],
  ])
})
