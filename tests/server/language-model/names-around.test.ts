import { describe, expect, test } from 'vitest'
import { classes, classMembers, teacherStudents } from '#server/db/schema/people.ts'
import { readNamesAround } from '#server/db/classroom/names-around.queries.ts'
import { createTestApp } from '#tests/support/app.ts'

/** Ann and Cem teach Mia; Ben shares a class with her, Tom only a teacher; Zoe is Dan's, who shares nobody with them. */
async function school() {
  const app = await createTestApp()
  const [ann, cem, dan] = [await app.seedTeacher({ name: 'Ann' }), await app.seedTeacher({ name: 'Cem' }), await app.seedTeacher({ name: 'Dan' })]
  const mia = await app.seedStudent({ teacher: ann, name: 'Mia' })
  await app.db.insert(teacherStudents).values({ teacherId: cem.id, studentId: mia.id })
  const ben = await app.seedStudent({ teacher: cem, name: 'Ben' })
  const tom = await app.seedStudent({ teacher: ann, name: 'Tom' })
  const zoe = await app.seedStudent({ teacher: dan, name: 'Zoe' })
  const [group] = await app.db.insert(classes).values({ teacherId: cem.id, name: '7b' }).returning()
  await app.db.insert(classMembers).values([mia, ben].map(({ id }) => ({ classId: group?.id ?? 0, studentId: id })))
  return { app, people: [ann, cem, dan, mia, ben, tom, zoe] }
}

describe('the names that are taken out of what is sent to a language model', () => {
  test.each([
    [['Mia'], ['Ann', 'Ben', 'Cem', 'Mia', 'Tom']],
    [['Tom'], ['Ann', 'Mia', 'Tom']],
    [['Ann'], ['Ann', 'Cem', 'Mia', 'Tom']],
    [['Dan'], ['Dan', 'Zoe']],
    [['Cem', 'Tom'], ['Ann', 'Ben', 'Cem', 'Mia', 'Tom']],
  ])('around %j are %j', async (whose, around) => {
    const { app, people } = await school()
    const found = await readNamesAround(app.db, ...people.filter(({ name }) => whose.includes(name)).map(({ id }) => id))
    expect(found.map(([name]) => name).toSorted()).toEqual(around)
  })
})
