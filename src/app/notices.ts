/** One message the app gave. `at` is in milliseconds of this device's clock. */
export type NoticeEntry = { id: string; kind: 'success' | 'error'; text: string; at: number }

const kept = 50
let entries: readonly NoticeEntry[] = []
let count = 0
const listeners = new Set<() => void>()

/** Says that something worked: a toast for `duration` milliseconds (5 s unless told), and a line of the notice list. */
export function notifySuccess(text: string, duration = 5000): void {
  keep('success', text, duration)
}

/** Says that something failed: a toast that stays until it is closed, or for `duration` milliseconds, and a line of the notice list. */
export function notifyError(text: string, duration = Infinity): void {
  keep('error', text, duration)
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
    tellListeners()
    void toasts().then((toast) => toast.remove())
  },
}

function keep(kind: NoticeEntry['kind'], text: string, duration: number) {
  const id = rememberNotice(kind, text)
  void toasts().then((toast) => toast[kind](text, { id, duration }))
}

/** Adds a line to the notice list and shows nothing; returns the id its toast must have. */
export function rememberNotice(kind: NoticeEntry['kind'], text: string): string {
  count += 1
  const id = `notice-${count}`
  entries = [{ id, kind, text, at: Date.now() }, ...entries].slice(0, kept)
  tellListeners()
  return id
}

function tellListeners() {
  for (const listener of listeners) listener()
}

/** The library of the toasts. It comes with the first message, so that no page waits for it. */
export async function toasts() {
  return (await import('react-hot-toast/headless')).toast
}
