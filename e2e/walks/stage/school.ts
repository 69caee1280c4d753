import { eq, like } from 'drizzle-orm'
import { defaultExerciseConfig, type ExerciseConfig } from '#contract/exercises/exercises.ts'
import { teacher } from '#e2e/school.ts'
import type { Db } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'

/** The titles of the work each student has for walks: a question to answer and a script to read, without a clock and within seconds. */
export const walkWork = { plant: 'Walk Plant', sprint: 'Walk Sprint', script: 'Walk Script', scriptSprint: 'Walk Script Sprint' } as const

/** Answers to the walks' typed question: one right, one that is enough to move on and could be better, one wrong. */
export const walkAnswers = {
  right: 'A plant lives on water, sunlight, air and soil.',
  enough: 'A plant lives on water, sunlight and air.',
  wrong: 'A plant lives on bicycles.',
} as const

const plant = {
  title: 'A plant',
  prompt: 'What does a plant live on?\n\nMust mention: water; sunlight; air; soil\nExample: An animal lives on food, water and air.',
  subject: 'Science',
  type: 'FREE_FORM',
} as const
const script = { title: 'A busy day', prompt: 'This would be a very busy day.\n\nVoice: en-US', subject: 'English', type: 'ACCENT_TRAINING' } as const

/** Gives every student of the journeys' school the walks' work: one question each, which may be skipped. */
export async function writeWalkWork(db: Db): Promise<void> {
  const [owner] = await db.select().from(users).where(eq(users.username, teacher.username))
  const ownerId = owner?.id ?? 0
  const students = await db.select({ id: users.id }).from(users).where(like(users.email, 'kim%@journeys.example'))
  const given = {
    [walkWork.plant]: await exercise(walkWork.plant, plant, {}),
    [walkWork.sprint]: await exercise(walkWork.sprint, plant, { timer: '0.15min' }),
    [walkWork.script]: await exercise(walkWork.script, script, {}),
    [walkWork.scriptSprint]: await exercise(walkWork.scriptSprint, script, { timer: '0.25min' }),
  }
  for (const [title, exerciseId] of Object.entries(given)) {
    await db.insert(assignments).values(students.map(({ id: studentId }) => ({ teacherId: ownerId, studentId, exerciseId, title, dueDate: null })))
  }

  async function exercise(title: string, asked: typeof plant | typeof script, config: Partial<ExerciseConfig>): Promise<number> {
    const [question] = await db.insert(questions).values({ ...asked, ownerId }).returning()
    const questionId = question?.id ?? 0
    const point_map = [{ question_definition_id: questionId, point_value: 10 }]
    const [made] = await db.insert(exercises).values({ ownerId, title, config: { ...defaultExerciseConfig, ...config, point_map } }).returning()
    const exerciseId = made?.id ?? 0
    await db.insert(questionSets).values({ exerciseId, questionId, position: 0, allowSkipping: true })
    return exerciseId
  }
}
