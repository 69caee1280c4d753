import { EditorScreen } from '#e2e/screens/editor.screen.ts'
import type { Stage } from './browser-walk.ts'
import { type Ask, make, signInTeacher, type TeacherStage } from './teacher-stage.ts'

/** A scene with a teacher and an exercise of theirs. */
export type EditorStage = TeacherStage & { editor: EditorScreen; id: number }

/** Writes an exercise of 8th grade that asks so many questions, `Sum 1` and so on, and signs its teacher in. */
export async function writeExercise(stage: Stage, questionCount: number): Promise<EditorStage> {
  const teaching = await signInTeacher(stage)
  const id = await makeExercise(teaching, await writeSums(teaching, questionCount))
  return { ...teaching, editor: new EditorScreen(stage.page), id }
}

/** Makes an exercise of whoever asks; answers its id. */
export function makeExercise(who: { ask: Ask }, questionIds: readonly number[]): Promise<number> {
  return make(who, 'exercises', { title: 'Sums', grade_level: 8, themes: ['gardens'], question_ids: questionIds })
}

/** Writes typed questions for whoever asks, from `Sum 1` on; `hint` is told by none of their pictures. */
export async function writeSums(who: { ask: Ask }, count: number, hint = 'Count on.'): Promise<number[]> {
  const ids: number[] = []
  const prompt = `What is 2 and 2?\n\nAnswer: 4\nHint: ${hint}`
  for (let number = 1; number <= count; number += 1) {
    ids.push(await make(who, 'question_definitions', { title: `Sum ${number}`, prompt, subject: 'Math' }))
  }
  return ids
}
