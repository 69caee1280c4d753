import { expect, test } from 'vitest'
import { claimsOf } from '#src/actors/accounts/token-claims.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { tokenSaying } from '#tests/support/school/tokens.ts'

const claims = { sub: '7', role: 'STUDENT', exp: 2_000_000_000, iat: 1_900_000_000, jti: 'one' }

test('the token lives in local storage under the key token', () => {
  const storage = fakeStorage()
  const tokens = createTokenStore(storage)
  tokens.write('fresh')
  expect([tokens.read(), storage.getItem('token')]).toEqual(['fresh', 'fresh'])
  tokens.clear()
  expect([tokens.read(), storage.getItem('token')]).toEqual([null, null])
})

test('a token another tab removed is not remembered', () => {
  const storage = fakeStorage()
  const tokens = createTokenStore(storage)
  tokens.write('fresh')
  storage.removeItem('token')
  expect(tokens.read()).toEqual(null)
})

test('where storage is full or refused a token lasts as long as the page', () => {
  const stores = [createTokenStore(null), createTokenStore(fakeStorage({ isFull: true }))]
  for (const tokens of stores) tokens.write('fresh')
  expect(stores.map((tokens) => tokens.read())).toEqual(['fresh', 'fresh'])
  for (const tokens of stores) tokens.clear()
  expect(stores.map((tokens) => tokens.read())).toEqual([null, null])
})

test('a token’s claims can be read for display, and a text that is no such token has none', () => {
  expect(claimsOf(tokenSaying(claims))).toEqual(claims)
  expect(['', 'abc', 'a.b.c', tokenSaying({ sub: 7 }), tokenSaying(null)].map(claimsOf)).toEqual([null, null, null, null, null])
})
