import * as v from 'valibot'
import type { Stage } from './browser-walk.ts'
import { asking } from './teacher-stage.ts'

const Works = v.object({ results: v.array(v.object({ id: v.number(), exercise_id: v.number(), title: v.string() })) })
const Told = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })

/** Begins a piece of the scene's student's work and gives answers to its first question; answers the session's id. */
export async function answerAs(stage: Stage, title: string, answers: readonly string[]): Promise<number> {
  const ask = asking(stage, await stage.signIn(stage.student))
  const { results } = v.parse(Works, await ask('GET', 'assignments'))
  const work = results.find((one) => one.title === title)
  const started = await ask('POST', 'chat/start', { exercise_id: work?.exercise_id, assignment_id: work?.id, begin: true })
  let { agent } = v.parse(Told, started)
  for (const [index, answer] of answers.entries()) {
    const { session_id, state_token } = agent
    agent = v.parse(Told, await ask('POST', 'chat/submit', { session_id, state_token, client_attempt_id: `other device ${index}`, answer })).agent
  }
  return agent.session_id
}
