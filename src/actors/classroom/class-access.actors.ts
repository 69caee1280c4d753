import { fromPromise } from 'xstate'
import { requestMagic } from '#contract/accounts/accounts.ts'
import type { MailTold } from '#contract/accounts/mail-waits.ts'
import { listStudents, resetStudentPassword } from '#contract/classroom/students.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { unansweredSentence } from '#machines/forms/batch/batch.machine.ts'
import { type AccessStudent, mailLinksMachine, makePasswordsMachine } from '#machines/classroom/classroom/class-access.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'

const atOnce = '200'
const linkFailed = 'Failed to generate magic link'

/** Every student of a class by name, however many pages they are on. */
export async function readClassAccess(api: Api, classId: number, signal: AbortSignal): Promise<AccessStudent[]> {
  const found: AccessStudent[] = []
  let cursor: string | null = null
  do {
    const narrowing = { limit: atOnce, class_id: String(classId) }
    const query: { limit: string; class_id: string; cursor?: string } = cursor === null ? narrowing : { ...narrowing, cursor }
    const { results, next_cursor } = await api.send(listStudents, { query, signal })
    for (const { id, name, username, email, should_change_password: hasStartPassword, may_change_account: mayChangeAccount } of results) {
      found.push({ id, name, username, email, hasStartPassword, mayChangeAccount })
    }
    cursor = next_cursor ?? null
  } while (cursor !== null)
  return found
}

/** New start passwords and mailed links, one student at a time. */
export function createClassAccessActors({ api }: { api: Api }) {
  return {
    makePasswords: makePasswordsMachine.provide({
      actors: {
        runItem: fromPromise<BatchAnswer<string>, BatchCall<AccessStudent, string>>(({ input: { value }, signal }) =>
          answerOf(async () => (await api.send(resetStudentPassword, { params: { id: value.id }, signal })).start_password, unansweredSentence),
        ),
      },
    }),
    mailLinks: mailLinksMachine.provide({
      actors: {
        runItem: fromPromise<BatchAnswer<MailTold>, BatchCall<AccessStudent, MailTold>>(({ input: { value }, signal }) =>
          answerOf(() => api.send(requestMagic, { body: { email: value.email, username: value.username }, signal }), linkFailed),
        ),
      },
    }),
  }
}

async function answerOf<Kept>(call: () => Promise<Kept>, failed: string): Promise<BatchAnswer<Kept>> {
  try {
    return { ok: true, kept: await call() }
  } catch (error) {
    return { ok: false, sentence: sentenceOf(failureOf(error), failed), fields: {}, kept: null }
  }
}
