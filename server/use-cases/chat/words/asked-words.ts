import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { Verdict } from '#contract/sessions/verdicts.ts'
import type { WordedReply } from '#server/db/chat/words.queries.ts'
import type { Instance } from '#server/grading/types.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { withoutNames } from './without-names.ts'

/** A turn of the log as it is kept, the newest first. */
type Turn = { role: 'system' | 'assistant' | 'user'; content: string; verdict: Verdict | null }

/** How much of a question a model is told, in characters. */
const longestQuestion = 4_000
/** How much of a turn it is told, in characters. */
const longestTurn = 600

/** What a model is told of a reply; null without an answer before it. Nothing in it is a key, and the student's names are left out. */
export function askedWords(reply: WordedReply, instance: Instance, before: readonly Turn[], about: WordsAsked['about']): WordsAsked | null {
  const [answer, ...earlier] = before
  if (answer?.role !== 'user') return null
  const unnamed = (text: string) => withoutNames(text.slice(0, longestTurn), reply.names)
  return {
    about,
    question: instance.studentText.slice(0, longestQuestion),
    grade: reply.grade,
    subject: reply.set.subject,
    themes: reply.themes,
    hints: instance.hints.slice(0, reply.state.hintsShown),
    turns: earlier.toReversed().map(({ role, content }) => ({ by: role === 'user' ? 'student' : 'tutor', words: unnamed(content) })),
    answer: unnamed(answer.content),
    said: turnParts({ content: reply.content, ...(reply.hint === null ? {} : { hint: reply.hint }) }).words,
  }
}

/** What a student said at a question that was not told to be partly right: none of it may hold what a model could then agree to. */
export function unansweredWords(before: readonly Turn[]): string[] {
  return before.flatMap(({ role, content, verdict }) => (role === 'user' && verdict !== 'partly' ? [content] : []))
}
