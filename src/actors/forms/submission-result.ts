import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import { failureOf } from '#src/api/failure.ts'
import { isReasoned } from '#src/api/reasoned.ts'
import { fieldInWords } from '#src/actors/accounts/account-problems.ts'

const again = 'Save again to put yours in its place.'

/**
 * What a form's call answered: done, or refused by the server with its sentences, each under the field it names or its words are about
 * where that is one of `fields` (the wire's name to the form's). A change that names a version must name the newest one when it is sent again.
 * Throws when nobody answered, or with no reason.
 */
export async function submissionResult<Saved>(call: () => Promise<Saved>, fields: Record<string, string> = {}): Promise<SubmissionResult<Saved>> {
  try {
    return { ok: true, saved: await call() }
  } catch (error) {
    const failure = failureOf(error)
    if (!isReasoned(failure)) throw error
    const issues = failure.body.issues ?? []
    const placed = Object.fromEntries(issues.flatMap(({ path, message }) => (path in fields ? [[fields[path] ?? path, message]] : [])))
    if (Object.keys(placed).length > 1) return { ok: false, sentence: '', fields: placed }
    const field = fields[failure.body.field ?? failure.body.issues?.[0]?.path ?? fieldInWords(failure.body.error) ?? '']
    const sentence = failure.body.issues?.[0]?.message ?? (failure.body.code === 'stale_version' ? `${failure.body.error} ${again}` : failure.body.error)
    return field === undefined ? { ok: false, sentence, fields: {} } : { ok: false, sentence: '', fields: { [field]: sentence } }
  }
}
