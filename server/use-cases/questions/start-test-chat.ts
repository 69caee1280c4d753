import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { startTestChat as endpoint } from '#contract/questions/test-chat.ts'
import type { Deps } from '#server/deps.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { signed } from './signed-state.ts'
import { openingMessage } from './test-log.ts'
import { stateOf } from './test-state.ts'

/** Opens a test of one question with freshly drawn values. Stores nothing. */
export async function startTestChat(deps: Pick<Deps, 'clock' | 'ids' | 'settings'>, { question_definition }: BodyOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const parsed = parsePrompt(question_definition.prompt)
  const [values = {}] = variationRows(parsed, 1, deps.ids.short()).rows
  const opening = openingMessage(fillIn(parsed, values).studentText, deps.clock.now())
  const played = { question: question_definition, values, state: newInstanceState() }
  return { agent_state: signed(deps, stateOf(played, [opening], { message: opening.content, material: null, complete: false })) }
}
