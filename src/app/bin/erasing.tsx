import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { BinEntry } from '#contract/bin/bin.ts'
import { erasureMachine } from '#machines/bin/removal/erasure.ts'
import { createErasureActors } from '#src/actors/bin/erasure.actors.ts'
import { EraseDialog } from '#src/screens/bin/erase-dialog.tsx'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'

/** Deleting one thing of the bin for good, asked before; `onErased` hears that it is gone. */
export function Erasing({ entry, onErased, onClosed }: { entry: BinEntry; onErased: () => void; onClosed: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createErasureActors({ api }))
  const { view, save, retry } = useForm({
    machine: erasureMachine,
    actors,
    onSaved() {
      notifySuccess(`"${entry.title}" is deleted for good`)
      onErased()
    },
  })
  return <EraseDialog {...{ view, entry }} onConfirm={() => save({ id: entry.id })} onRetry={retry} onClose={onClosed} />
}
