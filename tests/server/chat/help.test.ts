import { describe, expect, test } from 'vitest'
import { askForHelp } from '#contract/chat/chat-sessions.ts'
import { listReviewQueue } from '#contract/review/review.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { asMoments } from '#tests/server/grading/as-moments.ts'
import { createClassroom } from './classroom.ts'

const varied = 'Solve {a}x = {c}.\n\nLet: a = 2..4, x = 5..9, c = a*x\nAnswer: {x}\nHint: Divide.\nExplain: Divide by {a}.'
const written = 'What is an axis?\n\nAnswer: a line\nExample: An orbit is a way around something.'

/** A session on one question, with a way to ask for something and what came of it. */
async function working(prompt: string, count = 1) {
  const room = await createClassroom({ asked: [{ title: 'One', prompt, set: { numQuestions: count } }], tutor: builtInTutor })
  const play = await room.start()
  const ask = async (kind: 'hint' | 'example' | 'teacher') => {
    const { message, agent } = await room.app.request(askForHelp, { as: room.student, body: { session_id: play.session_id, kind } })
    const verdict = agent.full_context.find(({ role }) => role === 'user')?.verdict
    return { message: asMoments(message), verdict, attempts: agent.current_question_state.attempts }
  }
  return { room, play, ask }
}

describe('asking for help', () => {
  test('gives the next hint, as the typed word does', async () => {
    const { ask } = await working(varied)
    expect(await ask('hint')).toEqual({ message: 'Here is a hint before the answer.\n\nHint 1 of 1: Divide.', verdict: 'help', attempts: 0 })
  })

  test('shows one like it once a try was not accepted: other values than any question of the session, at no cost', async () => {
    const { play, ask } = await working(varied, 2)
    const own = /Solve \dx = \d+/.exec((await play.turn('1')).agent.current_question_definition.prompt)?.[0]
    const { message, verdict, attempts } = await ask('example')
    const [shown, solved] = /^\[example\]\n\n(Solve \dx = \d+)\.\n\nDivide by \d\.$/.exec(message) ?? []
    expect([shown === message, solved !== own, verdict, attempts]).toEqual([true, true, 'help', 1])
  })

  test('shows what the author wrote where there are no other values, and says when one is offered', async () => {
    const { play, ask } = await working(written)
    const { agent } = await play.turn('a planet')
    expect(agent.current_question_state.example_offered).toBe(true)
    expect((await ask('example')).message).toBe('[example]\n\nAn orbit is a way around something.')
  })

  test('says what a word means by a name that is not the answer', async () => {
    const prompt = 'What do we call the top number of a fraction?\n\nAnswer: numerator\nWords: numerator / top number = the part above the line'
    const { play } = await working(prompt)
    const { message } = await play.turn('what is a top number?')
    expect(message).toContain('Top number: the part above the line.')
    expect(message.toLowerCase()).not.toContain('numerator')
  })

  test('sends the last answer nobody could read to the teacher, after three of them', async () => {
    const { room, play, ask } = await working('How many?\n\nAnswer: 12')
    for (const answer of ['1,50,0', '4 or 5', 'x > 4']) await play.turn(answer)
    expect(await ask('teacher')).toEqual({ message: '[pending] [teacherWill]', verdict: 'pending', attempts: 0 })
    expect((await room.app.request(listReviewQueue, { as: room.teacher })).results.map(({ answer }) => answer)).toEqual(['x > 4'])
  })
})

test('thirty bananas are no answer and wait for nobody: they stay in the denominator', async () => {
  const { room, play } = await working('Why do leaves fall?\n\nMust mention: cold; water')
  const bananas = 'banana '.repeat(30)
  const heard = []
  for (let at = 0; at < 4; at += 1) {
    const { agent } = await play.turn(`${bananas}${'banana '.repeat(at)}`)
    heard.push([agent.full_context[0]?.verdict, agent.current_exercise_state.pending])
  }
  expect([heard, room.student.id > 0]).toEqual([[['unclear', 0], ['unclear', 0], ['not_yet', 0], ['not_yet', 0]], true])
})
