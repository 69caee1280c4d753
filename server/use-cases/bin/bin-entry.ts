import type { BinEntry } from '#contract/bin/bin.ts'
import type { BinRow } from '#server/db/bin/bin.queries.ts'

/** A bin entry as the wire shows it; a student somebody only left is a student they deleted. */
export function binEntry({ id, kind, objectId, title, deletedAt, expiresAt }: BinRow): BinEntry {
  return { id, kind: kind === 'student_left' ? 'student' : kind, object_id: objectId, title, deleted_at: deletedAt.toISOString(), expires_at: expiresAt.toISOString() }
}

/** How the log of changes calls the kind of a thing in the bin. */
export function subjectOf(kind: BinRow['kind']): string {
  return kind === 'student' || kind === 'student_left' ? 'user' : kind
}
