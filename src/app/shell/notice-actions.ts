import { createElement, Fragment } from 'react'
import type { ToastActionProps } from '#src/ui/feedback/toast.tsx'
import { type NoticeEntry, rememberNotice } from './notices.ts'

/** Says that something failed and where it can be mended: an error as `notifyError` says it, with a link at its end. */
export function notifyErrorLink(text: string, link: NoticeLink): void {
  sayWithLink('error', text, link, Infinity)
}

/** Says that something worked and where it can be seen: a toast of 10 seconds with a link at its end. */
export function notifySuccessLink(text: string, link: NoticeLink): void {
  sayWithLink('success', text, link, 10_000)
}

/** Says what was taken away or changed and offers Undo, once, in a toast of 10 seconds; the line of the notice list has no Undo. */
export function notifyUndo(text: string, onUndo: () => void): void {
  sayWithAction('success', text, { children: 'Undo', onPress: onUndo }, 10_000)
}

/** Says that something failed and offers to try again, once, in a toast that stays until it is closed. */
export function notifyRetry(text: string, onRetry: () => void): void {
  sayWithAction('error', text, { children: 'Try again', onPress: onRetry, isRetry: true }, Infinity)
}

function sayWithAction(kind: NoticeEntry['kind'], text: string, action: ToastActionProps, duration: number) {
  const id = rememberNotice(kind, text)
  void import('#src/app/soon.ts').then(({ toast, ToastAction }) => {
    function onPress() {
      toast.dismiss(id)
      action.onPress()
    }
    toast[kind](createElement(Fragment, null, text, createElement(ToastAction, { ...action, onPress })), { id, duration })
  })
}

type NoticeLink = { label: string; href: string }

function sayWithLink(kind: NoticeEntry['kind'], text: string, link: NoticeLink, duration: number) {
  const id = rememberNotice(kind, `${text} ${link.label}`)
  void import('#src/app/soon.ts').then(({ toast, ToastLink }) => {
    const words = createElement(Fragment, null, `${text} `, createElement(ToastLink, { href: link.href, onClick: () => toast.dismiss(id), children: link.label }))
    toast[kind](words, { id, duration })
  })
}
