import type { ErrorBody } from '#contract/errors.ts'
import { isDatabaseAway, isUnstorableValue, isWritingRefused } from '#server/db/engine/sql-state.ts'
import { fail, Failure, statusOf } from '#server/errors.ts'
import { faultOf } from '#server/fault.ts'

/** A refusal ready to send. `fault` is what went wrong on our side, fit for the log; null for an expected refusal. */
export type Refusal = { status: number; body: ErrorBody; headers: Record<string, string>; fault: Record<string, unknown> | null }

const cannotSave = 'The server has no room to save anything at the moment. Please try again later.'

/** Turns whatever a call threw into the error body and its status; the only place that does. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) return refuse(error, null)
  if (isWritingRefused(error)) return refuse(fail('database_unavailable', { error: cannotSave, headers: { 'Retry-After': '60' } }), faultOf(error))
  if (isDatabaseAway(error)) return refuse(fail('database_unavailable', { headers: { 'Retry-After': '5' } }), faultOf(error))
  if (isUnstorableValue(error)) return refuse(fail('invalid'), null)
  return refuse(fail('internal'), faultOf(error))
}

function refuse({ code, message, details: { headers = {}, ...details } }: Failure, fault: Refusal['fault']): Refusal {
  return { status: statusOf[code], headers, fault, body: { ...details, error: message, code } }
}
