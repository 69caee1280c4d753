import type { ChatAgent, ChatMessage } from '#contract/chat/chat-sessions.ts'
import { percentOf } from '#contract/exercises/points.ts'
import type { ChatRow, QuestionRow, TaskRow } from '#server/db/chat/chat.queries.ts'
import { answerGivenWorth, attemptWorths, nextAttemptWorth, shouldMoveOn } from '#server/grading/turn/credit-of-tries.ts'
import { exampleOf } from '#server/grading/turn/example.ts'
import { offersTeacher } from '#server/grading/turn/partner.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import type { WorkedExample } from '#server/grading/types.ts'
import { parsedOnce, readableText, seedOfSet, setAt, settingsOf, snapshotRules } from './asked-question.ts'

/** A set may allow any number of tries; their worths stay the same from some try on. */
const mostWorthsShown = 50

/** A session as a turn sees it: the row that was read, or what it becomes by the turn. */
export type ChatState = Omit<ChatRow, 'messageIds' | 'isSample' | 'hearer'>

/** The question a session stands at, or `ahead` of it. Throws when it was not read. */
export function questionAt(chat: ChatState, position = chat.currentPosition): { task: TaskRow; question: QuestionRow } {
  const task = chat.tasks.find((one) => one.position === position)
  const question = chat.near.find((one) => one.position === position)
  if (!task || !question) throw new Error(`session ${chat.id} has no question ${position}`)
  return { task, question }
}

/** Where the next question that is not settled stands, or null after the last. */
export function nextPosition(chat: ChatState): number | null {
  return chat.tasks.find(({ position, status }) => position > chat.currentPosition && status === 'open')?.position ?? null
}

/** The worked example a question offers from the first try that was not accepted on; null before, and where there is none. */
export function exampleIn(chat: ChatState, position = chat.currentPosition): WorkedExample | null {
  const { task, question } = questionAt(chat, position)
  const set = setAt(chat.snapshot, task.setIndex)
  if (question.state.unaccepted === 0 || set.type === 'ACCENT_TRAINING') return null
  const seed = seedOfSet(chat, set)
  const asked = set.asked ?? variationRows(parsedOnce(set.prompt), set.numQuestions, seed).rows
  return exampleOf(parsedOnce(set.prompt), { asked, seed, shown: question.state.partner?.examples ?? 0, values: question.values })
}

/** The current question as the student may read it. */
export function currentText(chat: ChatState): string {
  const { task, question } = questionAt(chat)
  return readableText(setAt(chat.snapshot, task.setIndex), question.values)
}

/** A session's sums in centi-points; `percent` leaves what waits for a teacher out of both sides. */
export function totalsOfTasks(tasks: readonly TaskRow[]): { score: number; total: number; pending: number; percent: number } {
  const waiting = tasks.filter((task) => task.waits)
  const score = sum(tasks.map((task) => task.scoreCenti))
  const total = sum(tasks.map((task) => task.pointsCenti))
  const pending = sum(waiting.map((task) => task.pointsCenti))
  return { score, total, pending, percent: percentOf(score - sum(waiting.map((task) => task.scoreCenti)), total - pending) }
}

/** The session as its owner may see it at `now`, with these messages; keys never get in. */
export function agentOf(chat: ChatState, log: readonly ChatMessage[], now: Date): ChatAgent {
  const { task, question } = questionAt(chat)
  const set = setAt(chat.snapshot, task.setIndex)
  const rules = snapshotRules(chat.snapshot, set)
  const totals = totalsOfTasks(chat.tasks)
  const { question_definition_id: _, ...settings } = settingsOf(set)
  return {
    session_id: chat.id,
    state_token: chat.stateToken,
    status: chat.status,
    assignment:
      chat.assignmentId === null
        ? null
        : {
            id: chat.assignmentId,
            title: chat.assignmentTitle ?? chat.snapshot.exerciseTitle,
            due_date: chat.dueDate?.toISOString() ?? null,
            closes_at: chat.closesAt?.toISOString() ?? null,
            best_score: standingScore(chat, totals.percent),
          },
    is_test: chat.isTest,
    is_practice: chat.practiceOf !== null,
    tasks: chat.tasks.map((one) => ({
      question_set_index: one.setIndex,
      question_index: one.questionIndex,
      question_title: setAt(chat.snapshot, one.setIndex).title,
      points: one.pointsCenti / 100,
      score: one.scoreCenti / 100,
      status: one.status,
      tries_before: one.triesBefore,
      worth_now: worthNow(chat, one),
    })),
    current_task_index: chat.currentPosition,
    current_question_definition: {
      id: set.questionId,
      question_title: set.title,
      prompt: readableText(set, question.values),
      subject: set.subject,
      question_type: set.type,
    },
    current_question_state: {
      current_question_set_index: task.setIndex,
      current_question_index: task.questionIndex,
      attempts: question.state.attempts,
      answer_given: question.state.answerGiven,
      score: task.scoreCenti / 100,
      next_attempt_worth: nextAttemptWorth(question.state, rules),
      attempt_worths: attemptWorths({ ...rules, triesBeforeMovingOn: Math.min(rules.triesBeforeMovingOn, mostWorthsShown) }),
      answer_given_worth: answerGivenWorth(rules),
      ...(exampleIn(chat) === null ? {} : { example_offered: true }),
      ...(offersTeacher(question.state) && (chat.assignmentId !== null || chat.isTest) ? { teacher_offered: true } : {}),
    },
    current_question_set_definition: settings,
    current_question_set_state: { should_move_to_next_question: shouldMoveOn(question.state, rules) },
    current_exercise_state: {
      score: totals.score / 100,
      total_questions: chat.tasks.length,
      total_possible_score: totals.total / 100,
      total_question_sets: chat.snapshot.sets.length,
      pending: totals.pending / 100,
      percent: totals.total > totals.pending ? totals.percent : null,
    },
    exercise: {
      id: chat.exerciseId,
      title: chat.snapshot.exerciseTitle,
      owner: chat.snapshot.exerciseOwner,
      db_definition: { config: chat.snapshot.config },
    },
    started_at: chat.startedAt.toISOString(),
    ended_at: chat.endedAt?.toISOString() ?? null,
    allow_paste: chat.allowPaste,
    full_context: [...log],
    deadline_at: chat.deadlineAt?.toISOString() ?? null,
    server_now: now.toISOString(),
  }
}

/** What a try at a question can earn now, in points; null where none is open. What is spoken costs nothing to say again. */
function worthNow({ kind, snapshot, currentPosition }: ChatState, { position, status, setIndex, tries, pointsCenti }: TaskRow): number | null {
  if (status !== 'open' && position !== currentPosition) return null
  if (kind === 'accent') return tries.isKept ? null : pointsCenti / 100
  return nextAttemptWorth(tries, snapshotRules(snapshot, setAt(snapshot, setIndex)))
}

/** The assignment's best score, as long as this session has not reached it itself. */
function standingScore({ status, bestScore }: ChatState, percent: number): number | null {
  const isReached = status !== 'active' && status !== 'abandoned' && bestScore !== null && percent >= bestScore
  return isReached ? null : bestScore
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
