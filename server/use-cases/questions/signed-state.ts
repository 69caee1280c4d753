import * as v from 'valibot'
import { longestTestState, UnsignedTestState, type TestChatState } from '#contract/questions/test-chat.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { isSigned, signatureOf } from '#server/security/keys.ts'

type Secret = Pick<Deps, 'settings'>

/** A state as the client keeps it. Refuses one that has become too long to be sent back. */
export function signed(deps: Secret, unsigned: UnsignedTestState): TestChatState {
  const state = { ...unsigned, signature: signatureOf('test_chat', deps.settings.jwtSecret, textOf(unsigned)) }
  refuseTooLong(state)
  return state
}

/** Refuses a state that is too long, or not as the server signed it. */
export function verifySigned(deps: Secret, state: TestChatState): void {
  refuseTooLong(state)
  const { signature, ...unsigned } = state
  if (isSigned('test_chat', deps.settings, textOf(unsigned), [signature])) return
  throw fail('invalid', { field: 'agent_state', error: 'This test was changed on its way here. Start it again.' })
}

/** Parsing writes every key in the schema's order, so that the same state has one signature however a client orders it. */
function textOf(state: UnsignedTestState): string {
  return JSON.stringify(v.parse(UnsignedTestState, state))
}

function refuseTooLong(state: TestChatState): void {
  if (Buffer.byteLength(JSON.stringify(state)) > longestTestState) throw fail('too_large', { error: 'This test has become too long. Start it again.' })
}
