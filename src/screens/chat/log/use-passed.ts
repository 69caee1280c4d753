import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been scrolled away above what is seen of its `scroller`, but for its last 40 pixels. */
export function usePassed<Shown extends HTMLElement>(scroller: RefObject<HTMLElement | null>): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    const [root, shown] = [scroller.current, element.current]
    if (root === null || shown === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0))
      },
      { root, rootMargin: '-40px 0px 0px 0px' },
    )
    observer.observe(shown)
    return () => observer.disconnect()
  }, [scroller])
  return [element, isPassed]
}
