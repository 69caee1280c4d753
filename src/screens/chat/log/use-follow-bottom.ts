import { useCallback, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 48

/** How many turns a log holds, how many of them its reader `said`, and what they are about. */
type Log = { topic: number; count: number; said: number }

/**
 * Keeps a scrolling log at its end while its reader is there, and brings there whoever says something. A reader who scrolled up stays where
 * they are and `hasNewBelow` becomes true with the next turn. A new `topic`, and one without turns, is shown from its start, and so is a last
 * turn that is higher than the room for it.
 */
export function useFollowBottom({ topic, count, said }: Log) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const measured = useRef({ outer: 0, inner: 0 })
  const placed = useRef<number | null>(null)
  const seen = useRef<Log | null>(null)
  const [hasNewBelow, setHasNewBelow] = useState(false)

  useLayoutEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (outer === null || inner === null) return
    const onScroll = () => {
      // A scroll that comes of a change in size is not the reader's: the observer answers it.
      if (measured.current.outer !== outer.clientHeight || measured.current.inner !== outer.scrollHeight) return
      // Whoever is where a high turn begins is there, too.
      const isPlaced = placed.current !== null && Math.abs(outer.scrollTop - placed.current) < 1
      isAtEnd.current = isPlaced || outer.scrollHeight - outer.scrollTop - outer.clientHeight < nearEnd
      if (isAtEnd.current) setHasNewBelow(false)
    }
    const measure = () => {
      measured.current = { outer: outer.clientHeight, inner: outer.scrollHeight }
    }
    const observer = new ResizeObserver(() => {
      measure()
      if (isAtEnd.current) placed.current = showEnd(outer, inner)
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
    const [before, outer, inner] = [seen.current, scroller.current, content.current]
    seen.current = { topic, count, said }
    if (outer === null || inner === null) return
    if (before === null || before.topic !== topic) {
      outer.scrollTop = 0
      placed.current = count > 0 ? showEnd(outer, inner) : null
      isAtEnd.current = count > 0 || outer.scrollHeight - outer.clientHeight < nearEnd
      setHasNewBelow(false)
    } else if (said > before.said) {
      goToEnd()
    } else if (count > before.count && !isAtEnd.current) {
      setHasNewBelow(true)
    }
  }, [topic, count, said])

  function goToEnd() {
    const [outer, inner] = [scroller.current, content.current]
    if (outer === null || inner === null) return
    isAtEnd.current = true
    setHasNewBelow(false)
    placed.current = showEnd(outer, inner)
  }

  /** Lets go of the end, so that what is about to unfold above stays in sight. */
  const hold = useCallback(() => {
    isAtEnd.current = false
    placed.current = null
  }, [])

  return { scroller, content, hasNewBelow, goToEnd, hold }
}

/** Shows the end of a log, or the start of its last turn where that one is higher than the room left for it: then, how far that is from its top. */
function showEnd(outer: HTMLElement, inner: HTMLElement): number | null {
  outer.scrollTop = outer.scrollHeight
  const part = inner.lastElementChild
  const last = part?.role === 'log' ? part.lastElementChild : part
  const room = outer.clientHeight - Number.parseFloat(getComputedStyle(outer).scrollPaddingBlockStart)
  if (last === null || last === undefined || last.clientHeight <= room) return null
  last.scrollIntoView({ block: 'start', behavior: 'instant' })
  return outer.scrollTop
}
