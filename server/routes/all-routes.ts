import type { Route } from '#server/http/route.ts'
import { authRoutes } from './auth.routes.ts'
import { assignmentRoutes } from './assignments.routes.ts'
import { binRoutes } from './bin.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { classRoutes } from './classes.routes.ts'
import { eventRoutes } from './events.routes.ts'
import { healthRoutes } from './health.routes.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { studentRoutes } from './students.routes.ts'

/** Every route of the server. What is not in this list is not served. */
export const allRoutes: readonly Route[] = [
  ...authRoutes,
  ...assignmentRoutes,
  ...binRoutes,
  ...chatRoutes,
  ...classRoutes,
  ...eventRoutes,
  ...healthRoutes,
  ...sessionRoutes,
  ...studentRoutes,
]
