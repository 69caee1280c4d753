import { expect, test } from 'vitest'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'
import { stuckAt } from '#src/screens/dashboard/stuck-at.ts'

const [question] = examplePastSession.chat_sessions

function sessionOf(asked: readonly Partial<typeof examplePastSession['chat_sessions'][number]>[]) {
  return { ...examplePastSession, chat_sessions: asked.flatMap((one) => (question === undefined ? [] : [{ ...question, ...one }])) }
}

test.each([
  ['most tries without success', [{ attempts: 5, status: 'done' }, { attempts: 3, status: 'partly' }, { attempts: 4, status: 'open' }], 2],
  ['most tries where all were solved', [{ attempts: 1, status: 'done' }, { attempts: 3, status: 'done' }], 1],
  ['first where nothing was tried', [{ attempts: 0, status: 'skipped' }, { attempts: 0, status: 'open' }], 0],
  ['first where there is nothing', [], 0],
] as const)('a session opens at the question with the %s', (_, asked, index) => {
  expect(stuckAt(sessionOf(asked))).toEqual(index)
})
