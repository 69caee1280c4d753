import type { ReactNode } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { QuestionFacts, QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import { LibraryPage } from '#src/screens/lists/library-page.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { reach, type Selection } from '#src/ui/data-table/selection.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { QuestionGestures } from './question-actions.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionTable } from './question-table.tsx'
import { idOfQuestion, nounOf } from './question-words.ts'

/** Choosing all that matches, of a list that is not all here: not asked for, on its way, or failed. */
export type GatherState = 'idle' | 'gathering' | 'failed'

/**
 * Props of `QuestionLibraryScreen`. `isNarrowed` says whether words or filters narrow the list, `added` what was last added to
 * exercises; `dialogs` stand over the page.
 */
export type QuestionLibraryScreenProps = QuestionGestures & {
  list: PagedListView<QuestionDefinition, QuestionFacts>
  query: QuestionQuery
  isNarrowed: boolean
  selection: Selection
  gathering: GatherState
  added: string | null
  timeZone: string
  onNarrow: (change: Partial<QuestionQuery>) => void
  onReset: () => void
  onSelect: (selection: Selection) => void
  onSelectAll: () => void
  onRefused: (words: string) => void
  onAddSelected: () => void
  onDeleteSelected: () => void
  onNew: () => void
  onShowDeleted: () => void
  onMore: () => void
  onRetry: () => void
  dialogs: ReactNode
}

/** The question library: found by words and filters, looked at, written, copied, put into exercises and deleted. */
export function QuestionLibraryScreen(props: QuestionLibraryScreenProps) {
  return (
    <LibraryPage
      title="Questions"
      lead="Manage and create templates for your assignments."
      newLabel="New question"
      onNew={props.onNew}
      onShowDeleted={props.onShowDeleted}
    >
      <QuestionFilters query={props.query} facts={props.list.facts} canReset={props.isNarrowed} onNarrow={props.onNarrow} onReset={props.onReset} />
      {props.added === null ? null : (
        <Notice tone="good">
          {props.added} You find your exercises <TextLink href="/exercises">here</TextLink>.
        </Notice>
      )}
      <QuestionTable {...props} more={<SelectAll {...props} />} />
      {props.dialogs}
    </LibraryPage>
  )
}

/** Offered once all rows here are chosen and more match: says what "all" would be. */
function SelectAll({ list, selection, gathering, onSelectAll }: QuestionLibraryScreenProps) {
  const isAllHere = reach(selection, list.rows, { idOf: idOfQuestion, kindOf: ({ question_type }) => question_type }) === 'all'
  if (!isAllHere || list.rows.length >= list.total || selection.ids.size > list.rows.length) return null
  return (
    <Button variant="text" size="sm" busy={gathering === 'gathering'} busyLabel="Finding them..." onClick={onSelectAll}>
      {gathering === 'failed' ? 'Try again to select' : 'Select'} all matching {nounOf(selection.kind ?? '').many}, not only those listed so far
    </Button>
  )
}
