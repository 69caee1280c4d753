import { useRouteContext } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { createActor } from 'xstate'
import type { BinEntry } from '#contract/bin/bin.ts'
import { type Removable, type RemovalActorRef, removalMachine } from '#machines/bin/removal/removal.machine.ts'
import { createRemovalActors } from '#src/actors/bin/removal.actors.ts'
import type { Api } from '#src/api/client.ts'
import { countWholes } from '#src/app/bin/removal-words.ts'
import { notifyRetry, notifyUndo } from '#src/app/shell/notice-actions.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'

/** What deleting one kind of thing needs: its call and its words; `onChanged` hears that things went (with their ids) or came back (none). */
export type RemovalOptions = {
  kind: BinEntry['kind']
  remove: (api: Api, id: number, signal: AbortSignal) => Promise<unknown>
  failed: string
  removedWords: (items: readonly Removable[]) => string
  onChanged: (removedIds: readonly number[]) => void
}

/** Deletions of one kind of thing, for as long as the page is open; each offers Undo in its notice, and to try again where that failed. */
export function useRemoval({ kind, remove, failed, removedWords, onChanged }: RemovalOptions): RemovalActorRef {
  const { api } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() =>
    removalMachine.provide({
      actors: createRemovalActors({ api, kind, remove: (id, signal) => remove(api, id, signal), failedSentence: failed }),
      actions: {
        tellRemoved: ({ context: { items: asked } }, { items }) => {
          if (items.length === 0) return
          onChanged(items.map(({ id }) => id))
          notifyUndo(items.length === asked.length ? removedWords(items) : `${items.length} of ${asked.length} deleted`, () => undo(items))
        },
        tellRestored: (_, { items }) => {
          if (items.length === 0) return
          onChanged([])
          notifySuccess(countWholes(items) === 1 ? `"${items[0]?.title ?? ''}" is back` : `${countWholes(items)} are back`)
        },
        tellRestoreFailed: ({ context: { returning } }, { sentence }) =>
          notifyRetry(`Could not bring it back. ${sentence === null ? '' : `${sentence} `}It is kept for 30 days.`, () => undo(returning)),
      },
    }),
  )
  return useActorRef(machine)

  /** Undo and its second try stay in their notices when the page is left; its own actor hears nothing then, though it says that it is active. */
  function undo(items: readonly Removable[]) {
    const ownActor = createActor(machine).start()
    ownActor.send({ type: 'undo.requested', items })
  }
}
