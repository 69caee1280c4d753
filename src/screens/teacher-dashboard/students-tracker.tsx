import type { WatchCounts, WatchedStudent } from '#contract/dashboard.ts'
import type { TrackingWish } from '#machines/dashboard/tracking.machine.ts'
import type { PagedListView } from '#machines/paged-list/paged-list.selectors.ts'
import { ErrorBand } from '#src/ui/band.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { TextLink } from '#src/ui/link.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Segment } from '#src/ui/segment.tsx'
import { css } from '#styled/css'
import { allStudentsHref } from './dashboard-links.ts'
import { TrackerRows } from './tracker-rows.tsx'
import { WatchedRow } from './watched-row.tsx'

/** Which students are shown: those tracked, filled up to five, or all who need help. */
export type WatchShow = 'tracked' | 'help'

/** Props of `StudentsTracker`. `wished` is what pressed toggles show now; `failed` is the wish that could not be saved. */
export type StudentsTrackerProps = {
  list: PagedListView<WatchedStudent, WatchCounts>
  words: string
  show: WatchShow
  wished: Readonly<Record<number, boolean>>
  failed: Pick<TrackingWish, 'name' | 'isTracked'> | null
  now: Date
  timeZone: string
  onSearch: (words: string) => void
  onShow: (show: WatchShow) => void
  onToggle: (student: WatchedStudent, isTracked: boolean) => void
  onSession: (sessionId: number) => void
  onMore: () => void
  onRetry: () => void
  onRetryTracking: () => void
}

/** The watch-list: who needs their teacher, and why. */
export function StudentsTracker(props: StudentsTrackerProps) {
  const { list, words, show, wished, failed } = props
  const counts = list.facts
  const tracked = (counts?.tracked ?? 0) + list.rows.reduce((sum, { id, is_tracked: was }) => sum + Number(wished[id] ?? was) - Number(was), 0)
  return (
    <Panel
      flush
      title={
        <span className={head}>
          Students
          {counts === null ? null : <span className={count}>{`${tracked} tracked of ${counts.students}`}</span>}
        </span>
      }
      actions={
        <div className={controls}>
          <Segment
            size="sm"
            label="Which students"
            options={[
              { value: 'tracked', label: 'Tracked' },
              { value: 'help', label: counts === null ? 'Need help' : `Need help (${counts.help})` },
            ]}
            value={show}
            onChange={props.onShow}
          />
          <SearchBox aria-label="Search students" placeholder="Search students" value={words} onSearch={props.onSearch} className={css({ minHeight: '9' })} />
        </div>
      }
      foot={counts === null || counts.students === 0 ? undefined : <TextLink href={allStudentsHref}>{`Show all ${counts.students} students`}</TextLink>}
    >
      {failed === null ? null : (
        <ErrorBand safe="Nothing else was changed." onRetry={props.onRetryTracking}>
          {failed.isTracked ? 'Failed to track' : 'Failed to stop tracking'} {failed.name}
        </ErrorBand>
      )}
      <TrackerRows list={list} loading="Loading students..." failed="Failed to fetch students" empty={<Nobody {...props} />} timeZone={props.timeZone} onRetry={props.onRetry}>
        {list.rows.map((student) => {
          const isTracked = wished[student.id] ?? student.is_tracked
          return (
            <WatchedRow
              key={student.id}
              student={student}
              isTracked={isTracked}
              now={props.now}
              timeZone={props.timeZone}
              onToggle={() => props.onToggle(student, !isTracked)}
              onSession={props.onSession}
            />
          )
        })}
      </TrackerRows>
      {list.rows.length < list.total ? (
        <div className={more}>
          <Button variant="text" size="sm" busy={list.state === 'loadingMore'} busyLabel="Loading..." onClick={props.onMore}>
            {`Show more (${list.rows.length} of ${list.total})`}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

function Nobody({ words, show, onSearch, onShow }: StudentsTrackerProps) {
  if (words !== '') {
    return (
      <EmptyState
        level={3}
        title="No students found"
        actions={
          <Button variant="secondary" onClick={() => onSearch('')}>
            Clear the search
          </Button>
        }
      >
        Nobody {show === 'help' ? 'who needs help ' : ''}has “{words}” in their name.
      </EmptyState>
    )
  }
  if (show === 'tracked') return <EmptyState level={3} title="No students found" />
  return (
    <EmptyState
      level={3}
      title="Nobody needs help right now"
      actions={
        <Button variant="secondary" onClick={() => onShow('tracked')}>
          Show tracked students
        </Button>
      }
    >
      Nobody is stuck, overdue, dropping, or at 60% or less on average.
    </EmptyState>
  )
}

const head = css({ display: 'flex', alignItems: 'baseline', gap: '3' })
const count = css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted' })
const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: 'full',
  '& > div': { flex: '[1 1 10rem]', maxWidth: { md: '[14rem]' } },
})
const more = css({ px: { base: '2', md: '3' }, py: '1', borderTop: '1px solid', borderTopColor: 'hairline' })
