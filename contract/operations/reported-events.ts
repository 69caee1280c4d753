/** The events the product itself reports. Others may be sent by anybody, and are shown to nobody. */
export const reportedEvents = ['page.opened', 'list.searched', 'guide.viewed'] as const

/** The product's pages by their addresses, ids left open. */
export const reportedPages = [
  '/',
  '/home',
  '/login',
  '/studentlogin',
  '/register',
  '/forgot-password',
  '/magic',
  '/guide',
  '/student',
  '/student/history',
  '/student/progress',
  '/student/join',
  '/parents',
  '/chat/$exercise_id',
  '/accent/$exercise_id',
  '/session_details/$id',
  '/classroom',
  '/classroom/student_details',
  '/classroom/edit_student_details',
  '/classroom/at_work',
  '/classroom/gradebook',
  '/classroom/progress',
  '/classroom/review',
  '/classroom/records',
  '/confirm',
  '/teachers',
  '/exercises',
  '/exercises/$id',
  '/question_definitions',
  '/profile',
  '/profile/updatepassword',
] as const
/** One of them. */
export type ReportedPage = (typeof reportedPages)[number]

/** The lists in which searches are reported. */
export const reportedLists = ['questions', 'exercises', 'students', 'assignments'] as const
