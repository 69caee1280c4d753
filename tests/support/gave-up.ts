/** Why a call failed that the person it was for gave up. */
export const gaveUp = { failure: { kind: 'aborted' } } as const
