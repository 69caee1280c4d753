import { expect, test } from 'vitest'
import type { MagicLinkEvent } from '#machines/accounts/magic-link/magic-link.machine.ts'
import { MagicPage } from '#src/app/accounts/magic-page.tsx'
import { type Gesture, press, reads, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { magicLinkWalk, magicLinkWalkWithoutToken } from '#tests/support/walks/accounts/magic-link.ts'

const onTheWay = reads('Logging you in...')
const views = {
  'magicLink.checkingToken': onTheWay,
  'magicLink.redeeming': onTheWay,
  'magicLink.signingIn': onTheWay,
  'magicLink.failed.noToken': reads('No token provided', 'Return to Login'),
  'magicLink.failed.linkInvalid': reads('Invalid magic link', 'Return to Login'),
  'magicLink.failed.unreachable': reads('Failed to login. Please try again.', 'Try again', 'Return to Login'),
  'magicLink.redeemed': onTheWay,
}

test.each([
  ['with a link', magicLinkWalk, 6],
  ['without one', magicLinkWalkWithoutToken, 2],
])('the page shows every moment of a visit %s', async (_, walk, leaves) => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => <MagicPage visit={actor} />,
    gestures: { 'retry.requested': press('Try again') } satisfies Record<MagicLinkEvent['type'], Gesture>,
    views,
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: leaves, withoutView: [], unoffered: [], wrongs: [] })
})
