import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { sampleWalk } from '#tests/support/walks/welcome/sample.ts'

test('on every path to a sample none is made twice, what went wrong is said, and it can be asked for again', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(sampleWalk, (moment, { calls }) => {
    const last = calls.at(-1)?.src
    if (moment.context.accessToken !== '' && last === 'startSample' && !moment.matches('signingIn')) wrongs.add('made and not signed in')
    if (moment.matches('starting') && moment.context.accessToken !== '') wrongs.add('made twice')
    if ((moment.hasTag('failed') || moment.hasTag('refused')) && moment.context.sentence === null) wrongs.add('failed without a word')
    if (moment.matches('offered') && !moment.can({ type: 'sample.requested' })) wrongs.add('no way on')
    if (moment.status === 'done' && moment.output?.path !== '/chat/12') wrongs.add('leads nowhere')
  })
  told('sample', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
