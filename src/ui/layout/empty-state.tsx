import type { ReactNode } from 'react'
import { emptyState } from '#styled/recipes'
import { EmptyDrawing, type EmptyOf } from './empty-drawing.tsx'

/** Props of `EmptyState`. */
export type EmptyStateProps = { title: string; children?: ReactNode; actions?: ReactNode; level?: 1 | 2 | 3; of?: EmptyOf }

/**
 * An empty list: a drawing of what is missing (`of`), the literal text as `title`, what is true (`children`), what to do (`actions`, one of them
 * primary).
 */
export function EmptyState({ title, children, actions, level = 2, of = 'page' }: EmptyStateProps) {
  const styles = emptyState()
  const Heading = `h${level}` as const
  return (
    <div className={styles.root}>
      <EmptyDrawing of={of} className={styles.drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <p className={styles.words}>{children}</p>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
