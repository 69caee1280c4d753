import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { Class } from '#contract/classroom/classes.ts'
import type { Student } from '#contract/classroom/students.ts'
import { exampleAssignment } from '#src/screens/assignments/student/example-assignments.ts'

/** A student with two pieces of work, one of them finished; give what differs. */
export function exampleStudent(change: Partial<Student> & Pick<Student, 'id' | 'name'>): Student {
  const username = change.name.toLowerCase().replaceAll(/[^a-z]/g, '')
  const student = { id: change.id, name: change.name, username }
  return {
    username,
    email: `${username}@school.example`,
    role: 'STUDENT',
    is_tracked: false,
    may_change_account: true,
    may_change_email: true,
    should_change_password: false,
    version: 1,
    classes: [{ id: 2, name: 'Algebra 1, Period 2' }],
    teachers: [{ id: 1, name: 'Elena Alvarez' }],
    assignments: [
      exampleAssignment({ id: change.id * 10, student_id: change.id, student }),
      exampleAssignment({
        id: change.id * 10 + 1,
        title: 'The Roman Republic',
        student_id: change.id,
        student,
        due_date: '2026-11-18T04:59:00.000Z',
        exercise: { subject: 'History' },
        config: { complete: true, completed_on: '2026-11-17T21:12:00.000Z', score: 40 + ((change.id * 17) % 60), chat_session_id: 60 + change.id },
      }),
    ],
    accommodations: { time_factor: 1, allow_paste: false, sets_goals: true },
    ...change,
  }
}

const names = ['Maya Okafor', 'Liam Chen', 'Sofia Reyes', 'Noah Schmidt', 'Aisha Rahman', 'Ethan Brooks', 'Camila Duarte', '', 'Wolfeschlegelsteinhausenbergerdorff von Ahnenstein']

/** Students of all kinds: with work today, overdue, without any, without a name, and with a very long one. */
export const exampleStudents: readonly Student[] = names.map((name, index) => {
  const student = exampleStudent({ id: index + 1, name })
  if (index === 0) return { ...student, last_active: '2026-11-20T12:10:00.000Z', assignments: [...student.assignments, exampleAssignment({ id: 500, due_date: '2026-11-21T04:59:00.000Z' })] }
  if (index === 1) return { ...student, assignments: [...student.assignments, exampleAssignment({ id: 501, due_date: '2026-11-18T04:59:00.000Z' })] }
  return index === 5 ? { ...student, assignments: [] } : student
})

/** Assignments in every status. */
export const exampleWork: readonly Assignment[] = [
  exampleAssignment({ id: 1, title: 'Equations Check Assignment', due_date: '2026-11-19T04:59:00.000Z', student: { id: 2, name: 'Liam Chen', username: 'liamchen' }, first_started_at: '2026-11-18T15:00:00.000Z' }),
  exampleAssignment({ id: 2, title: 'Plants and Equations Assignment', due_date: '2026-11-21T04:59:00.000Z' }),
  exampleAssignment({ id: 3, title: 'En el café: speaking practice', due_date: '2026-11-22T04:59:00.000Z', student: { id: 6, name: '', username: 'six' } }),
  exampleAssignment({ id: 4, assign_at: '2026-11-23T13:00:00.000Z' }),
  exampleAssignment({ id: 5, title: 'Linear Graphs', due_date: null }),
  exampleAssignment({
    id: 6,
    title: 'Units and Conversions',
    due_date: '2026-11-18T04:59:00.000Z',
    first_started_at: '2026-11-17T20:00:00.000Z',
    config: { complete: true, completed_on: '2026-11-18T00:40:00.000Z', score: 54.17, chat_session_id: 61, late: true },
  }),
]

/** The students of "Equations Check", who is behind first. */
export const examplePieceWork: readonly Assignment[] = ['Camila Duarte', 'Liam Chen', 'Lucas Moreau', 'Aisha Rahman', 'Hana Suzuki', 'Jonas Weber', 'Maya Okafor', 'Noah Schmidt', 'Sofia Reyes'].map(
  (name, index) => {
    const base = exampleAssignment({ id: 100 + index, title: 'Equations Check', due_date: '2026-11-19T04:59:00.000Z', student_id: 20 + index, student: { id: 20 + index, name, username: `student${index}` } })
    if (index >= 3) {
      const config = { complete: true, completed_on: '2026-11-17T21:12:00.000Z', score: 98 - index * 4, chat_session_id: 70 + index, late: index === 8 }
      return { ...base, first_started_at: '2026-11-17T20:40:00.000Z', config: { ...base.config, ...config } }
    }
    if (index !== 1) return base
    const tasks = (['done', 'skipped', 'open', 'open', 'open', 'open'] as const).map((status) => ({ status, score: 5 }))
    return { ...base, first_started_at: '2026-11-18T15:00:00.000Z', open_session: { id: 9, score: 15, total_possible_score: 60, deadline_at: null, tasks } }
  },
)

/** Pieces of work in every state: behind, due at all times, several due dates, one student's alone, not seen yet, all turned in. */
export const examplePieces: readonly GivenWork[] = [
  examplePiece({ id: 100, title: 'Equations Check', assigned: 9, turned_in: 6, in_progress: 1, overdue: 3, due_date: '2026-11-19T04:59:00.000Z', median: 84, assignment_ids: examplePieceWork.map(({ id }) => id) }),
  examplePiece({ id: 200, title: 'Plants and Equations', turned_in: 3, due_date: '2026-11-21T04:59:00.000Z', due_dates: 3, median: 62.5 }),
  examplePiece({ id: 300, title: 'One-Minute Warm-up with an Uncommonly Long Name for a Warm-up', turned_in: 6, due_date: '2026-11-22T04:59:00.000Z', median: 95 }),
  examplePiece({ id: 400, title: 'Fractions Quiz', assign_at: '2026-11-23T13:00:00.000Z', due_date: '2026-11-25T04:59:00.000Z' }),
  examplePiece({ id: 500, title: 'More time for Liam', class: null, student: { id: 2, name: 'Liam Chen' }, assigned: 1, due_date: null, due_dates: 0 }),
  examplePiece({ id: 600, title: 'Factoring', turned_in: 12, due_date: '2026-10-24T03:59:00.000Z', median: 82 }),
]

function examplePiece(change: Partial<GivenWork> & Pick<GivenWork, 'id' | 'title'>): GivenWork {
  return {
    exercise_id: 7,
    class: { id: 2, name: 'Algebra 1, Period 2' },
    student: null,
    assigned: 12,
    turned_in: 0,
    in_progress: 0,
    overdue: 0,
    due_date: '2026-11-21T04:59:00.000Z',
    due_dates: 1,
    median: null,
    assignment_ids: Array.from({ length: change.assigned ?? 12 }, (_, index) => change.id + index),
    ...change,
  }
}

/** A class whose year is over. */
export const exampleArchivedClass: Class = { ...classOf(5, 'Algebra 1, 2025/26', exampleStudents.slice(0, 6)), archived_at: '2026-07-03T15:00:00.000Z' }

/** Three classes, one of them empty. */
export const exampleClasses: readonly Class[] = [
  classOf(2, 'Algebra 1, Period 2', exampleStudents),
  classOf(3, 'Spanish Conversation for Beginners, Thursdays', exampleStudents.slice(0, 4)),
  classOf(4, 'Homeroom', []),
]

function classOf(id: number, name: string, students: readonly Student[]): Class {
  const members = students.map((student) => ({ id: student.id, name: student.name, username: student.username, email: student.email }))
  return { id, name, version: 1, voice_consent: id % 2 === 1, model_consent: null, sets_goals: true, archived_at: null, teacher: { id: 1, name: 'Elena Alvarez' }, students: members }
}
