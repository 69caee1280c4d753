import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { exampleOf } from '#server/grading/turn/example.ts'
import { builtInSpeaker } from '#server/grading/turn/speaker.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt, studentPrompt } from '#server/grading/keys/question-format.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { GaveUp } from '#server/judging/worker-pool.ts'
import { testRules } from '#server/use-cases/questions/test-rules.ts'
import type { Costly } from './inputs.ts'

/** Threads that never come back: what is left is what the calling thread does itself. */
const judging = pooledJudging({ run: () => Promise.reject(new GaveUp('handed over')) })

/** What each endpoint that reads typed texts does in the thread that answers everybody. */
export const held: Readonly<Record<string, (input: Costly) => unknown>> = {
  'POST /chat/submit': ({ prompt, answer }) => {
    const parsed = parsePrompt(prompt)
    const [values = {}] = variationRows(parsed, 1, 'seed').rows
    const asked = { instance: fillIn(parsed, values), state: newInstanceState(), rules: testRules, answer, strategySaid: false, reader: 'teacher' as const }
    return playTurn({ judge: judging, speaker: builtInSpeaker }, { ...asked, example: exampleOf(parsed, { asked: [values], seed: 'seed', shown: 0, values }) })
  },
  'POST /chat/start': ({ prompt }) => {
    const parsed = parsePrompt(prompt)
    return fillIn(parsed, variationRows(parsed, 100, 'seed').rows[0] ?? {})
  },
  'POST /question_definitions/lint': ({ prompt, answer }) => judging.lint({ prompt, answers: Array.from({ length: 20 }, () => answer) }, 'author'),
  'POST /question_definitions/:id/accept': ({ prompt, answer }) => {
    const question = fillIn(parsePrompt(prompt), {})
    return judging.areRight(answer, Array.from({ length: 60 }, () => ({ question, answer, strictness: 'moderate' as const })), 'teacher')
  },
  'GET /question_definitions': ({ prompt }) => Array.from({ length: 10 }, () => studentPrompt(prompt)),
}
