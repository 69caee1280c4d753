import type { ChatAgent, ChatMessage, ChatReply, Task } from '#contract/chat/chat-sessions.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Attempt, Delivery } from '#machines/chat/chat-session/chat-session.state.ts'

/** What a session in a test may differ in: where it stands, and what the current question still offers. */
export type Standing = {
  status?: ChatAgent['status']
  question?: 0 | 1
  attempts?: number
  nextWorth?: number | null
  mayMoveOn?: boolean
  allowSkipping?: boolean
  isTest?: boolean
  owner?: 'user' | 'admin'
  deadlineAt?: string | null
  endedAt?: string | null
  log?: ChatMessage[]
}

const startedAt = '2026-11-20T19:24:00.000Z'
const now = '2026-11-20T19:25:00.000Z'

/** A session of two questions, 10 points each, as the server would tell it. */
export function agentAt(standing: Standing = {}): ChatAgent {
  const { question = 0, attempts = 0, nextWorth = 10, mayMoveOn = false } = standing
  const titles = ['Solve for x', 'Name the capital']
  const tasks: Task[] = titles.map((question_title, index) => ({
    question_set_index: index,
    question_index: 0,
    question_title,
    points: 10,
    score: 0,
    status: index < question ? 'partly' : 'open',
  }))
  return {
    session_id: 71,
    state_token: `${question}-${attempts}-${standing.status ?? 'active'}`,
    status: standing.status ?? 'active',
    assignment: standing.isTest === true ? null : { id: 12, title: 'Unit 4 Review Assignment', due_date: null, best_score: null },
    is_test: standing.isTest ?? false,
    is_practice: false,
    tasks,
    current_task_index: question,
    current_question_definition: {
      id: 31 + question,
      question_title: titles[question] ?? '',
      prompt: 'Solve.',
      subject: 'Math',
      question_type: 'FREE_FORM',
    },
    current_question_state: {
      current_question_set_index: question,
      current_question_index: 0,
      attempts,
      answer_given: false,
      score: 0,
      next_attempt_worth: nextWorth,
      attempt_worths: [10, 9, 8, 7],
      answer_given_worth: 1,
      ...(attempts > 0 ? { example_offered: true } : {}),
    },
    current_question_set_definition: {
      id: 41 + question,
      num_questions: 1,
      allow_skipping: standing.allowSkipping ?? false,
      num_attempts_before_suggesting_corrections: 1,
      num_attempts_before_answers: 3,
      num_attempts_before_moving_on: 4,
    },
    current_question_set_state: { should_move_to_next_question: mayMoveOn },
    current_exercise_state: { score: 0, total_questions: 2, total_possible_score: 20, total_question_sets: 2, pending: 0, percent: 0 },
    exercise: { id: 5, title: 'Unit 4 Review', owner: standing.owner ?? 'user', db_definition: { config: defaultExerciseConfig } },
    started_at: startedAt,
    ended_at: standing.endedAt ?? null,
    allow_paste: false,
    full_context: standing.log ?? [],
    deadline_at: standing.deadlineAt === undefined ? '2026-11-20T19:39:00.000Z' : standing.deadlineAt,
    server_now: now,
  }
}

/** The answer of a call, as the server would give it. */
export function replyAt(standing: Standing = {}): ChatReply {
  const agent = agentAt(standing)
  const isComplete = agent.status === 'complete'
  return { message: isComplete ? 'Exercise complete!' : 'Not yet.', material: null, complete: isComplete, time_up: agent.status === 'time_up', agent }
}

/** A delivered call. */
export function deliveredAt(standing: Standing = {}): Delivery {
  return { kind: 'delivered', reply: replyAt(standing) }
}

/** An answer of the first question on its way. */
export function attemptOf(change: Partial<Attempt> = {}): Attempt {
  return { clientAttemptId: 'attempt-1', text: 'x = 4', typedAt: now, question: '0.0', stateToken: '0-0-active', isTyped: true, ...change }
}

/** A turn of the log; the id is also its place. */
export function turn(id: number, role: ChatMessage['role'], content: string, question: 0 | 1 = 0): ChatMessage {
  return { id, question_set_index: question, question_index: 0, role, content, at: now }
}
