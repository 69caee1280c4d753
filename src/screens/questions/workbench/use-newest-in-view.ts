import { type RefObject, useEffect, useRef } from 'react'

/** Brings the end of a growing log into view whenever `length` changes. */
export function useNewestInView<End extends HTMLElement>(length: number): RefObject<End | null> {
  const end = useRef<End>(null)
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return end
}
