import { describe, expect, test } from 'vitest'
import { afterReview, newInstanceState, pass, scoreOf } from '#server/grading/turn/credit-of-tries.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { seededRandom } from '#server/grading/keys/random.ts'
import { recapOf } from '#server/grading/turn/recap.ts'
import { type LoggedAnswer, neverWorse, replayed, statusWith } from '#server/grading/turn/replay.ts'
import { takeJudgement } from '#server/grading/turn/turn.ts'
import type { InstanceState } from '#server/grading/types.ts'
import { defaultRules as rules } from '#tests/server/grading/default-rules.ts'
import { judgementOf, question } from '#tests/server/grading/judged.ts'

const keyed = question('Solve 2x + 3 = 11.\nAnswer: 4\nHint: Take away 3.\nExplain: Because.')

type Outcome = number | 'unclear' | 'help' | 'pending'

/** Plays outcomes as they come: a quality, or a word for an answer that is no try. `meanwhile` is judged by a teacher before the next one. */
function played(outcomes: readonly Outcome[], meanwhile: Record<number, number> = {}): { state: InstanceState; answers: LoggedAnswer[] } {
  let state = newInstanceState()
  const answers = outcomes.map((one, index): LoggedAnswer => {
    const [outcome, quality] = typeof one === 'number' ? (['graded', one] as const) : ([one, null] as const)
    const normalised = `answer ${index}`
    const judgement = { rule: '', matchedKey: null, remark: null, reply: null, correction: null, ideas: null, outcome, quality, normalised }
    state = takeJudgement({ instance: keyed, state, rules, judgement, answer: '', strategySaid: true }).state
    const reviewed = meanwhile[index] ?? null
    if (reviewed !== null) state = afterReview(state, rules, reviewed)
    return { outcome, quality, normalised, reviewed }
  })
  return { state: pass(state), answers }
}

function scoreAfter(outcomes: Parameters<typeof played>[0], reviewed: Record<number, number>): number {
  const { state, answers } = played(outcomes)
  const judged = answers.map((answer, index) => ({ ...answer, reviewed: reviewed[index] ?? null }))
  return scoreOf(replayed({ instance: keyed, rules, state }, judged).state, rules) / 100
}

describe('counting answers again', () => {
  test('changes nothing when nobody changed anything, whatever was answered', () => {
    const random = seededRandom('replay')
    const choices = [0, 0, 0.25, 0.5, 0.75, 1, 'unclear', 'help', 'pending'] as const
    const games = Array.from({ length: 500 }, () => {
      const outcomes = Array.from({ length: Math.floor(random() * 8) }, () => choices[Math.floor(random() * choices.length)] ?? 0)
      return played(outcomes)
    })
    const again = games.map(({ state, answers }) => replayed({ instance: keyed, rules, state }, answers).state)
    expect(again).toEqual(games.map(({ state }) => state))
  })

  test('counts a pending answer as the try it was', () => {
    const both = played([0.5, 'pending'])
    const judged = both.answers.map((answer, index) => ({ ...answer, reviewed: index === 1 ? 1 : null }))
    const { state, marks } = replayed({ instance: keyed, rules, state: both.state }, judged)
    const found = { bestCredit: 0.9, bestQuality: 1, accepted: true, acceptedBeforeAnswer: true }
    expect(state).toEqual({ ...both.state, ...found, attempts: 2, isPending: false })
    expect(marks).toEqual([
      { verdict: 'partly', accepted: false, attempt: 1, worth: 10, nextWorth: 9, earned: 5 },
      { verdict: 'right', accepted: true, attempt: 2, worth: 9, nextWorth: null, earned: 9 },
    ])
  })

  test('pays a first try found right after all in full, and a later one less what its number costs', () => {
    expect([scoreAfter([0, 0.5], { 0: 1 }), scoreAfter([0, 0, 0.5], { 1: 1 }), scoreAfter([0, 'pending'], { 1: 0.5 })]).toEqual([10, 9, 4])
  })

  test('keeps the small credit for what was answered with the answer on the screen', () => {
    expect(scoreAfter([0, 0, 0, 'pending'], { 3: 1 })).toEqual(1)
  })

  test('keeps it also where the tutor showed the answer because a teacher had judged in between', () => {
    const { state, answers } = played(['pending', 0, 0, 1], { 0: 0 })
    const again = answers.map((answer, index) => ({ ...answer, reviewed: index === 0 ? 0.25 : null }))
    const scores = [state, replayed({ instance: keyed, rules, state }, again).state].map((one) => scoreOf(one, rules) / 100)
    expect([state.answerGiven, scores]).toEqual([true, [1, 2.5]])
  })

  test('takes back what a teacher takes back, and for more right answers never lowers a score', () => {
    expect([scoreAfter(['pending'], { 0: 1 }), scoreAfter(['pending'], { 0: 0.25 })]).toEqual([10, 2.5])
    const { state, answers } = played(['unclear', 0.75])
    const more = answers.map((answer, index) => ({ ...answer, reviewed: index === 0 ? 0 : null }))
    const next = replayed({ instance: keyed, rules, state }, more).state
    expect([next.bestCredit, neverWorse(state, next).bestCredit]).toEqual([0.65, 0.75])
  })

  test('shows a question whose score a teacher set as waiting for nobody', () => {
    const { state } = played(['pending'])
    expect([statusWith(state, 1000, null), statusWith(state, 1000, 400), statusWith(state, 1000, 1000)]).toEqual(['pending', 'partly', 'done'])
  })
})

describe('an answer a teacher marked right', () => {
  const accepting = (prompt: string) => `${prompt}\nAlso accept (marked right): four of them`

  test('is right from then on at every strictness, and is never shown as the answer', () => {
    const prompt = accepting('Solve 2x + 3 = 11.\nMust mention: four')
    expect([judgementOf(prompt, 'Four of them!', 'loose').quality, judgementOf(prompt, 'four of them', 'strict').quality]).toEqual([1, 1])
    expect(recapOf(question(accepting('What is it?')))).toEqual({ answer: null, isIdeas: false, explain: null })
  })

  test('changes nothing for any other answer: who waited for a teacher waits, and who wrote no number is asked for one', () => {
    const outcomes = (prompt: string) => ['fifteen dogs', '1,50,0', 'something else'].map((answer) => judgementOf(prompt, answer).outcome)
    for (const prompt of ['Why?', 'How many?\nAnswer: 4', 'Why?\nCheck: teacher\nAnswer: 4']) {
      expect(outcomes(accepting(prompt))).toEqual(outcomes(prompt))
    }
    expect(judgementOf(accepting('Why?\nCheck: teacher'), 'four of them').quality).toEqual(1)
  })

  test('counts where the question has the values it was marked right with', () => {
    const prompt = 'What is {a} + {b}?\nLet: a = 2, 3, b = 4, 5\nAnswer: {a+b}\nAlso accept (a = 2, b = 4): half a dozen'
    const qualityWith = (a: string, b: string) =>
      judgeBuiltIn(fillIn(parsePrompt(prompt), { a, b }), 'half a dozen', { strictness: 'moderate', earlier: [] }).quality
    expect([qualityWith('2', '4'), qualityWith('3', '4')]).toEqual([1, 0])
  })
})
