/** Hands why a call failed to a guard. */
export function problem({ event }: { event: { error: unknown } }): unknown {
  return event.error
}

/** Whether a call ended because the person it was for gave it up: things are as they were, and nothing is to be said of it. */
export function wasGivenUp(_: unknown, error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return false
  const { failure } = error
  return typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'aborted'
}
