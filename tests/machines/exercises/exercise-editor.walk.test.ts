import { expect, test } from 'vitest'
import { isEdited } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { mustConfirmLeaving } from '#machines/exercises/exercise-editor/exercise-editor.selectors.ts'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { exerciseEditorWalks } from '#tests/support/walks/exercises/exercise-editor.ts'

const writers = ['exerciseSave', 'writeExercise']

test('on every path one write runs at a time, every failure has a way on, and edits are never left unasked', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalks(exerciseEditorWalks, (moment, live) => {
    const { edits, exercise } = moment.context
    if (writers.filter((id) => id in moment.children).length > 1) wrongs.add('two writes at once')
    if (moment.matches('failedToOpen') && !moment.can({ type: 'retry.requested' })) wrongs.add('opening failed for good')
    if (moment.matches({ open: { work: 'failed' } }) && !moment.can({ type: 'retry.requested' })) wrongs.add('a save failed for good')
    if (moment.matches({ open: { dialog: 'staying' } }) && isEdited(edits) !== mustConfirmLeaving(moment)) wrongs.add('edits can be left unasked')
    if (moment.matches('reading') && isEdited(edits)) wrongs.add('edits where nothing may be changed')
    if (moment.matches('reading') && live.calls.some(({ src }) => writers.includes(src))) wrongs.add('a write where nothing may be changed')
    if (moment.matches('open') && exercise === null) wrongs.add('open without an exercise')
  })
  told('exerciseEditor', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
