import type { QuestionFacts, QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import { type ChosenFilter, chosenWord, FilterBar, withChosen } from '#src/screens/lists/filter-bar.tsx'
import { OfferedFilter } from '#src/screens/lists/offered-filter.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { authors } from './question-words.ts'

type QuestionFiltersProps = {
  query: QuestionQuery
  facts: QuestionFacts | null
  canReset: boolean
  onNarrow: (change: Partial<QuestionQuery>) => void
  onReset: () => void
}

type Order = NonNullable<QuestionQuery['sort']>
type Status = 'all' | NonNullable<QuestionQuery['status']>

const statuses: { value: Status; label: string }[] = [
  { value: 'all', label: 'All Statuses' },
  { value: 'added', label: 'Added to Exercise' },
  { value: 'not_added', label: 'Not Added to Exercise' },
]
const orders: { value: Order; label: string }[] = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: 'title', label: 'A to Z' },
  { value: '-title', label: 'Z to A' },
]

/** Words, choices and the order of the library; topics are those there are, the most frequent first. */
export function QuestionFilters({ query, facts, canReset, onNarrow, onReset }: QuestionFiltersProps) {
  const tags = withChosen(facts?.tags ?? [], query.tag ?? null)
  const topics = withChosen(facts?.subjects ?? [], query.subject)
  return (
    <FilterBar
      noun="questions"
      placeholder="Search questions"
      words={query.q}
      canReset={canReset}
      onSearch={(q) => onNarrow({ q })}
      onReset={onReset}
      chosen={chosenOf({ query, facts, onNarrow })}
    >
      <Select
        look="filter"
        aria-label="Author"
        options={authors}
        value={authorOf({ query, facts })}
        onChange={(author) => onNarrow({ author })}
      />
      <OfferedFilter label="Topic" allWord="All Topics" offered={topics} value={query.subject} onChoose={(subject) => onNarrow({ subject })} />
      {tags.length === 0 ? null : (
        <OfferedFilter label="Tag" allWord="All Tags" offered={tags} value={query.tag ?? null} onChoose={(tag) => onNarrow({ tag })} />
      )}
      <Select
        look="filter"
        aria-label="Exercise status"
        options={statuses}
        value={query.status ?? 'all'}
        onChange={(status) => onNarrow({ status: status === 'all' ? null : status })}
      />
      <Select
        look="filter"
        aria-label="Order"
        options={orders}
        value={query.sort ?? '-created'}
        onChange={(sort) => onNarrow({ sort: sort === '-created' ? null : sort })}
      />
    </FilterBar>
  )
}

/** Whose questions are shown, also where nobody chose it. */
function authorOf({ query, facts }: Pick<QuestionFiltersProps, 'query' | 'facts'>) {
  return query.author ?? facts?.author ?? 'user'
}

function chosenOf({ query, facts, onNarrow }: Pick<QuestionFiltersProps, 'query' | 'facts' | 'onNarrow'>): ChosenFilter[] {
  const author = authors.filter(({ value }) => value !== 'both' && value === authorOf({ query, facts }))
  const status = statuses.filter(({ value }) => value === query.status)
  return [
    ...author.map(({ label }) => ({ word: label, onClear: () => onNarrow({ author: 'both' }) })),
    ...chosenWord(query.subject, () => onNarrow({ subject: null })),
    ...chosenWord(query.tag ?? null, () => onNarrow({ tag: null })),
    ...status.map(({ label }) => ({ word: label, onClear: () => onNarrow({ status: null }) })),
  ]
}
