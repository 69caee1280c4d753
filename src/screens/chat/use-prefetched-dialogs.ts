import { useEffect } from 'react'

/** Fetches the session's dialogs once the page stands still: at the end of a timed session the connection may be away. */
export function usePrefetchedDialogs(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.allSettled([import('./abandon-dialog.tsx'), import('./chat-complete.tsx'), import('./chat-time-up.tsx'), import('./unsent-dialog.tsx')])
    }, 2_000)
    return () => clearTimeout(timer)
  }, [])
}
