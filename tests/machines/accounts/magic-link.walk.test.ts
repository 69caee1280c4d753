import { expect, test } from 'vitest'
import { destination } from '#machines/accounts/magic-link/magic-link.selectors.ts'
import { told } from '#tests/support/walking/told.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { magicLinkWalk, magicLinkWalkWithoutToken } from '#tests/support/walks/accounts/magic-link.ts'

test('on every path of a visit the link leaves the address bar first and is redeemed once, again only when asked after no answer', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(magicLinkWalk, (moment, { calls }, { path }) => {
    const redeemed = calls.filter(({ src }) => src === 'redeemToken')
    const retries = path.steps.filter(({ event }) => event.type === 'retry.requested').length
    if (calls[0]?.src !== 'hideToken') wrongs.push('something happens before the link is out of sight')
    if (redeemed.length > 1 + retries) wrongs.push('redeemed twice in one visit')
    if (moment.context.accessToken !== '' && moment.matches('redeeming')) wrongs.push('redeemed again after it worked')
    if (moment.matches('redeemed') && destination(moment) === null) wrongs.push('leads nowhere')
  })
  told('magicLink', shown)
  expect({ ...shown, wrongs }).toEqual({
    ...shown,
    wrongs: [],
    neverTaken: ['magicLink.checkingToken on xstate.done.actor.hideToken #1', 'magicLink.checkingToken on xstate.error.actor.hideToken #1'],
    neverReached: ['magicLink.failed.noToken'],
  })
})

test('a visit without a token ends at once and asks nobody', async () => {
  const asked: string[] = []
  const shown = await replayWalk(magicLinkWalkWithoutToken, (_, { calls }) => asked.push(...calls.map(({ src }) => src)))
  told('magicLink without a token', shown)
  expect(new Set(asked)).toEqual(new Set(['hideToken']))
  expect(shown.paths).toEqual(2)
})
