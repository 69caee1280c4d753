import type { OwnerFilter } from '#contract/questions.ts'
import type { ExerciseFacts, ExerciseQuery } from '#machines/exercise-list/exercise-list.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { rotateCcw } from '#src/ui/icons.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Select } from '#src/ui/select.tsx'
import { ordinal } from './exercise-words.ts'

type ExerciseFiltersProps = {
  query: ExerciseQuery
  facts: ExerciseFacts | null
  canReset: boolean
  onNarrow: (change: Partial<ExerciseQuery>) => void
  onReset: () => void
}

type Status = 'all' | NonNullable<ExerciseQuery['status']>

const statuses: { value: Status; label: string }[] = [
  { value: 'all', label: 'All Statuses' },
  { value: 'added', label: 'Added to Assignment' },
  { value: 'not_added', label: 'Not Added to Assignment' },
]
const owners: { value: OwnerFilter; label: string }[] = [
  { value: 'user', label: 'Added by Me' },
  { value: 'admin', label: 'Added by Admin' },
  { value: 'both', label: 'All Exercises' },
]

/** Words and choices that narrow the list; grades and topics are those there are. */
export function ExerciseFilters({ query, facts, canReset, onNarrow, onReset }: ExerciseFiltersProps) {
  const grades = withChosen(facts?.gradeLevels ?? [], query.grade)
  const themes = withChosen(facts?.themes ?? [], query.theme)
  return (
    <search className={bar} aria-label="Filter exercises">
      <div className={words}>
        <SearchBox
          aria-label="Search exercises"
          placeholder="Search by title or keyword..."
          maxLength={200}
          value={query.q}
          onSearch={(q) => onNarrow({ q })}
        />
      </div>
      <Select
        look="filter"
        aria-label="Grade level"
        options={[{ value: '', label: 'All Grade Levels' }, ...grades.map((grade) => ({ value: String(grade), label: `${ordinal(grade)} grade` }))]}
        value={query.grade === null ? '' : String(query.grade)}
        onChange={(grade) => onNarrow({ grade: grade === '' ? null : Number(grade) })}
      />
      <Select
        look="filter"
        aria-label="Assignment status"
        options={statuses}
        value={query.status ?? 'all'}
        onChange={(status) => onNarrow({ status: status === 'all' ? null : status })}
      />
      <Select look="filter" aria-label="Owner" options={owners} value={query.owner} onChange={(owner) => onNarrow({ owner })} />
      {themes.length === 0 ? null : (
        <Select
          look="filter"
          aria-label="Topic"
          options={[{ value: '', label: 'All Topics' }, ...themes.map((theme) => ({ value: theme, label: theme }))]}
          value={query.theme ?? ''}
          onChange={(theme) => onNarrow({ theme: theme === '' ? null : theme })}
        />
      )}
      <Button variant="text" icon={rotateCcw} disabled={!canReset} className={reset} onClick={onReset}>
        Reset Filters
      </Button>
    </search>
  )
}

/** What there is to choose from, with what is chosen even where the list has none of it any more. */
function withChosen<Value>(offered: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  '& > *': { flex: { base: '[1 1 9rem]', md: '[0 1 auto]' }, minWidth: '0' },
})
const words = css({ '&&': { flex: { base: '[1 1 100%]', md: '[1 1 16rem]' } }, maxWidth: { md: '[24rem]' } })
const reset = css({ mdDown: { '&:disabled': { display: 'none' } } })
