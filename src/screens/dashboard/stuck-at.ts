import type { PastSession } from '#contract/sessions/sessions.ts'

type Question = PastSession['chat_sessions'][number]

/** Where a student was stuck: the question with the most tries of those not accepted on their own, else the one that took the most. */
export function stuckAt({ chat_sessions: questions }: PastSession): number {
  const most = questions.reduce((top, question) => (weightOf(question) > weightOf(top) ? question : top), questions[0] ?? null)
  return most === null || most === undefined ? 0 : Math.max(0, questions.indexOf(most))
}

function weightOf(question: Question | null): number {
  if (question === null || question.attempts === 0) return 0
  return question.attempts + (question.status === 'done' ? 0 : 1_000)
}
