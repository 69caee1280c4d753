import { useState, useSyncExternalStore } from 'react'

/** The token behind the `#` of the address: mailed links keep it there, where no server, log or referrer sees it. Empty when there is none. */
function hashToken(): string {
  return window.location.hash.slice(1)
}

/**
 * The token the page was opened with, and the next one when another link is opened in the same tab, which loads nothing anew; hiding it changes
 * nothing. Give what reads it the token as its key.
 */
export function useHashToken(): string {
  const [opened] = useState(watchOpened)
  return useSyncExternalStore(opened.subscribe, opened.read)
}

function watchOpened() {
  let token = hashToken()
  return {
    read: () => token,
    subscribe: (onChange: () => void) => {
      const open = () => {
        token = hashToken()
        onChange()
      }
      window.addEventListener('hashchange', open)
      return () => window.removeEventListener('hashchange', open)
    },
  }
}

/** Takes the token out of the address bar. */
export function hideHashToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
