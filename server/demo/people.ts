/** A pupil of the demo school. `ability` is the chance to know an answer at once; `trend` what a week adds to it. */
export type DemoStudent = {
  name: string
  ability: number
  trend: number
  classes: readonly DemoClassName[]
  isTracked?: boolean
  mustChangePassword?: boolean
  timeFactor?: number | null
  allowPaste?: boolean
}

/** The classes of the demo school, all of them Elena's; Daniel teaches Humanities with her. */
export const demoClasses = { algebra: 'Algebra 1, Period 2', science: 'Grade 8 Science', humanities: 'Humanities 8' } as const

/** The short name of a demo class. */
export type DemoClassName = keyof typeof demoClasses

/** The adults. Their passwords are printed at the start of a demo. */
export const demoTeachers = {
  admin: { role: 'ADMIN', name: 'Ruth Lindqvist', username: 'ruth.lindqvist' },
  elena: { role: 'TEACHER', name: 'Elena Alvarez', username: 'elena.alvarez' },
  daniel: { role: 'TEACHER', name: 'Daniel Osei', username: 'daniel.osei' },
} as const

/** The thirty pupils. */
export const demoStudents: readonly DemoStudent[] = [
  { name: 'Maya Okafor', ability: 0.72, trend: 0.01, classes: ['algebra', 'science', 'humanities'] },
  { name: 'Liam Chen', ability: 0.34, trend: -0.01, classes: ['algebra'], isTracked: true },
  { name: 'Noah Schmidt', ability: 0.86, trend: -0.06, classes: ['algebra', 'science'], isTracked: true },
  { name: 'Aisha Rahman', ability: 0.93, trend: 0.005, classes: ['algebra', 'science'], isTracked: true },
  { name: 'Priya Nair', ability: 0.66, trend: 0.02, classes: ['algebra'], timeFactor: 1.5 },
  { name: 'Jonas Weber', ability: 0.48, trend: 0.03, classes: ['algebra'], timeFactor: null, allowPaste: true },
  { name: 'Camila Torres', ability: 0.78, trend: 0, classes: ['algebra'] },
  { name: 'Hana Suzuki', ability: 0.81, trend: 0.01, classes: ['algebra'] },
  { name: 'Owen Murphy', ability: 0.55, trend: 0.01, classes: ['algebra'] },
  { name: 'Zainab Yusuf', ability: 0.7, trend: 0.015, classes: ['algebra'] },
  { name: 'Lucas Moreau', ability: 0.6, trend: -0.02, classes: ['algebra'], isTracked: true },
  { name: 'Sam Whitfield', ability: 0.6, trend: 0, classes: ['algebra'], mustChangePassword: true },
  { name: 'Ethan Brooks', ability: 0.58, trend: 0, classes: ['science'] },
  { name: 'Grace Kim', ability: 0.88, trend: 0, classes: ['science'] },
  { name: 'Mateo Silva', ability: 0.63, trend: 0.02, classes: ['science'] },
  { name: 'Ingrid Larsen', ability: 0.75, trend: 0, classes: ['science'] },
  { name: 'Tariq Hassan', ability: 0.5, trend: 0.03, classes: ['science'] },
  { name: 'Chloe Dubois', ability: 0.69, trend: 0, classes: ['science'] },
  { name: 'Ben Carter', ability: 0.42, trend: 0.02, classes: ['science'] },
  { name: 'Yuki Tanaka', ability: 0.84, trend: 0.005, classes: ['science'] },
  { name: 'Fatima Zahra', ability: 0.77, trend: 0.01, classes: ['science'] },
  { name: 'Leo Rossi', ability: 0.54, trend: -0.01, classes: ['science'] },
  { name: 'Sofia Reyes', ability: 0.46, trend: -0.03, classes: ['humanities'], isTracked: true },
  { name: 'Emma Novak', ability: 0.82, trend: 0, classes: ['humanities'] },
  { name: 'David Mensah', ability: 0.67, trend: 0.02, classes: ['humanities'] },
  { name: 'Lily Nguyen', ability: 0.9, trend: 0, classes: ['humanities'] },
  { name: 'Omar Farouk', ability: 0.52, trend: 0.02, classes: ['humanities'] },
  { name: 'Nina Petrova', ability: 0.73, trend: 0, classes: ['humanities'] },
  { name: 'Jack Wilson', ability: 0.4, trend: 0.01, classes: ['humanities'] },
  { name: 'Amara Diallo', ability: 0.79, trend: 0.01, classes: ['humanities'] },
]

/** The sign-in name of a demo person: `maya.okafor`. */
export function demoUsername(name: string): string {
  return name.toLowerCase().replaceAll(' ', '.')
}

const teacherPassword = 'chalk-and-slate-42'
const studentPassword = 'margin-rule-7'
const startPassword = 'first-day-2026'

/** An account a visitor of the demo may use. */
export type DemoAccount = { role: 'ADMIN' | 'TEACHER' | 'STUDENT'; name: string; username: string; password: string; note: string }

/** The password of a demo pupil. */
export function demoStudentPassword(student: Pick<DemoStudent, 'mustChangePassword'>): string {
  return student.mustChangePassword ? startPassword : studentPassword
}

/** The accounts worth trying, in the order to try them. Every other pupil signs in as `first.last` with Maya's password. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...demoTeachers.elena, password: teacherPassword, note: 'teaches three classes' },
  { role: 'STUDENT', name: 'Maya Okafor', username: 'maya.okafor', password: studentPassword, note: 'has work in every state' },
  { ...demoTeachers.admin, password: teacherPassword, note: 'owns the shared library' },
  { ...demoTeachers.daniel, password: teacherPassword, note: 'teaches one of her classes with her' },
  { role: 'STUDENT', name: 'Sam Whitfield', username: 'sam.whitfield', password: startPassword, note: 'must choose a new password first' },
]

/** The password of the demo's adults. */
export const demoTeacherPassword = teacherPassword
