import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { type BinEntry, listBin } from '#contract/bin/bin.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import type { RemovalActorRef } from '#machines/bin/removal/removal.machine.ts'
import { pageCall } from '#src/api/page-call.ts'
import { RestoreDialog } from '#src/screens/bin/restore-dialog.tsx'
import type { Noun } from '#src/ui/data-table/counts.ts'
import { Erasing } from './erasing.tsx'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'

const pageSize = 200
const binListMachine = createPagedListMachine<BinEntry, null, null>({ id: 'binList', idOf: ({ id }) => id })

/** Props of `DeletedLayer`: `removal` brings things back, `above` stands over the list; give the layer a new `key` once something came back. */
export type DeletedLayerProps = { removal: RemovalActorRef; kind: BinEntry['kind']; noun: Noun; above?: ReactNode; onClosed: () => void }

/** What of one kind was deleted in the last 30 days, with a way back and one to delete it for good. Load it lazily. */
export function DeletedLayer({ removal, kind, noun, above, onClosed }: DeletedLayerProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const [erased, setErased] = useState<BinEntry | null>(null)
  const { list, view } = usePagedList<BinEntry, null, null>({
    machine: binListMachine,
    query: null,
    async fetchPage(call, signal) {
      const { results, total, next_cursor: nextCursor = null } = await api.send(listBin, { query: pageCall(call, pageSize), signal })
      const rows = results.filter((entry) => entry.kind === kind)
      return { rows, total: nextCursor === null ? rows.length : (total ?? rows.length), nextCursor, facts: null, readAtMs: clock.nowMs() }
    },
  })
  return (
    <>
      <RestoreDialog
        list={view}
        noun={noun}
        above={above}
        isBusy={useSelector(removal, (snapshot) => snapshot.hasTag('pending'))}
        timeZone={timeZone()}
        onRestore={({ object_id: id, title }) => removal.send({ type: 'undo.requested', items: [{ id, title }] })}
        onErase={setErased}
        onMore={() => list.send({ type: 'more.requested' })}
        onRetry={() => list.send({ type: 'retry.requested' })}
        onClose={onClosed}
      />
      {erased === null ? null : (
        <Erasing
          entry={erased}
          onErased={() => {
            setErased(null)
            list.send({ type: 'rows.removed', ids: [erased.id] })
          }}
          onClosed={() => setErased(null)}
        />
      )}
    </>
  )
}
