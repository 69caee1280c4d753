import { useEffect, type RefObject } from 'react'

/** What stays in sight before the place after a page was turned, and how near the edge it may come; shares of the width. */
const [before, nearEdge] = [0.4, 0.1]

/** Keeps a place of a drawing in sight while it moves: turns the page when it comes near the edge. Null follows nothing. */
export function useFollowedPlace(ref: RefObject<HTMLElement | null>, x: number | null) {
  useEffect(() => {
    const view = ref.current
    if (view === null || x === null) return
    const isInSight = x >= view.scrollLeft && x <= view.scrollLeft + (1 - nearEdge) * view.clientWidth
    if (!isInSight) view.scrollTo({ left: Math.max(0, x - before * view.clientWidth), behavior: 'instant' })
  }, [ref, x])
}
