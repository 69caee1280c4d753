import * as v from 'valibot'
import { admin } from '#e2e/school.ts'
import type { Stage, Step } from './browser-walk.ts'
import { type EditorStage, makeExercise, writeExercise, writeSums } from './editor-stage.ts'
import { asking } from './teacher-stage.ts'

const OfTheSchool = v.object({ output: v.object({ exercise: v.object({ can_edit: v.literal(false) }) }) })
const WithDraft = v.object({ output: v.object({ draft: v.object({ edits: v.object({ gradeLevel: v.number() }) }) }) })

/** Opens the editor of an exercise with two questions, the teacher's or the school's, with a draft where the path opens one. */
export async function openEditor(stage: Stage, [, opened]: readonly Step[]): Promise<EditorStage> {
  const { page, line } = stage
  const ofSchool = v.is(OfTheSchool, opened?.event) ? await writeForSchool(stage) : null
  const world = await writeExercise(stage, 2)
  const id = ofSchool ?? world.id
  if (v.is(WithDraft, opened?.event)) {
    await world.editor.open(id)
    await page.getByRole('combobox', { name: 'Grade level' }).selectOption(String(opened.event.output.draft.edits.gradeLevel))
    await world.editor.seeUnsaved('grade level')
    page.on('dialog', (dialog) => void dialog.accept())
  }
  await line.hold(page)
  await page.goto(`/exercises/${id}`)
  await page.getByRole('heading', { name: 'Exercise Details' }).waitFor()
  return { ...world, id }
}

/** Writes an exercise of the school library; answers its id. */
async function writeForSchool(stage: Stage): Promise<number> {
  const who = { ask: asking(stage, await stage.signIn(admin)) }
  return makeExercise(who, await writeSums(who, 2))
}
