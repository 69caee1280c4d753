import type { SessionFrame } from '#src/screens/chat/chat-view.ts'

/** Whether a session was begun by somebody who only tries one. */
export function isSample({ is_test: isTest, is_practice: isPractice, assignment }: Pick<SessionFrame, 'is_test' | 'is_practice' | 'assignment'>): boolean {
  return assignment === null && !isPractice && !isTest
}

/** Who can read a chat beside its student. Work is read by whoever gave it; a sample was given by nobody. */
export function whoReads(session: Pick<SessionFrame, 'is_test' | 'is_practice' | 'assignment'>): string {
  if (session.is_test) return 'A test run: nothing here is counted.'
  return isSample(session) ? 'A sample: nobody else reads it.' : 'Your teacher can read this chat.'
}
