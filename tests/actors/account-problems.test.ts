import { expect, test } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { accountRefusal } from '#src/actors/accounts/account-problems.ts'
import { CallFailed } from '#src/api/failure.ts'

const names = { name: 'name', username: 'username', email: 'email', password: 'currentPassword', new_password: 'newPassword' }

test.each([
  ['Username already exists', 'username'],
  ['Username must be at least 3 characters', 'username'],
  ['Username can only contain letters', 'username'],
  ['Username is required', 'username'],
  ['Email address already in use', 'email'],
  ['Invalid email address', 'email'],
  ['Email must be shorter', 'email'],
  ['Email is required', 'email'],
  ['Current password is required', 'currentPassword'],
  ['Incorrect password', 'currentPassword'],
  ['Name is required', 'name'],
  ['Name cannot be longer than 100 characters', 'name'],
])('“%s” without a field stands under %s', (error, field) => {
  expect(refusalOf({ error, code: 'invalid' })).toEqual({ ok: false, isTaken: false, sentence: null, fields: { [field]: error } })
})

test('the server’s own field wins, several problems each find theirs, and the rest is said about all of it', () => {
  const issues = [
    { path: 'new_password', message: 'Password is required' },
    { path: 'age', message: 'Please enter a valid age' },
  ]
  expect([
    refusalOf({ error: 'Name cannot be in it', code: 'invalid', field: 'new_password' }),
    refusalOf({ error: 'Invalid', code: 'invalid', issues }),
    refusalOf({ error: 'Too many requests.', code: 'too_many_requests' }),
  ]).toEqual([
    { ok: false, isTaken: false, sentence: null, fields: { newPassword: 'Name cannot be in it' } },
    { ok: false, isTaken: false, sentence: 'Please enter a valid age', fields: { newPassword: 'Password is required' } },
    { ok: false, isTaken: false, sentence: 'Too many requests.', fields: {} },
  ])
})

test('what was no refusal is thrown on', () => {
  const failed = new CallFailed({ kind: 'unreachable' })
  expect(() => accountRefusal(failed, names)).toThrow(failed)
})

function refusalOf(body: ErrorBody) {
  return accountRefusal(new CallFailed({ kind: 'refused', status: 422, body }), names)
}
