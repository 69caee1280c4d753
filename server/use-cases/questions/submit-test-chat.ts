import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { submitTestChat as endpoint } from '#contract/questions/test-chat.ts'
import type { Deps } from '#server/deps.ts'
import { fail, Failure } from '#server/errors.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import type { InstanceState } from '#server/grading/types.ts'
import type { Caller } from '#server/http/route.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { signed, verifySigned } from './signed-state.ts'
import { messagesAfter } from './test-log.ts'
import { testRules } from './test-rules.ts'
import { stateOf, testedIn } from './test-state.ts'

/** Plays one answer with the tutor and the rules of real sessions. Refuses an altered state and a test that is over. */
export async function submitTestChat(
  deps: Pick<Deps, 'clock' | 'settings' | 'tutor' | 'log'>,
  caller: Caller,
  { agent_state: sent, answer: typed }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const answer = typed.replaceAll('\0', '')
  verifySigned(deps, sent)
  if (sent.complete) throw fail('session_over', { error: 'This test is over. Start it again.' })
  const tested = testedIn(sent)
  const instance = fillIn(parsePrompt(tested.question.prompt), tested.values, tested.question.subject)
  const strategySaid = wasStrategySaid(tested.state, instance.hints.length)
  const asked = { instance, state: tested.state, rules: testRules, answer, strategySaid, reader: 'tester' as const, seed: tested.question.prompt, asker: senderOf(caller) }
  const played = await playTurn(deps.tutor, asked).catch((error: unknown) => {
    if (error instanceof Failure) throw error
    deps.log.error({ err: error }, 'the tutor failed in a test')
    throw fail('tutor_unavailable')
  })
  const log = [...sent.full_context, ...messagesAfter(sent.full_context.length, played, answer, deps.clock.now())]
  const { message, material } = sent._current_question_data
  const next = { message, material: played.said.material ?? material, complete: played.shouldMoveOn }
  return { agent_state: signed(deps, stateOf({ ...tested, state: played.state }, log, next)) }
}

function wasStrategySaid({ hintsShown, unaccepted }: InstanceState, hints: number): boolean {
  return hintsShown > 0 || (unaccepted > 0 && hints > 0)
}
