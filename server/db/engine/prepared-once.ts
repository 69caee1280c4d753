import type { Db, Transaction } from './db.ts'

/**
 * Builds a statement once per database and keeps it: drizzle's own part of a large statement costs as much as running it.
 * `build` prepares it with placeholders; a transaction builds its own.
 */
export function preparedOnce<Statement>(build: (db: Db | Transaction) => Statement): (db: Db | Transaction) => Statement {
  const statements = new WeakMap<object, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const built = build(db)
    statements.set(db, built)
    return built
  }
}
