import type { Role } from '#contract/classroom/people.ts'
import { fail } from '#server/errors.ts'

type Item = { ownerId: number }

/** Whether a viewer may change an item of the library they see: their own, or as an admin anybody's. */
export function mayEdit(viewer: { id: number; role: Role }, item: Item): boolean {
  return viewer.role === 'ADMIN' || item.ownerId === viewer.id
}

/** The item when its viewer may change it. Refuses one that is only there to use: 403, since it is no secret. */
export function editable<Found extends Item>(viewer: { id: number; role: Role }, item: Found | null): Found | null {
  if (item && !mayEdit(viewer, item)) throw fail('forbidden', { error: 'This belongs to the school library, so only an admin may change it.' })
  return item
}

/** Whose an item is for a viewer. */
export function ownerFor(viewer: { id: number }, item: Item & { ownerRole: Role }): 'user' | 'admin' {
  return item.ownerRole === 'ADMIN' && item.ownerId !== viewer.id ? 'admin' : 'user'
}
