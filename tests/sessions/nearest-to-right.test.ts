import { expect, test } from 'vitest'
import type { TranscriptMessage } from '#contract/sessions/sessions.ts'
import { currentLink, headerLinks } from '#src/screens/shell/navigation.ts'
import { examplePastSession, messageAt } from '#src/screens/sessions/past/example-past-session.ts'
import { acceptable } from '#src/screens/sessions/past/markable.ts'

function offered(...said: [string, NonNullable<TranscriptMessage['verdict']>][]): string[] {
  const [question] = examplePastSession.chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  const messages = said.map(([content, verdict], index) => messageAt(index, 'user', content, { verdict }))
  return acceptable({ ...question, chat_full_context: messages }).map(({ content }) => content)
}

test('of answers that may be accepted for everyone the one nearest to right comes first', () => {
  expect(offered(['photosintesis', 'not_yet'], ['the sun', 'not_yet'], ['photosynthesis', 'right'])).toEqual(['photosintesis', 'the sun'])
  expect(offered(['light', 'partly'], ['because', 'not_yet'], ['leaves', 'pending'])).toEqual(['light', 'leaves', 'because'])
  expect(offered(['7', 'not_yet'], ['9', 'not_yet'])).toEqual(['9', '7'])
})

test('a session belongs to the classroom for teachers, and to the history for students', () => {
  expect(currentLink(headerLinks('TEACHER'), '/session_details/7')?.label).toBe('Classroom')
  expect(currentLink(headerLinks('STUDENT'), '/session_details/7')?.label).toBe('History')
  expect(currentLink(headerLinks('TEACHER'), '/profile')).toBe(undefined)
})
