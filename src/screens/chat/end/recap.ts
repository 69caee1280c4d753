import type { ChatMessage, Task } from '#contract/chat/chat-sessions.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import type { SessionLog } from '#src/screens/chat/chat-view.ts'
import { lastVerdict } from '#src/screens/chat/log/marks.ts'

/**
 * One question in a dialog's list: `tries` of this session, up to the one that was right where it `isRight`. `words` are the question's
 * own where another one has the same title.
 */
export type RecapRow = { number: number; task: Task; how: string; tries: number; isRight: boolean; words: string | null }

/** Every question of a session with one sentence on how it went, as its messages tell it also where it was not left. */
export function recapRows({ session, currentTurns, earlierQuestions }: SessionLog): RecapRow[] {
  const turns = new Map(earlierQuestions.map((question) => [question.taskIndex, question.messages]))
  turns.set(session.current_task_index, currentTurns)
  return session.tasks.map((asked, index) => {
    const messages = turns.get(index) ?? []
    const isSettled = index === session.current_task_index && session.current_question_set_state.should_move_to_next_question
    const task: Task = asked.status === 'open' ? { ...asked, status: statusSoFar(messages, isSettled) } : asked
    const isAlone = session.tasks.filter(({ question_title }) => question_title === asked.question_title).length === 1
    const card = messages.find(({ role }) => role === 'assistant')?.content ?? null
    const how = howItWent(task, messages, session.assignment !== null)
    return { number: index + 1, task, how, ...triesOf(task, messages), words: isAlone ? null : card }
  })
}

/** The questions that were neither accepted nor passed when the time was up. */
export function incompleteRows(log: SessionLog): RecapRow[] {
  return recapRows(log).filter(({ number }) => log.session.tasks[number - 1]?.status === 'open')
}

/** How many questions a practice session would ask again: all that were not done and do not wait for the teacher. */
export function missedCount(tasks: readonly Task[]): number {
  return tasks.filter(({ status }) => status !== 'done' && status !== 'pending').length
}

/** `22.5 / 30`. */
export function scoreText(score: number, total: number): string {
  return `${formatPoints(score)} / ${formatPoints(total)}`
}

function triesOf(task: Task, messages: readonly ChatMessage[]): Pick<RecapRow, 'tries' | 'isRight'> {
  const tries = messages.filter(({ role, attempt }) => role === 'user' && attempt !== undefined)
  const right = tries.findIndex(({ verdict }) => verdict === 'right')
  const isRight = task.status === 'done' && right >= 0
  return { isRight, tries: isRight ? right + 1 : tries.length }
}

/** What has become of an open question: it waits for the teacher, or no try is left (`isSettled`), or neither. */
function statusSoFar(messages: readonly ChatMessage[], isSettled: boolean): Task['status'] {
  if (lastVerdict(messages) === 'pending') return 'pending'
  return isSettled && messages.some(({ attempt }) => attempt !== undefined) ? 'partly' : 'open'
}

function howItWent(task: Task, messages: readonly ChatMessage[], counts: boolean): string {
  const isKept = task.status !== 'open' && (task.tries_before ?? 0) > 0 && messages.every(({ attempt }) => attempt === undefined)
  if (isKept) return 'Kept from before'
  const tries = messages.filter(({ role, attempt }) => role === 'user' && attempt !== undefined)
  const best = tries.findLast(({ verdict }) => verdict === 'right') ?? tries.findLast(({ accepted }) => accepted === true)
  switch (task.status) {
    case 'done':
      return best === undefined ? 'Done' : `${best.verdict === 'right' ? 'Right' : 'Accepted'} on try ${best.attempt ?? tries.length}`
    case 'pending':
      return counts ? 'Your teacher will check this one' : 'Only a teacher can judge this one'
    case 'skipped':
      return 'Skipped'
    case 'partly':
      return best === undefined ? `${inTries(tries.length)}, not solved` : 'Right after the answer was shown'
    case 'open':
      return tries.length === 0 ? 'Not started' : `${inTries(tries.length)}, not finished`
  }
}

function inTries(count: number): string {
  return count === 1 ? '1 try' : `${count} tries`
}
