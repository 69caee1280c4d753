import * as v from 'valibot'

/** Every code an error body can carry. The server maps each to one status; the web app to one sentence or move. */
export const errorCodes = [
  'not_json',
  'unauthenticated',
  'invalid_credentials',
  'link_invalid',
  'forbidden',
  'must_change_password',
  'fresh_login_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'stale_version',
  'stale_state',
  'attempt_reused',
  'session_over',
  'question_settled',
  'skip_not_allowed',
  'redo_not_allowed',
  'not_begun',
  'other_kind',
  'idempotency_conflict',
  'taken',
  'too_large',
  'wrong_type',
  'invalid',
  'wrong_password',
  'common_password',
  'no_questions',
  'too_many_requests',
  'mail_unavailable',
  'tutor_unavailable',
  'voice_missing',
  'speech_unavailable',
  'database_unavailable',
  'internal',
] as const

/** One member of the closed set of error codes. */
export type ErrorCode = (typeof errorCodes)[number]

/**
 * The body of every refusal. `error` is a sentence for people, `field` the form field it belongs to, `issues` one entry
 * per invalid field of a 422, `agent` the current session state of a refused chat call,
 * `current` the object as it stands (of a stale edit), or the assignment that was not begun.
 */
export const ErrorBody = v.object({
  error: v.string(),
  code: v.picklist(errorCodes),
  field: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  agent: v.optional(v.unknown()),
  current: v.optional(v.unknown()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
