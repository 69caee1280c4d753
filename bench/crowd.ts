import { hash } from '@node-rs/argon2'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { exercises } from '#server/db/schema/library.ts'
import { classes, classMembers, teacherStudents, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { inParts, type ListCall } from './lists.ts'
import { type Place, pupilPassword } from './school.ts'

const everybodysTeacher = 'crowd-teacher'
const classTeacher = 'class-teacher'
const admin = 'crowd-admin'
const ofClass = 30
const day = 86_400_000
const first = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jon']

/** The first screens of lists as a teacher of all students, a teacher of thirty and an admin see them, and searches with a few results. */
export const crowdCalls: Record<string, ListCall> = {
  'students, teacher of all': { as: everybodysTeacher, path: '/api/students?limit=50' },
  'students, teacher of thirty': { as: classTeacher, path: '/api/students?limit=50' },
  'students, admin': { as: admin, path: '/api/students?limit=50' },
  'students, search, teacher of all': { as: everybodysTeacher, path: '/api/students?limit=50&q=pupil-7%40' },
  'students, search, admin': { as: admin, path: '/api/students?limit=50&q=pupil-7%40' },
  'one student, teacher of all': { as: everybodysTeacher, path: '/api/students/4' },
  'assignments, teacher of all': { as: everybodysTeacher, path: '/api/assignments?limit=50' },
  'assignments, teacher of thirty': { as: classTeacher, path: '/api/assignments?limit=50' },
  'assignments, admin': { as: admin, path: '/api/assignments?limit=50' },
  'assignments, overdue, teacher of all': { as: everybodysTeacher, path: '/api/assignments?limit=50&status=overdue' },
  'grouped assignments, teacher of all': { as: everybodysTeacher, path: '/api/given_work?limit=50' },
  'grouped assignments, teacher of thirty': { as: classTeacher, path: '/api/given_work?limit=50' },
  'grouped assignments, one class': { as: classTeacher, path: '/api/given_work?limit=50&class_id=1' },
  'gradebook of thirty': { as: classTeacher, path: '/api/classes/1/gradebook' },
  'thirty at work': { as: classTeacher, path: '/api/classes/1/at_work' },
  'assignments, search, teacher of all': { as: everybodysTeacher, path: '/api/assignments?limit=50&q=glacier' },
}

/** Writes so many students, each with two assignments, their teachers and an admin into an empty database. The server must not be running. */
export async function writeCrowd(place: Place, count: number): Promise<void> {
  const { db, close } = await openDatabase(place)
  const passwordHash = await hash(pupilPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const person = (role: 'ADMIN' | 'TEACHER' | 'STUDENT', username: string, name = username) => ({ role, username, name, email: `${username}@bench.example`, passwordHash })
  const adults = await db
    .insert(users)
    .values([person('TEACHER', everybodysTeacher), person('TEACHER', classTeacher), person('ADMIN', admin)])
    .returning({ id: users.id })
  const [everybodys, ofThirty] = adults.map(({ id }) => id)
  const pupils = Array.from({ length: count }, (_, index) => person('STUDENT', `pupil-${index}`, `${first[index % 10] ?? ''} ${(index * 7_919) % count}`))
  const ids = (await inParts(pupils, (part) => db.insert(users).values(part).returning({ id: users.id }))).map(({ id }) => id)
  const links = ids.flatMap((studentId, index) => [
    { teacherId: everybodys ?? 0, studentId },
    ...(index < ofClass ? [{ teacherId: ofThirty ?? 0, studentId }] : []),
  ])
  await inParts(links, (part) => db.insert(teacherStudents).values(part).returning({ id: teacherStudents.studentId }))
  await db.insert(classes).values({ name: 'Thirty', teacherId: ofThirty ?? 0 })
  await db.insert(classMembers).values(ids.slice(0, ofClass).map((studentId) => ({ classId: 1, studentId })))
  const given = await db
    .insert(exercises)
    .values(Array.from({ length: 50 }, (_, index) => ({ ownerId: everybodys ?? 0, title: `Exercise ${index}`, config: defaultExerciseConfig })))
    .returning({ id: exercises.id })
  const now = Date.now()
  const work = ids.flatMap((studentId, index) =>
    [0, 1].map((number) => ({
      teacherId: (index < ofClass && number === 0 ? ofThirty : everybodys) ?? 0,
      studentId,
      exerciseId: given[(index + number) % given.length]?.id ?? 0,
      title: `Work ${index}${index % 1_000 === 7 ? ' on a glacier' : ''}`,
      complete: index % 3 === 0,
      dueDate: index % 5 === 0 ? null : new Date(now + ((index % 40) - 20) * day),
    })),
  )
  await inParts(work, (part) => db.insert(assignments).values(part).returning({ id: assignments.id }))
  await close()
}
