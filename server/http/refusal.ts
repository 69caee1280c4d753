import type { ErrorBody } from '#contract/errors.ts'
import { isDatabaseAway, isUnstorableValue, sqlProblem } from '#server/db/engine/sql-state.ts'
import { fail, Failure, statusOf } from '#server/errors.ts'

/** A refusal ready to send. `fault` is what went wrong on our side, fit for the log; null for an expected refusal. */
export type Refusal = { status: number; body: ErrorBody; headers: Record<string, string>; fault: Record<string, unknown> | null }

/** Turns whatever a call threw into the error body and its status; the only place that does. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) return refuse(error, null)
  if (isDatabaseAway(error)) return refuse(fail('database_unavailable', { headers: { 'Retry-After': '5' } }), faultOf(error))
  if (isUnstorableValue(error)) return refuse(fail('invalid'), null)
  return refuse(fail('internal'), faultOf(error))
}

function refuse({ code, message, details: { headers = {}, ...details } }: Failure, fault: Refusal['fault']): Refusal {
  return { status: statusOf[code], headers, fault, body: { ...details, error: message, code } }
}

/** Statements carry their values in the message of a failed query: only its state and the frames are kept. */
function faultOf(error: unknown): Record<string, unknown> {
  const problem = sqlProblem(error)
  const frames = (error instanceof Error ? (error.stack ?? '') : '').split('\n').filter((line) => /^\s+at /.test(line))
  if (problem) return { sqlState: problem.code, constraint: problem.constraint, frames }
  const message = error instanceof Error && !('query' in error) ? error.message : 'failed'
  return { message, frames }
}
