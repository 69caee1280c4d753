import { type ToastOptions, toast } from 'react-hot-toast/headless'

/** One message the app gave. `at` is in milliseconds of this device's clock. */
export type NoticeEntry = { id: string; kind: 'success' | 'error'; text: string; at: number }

const kept = 50
let entries: readonly NoticeEntry[] = []
const listeners = new Set<() => void>()

/** Says that something worked: a toast for `duration` milliseconds (5 s unless told), and a line of the notice list. */
export function notifySuccess(text: string, duration = 5000): void {
  keep('success', text, { duration })
}

/** Says that something failed: a toast that stays until it is dismissed, and a line of the notice list. */
export function notifyError(text: string): void {
  keep('error', text, { duration: Number.POSITIVE_INFINITY })
}

/** Takes a toast away; its line stays in the list. */
export function dismissNotice(id: string): void {
  toast.dismiss(id)
}

/** The notice list, newest first, as an external store. */
export const notices = {
  read: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Forgets all of it, when another person signs in. */
  clear() {
    entries = []
    toast.remove()
    for (const listener of listeners) listener()
  },
}

function keep(kind: NoticeEntry['kind'], text: string, options: ToastOptions) {
  const id = toast[kind](text, options)
  entries = [{ id, kind, text, at: Date.now() }, ...entries].slice(0, kept)
  for (const listener of listeners) listener()
}
