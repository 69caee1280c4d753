import { expect, test } from 'vitest'
import { newPasswordMachine } from '#machines/submission/new-password.machine.ts'
import { replayWalk } from '#tests/support/replay-walk.ts'
import { told } from '#tests/support/told.ts'
import { walkMachine } from '#tests/support/walk.ts'

const good = { currentPassword: 'old-1', newPassword: 'harbour7', confirmPassword: 'harbour7' }

const walk = walkMachine(newPasswordMachine, {
  events: [
    { type: 'values.submitted', values: good },
    { type: 'values.submitted', values: { ...good, confirmPassword: 'harbour8' } },
    { type: 'xstate.done.actor.save', output: { ok: true, saved: { accessToken: 'fresh' } } },
    { type: 'xstate.done.actor.save', output: { ok: false, sentence: '', fields: { currentPassword: 'Incorrect password' } } },
  ],
  context: ({ context }) => context.fields,
  limit: 50,
})

test('on every path of a form nothing wrong is sent and only the server’s yes ends it', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(walk, (moment, { calls }) => {
    if (calls.some(({ input }) => JSON.stringify(input).includes('harbour8'))) wrongs.push('values with problems were sent')
    if (moment.status === 'done' && moment.context.saved === null) wrongs.push('ended without being saved')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
  })
  told('newPassword', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
