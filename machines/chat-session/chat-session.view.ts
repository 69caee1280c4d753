import type { ChatMessage, Task } from '#contract/chat-sessions.ts'
import { percentOf } from '#contract/points.ts'
import type { ChatSessionSnapshot } from './chat-session.machine.ts'
import type { ChatContext, Session } from './chat-session.state.ts'

/** The numbers and names of the header; indexes are told from 1. */
export type SessionHeader = {
  assignmentTitle: string
  questionTitle: string
  questionNumber: number
  questionCount: number
  setNumber: number
  setCount: number
  score: number
  totalScore: number
  pendingPoints: number
}

/** One shape of the question rail. */
export type RailTask = Task & { number: number; isCurrent: boolean }

/** The current question's card. `prompt` is what the student may read. */
export type QuestionCard = { number: number; title: string; subject: string; points: number; prompt: string }

/** An earlier question with its turns, shown collapsed above. */
export type EarlierQuestion = { number: number; task: Task; card: ChatMessage | null; turns: readonly ChatMessage[] }

/** One step of the try meter, worth in points. `won` is the try whose answer was accepted. */
export type TryStep = { number: number; worth: number; standing: 'spent' | 'won' | 'now' | 'future' }

/** What the tries on this question are and were worth; `cap` is the low step after the answer was shown. */
export type TryMeter = { steps: readonly TryStep[]; nextWorth: number | null; floor: number; cap: number | null; best: number; points: number }

/** The figures of a finished session. Percent has two decimals at most; `endedAt` is null while the server has not said. */
export type Completion = {
  endedAt: string | null
  score: number
  totalScore: number
  percent: number
  pendingPoints: number
  tasks: readonly RailTask[]
  incomplete: readonly RailTask[]
  missedCount: number
}

/** The header's facts, or null before the session is known. */
export const header = derived<SessionHeader>(({ session }) => ({
  assignmentTitle: session.assignment?.title ?? session.exercise.title,
  questionTitle: session.current_question_definition.question_title,
  questionNumber: session.current_task_index + 1,
  questionCount: session.tasks.length,
  setNumber: session.current_question_state.current_question_set_index + 1,
  setCount: session.current_exercise_state.total_question_sets,
  score: session.current_exercise_state.score,
  totalScore: session.current_exercise_state.total_possible_score,
  pendingPoints: session.current_exercise_state.pending,
}))

/** The rail: every asked question in its order. */
export const railTasks = derived<readonly RailTask[]>(({ session }) => numbered(session))

/** The card of the current question. */
export const questionCard = derived<QuestionCard>(({ session }) => ({
  number: session.current_task_index + 1,
  title: session.current_question_definition.question_title,
  subject: session.current_question_definition.subject,
  points: currentTask(session)?.points ?? 0,
  prompt: session.current_question_definition.prompt,
}))

/** The current question's turns after its card, oldest first. */
export const currentTurns = derived<readonly ChatMessage[]>(({ session, log }) => {
  const task = currentTask(session)
  return task ? turnsOf(log, task).slice(1) : []
})

/** The questions already left, oldest first, each with what was said. */
export const earlierQuestions = derived<readonly EarlierQuestion[]>(({ session, log }) =>
  session.tasks.slice(0, session.current_task_index).map((task, index) => {
    const [card, ...turns] = turnsOf(log, task)
    return { number: index + 1, task, card: card ?? null, turns }
  }),
)

/** The tutor's newest turn on this question, for the live region; null while there is none besides the card. */
export const latestReply = derived<ChatMessage | null>(({ session, log }) => {
  const task = currentTask(session)
  return (task ? turnsOf(log, task).slice(1) : []).findLast((message) => message.role === 'assistant') ?? null
})

/** What the tries of the current question are worth. */
export const tryMeter = derived<TryMeter>(({ session, log }) => {
  const state = session.current_question_state
  const task = currentTask(session)
  const won = task ? turnsOf(log, task).findLast((message) => message.accepted === true)?.attempt : undefined
  return {
    steps: state.attempt_worths.map((worth, index) => ({ number: index + 1, worth, standing: standingOf(index + 1, state, won) })),
    nextWorth: state.next_attempt_worth,
    floor: state.attempt_worths.at(-1) ?? 0,
    cap: state.answer_given ? state.answer_given_worth : null,
    best: state.score,
    points: task?.points ?? 0,
  }
})

/** The figures of the completion and the time's-up dialogs. */
export const completion = derived<Completion>(({ session }) => {
  const { score, total_possible_score: totalScore, pending } = session.current_exercise_state
  const tasks = numbered(session)
  return {
    endedAt: session.ended_at,
    score,
    totalScore,
    percent: percentOf(score, totalScore - pending),
    pendingPoints: pending,
    tasks,
    incomplete: tasks.filter((task) => task.status === 'open'),
    missedCount: tasks.filter((task) => task.status !== 'pending' && task.score < task.points).length,
  }
})

/** Seconds on the stopped clock of a finished session: left of a limit, else spent. */
export const stoppedSeconds = derived<number | null>(({ session }) => {
  if (session.ended_at === null) return session.deadline_at === null ? null : 0
  const ended = Date.parse(session.ended_at)
  const left = session.deadline_at === null ? ended - Date.parse(session.started_at) : Date.parse(session.deadline_at) - ended
  return Math.max(0, Math.floor(left / 1000))
})

type Known = { session: Session; log: readonly ChatMessage[] }

/** A selector of the session's data that answers the same object until the session or its log changes, and null before it is known. */
function derived<Value>(compute: (known: Known) => Value): (snapshot: ChatSessionSnapshot) => Value | null {
  const answers = new WeakMap<Session, { log: ChatContext['log']; value: Value }>()
  return ({ context: { session, log } }) => {
    if (session === null) return null
    const kept = answers.get(session)
    if (kept?.log === log) return kept.value
    const value = compute({ session, log })
    answers.set(session, { log, value })
    return value
  }
}

function numbered(session: Session): RailTask[] {
  return session.tasks.map((task, index) => ({ ...task, number: index + 1, isCurrent: index === session.current_task_index }))
}

function currentTask(session: Session): Task | undefined {
  return session.tasks[session.current_task_index]
}

function turnsOf(log: readonly ChatMessage[], task: Task): ChatMessage[] {
  return log.filter((message) => message.question_set_index === task.question_set_index && message.question_index === task.question_index)
}

function standingOf(number: number, state: Session['current_question_state'], won: number | undefined): TryStep['standing'] {
  if (number === won) return 'won'
  if (number <= state.attempts) return 'spent'
  return number === state.attempts + 1 && state.next_attempt_worth !== null ? 'now' : 'future'
}
