import { useLayoutEffect, useRef, useState } from 'react'

/** How wide an element is drawn, in CSS pixels; `fallback` until it is. Bind `ref` to it. */
export function useWidth<E extends HTMLElement>(fallback: number) {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? fallback)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [fallback])
  return { ref, width }
}
