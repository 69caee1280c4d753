import { hash } from '@node-rs/argon2'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'

/** Where a bench server keeps its data: a folder, and a PostgreSQL server instead of the embedded database when given. */
export type Place = { dataDir: string; databaseUrl: string | null }

/** One student's work, ready to be started. `long` has 300 questions, `short` six; both can be done again. */
export type Pupil = { username: string; long: Work; short: Work }
/** An assignment as `POST /chat/start` asks for it. */
export type Work = { exercise_id: number; assignment_id: number }

/** The user name of the bench's teacher. */
export const schoolTeacher = 'bench-teacher'

/** The password of everybody of the bench. */
export const pupilPassword = 'bench-pass-1'

const sum = 'What is {a} + {b}?\n\nLet: a = 2..99, b = 2..99\nAnswer: {a + b}\nHint: Add the tens first.\nExplain: {a} + {b} = {a + b}.'

/** Writes a teacher and `count` pupils with their work into an empty database. The server must not be running. */
export async function writeSchool(place: Place, count: number): Promise<Pupil[]> {
  const { db, close } = await openDatabase(place)
  const passwordHash = await hash(pupilPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const person = (role: 'TEACHER' | 'STUDENT', username: string) => ({ role, username, name: username, email: `${username}@bench.example`, passwordHash })
  const teacher = one(await db.insert(users).values(person('TEACHER', schoolTeacher)).returning())
  const pupils = await db.insert(users).values(Array.from({ length: count }, (_, index) => person('STUDENT', `pupil-${index}`))).returning()
  await db.insert(teacherStudents).values(pupils.map((pupil) => ({ teacherId: teacher.id, studentId: pupil.id })))
  const sums = await db
    .insert(questions)
    .values(Array.from({ length: 6 }, (_, index) => ({ ownerId: teacher.id, title: `Sum ${index + 1}`, prompt: sum, subject: 'Math', type: 'FREE_FORM' as const })))
    .returning()
  const long = await exercise('Long sums', 50)
  const short = await exercise('Short sums', 1)
  const work = await db
    .insert(assignments)
    .values(
      pupils.flatMap((pupil) =>
        [long, short].map((made) => ({ teacherId: teacher.id, studentId: pupil.id, exerciseId: made.id, title: made.title, allowRedo: true })),
      ),
    )
    .returning()
  await close()
  return pupils.map((pupil) => ({ username: pupil.username, long: workOf(pupil.id, long.id), short: workOf(pupil.id, short.id) }))

  async function exercise(title: string, numQuestions: number) {
    const made = one(await db.insert(exercises).values({ ownerId: teacher.id, title, config: defaultExerciseConfig }).returning())
    await db
      .insert(questionSets)
      .values(sums.map((question, position) => ({ exerciseId: made.id, questionId: question.id, position, numQuestions, allowSkipping: true })))
    return made
  }

  function workOf(studentId: number, exerciseId: number): Work {
    const found = one(work.filter((row) => row.studentId === studentId && row.exerciseId === exerciseId))
    return { exercise_id: exerciseId, assignment_id: found.id }
  }
}

function one<T>(rows: T[]): T {
  const [first] = rows
  if (first === undefined) throw new Error('the database answered no row')
  return first
}
