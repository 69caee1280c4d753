import { FilterBar } from '#src/screens/lists/filter-bar.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { widePage } from '#src/ui/layout/page-layout.ts'
import type { HistoryScreenProps } from './history-props.ts'
import { HistoryTable } from './history-table.tsx'

const outcomes = [
  { value: 'all', label: 'All Statuses' },
  { value: 'completed', label: 'Completed' },
  { value: 'incomplete', label: 'Incomplete' },
] as const

/** What a student has done: every session, the newest first. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { query, onNarrow } = props
  return (
    <div className={widePage}>
      <PageHead crumbs={[{ label: 'Home', href: '/student' }, { label: 'History' }]}>
        <PageTitle lead="Everything you started, and how it went.">Recently Completed Assignments</PageTitle>
      </PageHead>
      <HistoryTable {...props} find={<HistoryFilters query={query} onNarrow={onNarrow} />} />
    </div>
  )
}

function HistoryFilters({ query, onNarrow }: Pick<HistoryScreenProps, 'query' | 'onNarrow'>) {
  const chosen = outcomes.filter(({ value }) => value === query.outcome)
  return (
    <FilterBar
      noun="sessions"
      placeholder="Search by title..."
      words={query.q}
      canReset={query.q !== '' || query.outcome !== null}
      onSearch={(q) => onNarrow({ q })}
      chosen={chosen.map(({ label }) => ({ word: label, onClear: () => onNarrow({ outcome: null }) }))}
      onReset={() => onNarrow({ q: '', outcome: null })}
    >
      <Select
        look="filter"
        aria-label="Status"
        options={[...outcomes]}
        value={query.outcome ?? 'all'}
        onChange={(outcome) => onNarrow({ outcome: outcome === 'all' ? null : outcome })}
      />
    </FilterBar>
  )
}
