import { fromCallback } from 'xstate'
import { onTabWake } from './tab-wake.ts'

/** What happens to a page's line and tab. */
export type LineEvent = { type: 'line.lost' } | { type: 'line.restored' } | { type: 'tab.woke' }

/** Tells a session when the browser goes off the line and comes back, and when its tab is looked at again. */
export const watchLine = fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
  function lose() {
    sendBack({ type: 'line.lost' } satisfies LineEvent)
  }
  function restore() {
    sendBack({ type: 'line.restored' } satisfies LineEvent)
  }
  const forgetTab = onTabWake(() => sendBack({ type: 'tab.woke' } satisfies LineEvent))
  window.addEventListener('offline', lose)
  window.addEventListener('online', restore)
  return () => {
    forgetTab()
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', restore)
  }
})
