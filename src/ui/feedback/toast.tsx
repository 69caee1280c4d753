import type { ReactNode } from 'react'
import { resolveValue, toast as toasts, useToaster } from 'react-hot-toast/headless'
import { toast } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert, circleCheck, info, refreshCw, undo2, x } from '#src/ui/icons/icons.ts'
import { Link, type LinkProps } from '#src/ui/controls/link.tsx'
import { Spinner } from './spinner.tsx'

/** What a toast is about. */
export type ToastKind = 'success' | 'error' | 'loading' | 'note'

const mostShown = 2
const icons = { success: circleCheck, error: circleAlert, note: info } as const

/** One toast: icon, words, perhaps a `ToastAction`, and with `onDismiss` a way to take it away. */
export function Toast({ kind, children, onDismiss }: { kind: ToastKind; children: ReactNode; onDismiss?: () => void }) {
  const styles = toast()
  return (
    <div className={styles.root}>
      {kind === 'loading' ? <Spinner size={20} /> : <Icon of={icons[kind]} size={20} />}
      <div className={styles.words}>{children}</div>
      {onDismiss === undefined ? null : (
        <button type="button" className={styles.dismiss} onClick={onDismiss}>
          <Icon of={x} size={18} />
          Close
        </button>
      )}
    </div>
  )
}

/** Props of `ToastAction`; with `isRetry` it tries again instead of taking back. */
export type ToastActionProps = { children: ReactNode; onPress: () => void; isRetry?: boolean }

/** The one thing a toast offers, usually Undo. */
export function ToastAction({ children, onPress, isRetry = false }: ToastActionProps) {
  return (
    <button type="button" className={toast().action} onClick={onPress}>
      <Icon of={isRetry ? refreshCw : undo2} size={18} />
      {children}
    </button>
  )
}

/** A link in the words of a toast. */
export function ToastLink(props: LinkProps) {
  return <Link {...props} className={toast().link} />
}

/** Where the newest two toasts of react-hot-toast appear and are announced; once per page. They wait while pointer or focus is on them. */
export function Toaster() {
  const { toasts: shown, handlers } = useToaster({ duration: 6000 })
  return (
    <div
      className={toast().region}
      role="region"
      aria-label="Messages"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown
        .filter((item) => item.visible)
        .slice(0, mostShown)
        .map((item) => (
          <div key={item.id} {...item.ariaProps}>
            <Toast kind={item.type === 'blank' || item.type === 'custom' ? 'note' : item.type} onDismiss={() => toasts.dismiss(item.id)}>
              {resolveValue(item.message, item)}
            </Toast>
          </div>
        ))}
    </div>
  )
}
