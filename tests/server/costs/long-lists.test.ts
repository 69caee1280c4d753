import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { listGivenWork } from '#contract/assignments/given-work.ts'
import { listClasses } from '#contract/classroom/classes.ts'
import { listStudents } from '#contract/classroom/students.ts'
import { listExercises } from '#contract/exercises/exercise-library.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

const many = 10_000
const page = { limit: '50' }

type Room = Awaited<ReturnType<typeof createClassroom>>

/** Gives a teacher so many students, questions, exercises, classes and pieces of work. */
async function fill({ app, teacher, exercise }: Room, count: number) {
  const [t, e] = [teacher.id, exercise.id]
  const rows = sql`generate_series(1, ${count}::int) n`
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`insert into users (role, name, username, email, password_hash)
      select 'STUDENT', 'Pupil ' || n, 'pupil' || n, 'pupil' || n || '@school.example', 'x' from ${rows}`)
    await tx.execute(sql`insert into teacher_students (teacher_id, student_id) select ${t}::int, id from users where username like 'pupil%'`)
    await tx.execute(sql`insert into questions (owner_id, title, prompt, subject, type) select ${t}::int, 'Sum ' || n, 'What is it?', 'Math', 'FREE_FORM' from ${rows}`)
    await tx.execute(sql`insert into exercises (owner_id, title, config) select owner_id, 'Set ' || n, config from exercises, ${rows} where id = ${e}::int`)
    await tx.execute(sql`insert into classes (name, teacher_id) select 'Class ' || n, ${t}::int from ${rows}`)
    await tx.execute(sql`insert into assignments (teacher_id, student_id, exercise_id, title)
      select ${t}::int, id, ${e}::int, 'Work ' || id from users where username like 'pupil%'`)
    await tx.execute(sql`analyze`)
  })
}

test(`each list of a teacher sends one page and the same statements for 60 rows as for ${many}`, { timeout: 240_000 }, async () => {
  const read = async (count: number) => {
    const room = await createClassroom()
    await fill(room, count)
    const { app, teacher: as } = room
    const statements = countStatements()
    const counted = async (list: Promise<{ results: readonly unknown[]; total?: number | undefined }>) => {
      const { results, total = 0 } = await list
      return { rows: results.length, isWhole: total >= count, statements: statements() }
    }
    statements()
    return {
      students: await counted(app.request(listStudents, { as, query: page })),
      questions: await counted(app.request(listQuestions, { as, query: page })),
      exercises: await counted(app.request(listExercises, { as, query: page })),
      classes: await counted(app.request(listClasses, { as, query: page })),
      assignments: await counted(app.request(listAssignments, { as, query: page })),
      pieces: await counted(app.request(listGivenWork, { as, query: page })),
    }
  }
  const [few, lots] = [await read(60), await read(many)]
  console.warn(Object.entries(lots).map(([name, { rows, statements }]) => `  ${name}: ${rows} rows, ${statements} statements`).join('\n'))
  expect(lots).toEqual(few)
  expect(Object.values(lots).map(({ rows }) => rows > 50)).toEqual(Object.values(lots).map(() => false))
})
