import type { ErrorBody, ErrorCode } from '#contract/errors.ts'

/** Everything a refusal may say beside its code. `headers` reach the response (as `Retry-After`). */
export type FailureDetails = Partial<Omit<ErrorBody, 'code'>> & { headers?: Record<string, string> }

/** An expected refusal on its way to the caller; `createApp` turns it into the error body and its status. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.error ?? sentences[code])
    this.code = code
    this.details = details
  }
}

/** Refuses the request: `throw fail('taken', { field: 'username', error: 'Username already exists' })`. */
export function fail(code: ErrorCode, details: FailureDetails = {}): Failure {
  return new Failure(code, details)
}

/** The one table from code to HTTP status. */
export const statusOf = {
  not_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  link_invalid: 401,
  forbidden: 403,
  must_change_password: 403,
  fresh_login_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_version: 409,
  stale_state: 409,
  attempt_reused: 409,
  session_over: 409,
  question_settled: 409,
  skip_not_allowed: 409,
  redo_not_allowed: 409,
  not_begun: 409,
  other_kind: 409,
  idempotency_conflict: 409,
  taken: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  wrong_password: 422,
  common_password: 422,
  no_questions: 422,
  too_many_requests: 429,
  mail_unavailable: 503,
  tutor_unavailable: 503,
  voice_missing: 409,
  speech_unavailable: 503,
  database_unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

const sentences: Record<ErrorCode, string> = {
  not_json: 'The request was not JSON.',
  unauthenticated: 'Please sign in again.',
  invalid_credentials: 'Invalid credentials',
  link_invalid: 'Invalid or expired link. Please request a new one.',
  forbidden: 'Your account may not do this.',
  must_change_password: 'Please choose a new password first.',
  fresh_login_required: 'Please enter your password again to do this.',
  not_found: 'This was not found.',
  method_not_allowed: 'This address does not accept that method.',
  conflict: 'This cannot be done right now.',
  stale_version: 'This was changed in the meantime, in another tab or by somebody else.',
  stale_state: 'This session was continued elsewhere.',
  attempt_reused: 'This answer was already sent with different text.',
  session_over: 'This session has ended.',
  question_settled: 'This question takes no more answers.',
  skip_not_allowed: 'This question cannot be skipped.',
  redo_not_allowed: 'This assignment is finished and cannot be done again.',
  not_begun: 'This has not been started yet.',
  other_kind: 'This is the other kind of exercise.',
  idempotency_conflict: 'This request was already sent with different contents.',
  taken: 'This is already in use.',
  too_large: 'This is too large.',
  wrong_type: 'This type of content is not accepted here.',
  invalid: 'Please check what you entered.',
  wrong_password: 'Incorrect password',
  common_password: 'This password is too common. Choose another.',
  no_questions: 'This exercise has no questions yet.',
  too_many_requests: 'Too many tries. Please wait a moment and try again.',
  mail_unavailable: 'The email could not be sent. Please try again later.',
  tutor_unavailable: 'The tutor did not answer. Please try again.',
  voice_missing: 'This server has no voice for this script.',
  speech_unavailable: 'The speech service did not answer. Please try again.',
  database_unavailable: 'The database is not answering. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
}
