import { useRouteContext } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import type { BinEntry } from '#contract/bin/bin.ts'
import type { Removable, RemovalActorRef } from '#machines/bin/removal/removal.machine.ts'
import type { Api } from '#src/api/client.ts'
import { countOf, type Noun } from '#src/ui/data-table/counts.ts'
import type { RemovalWords } from './removal-props.ts'
import { useRemoval } from './use-removal.ts'

/**
 * Deleting things of one kind from a library: the call, the literal words, and what is said before of the places they are used
 * in. `readUse` never rejects; `touched` words what it answered for so many things.
 */
export type LibraryRemoval<Use> = {
  kind: BinEntry['kind']
  noun: Noun
  remove: (api: Api, id: number, signal: AbortSignal) => Promise<unknown>
  title: Noun
  failed: Noun
  readUse: (api: Api, ids: readonly number[]) => Promise<Use>
  looking: string
  touched: (use: Use, count: number) => string
}

type After = { onRemoved: (ids: readonly number[]) => void; onRestored: () => void }

/** The removals of a library's page, with the words of its `RemovalLayer`; `ask` opens that. What it touches is asked meanwhile. */
export function useLibraryRemoval<Use>(kind: LibraryRemoval<Use>, { onRemoved, onRestored }: After) {
  const { api } = useRouteContext({ from: '__root__' })
  const [asked, setAsked] = useState<Promise<Use> | null>(null)
  const removal: RemovalActorRef = useRemoval({
    kind: kind.kind,
    remove: kind.remove,
    failed: kind.failed.one,
    removedWords: (items) => `${items.length === 1 ? `"${items[0]?.title ?? ''}"` : countOf(items.length, kind.noun)} deleted successfully`,
    onChanged: (removedIds) => (removedIds.length === 0 ? onRestored() : onRemoved(removedIds)),
  })
  function ask(items: readonly Removable[]) {
    setAsked(kind.readUse(api, items.map(({ id }) => id)))
    removal.send({ type: 'removal.requested', items })
  }
  return { removal, ask, wordsFor: (items: readonly Removable[]) => wordsOf(kind, items, asked) }
}

function wordsOf<Use>(kind: LibraryRemoval<Use>, items: readonly Removable[], asked: Promise<Use> | null): RemovalWords {
  const number = items.length === 1 ? 'one' : 'many'
  const many = `${items.length} ${kind.noun.many}`
  return {
    title: kind.title[number],
    question: `Are you sure you want to delete ${items.length === 1 ? `"${items[0]?.title ?? ''}"` : many}?`,
    confirmLabel: items.length === 1 ? 'Delete' : `Delete ${items.length} ${capital(kind.noun.many)}`,
    failed: kind.failed[number],
    consequence: (
      <>
        <Suspense fallback={kind.looking}>{asked === null ? null : <Touched {...{ kind, asked }} count={items.length} />}</Suspense>{' '}
        You can bring back what you delete for 30 days.
      </>
    ),
  }
}

function Touched<Use>({ kind, asked, count }: { kind: LibraryRemoval<Use>; asked: Promise<Use>; count: number }) {
  return kind.touched(use(asked), count)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
