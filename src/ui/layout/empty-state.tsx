import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { emptyState } from '#styled/recipes'

/** An empty list: a page drawing, the literal text as `title`, what is true (`children`), what to do (`actions`, one of them primary). */
export function EmptyState({ title, children, actions, level = 2 }: { title: string; children?: ReactNode; actions?: ReactNode; level?: 1 | 2 | 3 }) {
  const styles = emptyState()
  const Heading = `h${level}` as const
  return (
    <div className={styles.root}>
      <EmptyPage className={styles.drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <p className={styles.words}>{children}</p>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

function EmptyPage({ className }: { className: string | undefined }) {
  return (
    <svg width="8.875rem" height="6.875rem" viewBox="0 0 142 110" fill="none" strokeWidth="1.5" aria-hidden="true" className={className}>
      <rect x="1" y="1" width="140" height="108" rx="8" className={page} />
      <path d="M31 1V109" strokeWidth="2" className={rule} />
      <circle cx="16" cy="25" r="4" className={ring} />
      <path d="M41 25H131M41 45H131M41 65H131M41 85H131" className={lines} />
    </svg>
  )
}

const page = css({ fill: 'paper', stroke: 'hairlineStrong' })
const rule = css({ stroke: 'marginRule' })
const ring = css({ stroke: 'control' })
const lines = css({ stroke: 'hairlineStrong' })
