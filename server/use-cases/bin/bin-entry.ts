import type { BinEntry } from '#contract/bin/bin.ts'
import type { BinRow } from '#server/db/bin/bin.queries.ts'

/** A bin entry as the wire shows it. */
export function binEntry({ id, kind, objectId, title, deletedAt, expiresAt }: BinRow): BinEntry {
  return { id, kind, object_id: objectId, title, deleted_at: deletedAt.toISOString(), expires_at: expiresAt.toISOString() }
}
