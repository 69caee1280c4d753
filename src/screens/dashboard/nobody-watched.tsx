import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import type { WatchShow } from './watch-controls.tsx'

type NobodyWatchedProps = { words: string; show: WatchShow; onSearch: (words: string) => void; onShow: (show: WatchShow) => void }

/** What stands in a watch-list without students: why there are none, and a way to see some. */
export function NobodyWatched({ words, show, onSearch, onShow }: NobodyWatchedProps) {
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
  if (show === 'tracked') return <EmptyState level={3} of="students" title="No students found" />
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
