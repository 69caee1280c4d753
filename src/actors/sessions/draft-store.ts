import * as v from 'valibot'
import type { DraftEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import type { Attempt, DraftCall } from '#machines/chat/chat-session/chat-session.state.ts'

/** A box's place: its session and question (as the session names it). */
export type DraftPlace = { sessionId: number; question: string }

/** Where what stands in the box is safe: nowhere yet while it is being typed, with the server, or in this browser alone. */
export type Kept = 'typing' | 'saved' | 'here'

/**
 * What one person typed and the server has not acknowledged: a draft per question and the one answer on its way per session.
 * Tabs share what the browser keeps, but each sends only what stands in its own box. Drafts of other people are never read.
 */
export type DraftStore = {
  /** What was typed at a place, or an empty text. */
  read: (place: DraftPlace) => string
  /** Keeps what stands in a box; an empty text forgets the draft. */
  write: (place: DraftPlace, text: string) => void
  /** Takes in what the server kept from another device, unless something newer was typed here. */
  adopt: (place: DraftPlace, draft: { text: string; typedAtMs: number }) => void
  /** Calls back with every text that is written, until the answered function is called. */
  onWrite: (listener: (place: DraftPlace, text: string) => void) => () => void
  /**
   * Makes the draft (or the given text) the answer on its way; null when there is nothing but blanks. Its id is new, unless the
   * same answer came back from the same state: it may have arrived, and counts once under one id.
   */
  take: (call: DraftCall) => Attempt | null
  /** Where the text of the box is safe by now, and how to hear of a change. */
  kept: { read: () => Kept; subscribe: (listener: () => void) => () => void }
  /** Tells where the text of the box is safe. */
  tellKept: (kept: Kept) => void
  /** The answer that was on its way when the page was left, or null. */
  unsent: (sessionId: number) => Attempt | null
  /** Takes in what became of an answer on its way. */
  settle: (event: DraftEvent) => void
}

/** What a draft store works with. `nowMs` is server time; `storage` is null where the browser refuses it. */
export type DraftStoreOptions = { personId: number; storage: Storage | null; nowMs: () => number; newId: () => string }

const prefix = 'draft:'
const keptForMs = 30 * 24 * 60 * 60 * 1000

const StoredAttempt = v.object({
  clientAttemptId: v.string(),
  text: v.string(),
  typedAt: v.string(),
  question: v.string(),
  stateToken: v.string(),
  isTyped: v.boolean(),
})
const Draft = v.object({ text: v.string(), typedAtMs: v.number() })
type Draft = v.InferOutput<typeof Draft>
const Entry = v.object({
  changedAtMs: v.number(),
  drafts: v.record(v.string(), Draft),
  unsent: v.nullable(StoredAttempt),
  /** The last answer that came back into the box: it may have arrived all the same. */
  returned: v.optional(v.nullable(StoredAttempt), null),
})
type Entry = v.InferOutput<typeof Entry>

/** Opens one person's drafts. Drafts older than 30 days, anybody's, are removed; a full or refused storage falls back to memory. */
export function createDraftStore({ personId, storage, nowMs, newId }: DraftStoreOptions): DraftStore {
  const memory = new Map<string, string>()
  /** Each tab has boxes of its own; null where this tab emptied one. */
  const boxes = new Map<string, Draft | null>()
  const listeners = new Set<(place: DraftPlace, text: string) => void>()
  const keptListeners = new Set<() => void>()
  let kept: Kept = 'typing'
  removeOld(storage, nowMs())

  function tellKept(next: Kept): void {
    if (next === kept) return
    kept = next
    for (const listener of keptListeners) listener()
  }

  function load(sessionId: number): Entry {
    const key = keyOf(personId, sessionId)
    return parse(memory.get(key) ?? readItem(storage, key)) ?? { changedAtMs: 0, drafts: {}, unsent: null, returned: null }
  }

  function change(sessionId: number, entry: Omit<Entry, 'changedAtMs'>): void {
    const key = keyOf(personId, sessionId)
    const isEmpty = entry.unsent === null && entry.returned === null && Object.keys(entry.drafts).length === 0
    const text = isEmpty ? null : JSON.stringify({ ...entry, changedAtMs: nowMs() })
    if (writeItem(storage, key, text) || text === null) memory.delete(key)
    else memory.set(key, text)
  }

  /** What stands in this tab's box; where nothing was typed here, what the browser keeps. */
  function draftAt({ sessionId, question }: DraftPlace): Draft | null {
    const own = boxes.get(`${sessionId}:${question}`)
    return own === undefined ? (load(sessionId).drafts[question] ?? null) : own
  }

  function put(place: DraftPlace, text: string, changes: Partial<Pick<Entry, 'unsent' | 'returned'>> = {}): void {
    const entry = load(place.sessionId)
    const { [place.question]: stored, ...others } = entry.drafts
    const draft = text === '' ? null : { text, typedAtMs: nowMs() }
    const isOthers = stored !== undefined && stored.text !== draftAt(place)?.text
    const kept = draft ?? (isOthers ? stored : null)
    boxes.set(`${place.sessionId}:${place.question}`, draft)
    change(place.sessionId, { ...entry, ...changes, drafts: kept === null ? others : { ...others, [place.question]: kept } })
  }

  return {
    read: (place) => draftAt(place)?.text ?? '',
    write(place, text) {
      put(place, text)
      for (const listener of listeners) listener(place, text)
    },
    adopt(place, draft) {
      const { sessionId, question } = place
      const entry = load(sessionId)
      const isNewer = draft.typedAtMs > (draftAt(place)?.typedAtMs ?? 0)
      if (entry.unsent !== null || !isNewer || draft.text === '') return
      boxes.set(`${sessionId}:${question}`, draft)
      change(sessionId, { ...entry, drafts: { ...entry.drafts, [question]: draft } })
    },
    onWrite(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take({ sessionId, question, stateToken, text }) {
      const entry = load(sessionId)
      const draft = text === null ? draftAt({ sessionId, question }) : { text, typedAtMs: nowMs() }
      if (draft === null || draft.text.trim() === '') return null
      const typedAt = new Date(draft.typedAtMs).toISOString()
      const fresh = { clientAttemptId: newId(), text: draft.text, typedAt, question, stateToken, isTyped: text === null }
      const unsent = entry.returned !== null && isSameAnswer(entry.returned, fresh) ? entry.returned : fresh
      change(sessionId, { drafts: entry.drafts, unsent, returned: null })
      return unsent
    },
    kept: {
      read: () => kept,
      subscribe(listener) {
        keptListeners.add(listener)
        return () => keptListeners.delete(listener)
      },
    },
    tellKept,
    unsent: (sessionId) => load(sessionId).unsent,
    settle({ type, sessionId, attempt }) {
      const entry = load(sessionId)
      const place = { sessionId, question: attempt.question }
      const typed = draftAt(place)?.text ?? ''
      const isOwn = entry.unsent === null || entry.unsent.clientAttemptId === attempt.clientAttemptId
      const unsent = type === 'attempt.queued' ? attempt : isOwn ? null : entry.unsent
      const changes = { unsent, returned: type === 'attempt.returned' ? attempt : null }
      if (!attempt.isTyped) put(place, typed, changes)
      else if (type === 'attempt.returned') put(place, typed === '' || typed === attempt.text ? attempt.text : `${attempt.text}\n${typed}`, changes)
      else put(place, typed === attempt.text ? '' : typed, changes)
    },
  }
}

function isSameAnswer(one: Attempt, other: Attempt): boolean {
  return one.text === other.text && one.question === other.question && one.stateToken === other.stateToken && one.isTyped === other.isTyped
}

function keyOf(personId: number, sessionId: number): string {
  return `${prefix}${personId}:${sessionId}`
}

function parse(text: string | null): Entry | null {
  try {
    const entry = v.safeParse(Entry, JSON.parse(text ?? 'null'))
    return entry.success ? entry.output : null
  } catch {
    return null
  }
}

function readItem(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function writeItem(storage: Storage | null, key: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(key)
    else storage?.setItem(key, text)
    return storage !== null
  } catch {
    return false
  }
}

function removeOld(storage: Storage | null, nowMs: number): void {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const changedAtMs = parse(readItem(storage, key))?.changedAtMs ?? 0
    if (nowMs - changedAtMs > keptForMs) writeItem(storage, key, null)
  }
}
