import type { ReactNode } from 'react'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'

type ChoiceListProps = {
  list: PagedListView<unknown, unknown>
  isEmpty: boolean
  loading: string
  failed: string
  none: string
  onMore: () => void
  onRetry: () => void
  children: ReactNode
}

/**
 * A short box of things to choose from, with its loading, failed and empty words and a way to the rest. `children` are its items;
 * they keep their place while others are looked for, so that a press lands where it was meant.
 */
export function ChoiceList({ list, children, ...props }: ChoiceListProps) {
  const { state, rows, total } = list
  const isFailed = state === 'failed' || state === 'stale' || state === 'moreFailed'
  const hasMore = rows.length < total && (state === 'ready' || state === 'loadingMore')
  return (
    <div className={box}>
      {isFailed ? <ErrorBand onRetry={props.onRetry}>{props.failed}</ErrorBand> : null}
      {props.isEmpty && state === 'ready' ? (
        <p role="status" className={none}>
          {props.none}
        </p>
      ) : null}
      <ul className={items}>{children}</ul>
      {state === 'loading' || state === 'searching' ? (
        <div className={css({ px: '3' })}>
          <LoadingLine>{props.loading}</LoadingLine>
        </div>
      ) : null}
      {hasMore ? (
        <Button variant="text" size="sm" busy={state === 'loadingMore'} busyLabel="Loading more..." onClick={props.onMore}>
          Show more ({rows.length} of {total})
        </Button>
      ) : null}
    </div>
  )
}

const box = css({ maxHeight: '[15rem]', overflowY: 'auto', border: '[1px solid token(colors.hairlineStrong)]', borderRadius: 'control' })
const items = css({ '& > li + li': { borderTop: '[1px solid token(colors.hairline)]' } })
const none = css({ px: '3', py: '3', color: 'muted' })
