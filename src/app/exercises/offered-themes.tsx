import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { listThemes, type OfferedTheme } from '#contract/exercises/themes.ts'
import { themeRemovalMachine } from '#machines/exercises/exercise-editor/theme-removal.ts'
import { createThemeRemovalActors } from '#src/actors/exercises/theme-removal.actors.ts'
import type { Api } from '#src/api/client.ts'
import { DeleteTheme, ThemesDialog } from '#src/screens/exercises/editor/themes-dialog.tsx'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useReading } from '#src/app/lists/use-reading.ts'

/** The themes that are offered to a teacher, to delete those that are theirs; `onDeleted` hears each. Load it lazily. */
export function OfferedThemes({ onDeleted, onClosed }: { onDeleted: (theme: string) => void; onClosed: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('offeredThemes', 'all', async (_key, signal) => (await api.send(listThemes, { signal })).themes)
  const [asked, setAsked] = useState<OfferedTheme | null>(null)
  const [gone, setGone] = useState<readonly number[]>([])

  function forget({ id, theme }: OfferedTheme) {
    setGone((before) => [...before, id])
    setAsked(null)
    notifySuccess(`"${theme}" deleted successfully`)
    onDeleted(theme)
  }
  return (
    <ThemesDialog
      view={view.mode === 'ready' ? { mode: 'ready', themes: view.found.filter(({ id }) => !gone.includes(id)) } : view}
      asked={
        asked === null ? null : <Deleting key={asked.id} {...{ api, theme: asked }} onDeleted={() => forget(asked)} onClosed={() => setAsked(null)} />
      }
      onDelete={setAsked}
      onRetry={retry}
      onClose={onClosed}
    />
  )
}

type DeletingProps = { api: Api; theme: OfferedTheme; onDeleted: () => void; onClosed: () => void }

function Deleting({ api, theme, onDeleted, onClosed }: DeletingProps) {
  const [actors] = useState(() => createThemeRemovalActors({ api }))
  const { view, save } = useForm({ machine: themeRemovalMachine, actors, onSaved: onDeleted })
  return <DeleteTheme theme={theme} isBusy={view.isBusy} problem={view.sentence} onConfirm={() => save(theme)} onClose={onClosed} />
}
