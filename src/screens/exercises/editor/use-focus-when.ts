import { type RefObject, useEffect } from 'react'

/** Gives an element the focus each time `isWanted` becomes true. */
export function useFocusWhen(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [element, isWanted])
}
