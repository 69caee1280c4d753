import { expect, test } from 'vitest'
import type { AuthSnapshot } from '#machines/auth/auth.machine.ts'
import { isSignedIn, signedInPerson } from '#machines/auth/auth.selectors.ts'
import { told } from '#tests/support/told.ts'
import { replayWalk } from '#tests/support/replay-walk.ts'
import { authWalk } from '#tests/support/walks/auth.ts'

test('every path of signing in runs as modelled and never shows a page to nobody', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(authWalk, (moment, live) => {
    for (const wrong of wrongsOf(moment)) wrongs.push(wrong)
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
