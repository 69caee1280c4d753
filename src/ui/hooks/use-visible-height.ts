import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element as high as what is seen of the window, and where that is: a keyboard that lies over the page, as on iOS, leaves
 * `100dvh` as it is. What is only looked at through a pinch stays as it is.
 */
export function useVisibleHeight<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const fit = () => {
      const style = element.current?.style
      if (style === undefined) return
      const isCovered = seen.scale < 1.01 && seen.height < window.innerHeight - 1
      style.height = isCovered ? `${seen.height}px` : ''
      style.translate = isCovered && seen.offsetTop > 0 ? `0 ${seen.offsetTop}px` : ''
    }
    fit()
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [])
  return element
}
