import { type ReactNode, useMemo } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { isNothing, pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { nameOfSort, sortNamed } from '#src/ui/data-table/sort.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { plus, trash2 } from '#src/ui/icons/icons.ts'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionActions } from './question-actions.tsx'
import { questionColumns } from './question-columns.tsx'
import type { QuestionLibraryScreenProps } from './question-library-props.ts'
import { idOfQuestion, mixedTexts, nounOf } from './question-words.ts'

/** The library itself, in all its states. `more` stands among the actions on what is chosen. */
export function QuestionTable(props: QuestionLibraryScreenProps & { more: ReactNode }) {
  const { list, query, selection, timeZone } = props
  const words = {
    loading: 'Loading questions...',
    failed: 'Failed to fetch question definitions',
    timeOf: (readAtMs: number) => formatTime(new Date(readAtMs), timeZone),
  }
  const columns = useMemo(() => questionColumns(timeZone), [timeZone])
  const isDeletable = list.rows.every(({ id, can_edit, shared_by }) => (can_edit && shared_by === null) || !selection.ids.has(id))
  const isOwn = list.rows.every(({ id, can_edit: mayEdit }) => mayEdit || !selection.ids.has(id))
  const tools = {
    find: <QuestionFilters query={query} facts={list.facts} canReset={props.isNarrowed} onNarrow={props.onNarrow} onReset={props.onReset} />,
    more: (
      <Button icon={plus} onClick={props.onNew}>
        <span>
          New<span className={css({ srOnly: { base: true, md: false } })}> question</span>
        </span>
      </Button>
    ),
  }
  return (
    <DataTable
      caption="Questions"
      noun={noun}
      tools={isNothing(list) && !props.isNarrowed ? undefined : tools}
      lines="one"
      columns={columns}
      idOf={idOfQuestion}
      sort={query.sort ? sortNamed(query.sort) : null}
      onSort={(sort) => props.onNarrow({ sort: sort === null ? null : (sorts.find((one) => one === nameOfSort(sort)) ?? null) })}
      choice={{
        value: selection,
        onChange: props.onSelect,
        nameOf: (question) => question.question_title,
        kindOf: (question) => question.question_type,
        mixed: mixedTexts.tooltip,
        onRefused: () => props.onRefused(mixedTexts.toast),
        nounOf,
        actions: (
          <>
            {props.more}
            <Button variant="secondary" size="sm" icon={plus} onClick={props.onAddSelected}>
              Add {countOf(selection.ids.size, bulkNoun)} to Exercise
            </Button>
            <ChangeChosen count={selection.ids.size} isOwn={isOwn} onPress={props.onChangeSelected} />
            <DeleteChosen count={selection.ids.size} isDeletable={isDeletable} onPress={props.onDeleteSelected} />
          </>
        ),
      }}
      actions={{ width: 'lg', of: (question: QuestionDefinition) => <QuestionActions question={question} {...gesturesOf(props)} /> }}
      {...pagedTable(list, words, props, <Empty {...props} />)}
    />
  )
}

function ChangeChosen({ count, isOwn, onPress }: { count: number; isOwn: boolean; onPress: () => void }) {
  const look = { variant: 'secondary', size: 'sm', children: `Change ${countOf(count, bulkNoun)}` } as const
  if (isOwn) return <Button {...look} onClick={onPress} />
  return (
    <Tooltip words="Some of these are only there to use. Take those out of the selection." align="end">
      {(described) => <Button {...described} {...look} aria-disabled />}
    </Tooltip>
  )
}

function DeleteChosen({ count, isDeletable, onPress }: { count: number; isDeletable: boolean; onPress: () => void }) {
  const look = { variant: 'danger', size: 'sm', icon: trash2, children: `Delete ${countOf(count, bulkNoun)}` } as const
  if (isDeletable) return <Button {...look} onClick={onPress} />
  return (
    <Tooltip words="Only an administrator can delete what an administrator added. Take those out of the selection." align="end">
      {(described) => <Button {...described} {...look} aria-disabled />}
    </Tooltip>
  )
}

function Empty({ isNarrowed, list, onReset, onNew }: Pick<QuestionLibraryScreenProps, 'isNarrowed' | 'list' | 'onReset' | 'onNew'>) {
  const owned = list.facts?.owned ?? 0
  return (
    <EmptyState
      of={isNarrowed ? 'page' : 'questions'}
      title={isNarrowed ? 'No questions found matching your filters.' : 'No questions yet'}
      actions={
        <>
          {isNarrowed ? (
            <Button variant="secondary" onClick={onReset}>
              Reset Filters
            </Button>
          ) : null}
          <Button icon={plus} onClick={onNew}>
            New question
          </Button>
        </>
      }
    >
      {isNarrowed ? `Try other words or filters. You have ${countOf(owned, noun)} of your own.` : 'Write your first one, and try it on the tutor while you do.'}
    </EmptyState>
  )
}

function gesturesOf({ onPreview, onEdit, onCopy, onDelete, onAdd, onShare, onTags }: QuestionLibraryScreenProps) {
  return { onPreview, onEdit, onCopy, onDelete, onAdd, onShare, onTags }
}

const sorts = ['title', '-title'] as const
const noun = { one: 'question', many: 'questions' }
const bulkNoun = { one: 'Question', many: 'Questions' }
