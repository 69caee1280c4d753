import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { exerciseSaveWalk } from '#tests/support/walks/exercises/exercise-save.ts'

test('on every path a save sends one call at a time, forgets no part, and says how it ended', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(exerciseSaveWalk, (moment) => {
    const { steps, saved, failed, newer } = moment.context
    if (Object.keys(moment.children).length > 1) wrongs.add('two calls at once')
    if (steps.length + saved.length !== 2) wrongs.add('a part was forgotten')
    if (moment.matches('saved') && (steps.length > 0 || failed !== null || newer !== null)) wrongs.add('saved, but not all of it')
    if (moment.matches('failed') && failed?.step !== steps[0]) wrongs.add('the part that failed is not named')
    if (moment.matches('stale') && newer === null) wrongs.add('somebody else changed it, but what is not known')
  })
  told('exerciseSave', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
