import type { ReportedPage } from '#contract/operations/reported-events.ts'

/** What is kept of students, a sentence each. */
export const keptAboutStudents: readonly string[] = [
  'Name, username, email address and age, as they were typed in. Passwords are kept only in a form nobody can read back.',
  'Every answer with its time, verdict, points and hints, and what the tutor replied. You read all of it on the session page; so do its student and administrators.',
  'What a student has typed and not sent yet, until the question is left. Nobody but the student reads it.',
  'Voice recordings, only of students in a class whose school agreed to that, on this server alone, for the number of days the school has set (30 unless it was changed). Their scores stay.',
  'Words that may mean that somebody is in danger, found by a short list of English phrases. Their teachers are shown them until one of them has dealt with them.',
  'When a student is deleted, everything of theirs goes with them once the 30 days of the bin are over.',
]

/** What is kept of teachers, a sentence each. */
export const keptAboutTeachers: readonly string[] = [
  'Name, username and email address, and the questions, exercises, classes and assignments you make.',
  'Which scores you set or judged, which answers you accepted and which worrying words you dealt with, with the time. It stands on the session page for everybody who looks after the student.',
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
  '/chat/$exercise_id': 'A chat session',
  '/accent/$exercise_id': 'A spoken session',
  '/session_details/$id': 'A past session',
  '/classroom': 'The classroom',
  '/classroom/student_details': "A student's page",
  '/classroom/progress': "A class's progress",
  '/classroom/review': 'What waits for a teacher',
  '/classroom/records': 'This page',
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
  if (name === 'list.searched') return `Something was looked for among the ${place ?? 'lists'}`
  return name === 'guide.viewed' ? 'The user guide was read' : name
}
