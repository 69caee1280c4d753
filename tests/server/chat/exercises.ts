import { eq } from 'drizzle-orm'
import type { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Db } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { assignments } from '#server/db/schema/work.ts'

/** A question and how one exercise asks it. */
export type Asked = {
  title: string
  prompt: string
  points?: number
  subject?: string
  type?: QuestionType
  set?: Partial<Omit<typeof questionSets.$inferInsert, 'id' | 'exerciseId' | 'questionId' | 'position'>>
}

/** The three questions of the worked example of the grading rules: 30 points. */
export const workedExample: Asked[] = [
  {
    title: 'Solve for x',
    prompt: 'Solve 2x + 3 = 11.\n\nAnswer: 4\nHint: Take away 3 from both sides first.\nHint: Then 2x = 8.\nExplain: CANARY-KEY Take away 3, then halve: x = 4.',
    points: 10,
    subject: 'Math',
  },
  {
    title: 'Photosynthesis',
    prompt:
      'Explain photosynthesis in one or two sentences.\n\nMust mention: sunlight / light; carbon dioxide / CO2; water; sugar / glucose\nHint: What goes in, what comes out?\nExplain: CANARY-KEY Plants make sugar from carbon dioxide and water with sunlight.',
    points: 10,
    subject: 'Science',
  },
  {
    title: 'Area of a rectangle',
    prompt: 'What is the area of a rectangle of {a} cm by {b} cm?\n\nLet: a = 3..9, b = 11..19\nAnswer: {a*b}\nExplain: CANARY-KEY Multiply the sides: {a*b}.',
    points: 5,
    subject: 'Math',
    set: { numQuestions: 2, allowSkipping: true },
  },
]

/** Stores an exercise of `ownerId` with its questions. */
export async function seedExercise(
  db: Db,
  ownerId: number,
  asked: readonly Asked[] = workedExample,
  { title = 'Plants and Equations', ...config }: Partial<ExerciseConfig> & { title?: string } = {},
) {
  const [exercise] = await db
    .insert(exercises)
    .values({ ownerId, title, config: { ...defaultExerciseConfig, ...config } })
    .returning()
  if (!exercise) throw new Error('the exercise was not stored')
  const point_map: ExerciseConfig['point_map'] = []
  for (const [position, { title: name, prompt, subject = 'Math', type = 'FREE_FORM', points = 10, set }] of asked.entries()) {
    const [question] = await db.insert(questions).values({ ownerId, title: name, prompt, subject, type }).returning()
    if (!question) throw new Error('the question was not stored')
    await db.insert(questionSets).values({ ...set, exerciseId: exercise.id, questionId: question.id, position })
    point_map.push({ question_definition_id: question.id, point_value: points })
  }
  const [full] = await db.update(exercises).set({ config: { ...exercise.config, point_map } }).where(eq(exercises.id, exercise.id)).returning()
  return full ?? exercise
}

/** Stores work given by a teacher to a student. */
export async function seedAssignment(
  db: Db,
  given: { teacherId: number; studentId: number; exerciseId: number } & Partial<typeof assignments.$inferInsert>,
) {
  const [assignment] = await db
    .insert(assignments)
    .values({ title: 'Plants and Equations Assignment', ...given })
    .returning()
  if (!assignment) throw new Error('the assignment was not stored')
  return assignment
}
