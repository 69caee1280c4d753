import { css } from '#styled/css'
import { FilterBar } from '#src/screens/lists/filter-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { Tools } from '#src/ui/data-table/table-tools.tsx'
import { plus } from '#src/ui/icons/icons.ts'
import type { WorkBy, WorkFilter, WorkToolsProps } from './work-props.ts'

/** What stands above both lists of assignments: words and a status to narrow them, what a row is, and giving more. */
export function workTools({ words, filter, by, onSearch, onFilter, onBy, onNew }: WorkToolsProps): Tools {
  return {
    find: (
      <FilterBar
        noun="assignments"
        placeholder="Search assignments"
        words={words}
        chosen={filters.filter(({ value }) => value === filter && value !== 'all').map(({ label }) => ({ word: label, onClear: () => onFilter('all') }))}
        canReset={filter !== 'all'}
        onSearch={onSearch}
        onReset={() => onFilter('all')}
      >
        <Select look="filter" aria-label="Show" options={filters} value={filter} onChange={onFilter} />
      </FilterBar>
    ),
    more: (
      <>
        <div className={choices}>
          <Segment size="sm" label="A row for" options={rowsOf} value={by} onChange={onBy} />
        </div>
        {onNew === null ? null : (
          <Button icon={plus} onClick={onNew}>
            <span>
              New<span className={css({ srOnly: { base: true, lg: false } })}> assignment</span>
            </span>
          </Button>
        )}
      </>
    ),
  }
}

const filters: { value: WorkFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'due_today', label: 'Due Today' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'completed', label: 'Completed' },
]
const rowsOf: { value: WorkBy; label: string }[] = [
  { value: 'assignment', label: 'By assignment' },
  { value: 'student', label: 'By student' },
]
const choices = css({ minWidth: '0', '& > fieldset': { width: 'full' } })
