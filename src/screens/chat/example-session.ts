import type { ChatMessage, Task } from '#contract/chat/chat-sessions.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { percentOf } from '#contract/exercises/points.ts'
import type { EarlierQuestion, OpenChatView, SessionFacts } from './chat-view.ts'

const begin = Date.UTC(2026, 10, 20, 19, 24)

/** The moment so many seconds after the example sessions began (Nov 20, 2026, 2:24 PM in New York). */
export function secondsIn(seconds: number): string {
  return new Date(begin + seconds * 1000).toISOString()
}

/** A turn of the current question: id and time follow from its place. */
export function turnAt(place: number, role: ChatMessage['role'], content: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return { id: place + 1, question_set_index: 4, question_index: 0, role, content, at: secondsIn(70 + place * 40), ...more }
}

/** The question every example asks, as its card shows it. */
export const askedQuestion = 'Solve for \\(x\\). Give a whole number.\n\n$$3(x - 4) + 5 = 20$$'

/** Two tries on it, one hint. */
export const twoTries: readonly ChatMessage[] = [
  turnAt(0, 'assistant', askedQuestion),
  turnAt(1, 'user', 'x = 19/3', { verdict: 'not_yet', accepted: false, attempt: 1, worth: 10, next_worth: 9, earned: 0 }),
  turnAt(2, 'assistant', 'Not yet. The 3 multiplies both terms in the bracket, so check the −4. Hint 1 of 2: \\(3(x - 4) = 3x - 12\\)', {
    hint: { number: 1, total: 2, text: '\\(3(x - 4) = 3x - 12\\)' },
  }),
  turnAt(3, 'user', 'x = 5', { verdict: 'not_yet', accepted: false, attempt: 2, worth: 9, next_worth: 8, earned: 0 }),
  turnAt(4, 'assistant', '5 is the value of \\(x - 4\\). Which step is left?'),
]

/** The third try, right. */
export const rightOnThree: readonly ChatMessage[] = [
  ...twoTries,
  turnAt(5, 'user', 'x = 9', { verdict: 'right', accepted: true, attempt: 3, worth: 8, next_worth: null, earned: 8 }),
  turnAt(6, 'assistant', "That's it, after one hint."),
]

const titles = [
  'Combine like terms',
  'Distribute over a sum',
  'Solve x + 7 = 12',
  'Explain inverse operations',
  'Solve 3(x − 4) + 5 = 20',
  'Slope from two points',
  'Factor x² + 7x + 12',
  'Area of a triangle',
]
const statuses: readonly Task['status'][] = ['done', 'done', 'done', 'partly', 'open', 'open', 'open', 'open']
const scores = [10, 8, 9, 4.5, 0, 0, 0, 0]

/** The eight tasks of the example; `change` replaces single ones by index. */
export function exampleTasks(change: Record<number, Partial<Task>> = {}): Task[] {
  return titles.map((question_title, index) => ({
    question_set_index: index,
    question_index: 0,
    question_title,
    points: 10,
    score: scores[index] ?? 0,
    status: statuses[index] ?? 'open',
    ...change[index],
  }))
}

function pointsOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { points }) => sum + points, 0)
}

/** A running session on question 5 of 8, two tries used; give what differs. */
export function exampleFacts(change: Partial<SessionFacts> = {}): SessionFacts {
  const tasks = change.tasks ?? exampleTasks()
  const score = tasks.reduce((sum, task) => sum + task.score, 0)
  const total = pointsOf(tasks)
  const pending = pointsOf(tasks.filter(({ status }) => status === 'pending'))
  return {
    session_id: 71,
    status: 'active',
    assignment: { id: 12, title: 'Unit 4 Review Assignment', due_date: '2026-11-21T04:59:00.000Z', best_score: null },
    is_test: false,
    is_practice: false,
    tasks,
    current_task_index: 4,
    current_question_definition: { id: 31, question_title: 'Solve 3(x − 4) + 5 = 20', prompt: askedQuestion, subject: 'Math', question_type: 'FREE_FORM' },
    current_question_state: {
      current_question_set_index: 4,
      current_question_index: 0,
      attempts: 2,
      answer_given: false,
      score: 0,
      next_attempt_worth: 8,
      attempt_worths: [10, 9, 8, 7],
      answer_given_worth: 1,
    },
    current_question_set_definition: {
      id: 5,
      num_questions: 1,
      allow_skipping: true,
      num_attempts_before_suggesting_corrections: 1,
      num_attempts_before_answers: 3,
      num_attempts_before_moving_on: 4,
    },
    current_question_set_state: { should_move_to_next_question: false },
    current_exercise_state: {
      score,
      total_questions: tasks.length,
      total_possible_score: total,
      total_question_sets: tasks.length,
      pending,
      percent: percentOf(score, total - pending),
    },
    exercise: { id: 9, title: 'Unit 4 Review', owner: 'user', db_definition: { config: { ...defaultExerciseConfig, timer: '20min' } } },
    started_at: secondsIn(0),
    ended_at: null,
    allow_paste: false,
    deadline_at: secondsIn(1200),
    server_now: secondsIn(432),
    ...change,
  }
}

/** The four questions before, each with two turns. */
export const earlierFour: readonly EarlierQuestion[] = exampleTasks()
  .slice(0, 4)
  .map((task, taskIndex) => ({
    taskIndex,
    messages: [
      turnAt(100 + taskIndex * 10, 'assistant', `${task.question_title}.`),
      turnAt(101 + taskIndex * 10, 'user', ['8x + 3', '6x + 12', 'x = 5', 'They undo each other'][taskIndex] ?? '', {
        verdict: task.status === 'done' ? 'right' : 'partly',
        accepted: task.status === 'done',
        attempt: 1,
        worth: 10,
        earned: task.score,
      }),
      turnAt(102 + taskIndex * 10, 'assistant', task.status === 'done' ? "That's it." : 'Half of it is there. Here is one way to say it.'),
    ],
  }))

/** The example as the screen shows it while the student types; give what differs. */
export function exampleOpenView(change: Partial<OpenChatView> = {}): OpenChatView {
  return {
    mode: 'open',
    session: exampleFacts(),
    currentTurns: twoTries,
    earlierQuestions: earlierFour,
    turn: 'active',
    line: { state: 'online' },
    exit: 'staying',
    canSend: true,
    canSkip: true,
    isAskedToSend: false,
    isNextOffered: false,
    problem: null,
    ...change,
  }
}
