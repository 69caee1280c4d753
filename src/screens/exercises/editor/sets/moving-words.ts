import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

/** The sets as they are announced: places count from 1. `moved` remembers whether the set in hand has left its place yet. */
export type SetPlaces = {
  placeOf: (id: UniqueIdentifier) => number
  titleOf: (id: UniqueIdentifier) => string
  count: number
  moved: { current: boolean }
}

/** What a screen reader says about every handle. */
export const moveInstructions = {
  draggable: 'Press Space to pick the set up, the arrow keys to move it, Space again to put it down, and Escape to put it back.',
}

/** What a screen reader says while a set is moved. */
export function movingWords({ placeOf, titleOf, count, moved }: SetPlaces): Announcements {
  return {
    onDragStart({ active }) {
      moved.current = false
      return `${titleOf(active.id)} picked up, at position ${placeOf(active.id)} of ${count}.`
    },
    onDragOver({ active, over }) {
      // A set that was just picked up is over itself; saying so would cut off that it was picked up.
      if (over === null || (over.id === active.id && !moved.current)) return undefined
      moved.current = true
      return `${titleOf(active.id)} is at position ${placeOf(over.id)} of ${count}.`
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} put down at position ${placeOf(over?.id ?? active.id)} of ${count}. Not saved yet.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at position ${placeOf(active.id)}.`,
  }
}
