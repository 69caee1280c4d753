import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** The sets as they are announced: places count from 1. */
export type SetPlaces = { placeOf: (id: UniqueIdentifier) => number; titleOf: (id: UniqueIdentifier) => string; count: number }

/** What a screen reader says about every handle. */
export const moveInstructions = {
  draggable: 'Press Space to pick the set up, the arrow keys to move it, Space again to put it down, and Escape to put it back.',
}

/** What a screen reader says while a set is moved. */
export function movingWords({ placeOf, titleOf, count }: SetPlaces): Announcements {
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} picked up, at position ${placeOf(active.id)} of ${count}.`,
    onDragOver: ({ active, over }) => (over === null ? undefined : `${titleOf(active.id)} is at position ${placeOf(over.id)} of ${count}.`),
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} put down at position ${placeOf(over?.id ?? active.id)} of ${count}. Not saved yet.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at position ${placeOf(active.id)}.`,
  }
}
