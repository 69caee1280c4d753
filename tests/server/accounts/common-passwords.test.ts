import { expect, test } from 'vitest'
import { passwordProblem } from '#contract/accounts/account-fields.ts'
import { commonPasswords, isCommonPassword } from '#server/security/common-passwords.ts'
import { startPassword } from '#server/security/start-password.ts'

test('more than three thousand common passwords that meet the rules are refused all the same', () => {
  const tempting = [...commonPasswords()].filter((one) => passwordProblem(one) === null)
  expect(tempting.length).toBeGreaterThan(3000)
  expect(tempting.filter((one) => !isCommonPassword(one) || !isCommonPassword(one.toUpperCase()))).toEqual([])
})

test('a swapped look-alike hides nothing, and a sentence of unrelated words is free', () => {
  expect(['P@ssw0rd1', 'dr4g0n12', 'Pa55word', 'l3tme1n123', 'TRUSTNO1'].filter((one) => !isCommonPassword(one))).toEqual([])
  expect(['violet-harbour-71', 'Maria2026x', 'a1b2c3d5', 'kite-over-hill-4', 'x7#qK2'].filter(isCommonPassword)).toEqual([])
})

test('a start password meets the rules, is on no list and holds nothing that looks like something else', () => {
  const made = Array.from({ length: 2000 }, (_, number) => startPassword(`secret ${number}`))
  expect(made.filter((one) => passwordProblem(one) !== null || isCommonPassword(one) || /[ilo01]/.test(one))).toEqual([])
  expect(new Set(made).size).toBe(2000)
})
