import type { Role } from '#contract/classroom/people.ts'
import { fail } from '#server/errors.ts'

type Item = { ownerId: number; isEditor?: boolean }

/** Whether a viewer may change an item of the library they see: their own, what a colleague lets them change, or as an admin anybody's. */
export function mayEdit(viewer: { id: number; role: Role }, item: Item): boolean {
  return isKeeper(viewer, item) || item.isEditor === true
}

/** Whether a viewer decides about an item of the library, who sees it and whether it is deleted: their own, or as an admin anybody's. */
export function isKeeper(viewer: { id: number; role: Role }, item: Pick<Item, 'ownerId'>): boolean {
  return viewer.role === 'ADMIN' || item.ownerId === viewer.id
}

/** The item when its viewer may change it. Refuses one that is only there to use: 403, since it is no secret. */
export function editable<Found extends Item & { ownerRole?: Role }>(viewer: { id: number; role: Role }, item: Found | null): Found | null {
  if (item && !mayEdit(viewer, item)) throw fail('forbidden', { error: notTheirs(item) })
  return item
}

/** The item when its viewer decides about it. Refuses one that is only there to use or to change: 403, since it is no secret. */
export function kept<Found extends Item & { ownerRole: Role }>(viewer: { id: number; role: Role }, item: Found | null): Found | null {
  if (item && !isKeeper(viewer, item)) throw fail('forbidden', { error: notTheirs(item) })
  return item
}

function notTheirs({ ownerRole = 'ADMIN' }: { ownerRole?: Role }): string {
  if (ownerRole === 'ADMIN') return 'This belongs to the school library, so only an admin may change it.'
  return 'A colleague shares this with you, and only they may do that.'
}

/** Whose an item is for a viewer. */
export function ownerFor(viewer: { id: number }, item: Item & { ownerRole: Role }): 'user' | 'admin' {
  return item.ownerRole === 'ADMIN' && item.ownerId !== viewer.id ? 'admin' : 'user'
}
