import { expect, test } from 'vitest'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { movingWalk, takingOutWalk } from '#tests/support/walks/classroom/placing.ts'

test('on every path of placing nobody is sent without a class, and the end says how many were placed', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalks([movingWalk, takingOutWalk], (moment) => {
    const { kind, classId, placed } = moment.context
    if (moment.hasTag('pending') && kind !== 'takeOut' && classId === null) wrongs.add('sent without a class')
    if (moment.status === 'done' && moment.output?.placed !== placed.length) wrongs.add('another count')
  })
  told('placing', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
