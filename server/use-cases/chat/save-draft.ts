import type { BodyOf } from '#contract/endpoint.ts'
import type { saveDraft as endpoint } from '#contract/chat-sessions.ts'
import { writeDraft } from '#server/db/chat.queries.ts'
import type { Deps } from '#server/deps.ts'

/** Keeps the typed text with its session while that stands where it was typed. */
export async function saveDraft({ db, clock }: Pick<Deps, 'db' | 'clock'>, body: BodyOf<typeof endpoint>): Promise<null> {
  const draft = body.text === '' ? null : { text: body.text, typedAt: clock.now().toISOString() }
  await writeDraft(db, body.session_id, body.state_token, draft)
  return null
}
