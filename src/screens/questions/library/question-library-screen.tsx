import { LibraryPage } from '#src/screens/lists/library-page.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { reach } from '#src/ui/data-table/selection.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { QuestionLibraryScreenProps } from './question-library-props.ts'
import { QuestionTable } from './question-table.tsx'
import { idOfQuestion, nounOf } from './question-words.ts'

/** The question library: found by words and filters, looked at, written, copied, put into exercises and deleted. */
export function QuestionLibraryScreen(props: QuestionLibraryScreenProps) {
  return (
    <LibraryPage
      title="Questions"
      lead="Manage and create templates for your assignments."
      onShowDeleted={props.onShowDeleted}
    >
      {props.added === null ? null : (
        <Notice tone="good">
          {props.added} You can find your exercises <TextLink href="/exercises">here</TextLink>.
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
