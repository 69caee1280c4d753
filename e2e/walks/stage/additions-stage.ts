import type { Locator } from '@playwright/test'
import { expect } from '#e2e/fixtures.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'
import type { Stage } from './browser-walk.ts'
import { writeSums } from './editor-stage.ts'
import { make, signInTeacher, type TeacherStage } from './teacher-stage.ts'

/** An exercise of the scene's, which asks nothing yet. */
export type EmptyExercise = { id: number; title: string }

/** A scene with the dialog that adds new questions to exercises; it offers these and what else the teacher has. */
export type AdditionsStage = TeacherStage & { dialog: Locator; exercises: readonly EmptyExercise[] }

/**
 * Writes as many questions and empty exercises as said, and opens the dialog for all of these questions at these exercises. Both
 * are found by what no picture shows.
 */
export async function openAdditions(stage: Stage, counts: { questions: number; exercises: number }): Promise<AdditionsStage> {
  const teaching = await signInTeacher(stage)
  const { page, student } = teaching
  const mark = `(${student.username})`
  const exercises: EmptyExercise[] = []
  for (const title of numbered('Empty', counts.exercises)) {
    exercises.push({ id: await make(teaching, 'exercises', { title, grade_level: 5, themes: [mark] }), title })
  }
  const { length: count } = await writeSums(teaching, counts.questions, mark)
  const questions = new QuestionsScreen(page)
  const { dialog } = questions
  await questions.open(`?q=${mark}`)
  for (const title of numbered('Sum', count)) await questions.box(title).check()
  await page.getByRole('button', { name: /^Add \d+ Questions? to Exercise$/ }).click()
  await dialog.getByRole('searchbox', { name: 'Search exercises' }).fill(mark)
  await expect(dialog.getByRole('checkbox')).toHaveCount(exercises.length)
  return { ...teaching, dialog, exercises }
}

/** The box that chooses an exercise. */
export function boxOf({ dialog }: Pick<AdditionsStage, 'dialog'>, { title }: EmptyExercise): Locator {
  return dialog.getByRole('checkbox', { name: title })
}

function numbered(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
}
