import { type AssignmentStatus, isClosed, workStatus } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'

/** What the one button of a card does: begin, go on, nothing yet, nothing more (done, or closed), or again. */
export type CardAction = 'closed' | 'start' | 'resume' | 'pending' | 'completed' | 'practice'

/** One assignment with everything its card decides by. */
export type TodoCard = { assignment: Assignment; status: AssignmentStatus; action: CardAction }

/** The student's list: what is still to do, and what is finished. */
export type TodoList = { open: TodoCard[]; finished: TodoCard[] }

/** Which part of the list is asked for. */
export type TodoFilter = 'all' | 'due_today'

/** Incomplete before complete; incomplete by due date with none last, complete by the most recent completion. */
export function sortTodo(assignments: readonly Assignment[]): Assignment[] {
  return [...assignments].sort((a, b) => {
    if (a.config.complete !== b.config.complete) return a.config.complete ? 1 : -1
    const order = a.config.complete ? compareTimes(b.config.completed_on, a.config.completed_on) : compareTimes(a.due_date, b.due_date)
    return order === 0 ? a.id - b.id : order
  })
}

/** What can be done with an assignment at `now`; an open session always goes on, and an exercise without questions waits for its teacher. */
export function cardAction(assignment: Assignment, now: Date): CardAction {
  const { config, exercise, open_session, may_begin: mayBegin = config.allowRedoAssignment } = assignment
  if (isClosed(assignment, now)) return config.complete ? 'completed' : 'closed'
  if (open_session) return 'resume'
  if (config.complete) return mayBegin && exercise.total_questions > 0 ? 'practice' : 'completed'
  return exercise.total_questions > 0 ? 'start' : 'pending'
}

/** Why work without questions cannot begin. */
export function nothingToStart({ exercise }: Assignment): string {
  return exercise.is_withdrawn === true ? 'Your teacher has withdrawn this exercise' : 'Your teacher is still adding questions'
}

/** The cards of a list in their order, as a reader in `timeZone` sees them at `now`. Due Today is every incomplete card due on the reader's day. */
export function todoList(assignments: readonly Assignment[], filter: TodoFilter, now: Date, timeZone: string): TodoList {
  const cards = sortTodo(assignments)
    .map((assignment) => ({ assignment, status: workStatus(assignment, now, timeZone), action: cardAction(assignment, now) }))
    .filter(({ status }) => filter === 'all' || status === 'due_today')
  return { open: cards.filter((card) => !card.assignment.config.complete), finished: cards.filter((card) => card.assignment.config.complete) }
}

/** The list as far as its first `count` cards, what is still to do before what is finished. */
export function firstCards({ open, finished }: TodoList, count: number): TodoList {
  return { open: open.slice(0, count), finished: finished.slice(0, Math.max(0, count - open.length)) }
}

/** Whether the moment it was due is over, to the minute; the day of its status may still be running. */
export function isLate({ assignment: { due_date: due, config } }: Pick<TodoCard, 'assignment'>, now: Date): boolean {
  return !config.complete && due !== null && new Date(due) < now
}

/** One sentence under TO DO: what is open and what is late. */
export function todoSummary(cards: readonly TodoCard[], now: Date): string {
  const open = cards.filter(({ status }) => status !== 'closed')
  const late = open.filter((card) => isLate(card, now)).length
  if (open.length === 0) return 'Nothing to do.'
  const things = open.length === 1 ? 'One thing to do' : `${inWords(open.length)} things to do`
  return late === 0 ? `${things}.` : `${things}, ${lateWords(late, open.length)}.`
}

function compareTimes(a: string | null, b: string | null): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return new Date(a).getTime() - new Date(b).getTime()
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

function lateWords(late: number, total: number): string {
  if (late < total) return `${inWords(late).toLowerCase()} of them late`
  return total === 1 ? 'and it is late' : total === 2 ? 'both late' : 'all of them late'
}

function inWords(count: number): string {
  return words[count] ?? String(count)
}
