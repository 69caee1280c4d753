import { useEffect, useEffectEvent } from 'react'

const pauseMs = 30_000

/** Calls `onLook` whenever this tab is looked at again, and every half minute while it is: what others change shows without a reload. */
export function useLooks(onLook: () => void): void {
  const look = useEffectEvent(() => (document.hidden ? undefined : onLook()))
  useEffect(() => {
    const stopped = new AbortController()
    document.addEventListener('visibilitychange', () => look(), { signal: stopped.signal })
    const timer = window.setInterval(() => look(), pauseMs)
    return () => {
      stopped.abort()
      window.clearInterval(timer)
    }
  }, [])
}
