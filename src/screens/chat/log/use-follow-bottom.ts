import { useCallback, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 48

/**
 * Keeps a scrolling log of `count` turns at its end while its reader is there. A reader who scrolled up stays where they
 * are and `hasNewBelow` becomes true with the next turn. A new `topic`, and one without turns, is shown from its start.
 */
export function useFollowBottom(topic: number, count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const measured = useRef({ outer: 0, inner: 0 })
  const seen = useRef<{ topic: number; count: number } | null>(null)
  const [hasNewBelow, setHasNewBelow] = useState(false)

  useLayoutEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (outer === null || inner === null) return
    const onScroll = () => {
      // A scroll that comes of a change in size is not the reader's: the observer answers it.
      if (measured.current.outer !== outer.clientHeight || measured.current.inner !== outer.scrollHeight) return
      isAtEnd.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < nearEnd
      if (isAtEnd.current) setHasNewBelow(false)
    }
    const measure = () => {
      measured.current = { outer: outer.clientHeight, inner: outer.scrollHeight }
    }
    const observer = new ResizeObserver(() => {
      measure()
      if (isAtEnd.current) outer.scrollTop = outer.scrollHeight
    })
    measure()
    outer.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(outer)
    observer.observe(inner)
    return () => {
      outer.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    const [before, outer] = [seen.current, scroller.current]
    seen.current = { topic, count }
    if (outer === null) return
    if (before === null || before.topic !== topic) {
      outer.scrollTop = count === 0 ? 0 : outer.scrollHeight
      isAtEnd.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < nearEnd
      setHasNewBelow(false)
    } else if (count > before.count && !isAtEnd.current) {
      setHasNewBelow(true)
    }
  }, [topic, count])

  function goToEnd() {
    const outer = scroller.current
    if (outer === null) return
    isAtEnd.current = true
    setHasNewBelow(false)
    outer.scrollTop = outer.scrollHeight
  }

  /** Lets go of the end, so that what is about to unfold above stays in sight. */
  const hold = useCallback(() => {
    isAtEnd.current = false
  }, [])

  return { scroller, content, hasNewBelow, goToEnd, hold }
}
