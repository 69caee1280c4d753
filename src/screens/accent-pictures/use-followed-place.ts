import { useEffect, type RefObject } from 'react'

const margin = 48

/** Keeps a place of a drawing in sight while it moves: turns the page when it comes near the edge. Null follows nothing. */
export function useFollowedPlace(ref: RefObject<HTMLElement | null>, x: number | null) {
  useEffect(() => {
    const view = ref.current
    if (view === null || x === null) return
    const isInSight = x >= view.scrollLeft && x <= view.scrollLeft + view.clientWidth - margin
    if (!isInSight) view.scrollTo({ left: Math.max(0, x - margin), behavior: 'instant' })
  }, [ref, x])
}
