import { expect, test } from 'vitest'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { examplePastSession, messageAt } from '#src/screens/sessions/past/example-past-session.ts'
import { sessionTimes } from '#src/screens/sessions/past/session-times.ts'
import { timesTable, timesWords } from '#src/screens/sessions/past/times-words.ts'

test('the time of a session is told question by question, and adds up to its duration', () => {
  const times = sessionTimes(examplePastSession)
  expect([times.total, times.questions.map(({ seconds }) => seconds), times.blocks]).toEqual([
    401,
    [70, 190, 105, 36],
    [
      { number: 1, from: 0, to: 70 },
      { number: 2, from: 70, to: 260 },
      { number: 3, from: 260, to: 365 },
      { number: 4, from: 365, to: 401 },
    ],
  ])
  expect(timesWords(times)).toEqual('Most time went to question 2: 3 min 10 s of 6 min 41 s. The longest pause was 1 min 8 s, in question 2, before try 2.')
  expect(timesTable(times, examplePastSession).rows[2]).toEqual(['3. Area, 9 by 4', '1 min 45 s', 'not yet, not yet, not yet, right', '1', '0.5 of 5', 'none'])
})

test('tries, hints and the shown answer stand at their time', () => {
  const { questions } = sessionTimes(examplePastSession)
  expect(questions[0]?.marks).toEqual([
    { kind: 'not_yet', at: 32 },
    { kind: 'hint', at: 33 },
    { kind: 'right', at: 63 },
  ])
  expect(questions[2]?.marks.map(({ kind }) => kind)).toEqual(['not_yet', 'not_yet', 'not_yet', 'answer', 'right'])
})

test('a night between two messages counts five minutes, and is named as the pause it was', () => {
  const [first] = examplePastSession.chat_sessions
  const overNight: PastSession = {
    ...examplePastSession,
    history: { ...examplePastSession.history, end_time: messageAt(36_060, 'assistant', '').at },
    chat_sessions: (first === undefined ? [] : [first]).map((one) => ({
      ...one,
      chat_full_context: [
        messageAt(0, 'assistant', 'Solve it.'),
        messageAt(36_000, 'user', '4', { verdict: 'right', accepted: true, attempt: 1 }),
        messageAt(36_001, 'assistant', "That's it."),
      ],
    })),
  }
  const times = sessionTimes(overNight)
  expect([times.total, times.questions[0]?.pause]).toEqual([360, { seconds: 36_000, before: 'try 1' }])
})

test('a session without an answer says so', () => {
  const unanswered = { ...examplePastSession, chat_sessions: [] }
  expect(timesWords(sessionTimes(unanswered))).toEqual('Nothing was answered.')
})
