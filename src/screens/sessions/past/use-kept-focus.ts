import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus to an element (with a tab index) when the control in it that had the focus is gone or hidden; who put the focus elsewhere
 * is left there.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    // A hidden control keeps the focus until the browser draws.
    const isNowhere = focused === document.body || focused === null || focused === last.current
    if (last.current?.checkVisibility() === false && isNowhere) element.current?.focus()
  })
  useLayoutEffect(() => {
    const remember = () => {
      const focused = document.activeElement
      last.current = element.current?.contains(focused) === true ? focused : null
    }
    const left = () => queueMicrotask(() => (last.current?.isConnected === true ? remember() : undefined))
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', left)
    }
  }, [element])
}
