import { type RefObject, useMemo, useState } from 'react'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { QuestionFacts } from '#machines/questions/question-picker/question-list.ts'
import type { PickerFilters } from '#machines/questions/question-picker/question-picker.machine.ts'
import { formatTime } from '#src/screens/dates.ts'
import { idOfQuestion, mixedTexts, nounOf, typeNames } from '#src/screens/questions/library/question-words.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PickerFilterBar } from './picker-filter-bar.tsx'
import { pickerColumns } from './picker-columns.tsx'

/** Props of `QuestionPicker`. `type` is the one the list is kept at, `alreadyAdded` the ids the exercise asks already. */
export type QuestionPickerProps = {
  list: PagedListView<QuestionDefinition, QuestionFacts>
  filters: PickerFilters
  type: QuestionType | null
  canReset: boolean
  chosen: readonly QuestionDefinition[]
  alreadyAdded: readonly number[]
  timeZone: string
  /** The box for words, for whoever gives it the focus. */
  searchBox?: RefObject<HTMLInputElement | null>
  onFilter: (filters: Partial<PickerFilters>) => void
  onReset: () => void
  onChoose: (questions: readonly QuestionDefinition[]) => void
  onMore: () => void
  onRetry: () => void
}

/** The library to pick questions from: filters, the banner that says which type is shown, and the list, as high as `--picker-height` says. */
export function QuestionPicker(props: QuestionPickerProps) {
  const { list, filters, type, chosen, alreadyAdded } = props
  const columns = useMemo(() => pickerColumns(alreadyAdded), [alreadyAdded])
  const [anchor, setAnchor] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <div className={stack}>
      <PickerFilterBar
        searchBox={props.searchBox}
        facts={list.facts}
        filters={filters}
        canReset={props.canReset}
        clearsChoice={props.canReset && chosen.length > 0}
        onFilter={props.onFilter}
        onReset={props.onReset}
      />
      {type === null ? null : <Notice tone="info">Showing only {typeNames[type]} questions</Notice>}
      {refusal === null ? null : <Notice tone="bad">{refusal}</Notice>}
      <div className={box}>
        <DataTable
          caption="Questions to choose from"
          noun={noun}
          columns={columns}
          idOf={idOfQuestion}
          density="compact"
          scroll="own"
          choice={{
            value: { ids: new Set(chosen.map(idOfQuestion)), kind: chosen[0]?.question_type ?? null, anchor },
            onChange: (next) => {
              setAnchor(next.anchor)
              setRefusal(null)
              const kept = chosen.filter(({ id }) => next.ids.has(id))
              const here = new Set(kept.map(idOfQuestion))
              props.onChoose([...kept, ...list.rows.filter(({ id }) => next.ids.has(id) && !here.has(id))])
            },
            nameOf: (question) => question.question_title,
            kindOf: (question) => question.question_type,
            refusalOf: (question) => (alreadyAdded.includes(question.id) ? 'Already added' : null),
            mixed: mixedTexts.tooltip,
            onRefused: (words) => setRefusal(words === 'Already added' ? null : mixedTexts.toast),
            nounOf,
          }}
          {...pagedTable(
            list,
            {
              loading: 'Loading questions...',
              failed: 'Failed to fetch question definitions',
              timeOf: (readAtMs) => formatTime(new Date(readAtMs), props.timeZone),
            },
            props,
            <Empty {...props} />,
          )}
        />
      </div>
    </div>
  )
}

function Empty({ canReset, onReset }: Pick<QuestionPickerProps, 'canReset' | 'onReset'>) {
  return (
    <EmptyState
      level={3}
      title="No questions found matching your filters."
      actions={
        canReset ? (
          <Button variant="secondary" onClick={onReset}>
            Reset Filter
          </Button>
        ) : undefined
      }
    >
      {canReset ? 'Try other words or filters.' : 'Questions that you or an administrator write appear here.'}
    </EmptyState>
  )
}

const noun = { one: 'question', many: 'questions' }
const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const box = css({ height: '[var(--picker-height, min(30rem, 52dvh))]', minHeight: '[16rem]' })
