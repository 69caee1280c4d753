import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assignAssignmentToClass, assignExerciseToClass, listAssignments } from '#contract/assignments/assignments.ts'
import { insertClassWork } from '#server/db/assignments/class-assignments.queries.ts'
import { exercises } from '#server/db/schema/library.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'
import { giveClassWork } from '#server/use-cases/assignments/give-class-work.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp } from '#tests/support/app.ts'

/** A class of a teacher with two members, and one piece of work for it that nobody has yet. */
async function withClassWork() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const [ana, ben, outsider] = [await app.seedStudent({ teacher }), await app.seedStudent({ teacher }), await app.seedStudent({ teacher })]
  const exercise = await seedExercise(app.db, teacher.id)
  const [group] = await app.db.insert(classes).values({ teacherId: teacher.id, name: 'Year 5' }).returning()
  const classId = group?.id ?? 0
  await app.db.insert(classMembers).values([ana, ben].map(({ id }) => ({ classId, studentId: id })))
  const due = new Date('2026-11-27T22:59:00Z')
  const work = { classId, exerciseId: exercise.id, title: 'For all', gradeLevel: 4, dueDate: due, allowRedo: true }
  const workId = await insertClassWork(app.db, work)
  const give = (studentIds: number[]) => app.db.transaction((tx) => giveClassWork(app.deps, tx, { classIds: [classId], studentIds }))
  const given = async () => (await app.db.select().from(assignments).orderBy(assignments.id)).map(({ studentId, title }) => [studentId, title])
  return { ...app, teacher, ana, ben, outsider, exercise, classId, workId, due, give, given }
}

describe('joining a class', () => {
  test('gives its work with title, grade, due date and redo as the class got it, from the teacher of the class', async () => {
    const room = await withClassWork()
    const ids = await room.give([room.ana.id])
    expect(await room.db.select().from(assignments)).toEqual([
      {
        id: ids[0],
        teacherId: room.teacher.id,
        studentId: room.ana.id,
        exerciseId: room.exercise.id,
        classAssignmentId: room.workId,
        title: 'For all',
        plainTitle: 'for all',
        gradeLevel: 4,
        dueDate: room.due,
        closesAt: null,
        assignAt: null,
        allowRedo: true,
        complete: false,
        completedOn: null,
        score: null,
        bestSessionId: null,
        late: false,
        round: 1,
        freshStartRound: null,
        version: 1,
        createdAt: room.clock.now(),
        deletedAt: null,
      },
    ])
  })

  test('gives the work once, however often and by however many at once; to members alone', async () => {
    const room = await withClassWork()
    const everybody = [room.ana.id, room.ben.id, room.outsider.id]
    const first = await Promise.all(Array.from({ length: 8 }, () => room.give(everybody)))
    expect([first.flat().length, await room.give(everybody)]).toEqual([2, []])
    expect(await room.given()).toEqual([
      [room.ana.id, 'For all'],
      [room.ben.id, 'For all'],
    ])
  })

  test('brings no work whose due date has passed, and work without one', async () => {
    const room = await withClassWork()
    await room.give([room.ana.id])
    room.clock.set('2026-11-27T22:59:00Z')
    expect(await room.give([room.ben.id])).toEqual([])
    await room.db.update(classAssignments).set({ dueDate: null })
    expect((await room.give([room.ben.id])).length).toEqual(1)
  })

  test('brings no work that was deleted for everybody, of a deleted exercise, or back to one whose copy was deleted', async () => {
    const room = await withClassWork()
    await room.give([room.ana.id])
    await room.db.update(assignments).set({ deletedAt: room.clock.now() })
    expect([await room.give([room.ana.id]), await room.give([room.ben.id])]).toEqual([[], []])
    await room.db.update(assignments).set({ deletedAt: null })
    await room.db.update(exercises).set({ deletedAt: room.clock.now() }).where(eq(exercises.id, room.exercise.id))
    expect(await room.give([room.ben.id])).toEqual([])
    await room.db.update(exercises).set({ deletedAt: null })
    expect((await room.give([room.ben.id])).length).toEqual(1)
  })
})

describe('giving an exercise to a class', () => {
  test('gives every member one and answers them; who joins later gets it too', async () => {
    const room = await withClassWork()
    await room.db.delete(classAssignments)
    const params = { id: room.classId }
    const body = { exercise_id: room.exercise.id, due_date: '2026-11-27T22:59:00.000Z', config: { allowRedoAssignment: true } }
    const { assignment_ids } = await room.request(assignExerciseToClass, { as: room.teacher, params, body })
    const { results } = await room.request(listAssignments, { as: room.teacher })
    const shown = results.map(({ id, student_id, title, due_date, config }) => [id, student_id, title, due_date, config.allowRedoAssignment])
    expect(shown).toEqual([
      [assignment_ids[0], room.ana.id, 'Plants and Equations Assignment', body.due_date, true],
      [assignment_ids[1], room.ben.id, 'Plants and Equations Assignment', body.due_date, true],
    ])
    await room.db.insert(classMembers).values({ classId: room.classId, studentId: room.outsider.id })
    const [late] = await room.give([room.outsider.id])
    const [found] = (await room.request(listAssignments, { as: room.outsider })).results
    expect([found?.id, found?.title, found?.due_date]).toEqual([late, 'Plants and Equations Assignment', body.due_date])
  })

  test('gives every member also what is due already, as their teacher says so', async () => {
    const room = await withClassWork()
    const body = { exercise_id: room.exercise.id, due_date: '2026-11-19T22:59:00.000Z' }
    const { assignment_ids } = await room.request(assignExerciseToClass, { as: room.teacher, params: { id: room.classId }, body })
    expect(assignment_ids.length).toEqual(2)
  })

  test('works for a class without members, and refuses hidden classes and exercises and one without questions', async () => {
    const room = await withClassWork()
    const colleague = await room.seedTeacher()
    const [theirs, empty] = [await seedExercise(room.db, colleague.id), await seedExercise(room.db, room.teacher.id, [])]
    await room.db.delete(classMembers)
    const send = async (as: typeof colleague, exercise_id: number) =>
      (await room.send(assignExerciseToClass, { as, params: { id: room.classId }, body: { exercise_id } })).status
    const answers = [await send(room.teacher, room.exercise.id), await send(colleague, theirs.id), await send(room.teacher, theirs.id)]
    expect([...answers, await send(room.teacher, empty.id), await send(room.ana, room.exercise.id)]).toEqual([200, 404, 404, 422, 403])
  })

  test('as an assignment stands copies title, due date and redo; its own student keeps it as theirs', async () => {
    const room = await withClassWork()
    await room.db.delete(classAssignments)
    const ids = { teacherId: room.teacher.id, exerciseId: room.exercise.id }
    const one = await seedAssignment(room.db, { ...ids, studentId: room.ana.id, title: 'Once more', dueDate: room.due, allowRedo: true, gradeLevel: 3 })
    const send = { as: room.teacher, params: { id: room.classId }, body: { assignment_id: one.id } }
    const { assignment_ids } = await room.request(assignAssignmentToClass, send)
    const rows = await room.db.select().from(assignments).orderBy(assignments.id)
    const shown = rows.map(({ id, studentId, title, dueDate, allowRedo, gradeLevel }) => [id, studentId, title, dueDate, allowRedo, gradeLevel])
    expect(shown).toEqual([
      [assignment_ids[0], room.ana.id, 'Once more', room.due, true, 3],
      [assignment_ids[1], room.ben.id, 'Once more', room.due, true, 3],
    ])
    const colleague = await room.seedTeacher()
    const foreign = await seedAssignment(room.db, { ...ids, teacherId: colleague.id, studentId: room.ana.id })
    expect((await room.refused(assignAssignmentToClass, { ...send, body: { assignment_id: foreign.id } })).status).toEqual(404)
  })

  test('costs the same number of statements for a small and a large class', async () => {
    const room = await withClassWork()
    const counts = []
    const counted = countStatements()
    for (const more of [0, 6]) {
      for (let one = 0; one < more; one += 1) {
        const { id } = await room.seedStudent({ teacher: room.teacher })
        await room.db.insert(classMembers).values({ classId: room.classId, studentId: id })
      }
      counted()
      await room.request(assignExerciseToClass, { as: room.teacher, params: { id: room.classId }, body: { exercise_id: room.exercise.id } })
      counts.push(counted())
    }
    expect(counts[1]).toEqual(counts[0])
  })
})
