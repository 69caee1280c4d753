import { useSyncExternalStore } from 'react'

/** False only while a page that came drawn is taken over, which has to draw the very same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => undefined
}
