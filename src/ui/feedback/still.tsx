import { memo, type ReactNode } from 'react'

type StillProps = { isStill: boolean; children: ReactNode }

/** Leaves its children as they were drawn last while `isStill`: what is about to be replaced costs nothing to keep. */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_, next) => next.isStill,
)
