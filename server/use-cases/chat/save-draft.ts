import type { BodyOf } from '#contract/endpoint.ts'
import type { saveDraft as endpoint } from '#contract/chat/chat-sessions.ts'
import { writeDraft } from '#server/db/chat/chat.queries.ts'
import type { Deps } from '#server/deps.ts'

/** Keeps the typed text with its session while that stands where it was typed and holds nothing typed later. */
export async function saveDraft({ db, clock }: Pick<Deps, 'db' | 'clock'>, body: BodyOf<typeof endpoint>): Promise<null> {
  const now = clock.now()
  const typedAt = body.typed_at === undefined || new Date(body.typed_at) > now ? now : new Date(body.typed_at)
  await writeDraft(db, { sessionId: body.session_id, stateToken: body.state_token, text: body.text, typedAt: typedAt.toISOString() })
  return null
}
