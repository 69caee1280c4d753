import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { profileEditingWalk } from '#tests/support/walks/accounts/profile-editing.ts'
import { recoveringWalk } from '#tests/support/walks/accounts/recovering.ts'
import { registeringWalk } from '#tests/support/walks/accounts/registering.ts'

test('on every path of a registration nothing wrong is sent, nobody is made twice knowingly, and there is always a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(registeringWalk, (moment, { calls }, { event }) => {
    if (calls.some(({ src, input }) => src === 'register' && !JSON.stringify(input).includes('"confirmPassword":"harbour7"'))) wrongs.add('sent too early')
    if (event.type === 'xstate.done.actor.register' && event['output'].ok === true && !moment.matches('signingIn')) wrongs.add('not signing in')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.hasTag('refused') && moment.context.sentence === null && Object.keys(moment.context.fields).length === 0) wrongs.add('refused without a word')
  })
  told('registering', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('on every path of a recovery nothing too short is asked, and a failure can be tried again', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(recoveringWalk, (moment, { calls }) => {
    if (calls.some(({ input }) => JSON.stringify(input).includes('"in"'))) wrongs.add('asked too early')
    if (moment.hasTag('failed') && moment.context.sentence !== 'An error occurred. Please try again.') wrongs.add('failed in other words')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
  })
  told('recovering', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('on every path of changing the own account nothing is saved before the password was right, and no password outlives the form', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(profileEditingWalk, (moment, { calls }, { event }) => {
    const lastSave = calls.findLastIndex(({ src }) => src === 'saveProfile')
    if (lastSave >= 0 && calls[lastSave - 1]?.src !== 'verifyPassword') wrongs.add('saved unverified')
    if (calls.some(({ input }) => JSON.stringify(input).includes('"currentPassword":""'))) wrongs.add('sent without the password')
    if (moment.matches('viewing') && (moment.context.values !== null || moment.context.isDirty)) wrongs.add('what was typed stayed')
    if (moment.matches('saving') && event.type !== 'xstate.done.actor.verifyPassword') wrongs.add('saving too early')
    if (moment.hasTag('pending') && moment.context.sentence !== null) wrongs.add('what failed before is said while it is tried again')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
  })
  told('profileEditing', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
