/** Calls `wake` whenever this tab is looked at again, until the answer is called. */
export function onTabWake(wake: () => void): () => void {
  function look() {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
