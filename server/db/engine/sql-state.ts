import * as v from 'valibot'

const Problem = v.object({ code: v.optional(v.string()), constraint: v.optional(v.string()), cause: v.optional(v.unknown()) })

/** What a failed statement says of itself: its SQLSTATE or system code, and the constraint it broke. */
export type SqlProblem = { code: string; constraint: string | null }

/** Finds the SQLSTATE in an error of either engine (drizzle keeps it in `cause`), or null when the database said nothing. */
export function sqlProblem(error: unknown): SqlProblem | null {
  const parsed = v.safeParse(Problem, error)
  if (!parsed.success) return null
  const { code, constraint, cause } = parsed.output
  return code ? { code, constraint: constraint ?? null } : sqlProblem(cause)
}

/** The unique index or constraint a write broke, or null when it broke none. */
export function brokenUniqueness(error: unknown): string | null {
  const problem = sqlProblem(error)
  return problem?.code === '23505' ? problem.constraint : null
}

/** True when the database was not reached, is going away or starting, is full, may only be read or took too long; not when it refused. */
export function isDatabaseAway(error: unknown): boolean {
  const problem = sqlProblem(error)
  if (problem) return /^(08|57P0|57014|53[123]|25006)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|AI_AGAIN)$/.test(problem.code)
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is clos|Cannot use a pool after/.test(messagesOf(error))
}

/** True when the database answers reads and refuses to write: its disk is full, or it may only be read. */
export function isWritingRefused(error: unknown): boolean {
  return /^(53100|25006)$/.test(sqlProblem(error)?.code ?? '')
}

/** True when a statement failed for a value no column can hold (a NUL in text, a number out of range): the caller's input, not our fault. */
export function isUnstorableValue(error: unknown): boolean {
  return /^22/.test(sqlProblem(error)?.code ?? '')
}

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message}\n${messagesOf(error.cause)}` : ''
}
