import * as v from 'valibot'
import type { MagicLinkEvent } from '#machines/accounts/magic-link/magic-link.machine.ts'
import { mailedLink } from '#e2e/outbox.ts'
import { teacher } from '#e2e/school.ts'
import { magicLinkWalk, magicLinkWalkWithoutToken } from '#tests/support/walks/accounts/magic-link.ts'
import type { BrowserGesture, Stage, Step } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, letThrough, refuse } from '#e2e/walks/stage/line.ts'
import { isAt, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, ends, nothing, press } from '#e2e/walks/stage/playing.ts'

const gestures = { 'retry.requested': press('Try again') } satisfies Record<MagicLinkEvent['type'], BrowserGesture<Stage>>

const Invalid = v.object({ output: v.object({ code: v.literal('link_invalid') }) })
const OfStudent = v.object({ output: v.object({ role: v.literal('STUDENT'), mustChangePassword: v.literal(false) }) })

const onTheWay = reads('Logging you in...')

walkInBrowser<Stage>('magic-link', {
  walks: [magicLinkWalk, magicLinkWalkWithoutToken],
  callers: { redeemToken: isTo('POST', 'auth/verify_magic'), signIn: isTo('GET', 'auth/profile') },
  open: openLink,
  gestures,
  endings: {
    hideToken: (event) => (event.type.startsWith('xstate.done') ? nothing : null),
    redeemToken: answers('redeemToken', dropAnswer),
    signIn: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('signIn', refuse)
      return v.is(OfStudent, event) ? ends('signIn', letThrough) : null
    },
  },
  views: {
    'magicLink.redeeming': onTheWay,
    'magicLink.signingIn': onTheWay,
    'magicLink.failed.noToken': reads('No token provided', 'Return to Login'),
    'magicLink.failed.linkInvalid': reads('Invalid or expired link. Please request a new one.', 'Return to Login'),
    'magicLink.failed.unreachable': reads('Failed to login. Please try again.', 'Try again', 'Return to Login'),
    'magicLink.redeemed': isAt(/^\/student$/),
  },
  passing: { 'magicLink.checkingToken': 'the token leaves the address in one turn, before anything is drawn' },
})

/** Opens a link as it was mailed, one that never was, or one whose token got lost. */
async function openLink(stage: Stage, path: readonly Step[]): Promise<Stage> {
  const { page, student, signIn } = stage
  const hasToken = path[0]?.state.context.token !== ''
  const isKnown = hasToken && !path.some(({ event }) => v.is(Invalid, event))
  const link = isKnown ? await newLink() : hasToken ? `/magic?token=${'never-mailed'.padEnd(43, '-')}` : '/magic'
  await page.goto('/logo.svg')
  await page.evaluate(() => localStorage.clear())
  await arriveAt(stage, link)
  return stage

  async function newLink(): Promise<string> {
    const token = await signIn(teacher)
    await page.request.post('/api/auth/request_magic', { headers: { Authorization: `Bearer ${token}` }, data: { email: student.email } })
    return mailedLink(student.email)
  }
}
