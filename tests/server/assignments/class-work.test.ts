import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertClassWork } from '#server/db/class-assignments.queries.ts'
import { assignments, classes, classMembers, exercises } from '#server/db/schema.ts'
import { giveClassWork } from '#server/use-cases/assignments/give-class-work.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
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
        gradeLevel: 4,
        dueDate: room.due,
        assignAt: null,
        allowRedo: true,
        complete: false,
        completedOn: null,
        score: null,
        bestSessionId: null,
        late: false,
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
