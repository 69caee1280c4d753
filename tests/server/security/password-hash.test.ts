import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#server/security/password-hash.ts'

test('a stored password is argon2id at the cost OWASP names first, salted anew each time', async () => {
  const [one, other] = await Promise.all([hashPassword('violet-harbour-71'), hashPassword('violet-harbour-71')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await isPassword(one, 'violet-harbour-71')).toBe(true)
  expect(await isPassword(one, 'violet-harbour-72')).toBe(false)
})

test('nobody has a password', async () => {
  expect(await isPassword(null, 'the password of nobody')).toBe(false)
})
