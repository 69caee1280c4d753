import type { RefObject } from 'react'
import type { QuestionFacts } from '#machines/questions/question-picker/question-list.ts'
import type { PickerFilters } from '#machines/questions/question-picker/question-picker.machine.ts'
import { authors } from '#src/screens/questions/library/question-words.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { TopicName } from '#src/ui/text/topic-name.tsx'

type PickerFilterBarProps = {
  searchBox: RefObject<HTMLInputElement | null> | undefined
  facts: QuestionFacts | null
  filters: PickerFilters
  canReset: boolean
  clearsChoice: boolean
  onFilter: (filters: Partial<PickerFilters>) => void
  onReset: () => void
}

const mostPills = 8

/** Words, whose questions, and a pill per topic; topics beyond the eighth stand in a list. */
export function PickerFilterBar({ searchBox, facts, filters, canReset, clearsChoice, onFilter, onReset }: PickerFilterBarProps) {
  const topics = facts?.subjects ?? []
  const pills = topics.slice(0, mostPills)
  const rest = topics.slice(mostPills)
  const topic = filters.subject ?? ''
  return (
    <div className={bar}>
      <div className={line}>
        <div className={grow}>
          <SearchBox
            ref={searchBox}
            aria-label="Search questions"
            placeholder="Search questions"
            maxLength={200}
            value={filters.q}
            onSearch={(q) => onFilter({ q })}
          />
        </div>
        <Select
          look="filter"
          aria-label="Author"
          options={authors}
          value={filters.author ?? facts?.author ?? 'user'}
          onChange={(author) => onFilter({ author })}
        />
        <Button variant="text" title={clearsChoice ? 'Shows all types again and clears the selection' : undefined} disabled={!canReset} onClick={onReset}>
          Reset Filter
        </Button>
      </div>
      {topics.length === 0 ? null : (
        <div className={line}>
          <Segment
            size="sm"
            label="Topic"
            options={[{ value: '', label: 'All Topics' }, ...pills.map((subject) => ({ value: subject, label: <TopicName>{subject}</TopicName> }))]}
            value={rest.includes(topic) ? 'in the list' : topic}
            onChange={(subject) => onFilter({ subject: subject === '' ? null : subject })}
          />
          {rest.length === 0 ? null : (
            <Select
              look="filter"
              aria-label="More topics"
              options={[{ value: '', label: 'More topics' }, ...rest.map((subject) => ({ value: subject, label: subject }))]}
              value={rest.includes(topic) ? topic : ''}
              onChange={(subject) => onFilter({ subject: subject === '' ? null : subject })}
            />
          )}
        </div>
      )}
    </div>
  )
}

const bar = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' })
const grow = css({ flex: '[1 1 14rem]', minWidth: '0' })
