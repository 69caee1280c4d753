import * as v from 'valibot'
import type { KeptImport } from '#machines/classroom/roster-import/roster-import.setup.ts'
import { namedKinds } from '#machines/classroom/roster-import/roster.columns.ts'
import { createKeptDrafts, type KeptDraftsOptions } from '#src/actors/forms/kept-drafts.ts'

const importsKept = 'import-draft:'

const Text = v.object({ name: v.string(), username: v.string(), email: v.string(), age: v.string(), password: v.string() })
const Known = v.object({ studentId: v.number(), startPassword: v.null(), isInClass: v.boolean(), isKnown: v.literal(true) })
const Row = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  student: Text,
  extra: v.array(v.string()),
  note: v.nullable(v.string()),
  edition: v.number(),
  isUsernameMade: v.boolean(),
  problems: v.array(v.object({ field: v.picklist(['name', 'username', 'email', 'age', 'password']), sentence: v.string() })),
  refusal: v.null(),
  added: v.nullable(Known),
  leftOut: v.nullable(v.string()),
  isPlaced: v.optional(v.literal(true)),
})
const Kept: v.GenericSchema<unknown, KeptImport> = v.object({
  fileId: v.string(),
  classId: v.nullable(v.number()),
  columns: v.array(v.object({ title: v.string(), kind: v.picklist([...namedKinds, 'reason']) })),
  rows: v.array(Row),
})

/** What is told of an import that was broken off: how many rows it has, and when its adding began. */
export type BrokenOff = { kept: KeptImport; atMs: number }

/** The server answers a call that is sent again as it did for a day; after it an import is begun anew with its file. */
const longestMs = 23 * 60 * 60_000
const theOne = 0

/** One person's import that is under way, in this browser, until it is closed, too old to be taken up, or they sign out. It holds no password. */
export function createKeptImport(options: Omit<KeptDraftsOptions<KeptImport>, 'kind' | 'schema'>) {
  const drafts = createKeptDrafts({ ...options, kind: 'import', schema: Kept })
  return {
    read(): BrokenOff | null {
      const found = drafts.read(theOne)
      if (found !== null && options.nowMs() - found.atMs <= longestMs) return { kept: found.draft, atMs: found.atMs }
      drafts.drop(theOne)
      return null
    },
    keep: (kept: KeptImport) => void drafts.keep(theOne, kept),
    drop: () => drafts.drop(theOne),
  }
}

/** Forgets the imports this browser keeps, but the person's who is signed in: they hold names and addresses, and go as lists go. */
export function forgetImports(personId: string | null): void {
  try {
    const { localStorage: storage } = window
    const others = Object.keys(storage).filter((key) => key.startsWith(importsKept) && !key.startsWith(`${importsKept}${personId ?? ''}:`))
    for (const key of others) storage.removeItem(key)
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
