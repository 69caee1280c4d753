import { expect, test } from 'vitest'
import { type AnyActorRef, fromPromise, toPromise } from 'xstate'
import { exerciseEditorMachine } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import { ExerciseEditorPage } from '#src/app/exercises/exercise-editor-page.tsx'
import { exampleExercise, exampleSet } from '#src/screens/exercises/editor/example-exercise.ts'
import { createLive, type Live } from '#tests/support/walking/live.ts'
import { atRest, both, busy, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { exerciseSaveWalk } from '#tests/support/walks/exercises/exercise-save.ts'

const changed = 'This exercise was changed in another tab or by somebody else.'
const failed = 'Failed to save changes'
const underWay = both(busy('Saving...'), readsNot(changed, failed))

const views = {
  'exerciseSave.saving': underWay,
  'exerciseSave.comparing': underWay,
  'exerciseSave.refreshing': underWay,
  'exerciseSave.saved': both(atRest, reads('Plants'), readsNot(changed, failed, 'Unsaved changes:')),
  'exerciseSave.stale': both(atRest, reads(changed, 'Load the newer one', 'Save mine over it')),
  'exerciseSave.failed': both(atRest, reads(failed, 'Try again')),
}

test('the editor shows every moment of a save, and at its end how it went', async () => {
  const shown = await walkScreen({
    walk: exerciseSaveWalk,
    mount: ({ actor }) => <ExerciseEditorPage editor={saving(actor).actor} timeZone="UTC" onAssign={() => {}} onDuplicate={() => {}} drawDialog={() => null} />,
    gestures: {},
    views,
  })
  expect(shown).toEqual({ ...shown, seen: Object.keys(views).toSorted(), withoutView: [], unoffered: [], wrongs: [] })
})

/** An editor of an exercise with another title, whose save is the one that is walked. */
function saving(save: AnyActorRef): Live {
  const editor = createLive(exerciseEditorMachine, { replace: () => ({ exerciseSave: fromPromise(() => toPromise(save)) }) })({ exerciseId: 7 })
  void beginSave(editor)
  return editor
}

async function beginSave({ play }: Live): Promise<void> {
  const exercise = exampleExercise([exampleSet(1), exampleSet(2)])
  await play({ type: 'xstate.init' })
  await play({ type: 'xstate.done.actor.openExercise', output: { exercise, themes: [], draft: null } })
  await play({ type: 'title.opened' })
  await play({ type: 'title.typed', title: 'Plants' })
  await play({ type: 'save.requested' })
}
