import type { ReportedPage } from '#contract/operations/reported-events.ts'

/** What is kept of students, a sentence each. */
export const keptAboutStudents: readonly string[] = [
  'Name, username, email address and age, as they were typed in. Passwords are kept only in a form nobody can read back.',
  'Every answer with its time, verdict, points and hints, and what the tutor replied. You can read all of it on the session page; so can the student and administrators.',
  'What a student has typed and not sent yet, until they leave the question. Only the student can read it.',
  'Voice recordings, only of students in classes whose school agreed, on this server only, for as many days as the school has set (30 unless changed). Their scores stay.',
  'Words that may mean somebody is in danger, found with a short list of English phrases. Their teachers see them until one has dealt with them.',
  'Links for parents that teachers made, each for 12 months at most: who made one for whom, never the link itself. Who opens one is not kept.',
  'When a student is deleted, everything of theirs goes with them once the 30 days of the bin are over.',
]

/** What is kept of teachers, a sentence each. */
export const keptAboutTeachers: readonly string[] = [
  'Name, username and email address, and the questions, exercises, classes and assignments you make.',
  'Which scores you set or judged, which answers you accepted and which worrying words you dealt with, with the time. It is shown on the session page to everybody who looks after the student.',
  'Changes of accounts: who reset a password, deleted or restored something, and when.',
]

const pages: Record<string, string> = {
  '/': "The teacher's dashboard",
  '/home': 'The start page',
  '/login': 'Sign-in of teachers',
  '/studentlogin': 'Sign-in of students',
  '/guide': 'The user guide',
  '/student': "A student's dashboard",
  '/student/history': "A student's history",
  '/student/progress': "A student's progress",
  '/student/join': 'Joining a class',
  '/parents': 'What parents see',
  '/chat/$exercise_id': 'A chat session',
  '/accent/$exercise_id': 'A spoken session',
  '/session_details/$id': 'A past session',
  '/classroom': 'The classroom',
  '/classroom/student_details': "A student's page",
  '/classroom/at_work': 'A class at work',
  '/classroom/gradebook': 'Gradebook',
  '/classroom/progress': "A class's progress",
  '/classroom/review': 'What is waiting for a teacher',
  '/classroom/records': 'This page',
  '/confirm': 'Confirming an address',
  '/teachers': 'Teachers',
  '/exercises': 'The exercise library',
  '/exercises/$id': 'An exercise',
  '/classroom/edit_student_details': "A student's account",
  '/profile': 'A profile',
  '/profile/updatepassword': 'The page for a new password',
  '/register': 'Registration',
  '/forgot-password': 'Account recovery',
  '/magic': 'A mailed link',
  '/question_definitions': 'The question library',
} satisfies Record<ReportedPage, string>

/** An event in words: "A chat session was opened". */
export function eventWords(name: string, place: string | null): string {
  if (name === 'page.opened') return `${pages[place ?? ''] ?? 'A page'} was opened`
  if (name === 'list.searched') return `The list of ${place ?? 'something'} was searched`
  return name === 'guide.viewed' ? 'The user guide was read' : name
}
