import { startTestChat as start, submitTestChat as submit } from '#contract/questions/test-chat.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { startTestChat } from '#server/use-cases/questions/start-test-chat.ts'
import { submitTestChat } from '#server/use-cases/questions/submit-test-chat.ts'

/** Trying a question while it is written. */
export const testChatRoutes = [
  route(start, { who: teachers, on: 'nothing' }, ({ deps, body }) => startTestChat(deps, body)),
  route(submit, { who: teachers, on: 'nothing', waitsOutside: true }, ({ deps, caller, body }) => submitTestChat(deps, caller, body)),
]
