import type { ReactNode } from 'react'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { formatTime } from '#src/screens/dates.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine, Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled/css'

type TrackerRowsProps = {
  list: PagedListView<unknown, unknown>
  loading: string
  failed: string
  empty: ReactNode
  timeZone: string
  onRetry: () => void
  children: ReactNode
}

/** The rows of a tracker (`children`), or that they are being read, could not be read, or that there are none; old rows stay through a failure. */
export function TrackerRows({ list: { state, rows, readAtMs }, loading, failed, empty, timeZone, onRetry, children }: TrackerRowsProps) {
  if (state === 'loading') {
    return (
      <div className={waiting}>
        <LoadingLine>{loading}</LoadingLine>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    )
  }
  const isFailed = state === 'failed' || state === 'stale' || state === 'moreFailed'
  return (
    <>
      {isFailed ? (
        <ErrorBand safe={rows.length === 0 ? undefined : `The list below is from ${formatTime(new Date(readAtMs), timeZone)}.`} onRetry={onRetry}>
          {failed}
        </ErrorBand>
      ) : null}
      {rows.length > 0 ? (
        <ul className={list} aria-busy={state === 'searching'}>
          {children}
        </ul>
      ) : state === 'failed' ? null : (
        empty
      )}
    </>
  )
}

const waiting = css({ display: 'flex', flexDirection: 'column', gap: '3', p: { base: '4', md: '5' } })
const list = css({ containerType: 'inline-size', listStyle: 'none' })
