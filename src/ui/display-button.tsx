import { lazy, Suspense } from 'react'
import { css } from '#styled/css'

const DisplaySettings = lazy(async () => ({ default: (await import('./display-settings.tsx')).DisplaySettings }))

/** The way to theme, text size and spacing. It comes after the page, which keeps its place free. */
export function DisplayButton({ onCover = false }: { onCover?: boolean }) {
  return (
    <Suspense fallback={<span className={css({ minWidth: '11' })} />}>
      <DisplaySettings onCover={onCover} />
    </Suspense>
  )
}
