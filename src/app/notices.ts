import { createElement, Fragment } from 'react'

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

/** Says that something failed and where it can be mended: an error as `notifyError` says it, with a link at its end. */
export function notifyErrorLink(text: string, link: NoticeLink): void {
  sayWithLink('error', text, link, Infinity)
}

/** Says that something worked and where it can be seen: a toast of 10 seconds with a link at its end. */
export function notifySuccessLink(text: string, link: NoticeLink): void {
  sayWithLink('success', text, link, 10_000)
}

/** Says what was taken away and offers Undo, once, in a toast of 10 seconds; the line of the notice list has no Undo. */
export function notifyUndo(text: string, onUndo: () => void): void {
  const id = remember('success', text)
  void Promise.all([toasts(), import('#src/ui/toast.tsx')]).then(([toast, { ToastAction }]) => {
    function undo() {
      toast.dismiss(id)
      onUndo()
    }
    toast.success(createElement(Fragment, null, text, createElement(ToastAction, { onPress: undo, children: 'Undo' })), { id, duration: 10_000 })
  })
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

type NoticeLink = { label: string; href: string }

function sayWithLink(kind: NoticeEntry['kind'], text: string, link: NoticeLink, duration: number) {
  const id = remember(kind, `${text} ${link.label}`)
  void Promise.all([toasts(), import('#src/ui/toast.tsx')]).then(([toast, { ToastLink }]) => {
    const words = createElement(Fragment, null, `${text} `, createElement(ToastLink, { href: link.href, onClick: () => toast.dismiss(id), children: link.label }))
    toast[kind](words, { id, duration })
  })
}

function keep(kind: NoticeEntry['kind'], text: string, duration: number) {
  const id = remember(kind, text)
  void toasts().then((toast) => toast[kind](text, { id, duration }))
}

function remember(kind: NoticeEntry['kind'], text: string): string {
  count += 1
  const id = `notice-${count}`
  entries = [{ id, kind, text, at: Date.now() }, ...entries].slice(0, kept)
  tellListeners()
  return id
}

function tellListeners() {
  for (const listener of listeners) listener()
}

/** The toasts come with the first message, so that no page waits for them. */
async function toasts() {
  return (await import('react-hot-toast/headless')).toast
}
