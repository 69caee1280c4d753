import type { WatchCounts, WatchedStudent } from '#contract/dashboard/dashboard.ts'
import type { TrackingWish } from '#machines/dashboard/dashboard/tracking.machine.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { css } from '#styled/css'
import { allStudentsHref } from './dashboard-links.ts'
import { NobodyWatched } from './nobody-watched.tsx'
import { TrackerRows } from './tracker-rows.tsx'
import { WatchControls, type WatchShow } from './watch-controls.tsx'
import { WatchedRow } from './watched-row.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

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
        <WatchControls needHelp={counts === null ? null : counts.help} words={words} show={show} onSearch={props.onSearch} onShow={props.onShow} />
      }
      foot={counts === null || counts.students === 0 ? undefined : <TextLink href={allStudentsHref}>{showAll(counts.students)}</TextLink>}
    >
      {failed === null ? null : (
        <ErrorBand safe="Nothing else was changed." onRetry={props.onRetryTracking}>
          {`${failed.isTracked ? 'Failed to track' : 'Failed to stop tracking'} ${isolated(failed.name)}`}
        </ErrorBand>
      )}
      <TrackerRows list={list} loading="Loading students..." failed="Failed to fetch students" empty={<NobodyWatched {...props} />} timeZone={props.timeZone} onRetry={props.onRetry}>
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
      {list.rows.length < list.total && list.state !== 'searching' && list.state !== 'stale' ? (
        <div className={more}>
          <Button variant="text" size="sm" busy={list.state === 'loadingMore'} busyLabel="Loading..." onClick={props.onMore}>
            {`Show more (${list.rows.length} of ${list.total})`}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

function showAll(students: number): string {
  return students === 1 ? 'Show the student in the classroom' : `Show all ${students} students`
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })
const count = css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted' })
const more = css({ px: { base: '2', md: '3' }, py: '1', borderTop: '1px solid', borderTopColor: 'hairline' })
