import type { Endpoint } from './endpoint.ts'

/** How long after a password was typed the calls of `freshLoginCalls` go through. */
export const freshLoginMs = 15 * 60_000

/**
 * Every call that takes what a whole class trusted to the school out of it, or away for ever: it wants a password typed lately, for
 * somebody else may sit at a desk that was left. With an older login it answers 403 `fresh_login_required`, and nothing is done.
 */
export const freshLoginCalls = ['GET /exports/roster.csv', 'GET /exports/gradebook.csv', 'GET /exports/sessions/:id.csv', 'DELETE /bin/:id'] as const

/** One call that wants a password typed lately, by method and path. */
export type FreshLoginCall = (typeof freshLoginCalls)[number]

/** Whether a call wants a password typed lately. */
export function wantsFreshLogin({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  return freshLoginCalls.some((call) => call === `${method} ${path}`)
}
