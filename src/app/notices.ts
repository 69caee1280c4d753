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

/** Says that something failed: a toast that stays until it is dismissed, and a line of the notice list. */
export function notifyError(text: string): void {
  keep('error', text, Number.POSITIVE_INFINITY)
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
  count += 1
  const id = `notice-${count}`
  entries = [{ id, kind, text, at: Date.now() }, ...entries].slice(0, kept)
  tellListeners()
  void toasts().then((toast) => toast[kind](text, { id, duration }))
}

function tellListeners() {
  for (const listener of listeners) listener()
}

/** The toasts come with the first message, so that no page waits for them. */
async function toasts() {
  return (await import('react-hot-toast/headless')).toast
}
