import type { Route } from '#server/http/route.ts'
import { accentRoutes } from '#server/routes/accent/accent.routes.ts'
import { authRoutes } from '#server/routes/accounts/auth.routes.ts'
import { assignmentRoutes } from '#server/routes/assignments/assignments.routes.ts'
import { atWorkRoutes } from '#server/routes/classroom/at-work.routes.ts'
import { binRoutes } from '#server/routes/bin/bin.routes.ts'
import { chatRoutes } from '#server/routes/chat/chat.routes.ts'
import { classRoutes } from '#server/routes/classroom/classes.routes.ts'
import { concernRoutes } from '#server/routes/review/concerns.routes.ts'
import { dashboardRoutes } from '#server/routes/dashboard/dashboard.routes.ts'
import { eventRoutes } from '#server/routes/operations/events.routes.ts'
import { exerciseRoutes } from '#server/routes/exercises/exercises.routes.ts'
import { exportRoutes } from '#server/routes/progress/exports.routes.ts'
import { gradebookRoutes } from '#server/routes/progress/gradebook.routes.ts'
import { healthRoutes } from '#server/routes/operations/health.routes.ts'
import { languageModelRoutes } from '#server/routes/operations/language-model.routes.ts'
import { noteRoutes } from '#server/routes/assignments/notes.routes.ts'
import { progressRoutes } from '#server/routes/progress/progress.routes.ts'
import { questionSetRoutes } from '#server/routes/exercises/question-sets.routes.ts'
import { questionRoutes } from '#server/routes/questions/questions.routes.ts'
import { sharingRoutes } from '#server/routes/questions/sharing.routes.ts'
import { reviewRoutes } from '#server/routes/review/review.routes.ts'
import { sessionRoutes } from '#server/routes/sessions/sessions.routes.ts'
import { studentRoutes } from '#server/routes/classroom/students.routes.ts'
import { teacherRoutes } from '#server/routes/accounts/teachers.routes.ts'
import { testChatRoutes } from '#server/routes/questions/test-chat.routes.ts'
import { themeRoutes } from '#server/routes/exercises/themes.routes.ts'
import { coTeacherRoutes } from '#server/routes/classroom/co-teachers.routes.ts'
import { waysInRoutes } from '#server/routes/classroom/ways-in.routes.ts'
import { welcomeRoutes } from '#server/routes/welcome/welcome.routes.ts'

/** Every route of the server. What is not in this list is not served. */
export const allRoutes: readonly Route[] = [
  ...accentRoutes,
  ...authRoutes,
  ...assignmentRoutes,
  ...atWorkRoutes,
  ...binRoutes,
  ...chatRoutes,
  ...classRoutes,
  ...concernRoutes,
  ...dashboardRoutes,
  ...eventRoutes,
  ...exerciseRoutes,
  ...exportRoutes,
  ...gradebookRoutes,
  ...healthRoutes,
  ...languageModelRoutes,
  ...noteRoutes,
  ...progressRoutes,
  ...questionSetRoutes,
  ...questionRoutes,
  ...sharingRoutes,
  ...reviewRoutes,
  ...sessionRoutes,
  ...studentRoutes,
  ...teacherRoutes,
  ...testChatRoutes,
  ...themeRoutes,
  ...coTeacherRoutes,
  ...waysInRoutes,
  ...welcomeRoutes,
]
