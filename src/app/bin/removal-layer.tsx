import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { RemovalLayerProps } from './removal-props.ts'

const RemovalAsked = lazy(async () => ({ default: (await import('./removal-asked.tsx')).RemovalAsked }))

/** The dialog of a page's removals, while there is something to ask or to tell. */
export function RemovalLayer(props: RemovalLayerProps) {
  const isShown = useSelector(props.removal, (now) => now.matches('confirming') || now.matches('removing'))
  return isShown ? (
    <Suspense>
      <RemovalAsked {...props} />
    </Suspense>
  ) : null
}
