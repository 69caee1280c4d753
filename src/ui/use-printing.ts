import { useSyncExternalStore } from 'react'

/** Whether the page is drawn for paper right now, so that what is shown one at a time can be shown whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting)
}

function subscribe(onChange: () => void): () => void {
  const print = window.matchMedia('print')
  print.addEventListener('change', onChange)
  return () => print.removeEventListener('change', onChange)
}

function isPrinting(): boolean {
  return window.matchMedia('print').matches
}
