import type { AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import type { AuthSnapshot } from '#machines/accounts/auth/auth.machine.ts'
import { isSignedIn, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { told } from '#tests/support/walking/told.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { authWalk } from '#tests/support/walks/accounts/auth.ts'

test('every path of signing in runs as modelled and never shows a page to nobody', async () => {
  const wrongs: string[] = []
  let storage: 'empty' | 'token' | 'stuck' = 'empty'
  const shown = await replayWalk(authWalk, (moment, live, { event }) => {
    storage = storageAfter(storage, event)
    for (const wrong of wrongsOf(moment)) wrongs.push(wrong)
    if (moment.matches('anonymous') && storage === 'token') wrongs.push('a token is left in the browser while nobody is signed in')
    for (const { src, input } of live.calls) if (JSON.stringify(input ?? '').includes('secret1') && src !== 'login') wrongs.push(`${src} was told the password`)
  })
  told('auth', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

function wrongsOf(moment: AuthSnapshot): string[] {
  const { accessToken, profile } = moment.context
  const isAnonymous = moment.matches('anonymous')
  return [
    ...(isAnonymous && accessToken !== null ? ['a token is held while nobody is signed in'] : []),
    ...(isAnonymous && profile !== null ? ['somebody is known while nobody is signed in'] : []),
    ...(isSignedIn(moment) && signedInPerson(moment) === null ? ['a page is shown to nobody'] : []),
    ...(isSignedIn(moment) && accessToken === null ? ['a page is shown without a token'] : []),
    ...(JSON.stringify(moment.context).includes('secret1') ? ['a password is kept'] : []),
  ]
}

/** What the browser keeps after an event; what could not be cleared is stuck there. */
function storageAfter(before: 'empty' | 'token' | 'stuck', event: AnyEventObject): 'empty' | 'token' | 'stuck' {
  switch (event.type) {
    case 'xstate.init':
    case 'xstate.done.actor.clearToken':
      return 'empty'
    case 'xstate.error.actor.clearToken':
      return 'stuck'
    case 'xstate.done.actor.readStoredToken':
      return event['output'].kind === 'none' ? 'empty' : 'token'
    case 'xstate.done.actor.storeToken':
      return 'token'
    case 'token.changedElsewhere':
      return event['accessToken'] === null ? 'empty' : 'token'
    default:
      return before
  }
}
