import type { generateAudio as endpoint, ModelReading } from '#contract/accent/accent-sessions.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import { fail } from '#server/errors.ts'
import { isMeant } from '#server/use-cases/chat/admission.ts'
import { questionAt } from '#server/use-cases/chat/agent.ts'
import { currentAgent } from '#server/use-cases/chat/turns.ts'
import { accentAnswers, type AccentDeps } from './accent-agent.ts'
import { readOrRefuse } from './read-or-refuse.ts'
import { soundLink } from './sound-links.ts'
import { rateOf, spokenQuestion } from './spoken-question.ts'

/** Has the current script read aloud, at the teacher's speed unless another is asked for. Changes nothing. */
export async function generateAudio(deps: AccentDeps, session: ChatRow, body: BodyOf<typeof endpoint>): Promise<ModelReading> {
  const now = deps.clock.now()
  if (!isMeant(session, body)) throw fail('conflict', { agent: await currentAgent(deps, session, accentAnswers(deps, null), now) })
  const { task } = questionAt(session)
  const spoken = spokenQuestion(deps, session.snapshot, task.setIndex)
  const rate = body.speaking_rate === undefined ? spoken.rate : rateOf(body.speaking_rate)
  const { timings, duration } = await readOrRefuse(deps, spoken, rate)
  return {
    base_audio_url: soundLink(deps, { session: session.id, position: task.position, rate }),
    base_audio_data: { char_timings: timings, duration },
    speaking_rate: rate,
  }
}
