import type { OwnerFilter } from '#contract/questions.ts'
import type { QuestionFacts, QuestionQuery } from '#machines/question-picker/question-list.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { rotateCcw } from '#src/ui/icons.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Select } from '#src/ui/select.tsx'

type QuestionFiltersProps = {
  query: QuestionQuery
  facts: QuestionFacts | null
  canReset: boolean
  onNarrow: (change: Partial<QuestionQuery>) => void
  onReset: () => void
}

type Order = NonNullable<QuestionQuery['sort']>
type Status = 'all' | NonNullable<QuestionQuery['status']>

const authors: { value: OwnerFilter; label: string }[] = [
  { value: 'user', label: 'Added by Me' },
  { value: 'admin', label: 'Added by Admin' },
  { value: 'both', label: 'All Authors' },
]
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
  const topic = query.subject
  const known = facts?.subjects ?? []
  const topics = topic === null || known.includes(topic) ? known : [...known, topic]
  return (
    <search className={bar} aria-label="Filter questions">
      <div className={words}>
        <SearchBox aria-label="Search questions" placeholder="Search questions" maxLength={200} value={query.q} onSearch={(q) => onNarrow({ q })} />
      </div>
      <Select
        look="filter"
        aria-label="Author"
        options={authors}
        value={query.author ?? facts?.author ?? 'user'}
        onChange={(author) => onNarrow({ author })}
      />
      <Select
        look="filter"
        aria-label="Topic"
        options={[{ value: '', label: 'All Topics' }, ...topics.map((name) => ({ value: name, label: name }))]}
        value={topic ?? ''}
        onChange={(subject) => onNarrow({ subject: subject === '' ? null : subject })}
      />
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
      <Button variant="text" icon={rotateCcw} disabled={!canReset} onClick={onReset}>
        Reset Filters
      </Button>
    </search>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  '& > *': { flex: { base: '[1 1 9rem]', md: '[0 1 auto]' }, minWidth: '0' },
})
const words = css({ '&&': { flex: { base: '[1 1 100%]', md: '[1 1 14rem]' } }, maxWidth: { md: '[20rem]' } })
