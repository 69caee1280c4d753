import type { OwnerFilter } from '#contract/questions/questions.ts'
import type { ExerciseFacts, ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import { type ChosenFilter, chosenWord, FilterBar, withChosen } from '#src/screens/lists/filter-bar.tsx'
import { OfferedFilter } from '#src/screens/lists/offered-filter.tsx'
import { Select } from '#src/ui/controls/select.tsx'
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
  { value: 'shared', label: 'Shared with Me' },
  { value: 'both', label: 'All Exercises' },
]

/** Words and choices that narrow the list; grades and topics are those there are. */
export function ExerciseFilters({ query, facts, canReset, onNarrow, onReset }: ExerciseFiltersProps) {
  const grades = withChosen(facts?.gradeLevels ?? [], query.grade)
  const tags = withChosen(facts?.tags ?? [], query.tag)
  const themes = withChosen(facts?.themes ?? [], query.theme)
  return (
    <FilterBar
      noun="exercises"
      placeholder="Search by title or keyword..."
      words={query.q}
      chosen={chosenOf({ query, onNarrow })}
      canReset={canReset}
      onSearch={(q) => onNarrow({ q })}
      onReset={onReset}
    >
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
        <OfferedFilter label="Topic" allWord="All Topics" offered={themes} value={query.theme} onChoose={(theme) => onNarrow({ theme })} />
      )}
      {tags.length === 0 ? null : (
        <OfferedFilter label="Tag" allWord="All Tags" offered={tags} value={query.tag} onChoose={(tag) => onNarrow({ tag })} />
      )}
    </FilterBar>
  )
}

function chosenOf({ query, onNarrow }: Pick<ExerciseFiltersProps, 'query' | 'onNarrow'>): ChosenFilter[] {
  const status = statuses.filter(({ value }) => value === query.status)
  const owner = owners.filter(({ value }) => value !== 'both' && value === query.owner)
  return [
    ...chosenWord(query.grade === null ? null : `${ordinal(query.grade)} grade`, () => onNarrow({ grade: null })),
    ...status.map(({ label }) => ({ word: label, onClear: () => onNarrow({ status: null }) })),
    ...owner.map(({ label }) => ({ word: label, onClear: () => onNarrow({ owner: 'both' }) })),
    ...chosenWord(query.theme, () => onNarrow({ theme: null })),
    ...chosenWord(query.tag, () => onNarrow({ tag: null })),
  ]
}
