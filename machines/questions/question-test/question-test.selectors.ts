import type { TestChatMessage } from '#contract/questions/test-chat.ts'
import type { QuestionTestSnapshot } from './question-test.machine.ts'

/** Whether a test can be started at all: spoken questions cannot be tried here. */
export function canTest({ context }: QuestionTestSnapshot): boolean {
  return context.question.type !== 'ACCENT_TRAINING'
}

/** Whether the question was edited since the test began. */
export function isStale(snapshot: QuestionTestSnapshot): boolean {
  return snapshot.matches({ question: 'stale' })
}

/** Whether the box takes an answer. */
export function isAnswering(snapshot: QuestionTestSnapshot): boolean {
  return snapshot.matches({ run: 'answering' }) || snapshot.matches({ run: 'failedToSend' })
}

/** The test's log, oldest first; empty before it started. */
export function testLog({ context }: QuestionTestSnapshot): readonly TestChatMessage[] {
  return context.state?.full_context ?? noMessages
}

const noMessages: readonly TestChatMessage[] = []
