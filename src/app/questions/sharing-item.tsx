import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { listColleagues } from '#contract/questions/sharing.ts'
import { type SharedItem, sharingMachine } from '#machines/questions/sharing/sharing.ts'
import { createSharingActors, readSharing } from '#src/actors/questions/sharing.actors.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import type { FoundColleagues } from '#src/screens/questions/sharing/colleague-choice.tsx'
import { SharingDialog } from '#src/screens/questions/sharing/sharing-dialog.tsx'
import { sharedWords } from '#src/screens/questions/sharing/sharing-words.ts'

/** Sharing one exercise or question. Load it lazily. */
export function SharingItem({ item, onClosed }: { item: SharedItem; onClosed: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view: reading, retry: readAgain } = useReading('sharingOfItem', item, (key, signal) => readSharing(api, key, signal))
  const [actors] = useState(() => createSharingActors({ api, item }))
  const { view, typed, isDirty, save, retry } = useForm({
    machine: sharingMachine,
    actors,
    onSaved: (sharing) => {
      notifySuccess(sharedWords(item.title, sharing))
      onClosed()
    },
  })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed })
  return (
    <>
      <SharingDialog
        title={item.title}
        reading={reading}
        view={view}
        drawFound={(words, draw) => <Found key={words} words={words} draw={draw} />}
        onTyped={typed}
        onSave={save}
        onRetry={reading.mode === 'failed' ? readAgain : retry}
        onCancel={cancel}
        onClose={close}
      />
      {layer}
    </>
  )
}

/** Who has these words in their name. */
function Found({ words, draw }: { words: string; draw: (found: FoundColleagues) => ReactNode }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('colleagues', words, (q, signal) => api.send(listColleagues, { query: q === '' ? {} : { q }, signal }))
  return draw({ ...view, onRetry: retry })
}
