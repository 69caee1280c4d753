import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import * as v from 'valibot'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { additionWords, type AddedQuestions, type AdditionOutcome } from '#machines/questions/question-additions/question-additions.items.ts'
import { questionListMachine, type QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import type { Removable } from '#machines/bin/removal/removal.machine.ts'
import { fetchQuestions } from '#src/actors/questions/question-picker.actors.ts'
import { QuestionLibraryScreen } from '#src/screens/questions/library/question-library-screen.tsx'
import type { Selection } from '#src/ui/data-table/selection.ts'
import type { ItemsToChange } from '#machines/questions/items-change/items-change.ts'
import type { SharedItem } from '#machines/questions/sharing/sharing.ts'
import { notifySuccessLink } from '#src/app/shell/notice-actions.ts'
import { notifyError, notifySuccess } from '#src/app/shell/notices.ts'
import { questionRemoval } from './question-removal.ts'
import { isNarrowedQuestions, questionsAt } from './question-address.ts'
import { type QuestionDialogAddress, questionSearch, type QuestionSearch } from './question-search.ts'
import { useLibraryRemoval } from '#src/app/bin/library-removal.tsx'
import { namedSelection, noneSelected } from '#src/app/lists/named-selection.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useSelectAll } from '#src/app/questions/use-select-all.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'

const SharingItem = lazy(async () => ({ default: (await import('./sharing-item.tsx')).SharingItem }))
const ChangingItems = lazy(async () => ({ default: (await import('./changing-items.tsx')).ChangingItems }))
const QuestionCopying = lazy(async () => ({ default: (await import('./question-copying.tsx')).QuestionCopying }))
const QuestionAdditions = lazy(async () => ({ default: (await import('./question-additions.tsx')).QuestionAdditions }))
const DeletedLayer = lazy(async () => ({ default: (await import('#src/app/bin/deleted-layer.tsx')).DeletedLayer }))

/** Props of `QuestionLibraryPage`: its address and how to change it; `dialog` gets what to do once a question was saved or is to be copied. */
export type QuestionLibraryPageProps = {
  search: QuestionSearch
  isAdmin: boolean
  onNarrow: (change: Partial<QuestionQuery>) => void
  onReset: () => void
  onShow: (dialog: QuestionDialogAddress) => void
  onHide: () => void
  dialog: (after: { onSaved: (question: QuestionDefinition) => void; onCopy: (question: QuestionDefinition) => void }) => ReactNode
}

/** Binds the question library to its screen: the list follows the address, everything else is a dialog over it. */
export function QuestionLibraryPage({ search, isAdmin, onNarrow, onReset, onShow, onHide, dialog }: QuestionLibraryPageProps) {
  const { api, clock, timeZone, track } = useRouteContext({ from: '__root__' })
  const query = questionsAt(search)
  const { list, view } = usePagedList({
    machine: questionListMachine,
    query,
    fetchPage: async (call, signal) => {
      try {
        return await fetchQuestions({ api, nowMs: clock.nowMs }, call, signal)
      } catch (error) {
        if (call.atLeast > 0 && !signal.aborted) notifyError('Failed to refresh questions')
        throw error
      }
    },
    watchQuery: useWatchedAddress((next) => questionsAt(v.parse(questionSearch, next))),
  })
  const [selected, setSelected] = useState(noneSelected)
  const [copied, setCopied] = useState<QuestionDefinition | null>(null)
  const [adding, setAdding] = useState<AddedQuestions | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [shared, setShared] = useState<SharedItem | null>(null)
  const [changing, setChanging] = useState<ItemsToChange | null>(null)
  const [comebacks, setComebacks] = useState(0)
  const { selection } = selected
  const all = useSelectAll({ query: { ...query, author: query.author ?? view.facts?.author ?? 'user' }, kind: selection.kind, onSelected: select })
  const { removal, ask, wordsFor } = useLibraryRemoval(questionRemoval, { onRemoved: forget, onRestored: comeBack })

  function select(next: Selection, known: readonly Removable[]) {
    setSelected((before) => namedSelection(next, [...before.items, ...known]))
  }
  function refresh() {
    list.send({ type: 'refresh.requested' })
  }
  function forget(ids: readonly number[]) {
    list.send({ type: 'rows.removed', ids })
    setSelected(noneSelected)
    refresh()
  }
  function comeBack() {
    setComebacks((count) => count + 1)
    refresh()
  }
  function tellAdded(outcome: AdditionOutcome | null) {
    setAdding(null)
    if (outcome === null) return
    const words = additionWords(outcome)
    setAdded(words)
    if (words !== null) notifySuccessLink(`${words}${words.endsWith('.') || words.endsWith(')') ? '' : '.'} See`, { label: 'here', href: '/exercises' })
    if (outcome.failed.length === 0) setSelected(noneSelected)
    refresh()
  }
  const chosenType: QuestionType = selection.kind === 'ACCENT_TRAINING' ? 'ACCENT_TRAINING' : 'FREE_FORM'

  return (
    <QuestionLibraryScreen
      list={view}
      query={query}
      isNarrowed={isNarrowedQuestions(query)}
      selection={selection}
      gathering={all.state}
      added={added}
      timeZone={timeZone()}
      onNarrow={(change) => {
        if (change.q !== undefined) track.search('questions', change.q)
        onNarrow(change)
      }}
      onReset={onReset}
      onSelect={(next) => select(next, view.rows.map(({ id, question_title: title }) => ({ id, title })))}
      onSelectAll={all.onSelectAll}
      onRefused={notifyError}
      onPreview={({ id }) => onShow({ preview: id })}
      onEdit={({ id }) => onShow({ edit: id })}
      onCopy={setCopied}
      onDelete={({ id, question_title: title }) => ask([{ id, title }])}
      onShare={({ id, question_title: title }) => setShared({ kind: 'question', id, title })}
      onTags={({ id, question_title: title }) => setChanging({ kind: 'question', ids: [id], title })}
      onChangeSelected={() => setChanging({ kind: 'question', ids: [...selection.ids], title: null })}
      onAdd={({ id, question_type: type }) => setAdding({ ids: [id], type })}
      onAddSelected={() => setAdding({ ids: [...selection.ids], type: chosenType })}
      onDeleteSelected={() => ask(selected.items)}
      onNew={() => onShow({ add_question: 1 })}
      onShowDeleted={() => onShow({ deleted: 1 })}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      dialogs={
        <>
          <RemovalLayer removal={removal} wordsFor={wordsFor} />
          <Suspense>
            {search.deleted ? <DeletedLayer key={comebacks} removal={removal} kind="question" noun={questionRemoval.noun} onClosed={onHide} /> : null}
            {adding === null ? null : <QuestionAdditions questions={adding} owner={isAdmin ? 'both' : 'user'} onClosed={tellAdded} />}
            {shared === null ? null : <SharingItem item={shared} onClosed={() => setShared(null)} />}
            {changing === null ? null : (
              <ChangingItems
                items={changing}
                known={view.rows.filter(({ id }) => changing.ids.includes(id))}
                offered={view.facts?.tags ?? []}
                topics={view.facts?.subjects ?? []}
                onChanged={() => {
                  if (changing.title === null) setSelected(noneSelected)
                  refresh()
                }}
                onClosed={() => setChanging(null)}
              />
            )}
            {copied === null ? null : (
              <QuestionCopying
                question={copied}
                onClosed={() => setCopied(null)}
                onCopied={({ id }) => {
                  notifySuccess(`"${copied.question_title}" copied successfully`, 3000)
                  refresh()
                  setCopied(null)
                  if (!copied.can_edit) onShow({ edit: id })
                }}
              />
            )}
          </Suspense>
          {dialog({ onSaved: refresh, onCopy: setCopied })}
        </>
      }
    />
  )
}
