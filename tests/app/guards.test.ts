import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Profile } from '#contract/classroom/people.ts'
import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import { requirePerson } from '#src/app/accounts/guards.ts'

const sam: Profile = {
  id: 9,
  role: 'STUDENT',
  name: 'Sam Whitfield',
  username: 'sam.whitfield',
  email: 'sam@school.example',
  should_change_password: true,
}

test('somebody who must choose a password first is sent there with the page they wanted', async () => {
  const context = { accessToken: 'token', expiresInMs: 0, profile: sam, refusal: null, expiredReason: null }
  const auth = createActor(authMachine, { snapshot: authMachine.resolveState({ value: { signedIn: 'mustChangePassword' }, context }) })
  const asked = requirePerson({ auth }, { pathname: '/chat/7', href: '/chat/7?assignment_id=3' })
  await expect(asked).rejects.toEqual(
    expect.objectContaining({ options: expect.objectContaining({ to: '/profile/updatepassword', search: { isPasswordReset: true, next: '/chat/7?assignment_id=3' } }) }),
  )
})
