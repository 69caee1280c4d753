import { expect, test } from 'vitest'
import { type Replayed, replayWalk } from '#tests/support/replay-walk.ts'
import { told } from '#tests/support/told.ts'
import { movingWalk, takingOutWalk } from '#tests/support/walks/placing.ts'

test('on every path of placing nobody is sent without a class, and the end says how many were placed', async () => {
  const wrongs = new Set<string>()
  const shown: Replayed[] = []
  for (const walk of [movingWalk, takingOutWalk]) {
    shown.push(
      await replayWalk(walk, (moment) => {
        const { kind, classId, placed } = moment.context
        if (moment.hasTag('pending') && kind !== 'takeOut' && classId === null) wrongs.add('sent without a class')
        if (moment.status === 'done' && moment.output?.placed !== placed) wrongs.add('another count')
        if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
      }),
    )
  }
  for (const one of shown) told('placing', one)
  const [first = [], ...others] = shown.map(({ neverTaken }) => neverTaken)
  const neverTaken = first.filter((name) => others.every((names) => names.includes(name)))
  expect({ wrongs: [...wrongs], neverTaken }).toEqual({ wrongs: [], neverTaken: [] })
})
