import { describe, expect, test } from 'vitest'
import { magicLinkMachine, type MagicLinkSnapshot } from '#machines/accounts/magic-link/magic-link.machine.ts'
import { canRetry, destination, failure, message } from '#machines/accounts/magic-link/magic-link.selectors.ts'
import { createLive } from '#tests/support/walking/live.ts'

const start = createLive(magicLinkMachine)

function visit(token: string | undefined) {
  const live = start({ token })
  live.actor.start()
  const moment = (): MagicLinkSnapshot => live.actor.getSnapshot()
  return { ...live, moment, shown: () => [message(moment()), failure(moment()), canRetry(moment())] }
}

describe(magicLinkMachine.id, () => {
  test('a good link signs in and leads a student home', async () => {
    const { play, moment, shown, calls } = visit(' mailed ')
    expect(shown()).toEqual(['Logging you in...', null, false])
    await play({ type: 'xstate.done.actor.hideToken' })
    await play({ type: 'xstate.done.actor.redeemToken', output: { ok: true, accessToken: 'fresh' } })
    await play({ type: 'xstate.done.actor.signIn', output: { role: 'STUDENT', mustChangePassword: false } })
    expect(destination(moment())).toEqual('/student')
    expect(calls).toEqual([
      { src: 'hideToken', input: undefined },
      { src: 'redeemToken', input: { token: 'mailed' } },
      { src: 'signIn', input: { accessToken: 'fresh' } },
    ])
  })

  test('a link from a reset leads to a new password first, a teacher’s to the dashboard', async () => {
    const reset = visit('mailed')
    await reset.play({ type: 'xstate.done.actor.hideToken' })
    await reset.play({ type: 'xstate.done.actor.redeemToken', output: { ok: true, accessToken: 'fresh' } })
    await reset.play({ type: 'xstate.done.actor.signIn', output: { role: 'TEACHER', mustChangePassword: true } })
    expect(destination(reset.moment())).toEqual('/profile/updatepassword')
    const plain = visit('mailed')
    await plain.play({ type: 'xstate.done.actor.hideToken' })
    await plain.play({ type: 'xstate.done.actor.redeemToken', output: { ok: true, accessToken: 'fresh' } })
    await plain.play({ type: 'xstate.done.actor.signIn', output: { role: 'ADMIN', mustChangePassword: false } })
    expect(destination(plain.moment())).toEqual('/')
  })

  test('an address without a token says so and cannot be retried', async () => {
    const { play, shown } = visit(undefined)
    await play({ type: 'xstate.done.actor.hideToken' })
    expect(shown()).toEqual(['No token provided', 'no_token', false])
  })

  test.each([
    ['a used or old link asks for a new one', 'M-ailed_'.repeat(5) + '123', 'Invalid or expired link. Please request a new one.'],
    ['a link that was cut on its way is said to be invalid', 'M-ailed_', 'Invalid magic link'],
  ])('%s and cannot be retried', async (_, token, sentence) => {
    const { play, shown } = visit(token)
    await play({ type: 'xstate.done.actor.hideToken' })
    await play({ type: 'xstate.done.actor.redeemToken', output: { ok: false, code: 'link_invalid' } })
    expect(shown()).toEqual([sentence, 'link_invalid', false])
  })

  test('a server out of reach can be tried again, and what was redeemed is not redeemed twice', async () => {
    const { play, shown, calls, moment } = visit('mailed')
    await play({ type: 'xstate.done.actor.hideToken' })
    await play({ type: 'xstate.error.actor.redeemToken' })
    expect(shown()).toEqual(['Failed to login. Please try again.', 'unreachable', true])
    await play({ type: 'retry.requested' })
    await play({ type: 'xstate.done.actor.redeemToken', output: { ok: true, accessToken: 'fresh' } })
    await play({ type: 'xstate.error.actor.signIn' })
    await play({ type: 'retry.requested' })
    expect(moment().value).toEqual('signingIn')
    expect(calls.map(({ src }) => src)).toEqual(['hideToken', 'redeemToken', 'redeemToken', 'signIn', 'signIn'])
  })

  test('a browser that keeps the link in its address bar goes on all the same', async () => {
    const withToken = visit('mailed')
    await withToken.play({ type: 'xstate.error.actor.hideToken' })
    expect([withToken.moment().value, withToken.calls.at(-1)]).toEqual(['redeeming', { src: 'redeemToken', input: { token: 'mailed' } }])
    const without = visit(' ')
    await without.play({ type: 'xstate.error.actor.hideToken' })
    expect(without.shown()).toEqual(['No token provided', 'no_token', false])
  })
})
