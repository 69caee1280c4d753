import { magicLinkMachine } from '#machines/accounts/magic-link/magic-link.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const events = [
  { type: 'xstate.done.actor.redeemToken', output: { ok: true, accessToken: 'fresh' } },
  { type: 'xstate.done.actor.redeemToken', output: { ok: false, code: 'link_invalid' } },
  { type: 'xstate.done.actor.signIn', output: { role: 'STUDENT', mustChangePassword: false } },
  { type: 'xstate.done.actor.signIn', output: { role: 'TEACHER', mustChangePassword: true } },
]

/** Every moment of a visit with a link, and of one whose address has lost it. */
export const magicLinkWalk = walkMachine(magicLinkMachine, { input: { token: 'mailed' }, events, context: ({ context }) => context.accessToken, limit: 50 })
export const magicLinkWalkWithoutToken = walkMachine(magicLinkMachine, { input: { token: undefined }, events, limit: 10 })
