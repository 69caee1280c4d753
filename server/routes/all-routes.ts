import type { Route } from '#server/http/route.ts'
import { accentRoutes } from './accent.routes.ts'
import { authRoutes } from './auth.routes.ts'
import { assignmentRoutes } from './assignments.routes.ts'
import { binRoutes } from './bin.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { classRoutes } from './classes.routes.ts'
import { concernRoutes } from './concerns.routes.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { eventRoutes } from './events.routes.ts'
import { exerciseRoutes } from './exercises.routes.ts'
import { exportRoutes } from './exports.routes.ts'
import { healthRoutes } from './health.routes.ts'
import { progressRoutes } from './progress.routes.ts'
import { questionSetRoutes } from './question-sets.routes.ts'
import { questionRoutes } from './questions.routes.ts'
import { reviewRoutes } from './review.routes.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { studentRoutes } from './students.routes.ts'
import { testChatRoutes } from './test-chat.routes.ts'
import { themeRoutes } from './themes.routes.ts'
import { welcomeRoutes } from './welcome.routes.ts'

/** Every route of the server. What is not in this list is not served. */
export const allRoutes: readonly Route[] = [
  ...accentRoutes,
  ...authRoutes,
  ...assignmentRoutes,
  ...binRoutes,
  ...chatRoutes,
  ...classRoutes,
  ...concernRoutes,
  ...dashboardRoutes,
  ...eventRoutes,
  ...exerciseRoutes,
  ...exportRoutes,
  ...healthRoutes,
  ...progressRoutes,
  ...questionSetRoutes,
  ...questionRoutes,
  ...reviewRoutes,
  ...sessionRoutes,
  ...studentRoutes,
  ...testChatRoutes,
  ...themeRoutes,
  ...welcomeRoutes,
]
