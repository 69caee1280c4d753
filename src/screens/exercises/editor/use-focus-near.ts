import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus to the list item that takes the place of one that is gone with the focus in it, or to `last` when none is left. */
export function useFocusNear(section: RefObject<HTMLElement | null>, last: RefObject<HTMLElement | null>, ids: readonly number[]): void {
  const before = useRef(ids)
  const focused = useRef<number | null>(null)

  useLayoutEffect(() => {
    function remember() {
      const item = document.activeElement?.closest('li') ?? null
      const index = item === null ? -1 : itemsOf(section.current).indexOf(item)
      focused.current = ids[index] ?? null
    }
    const gone = focused.current
    const root = section.current
    if (gone !== null && !ids.includes(gone) && (document.activeElement === document.body || document.activeElement === null)) {
      const place = before.current.indexOf(gone)
      const item = itemsOf(root)[Math.min(place, ids.length - 1)]
      const near = item?.querySelector<HTMLElement>('button') ?? last.current
      near?.focus()
    }
    before.current = ids
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [section, last, ids])
}

function itemsOf(section: HTMLElement | null): HTMLElement[] {
  return section === null ? [] : [...section.querySelectorAll<HTMLElement>('ol > li')].filter((item) => item.parentElement?.closest('li') === null)
}
