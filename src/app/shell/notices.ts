import { asSentence } from '#src/ui/text/as-sentence.ts'

/** One message the app gave. `at` is in milliseconds of this device's clock. */
export type NoticeEntry = { id: string; kind: 'success' | 'error'; text: string; at: number }

/** The kept messages, newest first, and how many of them came since the list was last opened. */
type NoticeState = { entries: readonly NoticeEntry[]; unread: number }

const kept = 50
let list: NoticeState = { entries: [], unread: 0 }
let count = 0
const listeners = new Set<() => void>()

/** Says that something worked: a toast for `duration` milliseconds (5 s unless told), and a line of the notice list. */
export function notifySuccess(text: string, duration = 5000): void {
  keep('success', text, duration)
}

/** Says in a sentence that something failed: a toast that stays until closed, or for `duration` milliseconds, and a line of the notice list. */
export function notifyError(text: string, duration = Infinity): void {
  keep('error', asSentence(text), duration)
}

/** The notice list as an external store. */
export const notices = {
  read: () => list,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Takes all of it as read. */
  markRead() {
    change({ ...list, unread: 0 })
  },
  /** Forgets all of it, when another person signs in. */
  clear() {
    change({ entries: [], unread: 0 })
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
  const entries = [{ id, kind, text, at: Date.now() }, ...list.entries].slice(0, kept)
  change({ entries, unread: Math.min(list.unread + 1, kept) })
  return id
}

function change(next: NoticeState) {
  list = next
  for (const listener of listeners) listener()
}

/** The library of the toasts. It comes with the first message, so that no page waits for it. */
export async function toasts() {
  return (await import('#src/app/soon.ts')).toast
}
