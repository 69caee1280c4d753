import * as v from 'valibot'

/** One person's unsaved edits of one kind in this browser, by the id of what is edited. */
export type KeptDrafts<Draft> = {
  /** What was kept and when, by the server's clock; null when there is nothing that can be read. */
  read: (id: number) => { draft: Draft; atMs: number } | null
  /** Keeps a draft and answers since when; where the storage is full or refused, it is kept as long as the page lives. */
  keep: (id: number, draft: Draft) => number
  /** Forgets the draft that was read or kept here last; a newer one of another tab stays. */
  drop: (id: number) => void
}

/** `kind` names the drafts in the storage, which is null where the browser refuses it. */
export type KeptDraftsOptions<Draft> = {
  kind: string
  schema: v.GenericSchema<unknown, Draft>
  personId: number
  storage: Storage | null
  nowMs: () => number
}

const keptForMs = 30 * 24 * 60 * 60 * 1000
const memory = new Map<string, string>()
const Dated = v.object({ atMs: v.number() })

/** Opens one person's drafts of one kind. Those older than 30 days, anybody's, are removed; nobody else's are read. */
export function createKeptDrafts<Draft>({ kind, schema, personId, storage, nowMs }: KeptDraftsOptions<Draft>): KeptDrafts<Draft> {
  const prefix = `${kind}-draft:`
  const Kept = v.object({ draft: schema, atMs: v.number() })
  const lastHere = new Map<number, number>()
  removeOld()

  function keyOf(id: number): string {
    return `${prefix}${personId}:${id}`
  }

  function textAt(key: string): string | null {
    return memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null)
  }

  function removeOld(): void {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    for (const key of keys.filter((name) => name.startsWith(prefix))) {
      const kept = parsed(Dated, textAt(key))
      if (nowMs() - (kept?.atMs ?? 0) > keptForMs) attempt(() => storage?.removeItem(key))
    }
  }

  return {
    read(id) {
      const kept = parsed(Kept, textAt(keyOf(id)))
      if (kept !== null) lastHere.set(id, kept.atMs)
      return kept
    },
    keep(id, draft) {
      const atMs = nowMs()
      lastHere.set(id, atMs)
      const text = JSON.stringify({ draft, atMs })
      const isStored = storage !== null && attempt(() => (storage.setItem(keyOf(id), text), true)) === true
      if (isStored) memory.delete(keyOf(id))
      else memory.set(keyOf(id), text)
      return atMs
    },
    drop(id) {
      const atMs = parsed(Dated, textAt(keyOf(id)))?.atMs
      if (atMs !== undefined && atMs > (lastHere.get(id) ?? atMs)) return
      memory.delete(keyOf(id))
      attempt(() => storage?.removeItem(keyOf(id)))
    },
  }
}

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, text: string | null): Value | null {
  const found = attempt(() => v.safeParse(schema, JSON.parse(text ?? 'null')))
  return found?.success === true ? found.output : null
}

function attempt<Answer>(use: () => Answer): Answer | null {
  try {
    return use()
  } catch {
    return null
  }
}
