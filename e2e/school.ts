import { hash } from '@node-rs/argon2'
import { localDay } from '#contract/assignments/assignment-status.ts'
import { defaultExerciseConfig, type ExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Db } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'

/** How many students the journeys can take, one each; the walks, which are more, take as many again. */
export const studentCount = process.env.WALKS === 'on' ? 480 : 240
/** Where every journey's browser is: no summer time, and mostly another day than UTC. */
export const timeZone = 'Asia/Kolkata'
/** The password of everybody in the journeys' school. */
export const password = 'journey-7'
/** The teacher of all students of the journeys. */
export const teacher = { username: 'tova', name: 'Tova Lindqvist', email: 'tova@journeys.example' }
/** Another teacher, who shares the last student with the first one. */
export const colleague = { username: 'cleo', name: 'Cleo Marchetti', email: 'cleo@journeys.example' }
/** The administrator of the journeys' school. */
export const admin = { username: 'ada', name: 'Ada Principal', email: 'ada@journeys.example' }

/** The `index`th student, from 0. Each has the same work and nothing done. */
export function studentAt(index: number): { username: string; name: string; email: string } {
  return { username: `kim${index}`, name: `Kim Student ${index}`, email: `kim${index}@journeys.example` }
}

/** The titles of every student's work: the worked example, a quarter of a minute, overdue, without questions, undated. */
export const work = {
  plants: 'Plants and Equations Assignment',
  sprint: 'Quick Sums Assignment',
  overdue: 'Late Fraction Assignment',
  empty: 'Unfinished Reading Assignment',
  undated: 'Capitals Assignment',
} as const

type Sets = { title: string; prompt: string; subject: string; points: number; repeat?: number; skip?: boolean }[]

const equation = `Solve for x: \\(2x + 3 = 11\\).

Answer: 4
If they say 8: That is one step on the way. Which step is left?
Hint: What could you take away from both sides first?
Words: solve = find the number that makes both sides the same
Example: Solve 5x + 1 = 16. Take away 1 from both sides: 5x = 15. Divide by 5: x = 3.
Explain: Take away 3, then divide by 2: x = 4.`

const photosynthesis = `Explain what a plant needs for photosynthesis and what it makes.

Must mention: sunlight / light energy; carbon dioxide / CO2; water; sugar / glucose
Hint: Think of what goes in and what comes out.
Explain: With sunlight a plant turns water and carbon dioxide into sugar.`

const area = `What is the area of a rectangle of {a} by {b}?

Let: a = 2..9, b = 11..19
Answer: {a * b}
Hint: Multiply the sides.
Explain: {a} times {b} is {a * b}.`

/** Fills an empty database with the journeys' school. */
export async function writeSchool(db: Db, now: Date): Promise<void> {
  // As cheap as can be: every journey signs in, and a password is tried at the cost of its hash.
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  const students = Array.from({ length: studentCount }, (_, index) => studentAt(index))
  const staff = await db
    .insert(users)
    .values([
      { ...teacher, role: 'TEACHER' as const, passwordHash },
      { ...admin, role: 'ADMIN' as const, passwordHash },
      { ...colleague, role: 'TEACHER' as const, passwordHash },
    ])
    .returning()
  const teacherId = idOf(staff[0])
  const pupils = await db.insert(users).values(students.map((one) => ({ ...one, role: 'STUDENT' as const, passwordHash }))).returning()
  await db.insert(teacherStudents).values(pupils.map(({ id }) => ({ teacherId, studentId: id, tie: 'keeps' as const })))
  await db.insert(teacherStudents).values({ teacherId: idOf(staff[2]), studentId: idOf(pupils.at(-1)), tie: 'keeps' })

  const plants = await exercise('Plants and Equations', {}, [
    { title: 'Two steps', prompt: equation, subject: 'Math', points: 10 },
    { title: 'Photosynthesis', prompt: photosynthesis, subject: 'Science', points: 10 },
    { title: 'Area', prompt: area, subject: 'Math', points: 5, repeat: 2, skip: true },
  ])
  const sprint = await exercise('Quick Sums', { timer: '0.25min' }, [
    { title: 'First sum', prompt: 'What is 2 + 2?\n\nAnswer: 4', subject: 'Math', points: 10 },
    { title: 'Second sum', prompt: 'What is 3 + 4?\n\nAnswer: 7', subject: 'Math', points: 10 },
  ])
  const overdue = await exercise('Late Fraction', {}, [{ title: 'A half', prompt: 'Write one half as a decimal.\n\nAnswer: 0.5', subject: 'Math', points: 10 }])
  const empty = await exercise('Unfinished Reading', {}, [])
  const undated = await exercise('Capitals', { timer: '15min' }, [
    { title: 'Canada', prompt: 'What is the capital of Canada?\n\nAnswer: Ottawa', subject: 'Geography', points: 10, skip: true },
    { title: 'Peru', prompt: 'What is the capital of Peru?\n\nAnswer: Lima', subject: 'Geography', points: 10, skip: true },
  ])
  const tonight = endOfDay(now)
  await db.insert(assignments).values(
    pupils.flatMap(({ id: studentId }) => [
      { teacherId, studentId, exerciseId: plants, title: work.plants, dueDate: tonight },
      { teacherId, studentId, exerciseId: sprint, title: work.sprint, dueDate: daysLater(tonight, 1) },
      { teacherId, studentId, exerciseId: overdue, title: work.overdue, dueDate: daysLater(tonight, -2), allowRedo: true },
      { teacherId, studentId, exerciseId: empty, title: work.empty, dueDate: daysLater(tonight, 3) },
      { teacherId, studentId, exerciseId: undated, title: work.undated, dueDate: null },
    ]),
  )

  async function exercise(title: string, config: Partial<ExerciseConfig>, sets: Sets): Promise<number> {
    const asked = []
    for (const { title: name, prompt, subject, ...set } of sets) {
      const [question] = await db.insert(questions).values({ ownerId: teacherId, title: name, prompt, subject, type: 'FREE_FORM' }).returning()
      asked.push({ ...set, questionId: idOf(question) })
    }
    const points = asked.map((set) => ({ question_definition_id: set.questionId, point_value: set.points }))
    const settings = { ...defaultExerciseConfig, ...config, point_map: points }
    const exerciseId = idOf((await db.insert(exercises).values({ ownerId: teacherId, title, config: settings }).returning())[0])
    for (const [position, set] of asked.entries()) {
      const { questionId, repeat = 1, skip = false } = set
      await db.insert(questionSets).values({ exerciseId, questionId, position, numQuestions: repeat, allowSkipping: skip })
    }
    return exerciseId
  }
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('the database answered no row')
  return row.id
}

function endOfDay(now: Date): Date {
  return new Date(`${localDay(now, timeZone)}T23:59:00+05:30`)
}

function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}
