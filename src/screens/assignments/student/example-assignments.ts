import type { Assignment } from '#contract/assignments/assignment.ts'

/** The moment of the student examples: Fri, Nov 20, 2026, 9:30 AM in New York. */
export const exampleNow = new Date('2026-11-20T14:30:00.000Z')

type Change = Omit<Partial<Assignment>, 'exercise' | 'config'> & { exercise?: Partial<Assignment['exercise']>; config?: Partial<Assignment['config']> }

/** An assignment due Nov 24 that nobody has started; give what differs. */
export function exampleAssignment({ exercise, config, ...change }: Change): Assignment {
  const id = change.id ?? 1
  return {
    id,
    title: 'Fractions Quiz',
    assignment_title: change.title ?? 'Fractions Quiz',
    exercise_id: id,
    grade_level: 6,
    student_id: 5,
    student: { id: 5, name: 'Maya Okafor', username: 'maya.okafor' },
    due_date: '2026-11-24T20:00:00.000Z',
    version: 1,
    open_session: null,
    ...change,
    exercise: {
      id,
      title: 'Fractions',
      subject: 'Math',
      num_question_sets: 4,
      total_questions: 10,
      total_possible_score: 100,
      has_accent_training: false,
      timer_minutes: 15,
      attempts_before_moving_on: 4,
      ...exercise,
    },
    config: { complete: false, completed_on: null, score: 0, chat_session_id: null, allowRedoAssignment: false, late: false, ...config },
  }
}

/** One card of each kind, not in their order. */
export const exampleAssignments: readonly Assignment[] = [
  exampleAssignment({ id: 5 }),
  exampleAssignment({
    id: 7,
    title: 'Units and Conversions',
    due_date: '2026-11-18T04:59:00.000Z',
    exercise: { subject: 'Science' },
    config: { complete: true, completed_on: '2026-11-18T00:40:00.000Z', score: 75, chat_session_id: 61 },
  }),
  exampleAssignment({
    id: 4,
    title: 'En el café: speaking practice',
    due_date: '2026-11-22T04:59:00.000Z',
    exercise: { subject: 'Spanish', has_accent_training: true, total_questions: 8 },
  }),
  exampleAssignment({
    id: 6,
    title: 'The Roman Republic',
    due_date: '2026-11-20T04:59:00.000Z',
    exercise: { subject: 'History' },
    config: { complete: true, completed_on: '2026-11-19T21:12:00.000Z', score: 92.5, chat_session_id: 64, allowRedoAssignment: true },
  }),
  exampleAssignment({
    id: 1,
    title: 'Equations Check Assignment',
    due_date: '2026-11-19T04:59:00.000Z',
    exercise: { total_questions: 6, total_possible_score: 60, timer_minutes: null },
  }),
  exampleAssignment({
    id: 3,
    title: 'Reading: The Lighthouse Keeper',
    due_date: '2026-11-21T04:59:00.000Z',
    exercise: { subject: 'English', total_questions: 0, total_possible_score: 0 },
  }),
  exampleAssignment({
    id: 8,
    title: 'Commas and Clauses',
    due_date: '2026-11-14T04:59:00.000Z',
    exercise: { subject: 'English' },
    config: { complete: true, completed_on: '2026-11-15T16:05:00.000Z', score: 54.17, chat_session_id: 58, late: true },
  }),
  exampleAssignment({
    id: 2,
    title: 'Plants and Equations Assignment',
    due_date: '2026-11-21T04:59:00.000Z',
    exercise: { subject: 'Science', total_questions: 4, total_possible_score: 30, timer_minutes: 20 },
    open_session: {
      id: 71,
      score: 17.5,
      total_possible_score: 30,
      deadline_at: '2026-11-20T14:46:00.000Z',
      tasks: [
        { status: 'done', score: 9 },
        { status: 'done', score: 8 },
        { status: 'partly', score: 0.5 },
        { status: 'open', score: 0 },
      ],
    },
  }),
  exampleAssignment({ id: 9, title: 'Reading log', due_date: null, exercise: { subject: 'English', timer_minutes: null, total_questions: 1, total_possible_score: 10 } }),
]
