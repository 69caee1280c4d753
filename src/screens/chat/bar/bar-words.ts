import { isNoAnswer } from '#contract/sessions/verdicts.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import type { OpenChatView } from '#src/screens/chat/chat-view.ts'

/** The band on top of the answer bar once Next is offered: what was reached, and what one more try could. */
export type ResultWords = { tone: 'good' | 'neutral'; lead: string; rest: string }

/** What the current try is worth, in words of two lines, and short for phones. */
export function tryWords({ session, line }: OpenChatView): { lead: string; worth: string; short: string; help: string } {
  const { attempts, next_attempt_worth, attempt_worths, answer_given } = session.current_question_state
  const worth = pointsText(next_attempt_worth ?? 0)
  const total = attempt_worths.length
  const number = attempts + 1
  const queued = line.state === 'offline' && line.unsent !== null
  const help = queued
    ? `Try ${number} is counted once, when it arrives.`
    : answer_given
      ? 'The answer is shown. Type it once to finish.'
      : number >= total
        ? `Try ${number} of ${total}, the last one.`
        : `Try ${number} of ${total}. Trying again never lowers your score.`
  return { lead: 'This try is worth up to', short: 'Up to', worth, help }
}

/** How the question stands when Next is offered, in one or two sentences. */
export function resultWords({ session, currentTurns }: OpenChatView): ResultWords {
  const { score, next_attempt_worth } = session.current_question_state
  const task = session.tasks[session.current_task_index]
  const points = task?.points ?? 0
  const last = currentTurns.findLast(({ role, verdict }) => role === 'user' && verdict !== undefined && !isNoAnswer(verdict))
  const reached = `${formatPoints(score)} of ${pointsText(points)}.`
  if (task?.status === 'pending' || last?.verdict === 'pending') {
    return session.assignment === null
      ? { tone: 'neutral', lead: 'Only a teacher can judge this one.', rest: 'It is left out of your score.' }
      : { tone: 'neutral', lead: 'Your teacher will check this one.', rest: `${points === 1 ? '1 point is' : `${formatPoints(points)} points are`} waiting for that.` }
  }
  const isAccepted = currentTurns.some(({ accepted }) => accepted === true)
  if (next_attempt_worth !== null) {
    return isAccepted
      ? { tone: 'good', lead: `Accepted. You have ${formatPoints(score)}.`, rest: `One more try can reach ${formatPoints(next_attempt_worth)}.` }
      : { tone: 'neutral', lead: `You can go on. You have ${formatPoints(score)}.`, rest: `One more try can reach ${formatPoints(next_attempt_worth)}.` }
  }
  if (!isAccepted) return { tone: 'neutral', lead: 'That was the last try.', rest: reached }
  return last?.verdict === 'right' ? { tone: 'good', lead: `Right on try ${last.attempt ?? 1}.`, rest: reached } : { tone: 'good', lead: 'Accepted.', rest: reached }
}

/** What the empty box says. */
export function placeholder({ session, turn, isNextOffered, line, currentTurns }: OpenChatView): string {
  if (line.state === 'elsewhere') return 'Continued elsewhere'
  if (session.tasks[session.current_task_index]?.status === 'pending') return session.assignment === null ? 'Not judged' : 'Waiting for your teacher'
  if (turn === 'settled') return currentTurns.some(({ accepted }) => accepted === true) ? 'Answer accepted' : 'No tries left'
  if (line.state === 'offline' && line.unsent !== null) return 'You can keep typing. It is saved as a draft.'
  return isNextOffered ? 'Improve your answer, or go on' : 'Type your answer'
}

function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${formatPoints(points)} points`
}
