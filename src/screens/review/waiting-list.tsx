import type { ReactNode } from 'react'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled/css'

/**
 * Props of `WaitingList`. `failed` are the words when it cannot be read, `stopped` tells that something pressed was not saved;
 * `empty` stands where nothing waits. `isAlone`: its title is only said, as the page's own tells enough.
 */
export type WaitingListProps<Row> = {
  title: string
  isAlone?: boolean
  list: PagedListView<Row, null>
  loading: string
  failed: string
  stopped: string | null
  empty: ReactNode
  idOf: (row: Row) => number
  draw: (row: Row) => ReactNode
  onMore: () => void
  onRetry: () => void
  onRetryStopped: () => void
}

/** One list of things that wait, in all its states. */
export function WaitingList<Row>(props: WaitingListProps<Row>) {
  const { list, idOf, draw } = props
  const isOld = list.state === 'searching' || list.state === 'stale'
  return (
    <Panel {...(props.isAlone === true ? {} : { title: props.title })} flush>
      {props.isAlone === true ? (
        <VisuallyHidden>
          <h2>{props.title}</h2>
        </VisuallyHidden>
      ) : null}
      {props.stopped === null ? null : (
        <ErrorBand onRetry={props.onRetryStopped} safe="What you pressed is still here.">
          {props.stopped}
        </ErrorBand>
      )}
      {list.state === 'failed' || list.state === 'stale' || list.state === 'moreFailed' ? <ErrorBand onRetry={props.onRetry}>{props.failed}</ErrorBand> : null}
      {list.state === 'loading' || list.state === 'searching' ? (
        <div className={around}>
          <LoadingLine>{props.loading}</LoadingLine>
        </div>
      ) : null}
      {list.rows.length === 0 && list.state === 'ready' ? <div className={around}>{props.empty}</div> : null}
      <ul>
        {list.rows.map((row) => (
          <li key={idOf(row)} className={item}>
            {draw(row)}
          </li>
        ))}
      </ul>
      {list.total > list.rows.length && !isOld ? (
        <div className={around}>
          <Button variant="secondary" busy={list.state === 'loadingMore'} busyLabel="Loading..." onClick={props.onMore}>
            Show more, {list.total - list.rows.length} left
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

const around = css({ p: { base: '4', md: '5' } })
const item = css({ p: { base: '4', md: '5' }, '& + &': { borderTop: '1px solid', borderTopColor: 'hairline' } })
