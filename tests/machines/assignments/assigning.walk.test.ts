import { expect, test } from 'vitest'
import { canCreate } from '#machines/assignments/assigning/assigning.selectors.ts'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { assigningFromRowWalk, assigningWalk } from '#tests/support/walks/assignments/assigning.ts'

test('on every path nothing is given before all is there, an exercise that asks nothing is never chosen, and every failure has a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalks([assigningWalk, assigningFromRowWalk], (moment, { calls }) => {
    const { form } = moment.context
    const given = calls.filter(({ src }) => src === 'giveWork')
    if (given.some(({ input }) => JSON.stringify(input) === '{"items":[]}')) wrongs.add('given to nobody')
    if (form.exercise !== null && form.exercise.total_questions === 0) wrongs.add('an empty exercise is chosen')
    if (moment.can({ type: 'assigning.submitted' }) && !canCreate(moment)) wrongs.add('something is missing')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.matches('created') && moment.output?.created !== 3) wrongs.add('created is not counted')
  })
  told('assigning', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('opened from an exercise it begins with the form', async () => {
  const first = assigningFromRowWalk.paths.map(({ steps }) => steps[0]?.state.value)
  expect(first[0]).toEqual({ open: { classes: 'loading', work: { editing: 'filling' } } })
})
