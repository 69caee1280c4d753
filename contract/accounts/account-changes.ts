import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'

/** What of an account can be changed by somebody else; their own words for it are never told. */
export const AccountField = v.picklist(['name', 'username', 'email'])
export type AccountField = v.InferOutput<typeof AccountField>

/**
 * One thing somebody else did to an account: `details` changed its `fields`, `password` gave it another password, `start_password`
 * a new start password. `by` is their name, null when their account is gone.
 */
export const AccountChange = v.object({
  id: Id,
  kind: v.picklist(['details', 'password', 'start_password']),
  fields: v.array(AccountField),
  by: v.nullable(v.string()),
  at: Instant,
})
export type AccountChange = v.InferOutput<typeof AccountChange>

/** What others did to the caller's account, newest first, five at most. */
export const listAccountChanges = endpoint({
  method: 'GET',
  path: '/auth/account_changes',
  summary: 'Changes others made to your account',
  status: 200,
  reply: v.object({ results: v.array(AccountChange) }),
})
