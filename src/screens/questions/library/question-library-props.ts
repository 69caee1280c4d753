import type { ReactNode } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { QuestionFacts, QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import type { Selection } from '#src/ui/data-table/selection.ts'
import type { QuestionGestures } from './question-actions.tsx'

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
  onChangeSelected: () => void
  onNew: () => void
  onShowDeleted: () => void
  onMore: () => void
  onRetry: () => void
  dialogs: ReactNode
}
