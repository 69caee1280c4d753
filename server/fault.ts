import { sqlProblem } from '#server/db/engine/sql-state.ts'

/** What of a fault may stand in the log: a failed statement carries its values in its message, so only its state and the frames are kept. */
export function faultOf(error: unknown): Record<string, unknown> {
  const problem = sqlProblem(error)
  const frames = (error instanceof Error ? (error.stack ?? '') : '').split('\n').filter((line) => /^\s+at /.test(line))
  if (problem) return { sqlState: problem.code, constraint: problem.constraint, frames }
  const message = error instanceof Error && !('query' in error) ? error.message : 'failed'
  return { message, frames }
}
