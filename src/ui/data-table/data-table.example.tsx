import { useState } from 'react'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { copy, trash2 } from '#src/ui/icons/icons.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { type ExampleQuestion, exampleQuestions, idOfQuestion, QuestionActions, questionColumns } from './example-questions.tsx'
import { nothingSelected, type Selection } from './selection.ts'
import type { Sort } from './sort.ts'

const ten = exampleQuestions(10)
const tenThousand = exampleQuestions(10_000)
const three: Selection = { ids: new Set([1, 2, 5]), kind: 'Free Form', anchor: 5 }

/** A table of questions in all its moments. */
export const examples = {
  'Ten rows': () => <Questions rows={ten} />,
  'Three selected, one type only': () => <Questions rows={ten} selection={three} />,
  'Ten thousand rows': () => (
    <div className={css({ height: '[32rem]', width: 'full' })}>
      <Questions rows={tenThousand} scroll="own" sort={{ column: 'subject', direction: 'descending' }} />
    </div>
  ),
  'More to come': () => <Questions rows={ten} paging={{ total: 10_000, isLoading: true, onMore: () => undefined }} />,
  'More failed': () => (
    <Questions rows={ten} paging={{ total: 10_000, isLoading: false, failure: 'Failed to fetch question definitions.', onMore: () => undefined }} />
  ),
  Loading: () => <Questions rows={[]} loading="Loading questions..." />,
  'Failed, the old rows stay': () => (
    <Questions
      rows={ten.slice(0, 3)}
      band={
        <ErrorBand safe="This list is from 10:42 AM." onRetry={() => undefined}>
          Failed to fetch question definitions.
        </ErrorBand>
      }
    />
  ),
  Empty: () => <Questions rows={[]} />,
  'Compact, nothing to choose': () => (
    <DataTable
      caption="Questions"
      noun={noun}
      columns={questionColumns.slice(0, 3)}
      rows={ten.slice(1, 5)}
      idOf={idOfQuestion}
      density="compact"
      empty={null}
    />
  ),
  'On a phone': () => (
    <div className={css({ maxWidth: '[22.5rem]' })}>
      <Questions rows={ten.slice(0, 4)} selection={three} />
    </div>
  ),
}

/** Each in a window of its own: a table is as wide as its place. */
export const framed = true

const noun = { one: 'question', many: 'questions' }

type QuestionsProps = Pick<DataTableProps<ExampleQuestion>, 'rows' | 'paging' | 'loading' | 'band' | 'scroll'> & { selection?: Selection; sort?: Sort }

function Questions({ rows, selection: first = nothingSelected, sort: firstSort, ...rest }: QuestionsProps) {
  const [selection, setSelection] = useState(first)
  const [sort, setSort] = useState<Sort | null>(firstSort ?? null)
  return (
    <DataTable
      {...rest}
      caption="Questions"
      noun={noun}
      columns={questionColumns}
      rows={rows}
      idOf={idOfQuestion}
      sort={sort}
      onSort={setSort}
      choice={{
        value: selection,
        onChange: setSelection,
        nameOf: (question) => question.title,
        kindOf: (question) => question.type,
        mixed: 'Cannot mix different question types',
        nounOf: (kind) => ({ one: `${kind} question`, many: `${kind} questions` }),
        actions: (
          <>
            <Button variant="secondary" size="sm" icon={copy}>
              Add to exercise
            </Button>
            <Button variant="danger" size="sm" icon={trash2}>
              Delete
            </Button>
          </>
        ),
      }}
      actions={{ width: 'xl', of: (question) => <QuestionActions question={question} /> }}
      empty={<EmptyState title="No questions found matching your filters.">You have 41 questions. None of them mentions “glacier”.</EmptyState>}
    />
  )
}
