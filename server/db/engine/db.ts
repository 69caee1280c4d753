import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { schema } from '#server/db/schema.ts'

type Schema = typeof schema

/** The database on either engine (PGlite or PostgreSQL), as queries and use cases see it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>

/** An open transaction; queries take `Db | Transaction` first. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>
