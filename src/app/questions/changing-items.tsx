import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { itemsChangeMachine, type ItemsToChange } from '#machines/questions/items-change/items-change.ts'
import { createItemsChangeActors } from '#src/actors/questions/items-change.actors.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import type { KnownItem } from '#src/screens/questions/tags/tag-counts.ts'
import { TagsDialog } from '#src/screens/questions/tags/tags-dialog.tsx'

type ChangingItemsProps = {
  items: ItemsToChange
  known: readonly KnownItem[]
  offered: readonly string[]
  topics?: readonly string[]
  onChanged: () => void
  onClosed: () => void
}

/** Changing the tags of items of the library, and the topic of many questions; `onChanged` hears once it is saved. Load it lazily. */
export function ChangingItems({ items, known, offered, topics = [], onChanged, onClosed }: ChangingItemsProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createItemsChangeActors({ api, items }))
  const { view, typed, isDirty, save, retry } = useForm({
    machine: itemsChangeMachine,
    actors,
    onSaved: (changed) => {
      notifySuccess(items.title === null ? `${changed} ${items.kind}${changed === 1 ? '' : 's'} changed` : `Tags of "${items.title}" saved`)
      onChanged()
      onClosed()
    },
  })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed })
  return (
    <>
      <TagsDialog {...{ items, known, offered, topics, view }} onTyped={typed} onSave={save} onRetry={retry} onCancel={cancel} onClose={close} />
      {layer}
    </>
  )
}
