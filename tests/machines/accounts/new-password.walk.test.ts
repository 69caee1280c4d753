import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { newPasswordWalk } from '#tests/support/walks/accounts/new-password.ts'

test('on every path of a form nothing wrong is sent and only the server’s yes ends it', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(newPasswordWalk, (moment, { calls }) => {
    if (calls.some(({ input }) => JSON.stringify(input).includes('harbour8'))) wrongs.push('values with problems were sent')
    if (moment.status === 'done' && moment.context.saved === null) wrongs.push('ended without being saved')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
  })
  told('newPassword', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
