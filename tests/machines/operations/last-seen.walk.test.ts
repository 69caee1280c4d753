import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { lastSeenWalk } from '#tests/support/walks/operations/last-seen.ts'

test('on every path what this device answered is told with its time', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(
    lastSeenWalk,
    (moment, _live, { event }) => {
      const asOf = event.type === 'answer.kept' ? event['asOf'] : null
      if (moment.hasTag('kept') !== (asOf !== null)) wrongs.add(`${event.type} ends at ${String(moment.value)}`)
      if (moment.context.asOf !== asOf) wrongs.add(`${event.type} leaves ${moment.context.asOf}`)
    },
    { held: ['watchAnswers'] },
  )
  told('lastSeen', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
