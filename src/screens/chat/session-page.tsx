import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { useVisibleHeight } from '#src/ui/hooks/use-visible-height.ts'

/** The page of a running session of either kind, as high as what is seen; its parts are laid out by the room in it. */
export function SessionPage({ children }: { children: ReactNode }) {
  return (
    <div ref={useVisibleHeight<HTMLDivElement>()} className={page}>
      {children}
    </div>
  )
}

const page = css({
  containerName: 'session',
  containerType: 'size',
  height: 'screen',
  minHeight: '[11rem]',
  display: 'flex',
  flexDirection: 'column',
  background: 'paper',
})
