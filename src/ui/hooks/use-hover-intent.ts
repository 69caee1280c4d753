import { type DOMAttributes, useEffect, useRef, useState } from 'react'

const openDelayMs = 700
const closeDelayMs = 300
const skipDelayMs = 300
let leftAtMs = -skipDelayMs

type Handlers = Required<
  Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'>
>

/**
 * Whether the reader means to look at an element: the pointer rests on it for 700 ms, or comes within 300 ms from another that was
 * looked at, or the keyboard reached it, or a control that can do nothing was pressed. Ends 300 ms after leaving, or by Escape.
 */
export function useHoverIntent(): { isOpen: boolean; handlers: Handlers } {
  const [isOpen, setOpen] = useState(false)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(wait.current), [])

  function turn(next: boolean, delayMs: number) {
    clearTimeout(wait.current)
    if (delayMs === 0) setOpen(next)
    else wait.current = setTimeout(() => setOpen(next), delayMs)
  }
  const handlers: Handlers = {
    onPointerEnter: () => turn(true, performance.now() - leftAtMs < skipDelayMs ? 0 : openDelayMs),
    onPointerLeave: () => {
      if (isOpen) leftAtMs = performance.now()
      turn(false, closeDelayMs)
    },
    onPointerDown: () => turn(false, 0),
    onClick: ({ target }) => (target instanceof Element && target.closest('[aria-disabled=true]') !== null ? turn(true, 0) : undefined),
    onFocus: (event) => (event.target.matches(':focus-visible') ? turn(true, 0) : undefined),
    onBlur: () => turn(false, 0),
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !isOpen) return
      event.stopPropagation()
      turn(false, 0)
    },
  }
  return { isOpen, handlers }
}
