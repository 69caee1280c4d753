import { lazy, Suspense } from 'react'
import { css } from '#styled/css'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { untilItArrives } from '#src/ui/loading/until-it-arrives.ts'

const DisplaySettings = lazy(async () => ({ default: (await untilItArrives(() => import('./display-settings.tsx'))).DisplaySettings }))

/** The way to theme, text size and spacing. It comes after the page, which keeps its place free. */
export function DisplayButton({ onCover = false }: { onCover?: boolean }) {
  const place = <span className={css({ minWidth: '11' })} />
  if (!useHydrated()) return place
  return (
    <Suspense fallback={place}>
      <DisplaySettings onCover={onCover} />
    </Suspense>
  )
}
