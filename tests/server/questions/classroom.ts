import type { BodyInput } from '#contract/endpoint.ts'
import { createExercise } from '#contract/exercises/exercise-library.ts'
import { createQuestion } from '#contract/questions/questions.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'

/** Two teachers and an admin, and short ways to make questions and exercises of theirs. */
export async function createLibrary() {
  const app = await createTestApp()
  const [teacher, other, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const student = await app.seedStudent({ teacher })

  /** Makes a question by its title. */
  async function question(as: Person, title: string, more: Partial<BodyInput<typeof createQuestion>> = {}) {
    return app.request(createQuestion, { as, body: { title, prompt: `${title}?\n\nAnswer: yes`, ...more } })
  }

  /** Makes an exercise that asks these questions. */
  async function exercise(as: Person, title: string, question_ids: number[] = []) {
    return app.request(createExercise, { as, body: { title, grade_level: 6, question_ids } })
  }

  return { app, teacher, other, admin, student, question, exercise }
}
