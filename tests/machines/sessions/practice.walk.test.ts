import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { practiceWalk } from '#tests/support/walks/sessions/practice.ts'

test('on every path practice leads to a session, or to a sentence and a way to ask again', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(practiceWalk, (moment) => {
    if ((moment.hasTag('failed') || moment.hasTag('refused')) && moment.context.sentence === null) wrongs.add('failed without a word')
    if (moment.matches('starting') && moment.context.sentence !== null) wrongs.add('says what is over')
    if (moment.matches('offered') && !moment.can({ type: 'practice.requested' })) wrongs.add('no way on')
    if (moment.status === 'done' && moment.output?.path !== '/chat/12?practice_of=31') wrongs.add('leads nowhere')
  })
  told('practice', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
