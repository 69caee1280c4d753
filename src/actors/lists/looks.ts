import { fromCallback } from 'xstate'

const pauseMs = 30_000

/** Tells `type` whenever this tab is looked at again, and every half minute while it is: what others change shows without a reload. */
export function watchLooks(type: 'page.looked_at' | 'refresh.requested') {
  return fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
    const look = () => (document.hidden ? undefined : sendBack({ type }))
    const timer = window.setInterval(look, pauseMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })
}

/** Tells nothing, for a list or a reading that nothing around it changes. */
export const watchNothing = fromCallback<{ type: 'never' }, undefined>(() => undefined)
