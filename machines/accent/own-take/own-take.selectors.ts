import type { LoadedTake, OwnTakeSnapshot } from './own-take.machine.ts'

/**
 * The take an earlier page recorded: `takeId` which one, null where none is kept; `loaded` its sound and picture once it is
 * here. `absent` is one the server keeps no sound of, or no longer.
 */
export type OwnTakeFacts = { takeId: number | null; loaded: LoadedTake | null; standing: 'fetching' | 'failed' | 'loaded' | 'absent' }

/** The fetched take; needs `isSameOwnTake` as the comparator. */
export function ownTakeFacts(snapshot: OwnTakeSnapshot): OwnTakeFacts {
  const { take, loaded } = snapshot.context
  return { takeId: take?.id ?? null, loaded, standing: standingOf(snapshot) }
}

/** Whether two say the same. */
export function isSameOwnTake(one: OwnTakeFacts | null, other: OwnTakeFacts | null): boolean {
  return one?.takeId === other?.takeId && one?.standing === other?.standing
}

function standingOf(snapshot: OwnTakeSnapshot): OwnTakeFacts['standing'] {
  if (snapshot.hasTag('pending')) return 'fetching'
  if (snapshot.hasTag('failed')) return 'failed'
  return snapshot.matches('loaded') ? 'loaded' : 'absent'
}
