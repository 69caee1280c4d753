import * as v from 'valibot'
import { type NamedColumns, namedKinds } from '#machines/classroom/roster-import/roster.columns.ts'

/** What one person said the columns of their class lists hold, in this browser. */
export type RememberedColumns = { read: () => NamedColumns; add: (named: NamedColumns) => void }

const Named = v.record(v.string(), v.picklist(namedKinds))
const mostTitles = 200

/** Opens what one person said of columns; `storage` is null where the browser refuses it, and then it is known as long as this lives. */
export function createRememberedColumns({ personId, storage }: { personId: number; storage: Pick<Storage, 'getItem' | 'setItem'> | null }): RememberedColumns {
  const key = `class-list-columns:${personId}`
  let now = stored()
  return {
    read: () => now,
    add(named) {
      now = Object.fromEntries(Object.entries({ ...now, ...named }).filter(([title]) => title !== '').slice(-mostTitles))
      try {
        storage?.setItem(key, JSON.stringify(now))
      } catch {
        // A storage that is full or refused is as good as empty.
      }
    },
  }

  function stored(): NamedColumns {
    try {
      const found = v.safeParse(Named, JSON.parse(storage?.getItem(key) ?? '{}'))
      return found.success ? found.output : {}
    } catch {
      return {}
    }
  }
}
