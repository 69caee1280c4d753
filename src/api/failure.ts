import { HTTPError } from 'ky'
import * as v from 'valibot'
import { ErrorBody } from '#contract/errors.ts'

/**
 * Why a call did not answer as it should: `refused` by the server with its error body, `unreachable` (no answer, or an
 * answer that was not ours, as from a proxy), `malformed` (an answer that breaks the contract), or `aborted` by the caller.
 */
export type Failure =
  | { kind: 'refused'; status: number; body: ErrorBody }
  | { kind: 'unreachable' }
  | { kind: 'malformed' }
  | { kind: 'aborted' }

/** A failed call; `failure` says how. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? failure.body.error : `The call failed: ${failure.kind}`, options)
    this.failure = failure
  }
}

/** Maps whatever a request threw to one `Failure`. Refusals are read from their body; a body that is not ours means something between us answered. */
export async function toFailure(error: unknown): Promise<Failure> {
  if (error instanceof CallFailed) return error.failure
  if (error instanceof v.ValiError) return { kind: 'malformed' }
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' }
  if (error instanceof HTTPError) {
    const body = v.safeParse(ErrorBody, await error.response.json().catch(() => null))
    return body.success ? { kind: 'refused', status: error.response.status, body: body.output } : { kind: 'unreachable' }
  }
  return { kind: 'unreachable' }
}

/** The failure inside a thrown value, for code that catches what `send` threw. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailed ? error.failure : { kind: 'unreachable' }
}

/** A sentence for people about a failure: the server's own, or `fallback`. */
export function sentenceOf(failure: Failure, fallback: string): string {
  return failure.kind === 'refused' ? failure.body.error : fallback
}
