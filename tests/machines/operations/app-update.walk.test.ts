import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { appUpdateWalk } from '#tests/support/walks/operations/app-update.ts'

test('on every path a version is taken when asked for or when nothing is open', async () => {
  const wrongs = new Set<string>()
  const before = new Map<unknown, { event: string; wasWanted: boolean }>()
  const shown = await replayWalk(
    appUpdateWalk,
    (moment, live, { event }) => {
      const run = before.get(live) ?? { event: '', wasWanted: false }
      const isAsked = event.type === 'version.requested' || run.wasWanted
      const isFree = event.type === 'xstate.done.actor.lookForOpenWork' && event['output'].isOpen === false
      if (moment.matches('taking') && !isAsked && !isFree) wrongs.add(`taken after ${event.type}`)
      if (moment.hasTag('offered') && !moment.can({ type: 'version.requested' })) wrongs.add('offered and not to be had')
      before.set(live, { event: event.type, wasWanted: moment.matches('wanted') })
    },
    { held: ['watchVersions'] },
  )
  told('appUpdate', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
