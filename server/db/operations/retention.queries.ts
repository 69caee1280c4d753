import { and, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { takeOutOfBin } from '#server/db/bin/bin.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { removeForGood } from '#server/db/bin/remove-for-good.queries.ts'
import { schema } from '#server/db/schema.ts'
import type { Retention } from '#server/settings.ts'
import { isWithoutConsent } from '#server/db/classroom/voice-consent.queries.ts'

/** How many rows of each kind a round removed (recordings: whose sound, words: what was sent for them). */
export type Forgotten = Record<'events' | 'modelCalls' | 'tokens' | 'idempotencyKeys' | 'counters' | 'links' | 'replies' | 'accounts' | 'recordings' | 'sentWords' | 'bin' | 'audit', number>

const day = 86_400_000

/** Rows per statement: the embedded engine answers nobody else meanwhile. */
const batch = 500

/**
 * Removes what has outlived its time: usage events with what a language model was told, stored replies and the audit after the days of
 * `retention`, counters a week after
 * their last window, idempotency keys after a day, sample accounts, dead tokens, links and codes, the sound of recordings that are old
 * or whose student has no class with consent any more (their scores stay), and what lay in the bin for 30 days. What the audit says
 * of marks stays with its session, and so do messages and scores. A kind that cannot be removed now, as when a statement takes too long, keeps
 * no other from going; what went wrong first is thrown at the end.
 */
export async function forgetOld(db: Db, now: Date, { replyDays, auditDays, eventDays }: Retention): Promise<Forgotten> {
  const { audit, bin, events, idempotencyKeys, modelCalls, rateCounters, revokedTokens, sessionReplies, users } = schema
  const before = (days: number) => new Date(now.getTime() - days * day)
  const isUnblocked = or(isNull(rateCounters.blockedUntil), lt(rateCounters.blockedUntil, now))
  const wrong: unknown[] = []
  const orNone = (work: Promise<number>) =>
    work.catch((error: unknown) => {
      wrong.push(error)
      return 0
    })
  const forgotten = {
    events: await orNone(removeFrom(db, events, lt(events.at, before(eventDays)))),
    modelCalls: await orNone(removeFrom(db, modelCalls, lt(modelCalls.at, before(eventDays)))),
    tokens: await orNone(removeFrom(db, revokedTokens, lt(revokedTokens.expiresAt, now))),
    idempotencyKeys: await orNone(removeFrom(db, idempotencyKeys, lt(idempotencyKeys.at, before(1)))),
    counters: await orNone(removeFrom(db, rateCounters, and(lt(rateCounters.windowStartedAt, before(7)), isUnblocked))),
    links: await orNone(forgetLinks(db, now)),
    replies: await orNone(removeFrom(db, sessionReplies, lt(sessionReplies.at, before(replyDays)))),
    accounts: await orNone(removeFrom(db, users, lt(users.expiresAt, now))),
    recordings: await orNone(silenceRecordings(db, now)),
    sentWords: await orNone(forgetWhatWasSent(db, before(eventDays))),
    audit: await orNone(removeFrom(db, audit, and(lt(audit.at, before(auditDays)), ne(audit.subjectKind, 'session')))),
    bin: await orNone(repeated(() => emptyBin(db, lt(bin.expiresAt, now)))),
  }
  if (wrong.length > 0) throw wrong[0]
  return forgotten
}

const Row = v.object({ one: v.number() })

function removeFrom(db: Db, table: PgTable, condition: SQL | undefined): Promise<number> {
  const some = sql`array(select ctid from ${table} where ${condition} limit ${batch})`
  return repeated(async () => (await rowsOf(db, sql`delete from ${table} where ctid = any(${some}) returning 1 as one`, Row)).length)
}

async function forgetLinks(db: Db, now: Date): Promise<number> {
  const { classInvites, emailConfirmations, joinCodes, magicLinks, parentLinks, teacherInvites } = schema
  const signIns = await removeFrom(db, magicLinks, or(lt(magicLinks.expiresAt, now), isNotNull(magicLinks.usedAt)))
  const invites = await removeFrom(db, teacherInvites, or(lt(teacherInvites.expiresAt, now), isNotNull(teacherInvites.usedAt)))
  const shown = (await removeFrom(db, joinCodes, lt(joinCodes.endsAt, now))) + (await removeFrom(db, parentLinks, lt(parentLinks.endsAt, now)))
  const toClasses = await removeFrom(db, classInvites, lt(classInvites.expiresAt, now))
  return signIns + invites + shown + toClasses + (await removeFrom(db, emailConfirmations, lt(emailConfirmations.expiresAt, now)))
}

function silenceRecordings(db: Db, now: Date): Promise<number> {
  const { recordings } = schema
  const mustGo = and(isNotNull(recordings.wav), or(lt(recordings.deleteAfter, now), isWithoutConsent))
  const some = sql`array(select ctid from ${recordings} where ${mustGo} limit ${batch})`
  return repeated(async () => (await rowsOf(db, sql`update ${recordings} set wav = null where ctid = any(${some}) returning 1 as one`, Row)).length)
}

async function forgetWhatWasSent(db: Db, before: Date): Promise<number> {
  const { markSuggestions, tutorWords } = schema
  const marks = sql`array(select ctid from ${markSuggestions} where ${and(isNotNull(markSuggestions.sent), lt(markSuggestions.at, before))} limit ${batch})`
  const some = sql`array(select ctid from ${tutorWords} where ${and(isNotNull(tutorWords.sent), lt(tutorWords.askedAt, before))} limit ${batch})`
  const ofMarks = await repeated(async () => (await rowsOf(db, sql`update ${markSuggestions} set sent = null where ctid = any(${marks}) returning 1 as one`, Row)).length)
  return ofMarks + (await repeated(async () => (await rowsOf(db, sql`update ${tutorWords} set sent = null where ctid = any(${some}) returning 1 as one`, Row)).length))
}

async function repeated(step: () => Promise<number>): Promise<number> {
  const count = await step()
  return count < batch ? count : count + (await repeated(step))
}

async function emptyBin(db: Db, condition: SQL): Promise<number> {
  const { bin } = schema
  const entries = await db.select({ id: bin.id, kind: bin.kind, objectId: bin.objectId }).from(bin).where(condition).orderBy(bin.id).limit(batch)
  for (const { id, kind, objectId } of entries) {
    await db.transaction(async (tx) => {
      if (await takeOutOfBin(tx, id)) await removeForGood(tx, kind, objectId)
    })
  }
  return entries.length
}
