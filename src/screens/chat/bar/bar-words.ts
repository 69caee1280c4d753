import { isNoAnswer } from '#contract/sessions/verdicts.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import type { ChatLine, OpenChatView } from '#src/screens/chat/chat-view.ts'

/** The band on top of the answer bar once Next is offered: how the question stands and what comes. Try and points are in the margin and the meter. */
export type ResultWords = { tone: 'good' | 'neutral'; lead: string; rest: string | null }

/** What the current try is worth, and `help` on how many there are. Practice of one's own is worth no points: which try it is stands first. */
export function tryWords({ session, line }: OpenChatView): { lead: string; worth: string; help: string } {
  const { attempts, next_attempt_worth, attempt_worths, answer_given } = session.current_question_state
  const worth = pointsText(next_attempt_worth ?? 0)
  const total = attempt_worths.length
  const number = attempts + 1
  const queued = unsentOf(line) !== null
  const help = queued
    ? `Try ${number} is counted once, when it arrives.`
    : answer_given
      ? 'The answer is shown. Type it once to finish.'
      : number >= total
        ? `Try ${number} of ${total}, the last one.`
        : `Try ${number} of ${total}. Trying again never lowers your score.`
  if (session.is_practice) return { lead: 'This is', worth: `try ${number} of ${total}`, help: answer_given ? help : 'Practice never changes a score.' }
  return { lead: 'This try is worth up to', worth, help }
}

/** How the question stands when Next is offered, in one or two sentences. */
export function resultWords({ session, currentTurns }: OpenChatView): ResultWords {
  const { next_attempt_worth } = session.current_question_state
  const task = session.tasks[session.current_task_index]
  const last = currentTurns.findLast(({ role, verdict }) => role === 'user' && verdict !== undefined && !isNoAnswer(verdict))
  if (task?.status === 'pending' || last?.verdict === 'pending') {
    return session.assignment === null
      ? { tone: 'neutral', lead: 'Only a teacher can judge this one.', rest: 'It is left out of your score.' }
      : { tone: 'neutral', lead: 'Your teacher will check this one.', rest: null }
  }
  const isAccepted = currentTurns.some(({ accepted }) => accepted === true)
  const more = session.is_practice ? 'You can also try once more.' : 'One more try can earn more.'
  if (next_attempt_worth !== null) {
    return isAccepted
      ? { tone: 'good', lead: 'Accepted.', rest: more }
      : { tone: 'neutral', lead: 'You can go on.', rest: more }
  }
  if (!isAccepted) return { tone: 'neutral', lead: 'No tries are left.', rest: toGo(session) }
  return { tone: 'good', lead: last?.verdict === 'right' ? 'Right.' : 'Accepted.', rest: toGo(session) }
}

/** What comes once a question is settled: how many more there are. */
function toGo({ tasks, current_task_index }: OpenChatView['session']): string {
  const left = tasks.length - 1 - current_task_index
  if (left <= 0) return 'That was the last question.'
  return left === 1 ? 'One question to go.' : `${left} questions to go.`
}

/** The answer that waits for the line or the server; null while none does. */
export function unsentOf(line: ChatLine): string | null {
  return line.state === 'offline' || line.state === 'unanswered' ? line.unsent : null
}

/** Whether help can be asked for: until the answer is shown, and not while the line is away. */
export function isHintOffered({ session, line }: OpenChatView): boolean {
  return !session.current_question_state.answer_given && line.state === 'online'
}

/** Whether a worked example can be asked for: from the first try that was not accepted on, where the question has one. */
export function isExampleOffered({ session, line }: OpenChatView): boolean {
  return session.current_question_state.example_offered === true && line.state === 'online'
}

/** Whether the question that is asked is the last one. */
export function isLastQuestion({ session }: OpenChatView): boolean {
  return session.current_task_index === session.tasks.length - 1
}

/** What the empty box says. */
export function placeholder({ session, turn, isNextOffered, line, currentTurns }: OpenChatView): string {
  if (line.state === 'elsewhere') return 'Elsewhere'
  if (session.tasks[session.current_task_index]?.status === 'pending') return session.assignment === null ? 'Not judged' : 'Waiting for your teacher'
  if (turn === 'settled') return currentTurns.some(({ accepted }) => accepted === true) ? 'Answer accepted' : 'No tries left'
  if (unsentOf(line) !== null) return 'Keep typing'
  return isNextOffered ? 'Improve it' : emptyBox
}

/** The placeholder of a box that waits for a try; on phones what the try is worth stands in its place. */
export const emptyBox = 'Type your answer'

function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${formatPoints(points)} points`
}
