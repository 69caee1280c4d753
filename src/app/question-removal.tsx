import { useRouteContext } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { Suspense, use, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { mostAskedUse, type questionUse } from '#contract/question-use.ts'
import { deleteQuestion } from '#contract/questions.ts'
import { type Removable, removalMachine, type RemovalActorRef } from '#machines/removal/removal.machine.ts'
import { whereUsed } from '#src/actors/question-library.actors.ts'
import { createRemovalActors } from '#src/actors/removal.actors.ts'
import { usedWhere } from '#src/screens/question-library/question-words.ts'
import { notifyUndo } from './notice-actions.ts'
import { notifyError, notifySuccess } from './notices.ts'
import type { RemovalWords } from './removal-layer.tsx'

type Use = ReplyOf<typeof questionUse> | null

type After = { onRemoved: (ids: readonly number[]) => void; onRestored: () => void }

/** Deleting questions of a page: `onRemoved` and `onRestored` bring its list up to date. `ask` opens the dialog of `RemovalLayer`. */
export function useQuestionRemoval({ onRemoved, onRestored }: After) {
  const { api } = useRouteContext({ from: '__root__' })
  const [use, setUse] = useState<Promise<Use> | null>(null)
  const [machine] = useState(() =>
    removalMachine.provide({
      actors: createRemovalActors({
        api,
        kind: 'question',
        remove: (id, signal) => api.send(deleteQuestion, { params: { id }, signal }),
        failedSentence: 'Failed to delete question',
      }),
      actions: {
        tellRemoved: ({ self }, { items }) => {
          if (items.length === 0) return
          onRemoved(items.map(({ id }) => id))
          notifyUndo(removedWords(items), () => self.send({ type: 'undo.requested', items }))
        },
        tellRestored: (_, { items }) => {
          onRestored()
          notifySuccess(items.length === 1 ? `"${items[0]?.title}" is back` : `${items.length} questions are back`)
        },
        tellRestoreFailed: () => notifyError('Could not bring it back. You still find it under Recently deleted.'),
      },
    }),
  )
  const removal: RemovalActorRef = useActorRef(machine)
  function ask(items: readonly Removable[]) {
    setUse(whereUsed(api, items.map(({ id }) => id)))
    removal.send({ type: 'removal.requested', items })
  }
  return { removal, ask, wordsFor: (items: readonly Removable[]) => removalWords(items, use) }
}

/** The literal words of deleting these questions, with where they are in use as soon as that is known. */
function removalWords(items: readonly Removable[], use: Promise<Use> | null): RemovalWords {
  const isOne = items.length === 1
  return {
    title: isOne ? 'Delete Question' : 'Delete Multiple Questions',
    question: isOne ? `Are you sure you want to delete "${items[0]?.title}"?` : `Are you sure you want to delete ${items.length} questions?`,
    confirmLabel: isOne ? 'Delete' : `Delete ${items.length} Questions`,
    failed: isOne ? 'Failed to delete question' : 'Failed to delete questions',
    consequence: (
      <>
        <Suspense fallback="Looking where they are used... ">{use === null ? null : <UseWords use={use} count={items.length} />}</Suspense> You can bring back what
        you delete for 30 days.
      </>
    ),
  }
}

function UseWords({ use: asked, count }: { use: Promise<Use>; count: number }) {
  const found = use(asked)
  if (found === null) return 'Where they are used could not be read; they are removed from all exercises.'
  return count > mostAskedUse ? `Of the first ${mostAskedUse}: ${usedWhere(found, count)}` : usedWhere(found, count)
}

function removedWords(items: readonly Removable[]): string {
  return items.length === 1 ? `"${items[0]?.title}" deleted successfully` : `${items.length} questions deleted successfully`
}
