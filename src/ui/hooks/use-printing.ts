import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is drawn for paper right now, so that what is shown one at a time can be shown whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting)
}

let isBetweenPages = false

/** The browser lays the pages out as soon as it has told of them, so the change is drawn before the listener returns. */
function subscribe(onChange: () => void): () => void {
  const print = window.matchMedia('print')
  const draw = () => flushSync(onChange)
  const begin = () => {
    isBetweenPages = true
    draw()
  }
  const end = () => {
    isBetweenPages = false
    draw()
  }
  print.addEventListener('change', draw)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    print.removeEventListener('change', draw)
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

function isPrinting(): boolean {
  return isBetweenPages || window.matchMedia('print').matches
}
