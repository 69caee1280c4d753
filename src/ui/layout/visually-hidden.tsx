import type { ReactNode } from 'react'
import { unseen } from '#styled/recipes'

/** Words for screen readers only; `below="md"` hides them from sight on phones only. */
export function VisuallyHidden({ children, below }: { children: ReactNode; below?: 'md' }) {
  return <span className={unseen({ below })}>{children}</span>
}
