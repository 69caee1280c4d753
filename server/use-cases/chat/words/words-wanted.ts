import type { NewMessage, Turn } from '#server/db/chat/chat-turns.queries.ts'
import type { TalkKind } from '#server/grading/turn/talk/talk-kinds.ts'
import type { Moment } from '#server/grading/types.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import type { Played } from '#server/use-cases/chat/answered.ts'

/** Longer texts are answered by the built-in tutor alone, in characters. */
const longestText = 600

/**
 * Talk that a model may answer. What is said of fear, loss or need stays in the words that people chose for it, the short kinds need no model,
 * and whether something belongs to the answer nobody says.
 */
const modelTalk: ReadonlySet<TalkKind> = new Set(['question', 'remark', 'mood', 'boredom', 'news'])

/**
 * Whether a language model may put this reply better, and on whose budget: a try that was not accepted while another is open, or talk. Never
 * what a person should read, what shows the answer or an example, and what is said at the end of the time.
 */
export function wordsWanted({ wordsPaidBy: teacherId }: Pick<ChatRow, 'wordsPaidBy'>, { moment, concern = null }: Played, messages: readonly NewMessage[]): Turn['asksModel'] {
  const reply = messages.find(({ role }) => role === 'assistant')
  const about = aboutOf(moment)
  if (teacherId === null || concern !== null || about === null || reply === undefined || moment.answer.length > longestText) return null
  return { about, messageId: reply.id, teacherId }
}

function aboutOf({ outcome, talk, accepted, wasAccepted, nextWorth, reveal, example, answerGiven, isTimeUp }: Moment): 'try' | 'talk' | null {
  if (isTimeUp || example !== null) return null
  if (outcome === 'talk') return talk !== null && talk.meaning === null && modelTalk.has(talk.kind) ? 'talk' : null
  const isOpen = nextWorth !== null && !accepted && !wasAccepted && !answerGiven && reveal === null
  return outcome === 'graded' && isOpen ? 'try' : null
}
