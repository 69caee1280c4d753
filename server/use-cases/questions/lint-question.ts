import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion as endpoint } from '#contract/questions/question-lint.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { senderOf } from '#server/security/fair-line.ts'

/** Looks a prompt over for its author and tries sample answers on one of its variations. Reads and stores nothing. */
export function lintQuestion({ judging }: Pick<Deps, 'judging'>, caller: Caller, body: BodyOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  return judging.lint(body, senderOf(caller))
}
