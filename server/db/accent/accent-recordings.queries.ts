import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { users } from '#server/db/schema/people.ts'
import { recordings, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'

/** A recording about to be kept. */
export type NewRecording = Omit<typeof recordings.$inferInsert, 'id'>

/** What is known of a recording beside its sound; `hasSound` until the retention time is over. */
export type RecordingRow = Awaited<ReturnType<typeof readRecordings>>[number]

const described = {
  id: recordings.id,
  feedback: recordings.feedback,
  hasSound: sql<boolean>`${recordings.wav} is not null`,
}

/** Keeps a recording; answers its id. */
export async function insertRecording(db: Db | Transaction, recording: NewRecording): Promise<number> {
  const [row] = await db.insert(recordings).values(recording).returning({ id: recordings.id })
  if (!row) throw new Error('insert into recordings answered no row')
  return row.id
}

/** The last usable take of a question, or null. */
export async function findLastTake(db: Db | Transaction, sessionId: number, position: number): Promise<RecordingRow | null> {
  const [row] = await db
    .select(described)
    .from(recordings)
    .where(and(eq(recordings.sessionId, sessionId), eq(recordings.position, position), eq(recordings.usable, true)))
    .orderBy(desc(recordings.id))
    .limit(1)
  return row ?? null
}

/** Every recording of a session, usable or not, oldest first. */
export function readRecordings(db: Db | Transaction, sessionId: number) {
  return db.select(described).from(recordings).where(eq(recordings.sessionId, sessionId)).orderBy(asc(recordings.id))
}

/** The sound of a recording; null when it was deleted, or its student was. */
export async function findSound(db: Db | Transaction, id: number): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ wav: recordings.wav })
    .from(recordings)
    .innerJoin(users, eq(users.id, recordings.userId))
    .where(and(eq(recordings.id, id), isNull(users.deletedAt)))
  return row?.wav ?? null
}

/** The snapshot of a spoken session, for reading its scripts aloud; null when it is gone, or its student is. */
export async function findSpokenSnapshot(db: Db | Transaction, sessionId: number, position: number) {
  const [row] = await db
    .select({ snapshot: sessions.snapshot, setIndex: sessionQuestions.setIndex })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, sessions.id), eq(sessionQuestions.position, position)))
    .where(and(eq(sessions.id, sessionId), eq(sessions.kind, 'accent'), isNull(users.deletedAt)))
  return row ?? null
}
