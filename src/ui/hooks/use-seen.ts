import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `onSeen` once the element comes near the window, or near what its nearest `data-scroller` shows, and again whenever
 * `isWanted` becomes true while it is there.
 */
export function useSeen(element: RefObject<HTMLElement | null>, isWanted: boolean, onSeen: () => void): void {
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!isWanted || element.current === null) return undefined
    const root = element.current.closest('[data-scroller]')
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? latest.current() : undefined), { root, rootMargin: '200px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWanted])
}
