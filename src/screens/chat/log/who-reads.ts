import type { SessionFrame } from '#src/screens/chat/chat-view.ts'

/** Who can read a chat beside its student. Work is read by whoever gave it; a sample was given by nobody. */
export function whoReads({ is_test: isTest, is_practice: isPractice, assignment }: Pick<SessionFrame, 'is_test' | 'is_practice' | 'assignment'>): string {
  if (isTest) return 'A test run: nothing here is counted.'
  return assignment === null && !isPractice ? 'A sample: nobody else reads it.' : 'Your teacher can read this chat.'
}
